import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ApiError } from '#shared/api-error.ts';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { postPath } from '#shared/paths.ts';
import { postLabels } from '#shared/field-labels.ts';
import { countCharacters } from '#shared/text-rules.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { useTranslate } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { relativeTime } from '../../lib/time.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, toProblems, SendButton, useSubmit, type Problem } from '../../ui/form.tsx';
import { validatePost, type PostFields } from './check-post.ts';
import { useDraft } from './draft.ts';
import { LinkPreviewHint, useLinkPreview } from './link-preview-hint.tsx';
import { MarkdownArea } from './markdown-area.tsx';
import * as styles from './posting.styles.ts';
import { TagChoices } from './tag-choices.tsx';

/** Request body of a post. */
export type PostBody = { url: string | null; title: string; text: string | null; tags: string[] };

/**
 * Creates or edits a post. `form`: the page path, which names the draft; `editedPost`: the post to
 * edit; `locked`: why title and URL cannot change. `save` gets an idempotency key and returns the
 * next page.
 */
export function PostForm({
  name,
  username,
  form,
  start,
  tags,
  editedPost,
  locked,
  button,
  doing,
  save,
  onProblems,
  end,
}: {
  name: string;
  username: string;
  form: string;
  start: PostFields;
  tags: Reply<'GET /api/tags'>['tags'];
  editedPost?: { id: string; url: string | null };
  locked?: string | undefined;
  button: string;
  doing: string;
  save: (body: PostBody, key: () => string) => Promise<() => Promise<void>>;
  /** Reports whether there are problems, for the page title. */
  onProblems: (hasProblems: boolean) => void;
  end?: ReactNode;
}) {
  const t = useTranslate();
  const { fields, setFields, restored, keyFor, discard, forget } = useDraft(username, form, start);
  const { problems, pending, run } = useSubmit(postLabels);
  const wrong = problems.length > 0;
  useEffect(() => onProblems(wrong), [onProblems, wrong]);
  const change = (more: Partial<PostFields>) => setFields((before) => ({ ...before, ...more }));

  const [suggested, setSuggested] = useState('');
  const latest = useRef({ title: fields.title, suggested });
  useEffect(() => {
    latest.current = { title: fields.title, suggested };
  });
  const {
    help,
    look: lookUp,
    typed,
    showEarlierPost,
  } = useLinkPreview({
    editedPost,
    onTitle(pageTitle) {
      const { title: currentTitle, suggested: before } = latest.current;
      setSuggested(pageTitle);
      if (currentTitle === pageTitle) return;
      if (currentTitle.trim() !== '' && currentTitle !== before)
        return announce(t('Suggested title: {title}', { title: pageTitle }));
      change({ title: pageTitle });
      announce(t('Title filled in: {title}', { title: pageTitle }));
    },
  });
  const lookAtLink = () => lookUp(fields.url);

  const length = countCharacters(fields.title.trim());
  const changeTitle = (title: string) => {
    const over = countCharacters(title.trim()) - limits.title.max;
    if (over > 0 && length <= limits.title.max)
      announce(t('The title is too long by {count, number}.', { count: over }));
    change({ title });
  };

  const send = () =>
    void run(async () => {
      const wrong = validatePost(t, fields).filter(
        ({ field }) => locked === undefined || (field !== 'url' && field !== 'title'),
      );
      if (wrong.length > 0) return wrong;
      const body: PostBody = {
        url: fields.url.trim() || null,
        title: fields.title.trim(),
        text: fields.text.trim() === '' ? null : fields.text,
        tags: fields.tags,
      };
      try {
        const leadOn = await save(body, () => keyFor(JSON.stringify(body)));
        forget();
        await leadOn();
        return [];
      } catch (error) {
        return whatWentWrong(t, error, showEarlierPost);
      }
    });

  return (
    <Form label={name} problems={problems} onSend={send}>
      {restored ? (
        <p className={styles.quiet}>
          {t('We restored your draft.')}{' '}
          <button
            type="button"
            onClick={() => {
              discard();
              typed(start.url);
            }}
          >
            {t('Discard draft')}
          </button>
        </p>
      ) : null}
      {locked === undefined || editedPost?.url ? (
        <div>
          <Field
            name="url"
            label={t.find(postLabels.url)}
            optional
            hint={locked ?? t('Paste a link, or leave blank for a text post.')}
            problems={problems}
            readOnly={locked !== undefined}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={fields.url}
            onChange={({ currentTarget: { value }, nativeEvent }) => {
              change({ url: value });
              typed(value);
              if ((nativeEvent as InputEvent).inputType === 'insertFromPaste') lookUp(value);
            }}
            onBlur={lookAtLink}
          />
          <LinkPreviewHint help={help} />
        </div>
      ) : null}
      <div>
        <Field
          name="title"
          label={t.find(postLabels.title)}
          problems={problems}
          readOnly={locked !== undefined}
          autoComplete="off"
          value={fields.title}
          hint={
            locked ?? (
              <>
                <span
                  aria-hidden="true"
                  className={styles.counter}
                  data-over={length > limits.title.max || undefined}
                >
                  {length}/{limits.title.max}
                </span>
                {t('Use the original headline where you can.')}
              </>
            )
          }
          onChange={(event) => changeTitle(event.currentTarget.value)}
          onBlur={lookAtLink}
        />
        {suggested !== '' && suggested !== fields.title ? (
          <p className={styles.suggestion}>
            <button type="button" onClick={() => change({ title: suggested })}>
              {t('Use: “{title}”', { title: suggested })}
            </button>
          </p>
        ) : null}
      </div>
      <MarkdownArea
        value={fields.text}
        onChange={(text) => change({ text })}
        onBlur={lookAtLink}
        problems={problems}
      />
      <TagChoices
        tags={tags}
        chosen={fields.tags}
        onChange={(tags) => change({ tags })}
        problems={problems}
      />
      <div className={styles.end}>
        <SendButton pending={pending} doing={doing}>
          {button}
        </SendButton>
        {end}
      </div>
    </Form>
  );
}

/** Turns an API error into problems, with a link to the earlier post. */
function whatWentWrong(
  t: Translate,
  error: unknown,
  showEarlierPost: ReturnType<typeof useLinkPreview>['showEarlierPost'],
): Problem[] {
  if (!(error instanceof ApiError)) throw error;
  const { earlier, status } = error;
  if (earlier) {
    showEarlierPost(earlier);
    const time = relativeTime(t, Date.parse(earlier.createdAt), Date.now());
    const message = t('This link was shared {time}.', { time });
    return [
      {
        field: 'url',
        message,
        link: { href: postPath(earlier.slug), text: t('Go to the discussion') },
      },
    ];
  }
  const found = toProblems(t, error, postLabels);
  return status === 0 || status >= 500
    ? found.map((problem) => ({
        ...problem,
        message: `${problem.message} ${t('Your text is safe.')}`,
      }))
    : found;
}
