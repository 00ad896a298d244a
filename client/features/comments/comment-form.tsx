import { useEffect, useId, useRef, useState } from 'react';
import { countCharacters, visibleCharacters } from '#shared/text-rules.ts';
import type { Comment } from '#shared/contract/comments.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import { useApp } from '../../app-context.tsx';
import { forgetDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { newKey } from '../../lib/idempotency-key.ts';
import { uploadPicture } from '../../queries/pictures.ts';
import * as global from '../../theme/global.styles.ts';
import { rich } from '../../ui/rich.tsx';
import { SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import { TextPictures } from '../../ui/text-pictures.tsx';
import * as styles from './comment-form.styles.ts';

const { max } = limits.commentText;
const labels = { text: english('The comment') };

/**
 * Writes a comment. The browser keeps the text under `draft` until it is sent. `send` gets the text
 * and an idempotency key; `onSent` follows success. `waits`: a single line until it has the focus.
 */
export function CommentForm({
  label,
  draft: { username, subject },
  text: start = '',
  changes = false,
  waits = false,
  button,
  doing,
  send,
  onSent,
  onCancel,
}: {
  label: string;
  draft: { username: string; subject: string };
  text?: string;
  /** It replaces the comment it edits. */
  changes?: boolean;
  waits?: boolean;
  button: string;
  doing: string;
  send: (text: string, key: string) => Promise<Comment>;
  onSent: (comment: Comment) => void;
  onCancel?: () => void;
}) {
  const app = useApp();
  const { t } = app;
  const id = useId();
  const [stored] = useState(() => readDraft(username, subject));
  const [open, setOpen] = useState(!waits);
  const [length, setLength] = useState(countCharacters(stored ?? start));
  const area = useRef<HTMLTextAreaElement>(null);
  const sent = useRef({ text: '', key: '' });
  const { problems, pending, run } = useSubmit(labels);
  const [problem] = problems;

  useEffect(() => {
    if (waits) return;
    // Opened by the user, so focus the end of the text.
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [waits]);
  useEffect(() => {
    if (problem) area.current?.focus();
  }, [problem]);

  const submit = () =>
    void run(async () => {
      const text = area.current?.value ?? '';
      if (visibleCharacters(text) === 0)
        return [{ field: 'text', message: t('Enter your comment.') }];
      if (countCharacters(text) > max)
        return [
          {
            field: 'text',
            message: t(
              'The comment must be at most {max, number} characters; it has {length, number}.',
              { max, length: countCharacters(text) },
            ),
          },
        ];
      if (sent.current.text !== text) sent.current = { text, key: newKey() };
      const comment = await send(text, sent.current.key);
      sent.current = { text: '', key: '' };
      // What was typed in the meantime stays.
      if ((area.current?.value ?? readDraft(username, subject)) === text) {
        forgetDraft(username, subject);
        if (area.current) area.current.value = start;
        setLength(countCharacters(start));
        if (waits) setOpen(false);
      }
      onSent(comment);
      return [];
    });
  const near = length > max * 0.9;
  const described = [problem ? `${id}problem` : '', near ? `${id}count` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      aria-label={label}
      data-open={open || undefined}
      data-changes={changes || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={`${id}text`} className={global.hidden}>
        {label}
      </label>
      {problem ? (
        <p id={`${id}problem`} className={form.problem} role="alert">
          {problem.message}
          {problem.link ? (
            <>
              {' '}
              <a href={problem.link.href} target={problem.link.newTab ? '_blank' : undefined}>
                {problem.link.text}
              </a>
            </>
          ) : null}
        </p>
      ) : null}
      <TextPictures isOpen={open} upload={(image) => uploadPicture(app, image)}>
        <textarea
          ref={area}
          id={`${id}text`}
          name="text"
          dir="auto"
          placeholder={waits ? label : undefined}
          defaultValue={stored ?? start}
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          onFocus={() => setOpen(true)}
          onInput={({ currentTarget: { value } }) => {
            setLength(countCharacters(value));
            if (value === start) forgetDraft(username, subject);
            else keepDraft(username, subject, value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
      </TextPictures>
      {open ? (
        <>
          {near ? (
            <p id={`${id}count`} className={form.hint}>
              {t('{used, number} of {most, number} characters', { used: length, most: max })}
            </p>
          ) : null}
          <div className={form.buttons}>
            <SendButton pending={pending} doing={doing}>
              {button}
            </SendButton>
            <button
              type="button"
              className={form.quiet}
              onClick={() => {
                if (waits) setOpen(false);
                onCancel?.();
              }}
            >
              {t('Cancel')}
            </button>
            <details className={styles.help}>
              <summary>{t('Formatting')}</summary>
              <p>
                {rich(
                  t,
                  '<c>*emphasis*</c>, <c>**strong**</c>, <c>`code`</c>, ' +
                    '<c>[link text](https://example.org)</c>, <c>></c> quote, <c>-</c> list item, ' +
                    'blank line = new paragraph, <c>@name</c> notifies that member',
                  { c: (content) => <code>{content}</code> },
                )}
              </p>
            </details>
          </div>
        </>
      ) : length > 0 ? (
        <p className={styles.draft}>{t('You have a draft here.')}</p>
      ) : null}
    </form>
  );
}
