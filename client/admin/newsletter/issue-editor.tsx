import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { announce } from '../../lib/announce.ts';
import { exactTime, t } from '../lib/words.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import * as components from '../ui/components.admin.styles.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import {
  createLabels,
  draftLimits,
  movePost,
  toDraft,
  toDraftProblems,
  type DraftPost,
} from './issue-draft.ts';
import { DocumentField } from './document-field.tsx';
import { CandidatePosts } from './candidate-posts.tsx';
import * as styles from './newsletter.admin.styles.ts';
import { PostLine } from './post-line.tsx';
import { DropLine } from './drop-line.tsx';
import { PostControls } from './post-controls.tsx';
import { useDrag } from './use-drag.ts';
import { useIssueDraft, type Keeping } from './use-issue-draft.ts';
import { ReadOnlyIssue } from './read-only-issue.tsx';

/** Edits the posts of an issue, their order and texts. `onDirty` reports unsaved changes. */
export function IssueEditor({
  issue,
  onDirty,
}: {
  issue: AdminIssueDetail;
  onDirty: (dirty: boolean) => void;
}) {
  const draft = useIssueDraft(issue);
  const { shown, isChanged, change } = draft;
  const [isBlockOpen, setBlockOpen] = useState(false);
  const isLetter = issue.frequency === 'letter';
  // The focus follows a moved post.
  const focus = useRef<string | null>(null);
  useEffect(() => {
    if (focus.current !== null) document.getElementById(focus.current)?.focus();
    focus.current = null;
  });
  useEffect(() => {
    onDirty(isChanged || isBlockOpen);
  }, [isChanged, isBlockOpen, onDirty]);

  if (issue.editable !== null) {
    const published = toDraft({ ...issue, draft: null });
    return (
      <>
        <p className={admin.note}>
          {t.find(issue.editable)}
          {isChanged ? ` ${t('The last changes were not sent.')}` : null}
        </p>
        <ReadOnlyIssue draft={published} references={issue.references} hasPosts={!isLetter} />
        {isLetter ? null : <CandidatePosts issue={issue} chosen={published.posts} />}
      </>
    );
  }

  const move = (at: number, to: number) => {
    const posts = movePost(shown.posts, at, to);
    if (posts === shown.posts) return;
    focus.current = `post-${shown.posts[at]?.id}`;
    change({ posts });
    announce(
      t('Now at position {place, number} of {all, number}.', { place: to + 1, all: posts.length }),
    );
  };
  const takeOut = (at: number) => {
    const next = shown.posts[at + 1] ?? shown.posts[at - 1];
    focus.current = next ? `post-${next.id}` : 'content';
    change({ posts: shown.posts.toSpliced(at, 1) });
    announce(t('Removed from the issue.'));
  };
  const putIn = (post: DraftPost) => {
    if (shown.posts.some(({ id }) => id === post.id)) return;
    focus.current = `post-${post.id}`;
    change({ posts: [...shown.posts, post] });
    announce(
      t('Added to the issue at position {place, number}.', { place: shown.posts.length + 1 }),
    );
  };
  return (
    <>
      {draft.isUnsaved || isBlockOpen ? (
        <UnsavedChanges>
          {t('Your last changes to this issue aren’t saved yet. You’ll lose them if you leave.')}
        </UnsavedChanges>
      ) : null}
      {draft.isConflict ? <Conflict saved={issue.saved} settle={draft.settle} /> : null}
      <Editing
        issue={issue}
        hasPosts={!isLetter}
        issueDraft={draft}
        move={move}
        takeOut={takeOut}
        onBlockOpen={setBlockOpen}
      />
      {issue.saved === null || isLetter ? null : (
        <p className={admin.note}>{formatSaved(issue.saved)}</p>
      )}
      {isLetter ? null : (
        <CandidatePosts
          issue={issue}
          chosen={shown.posts}
          putIn={shown.posts.length < draftLimits.posts ? putIn : undefined}
        />
      )}
    </>
  );
}

/** Says who has saved, and asks whose changes stay. */
function Conflict({
  saved,
  settle,
}: {
  saved: AdminIssueDetail['saved'];
  settle: (choice: 'theirs' | 'mine') => void;
}) {
  return (
    <div className={components.callout} role="alert">
      <p>
        {[
          t('Another editor changed this issue while you were editing.'),
          formatSaved(saved),
          t('Your changes are still here, but they aren’t saved.'),
        ].join(' ')}
      </p>
      <div className={form.buttons}>
        <button type="button" className={form.quiet} onClick={() => settle('theirs')}>
          {t('Load their version')}
        </button>
        <button type="button" className={form.quiet} onClick={() => settle('mine')}>
          {t('Keep my version')}
        </button>
      </div>
    </div>
  );
}

const formatSaved = (saved: AdminIssueDetail['saved']) =>
  saved ? t('Saved by {name} on {date}.', { name: saved.by, date: exactTime(saved.at) }) : '';

const keepingTexts: Record<Keeping, string> = {
  saved: t('Saved as a draft'),
  saving: t('Saving…'),
  offline: t('You’re offline. This tab keeps your changes and tries again.'),
  refused: t('Your last changes couldn’t be saved.'),
};

function Editing({
  issueDraft,
  issue,
  hasPosts,
  move,
  takeOut,
  onBlockOpen,
}: {
  onBlockOpen: (isOpen: boolean) => void;
  issue: AdminIssueDetail;
  /** Letters have none. */
  hasPosts: boolean;
  issueDraft: ReturnType<typeof useIssueDraft>;
  move: (at: number, to: number) => void;
  takeOut: (at: number) => void;
}) {
  const { shown: draft, change, isChanged, isConflict, keeping } = issueDraft;
  const labels = createLabels(draft);
  const { problems: refused, pending, run } = useSubmit(labels);
  const problems = refused.length > 0 ? refused : issueDraft.refusal;
  const save = async () => {
    if (!isChanged || !hasPosts) return;
    const well = await run(async () => {
      try {
        await issueDraft.publish();
      } catch (error) {
        return toDraftProblems(error, labels);
      }
      return [];
    });
    if (well) announce(t('Issue saved. Its text will be rendered again.'));
  };
  const undo = () =>
    void run(async () => {
      if (isConflict) issueDraft.settle('theirs');
      else await issueDraft.discard();
      return [];
    });
  const isSaving = keeping === 'saving' || (keeping === 'saved' && issueDraft.isUnsaved);
  const status = isConflict ? null : (
    <p className={styles.quiet} role="status">
      {isSaving
        ? t('Saving…')
        : keeping === 'saved' && !(isChanged && hasPosts)
          ? t('Saved [draft]')
          : keepingTexts[keeping]}
    </p>
  );
  const ranks = new Map(issue.posts.map(({ id, rank }) => [id, rank]));
  const byPoints = draft.posts.toSorted((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0));
  const isArranged = issue.arranged && byPoints.some(({ id }, i) => id !== draft.posts[i]?.id);
  const notes = (at: number, note: string) =>
    change({ posts: draft.posts.map((post, i) => (i === at ? { ...post, note } : post)) });
  return (
    <Form label={t('The issue')} problems={problems} onSend={() => void save()}>
      <Field
        name="subject"
        label={t('Subject')}
        hint={
          hasPosts
            ? t('Leave blank for the one by AI, or else the site’s name and the first title.')
            : t('Also the title.')
        }
        problems={problems}
        optional
        value={draft.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <Field
        name="preheader"
        label={t('Preview text')}
        hint={
          hasPosts
            ? t(
                'Inboxes show it after the subject. Leave blank for the one by AI, or else the next titles.',
              )
            : t('Inboxes show it after the subject. Leave blank for the first sentence.')
        }
        problems={problems}
        optional
        value={draft.preheader ?? ''}
        onChange={(event) => change({ preheader: event.currentTarget.value })}
      />
      <DocumentField
        label={t('Text')}
        hint={
          hasPosts
            ? t(
                'Shown above the posts. To write below them, insert “Posts of this issue”. Readers in all ' +
                  'languages get it as written.',
              )
            : t('Readers in all languages get it as written.')
        }
        hasPosts={hasPosts}
        problems={problems}
        value={draft.document}
        references={issue.references}
        onChange={(document) => change({ document })}
        onUnsaved={onBlockOpen}
      />
      {hasPosts ? (
        <div>
          <h3 id="in-it">
            {t('In this issue: {count, plural, one {# post} other {# posts}}', {
              count: draft.posts.length,
            })}
          </h3>
          {isArranged ? (
            <p className={admin.note}>
              {t('AI chose this order.')}{' '}
              <button
                type="button"
                className={form.quiet}
                onClick={() => change({ posts: byPoints })}
              >
                {t('Order by points')}
              </button>
            </p>
          ) : null}
          <ol className={styles.posts} aria-labelledby="in-it">
            {draft.posts.map((post, at) => (
              <PostItem
                key={post.id}
                post={post}
                at={at}
                count={draft.posts.length}
                place={
                  isArranged
                    ? t('No. {place, number} by points', { place: byPoints.indexOf(post) + 1 })
                    : null
                }
                problems={problems}
                move={(to) => move(at, to)}
                remove={() => takeOut(at)}
                onChange={(note) => notes(at, note)}
              />
            ))}
          </ol>
        </div>
      ) : null}
      {isChanged && hasPosts ? (
        <div className={styles.unsaved}>
          <SendButton pending={pending} doing={t('Saving…')}>
            {t('Save issue')}
          </SendButton>
          <button type="button" className={form.quiet} onClick={undo}>
            {t('Discard changes')}
          </button>
          {status}
        </div>
      ) : (
        status
      )}
    </Form>
  );
}

/** A post of the issue in its list. `place`: by points, if the order is another one. */
function PostItem({
  place,
  ...controls
}: {
  place: string | null;
} & Omit<ComponentProps<typeof PostControls>, 'name' | 'drag' | 'children'>) {
  const { post, at, move } = controls;
  const item = useRef<HTMLLIElement>(null);
  const { line, handle } = useDrag({
    listPlaces: () =>
      [...(item.current?.parentElement?.children ?? [])].flatMap((other, i) => {
        const { top, bottom } = other.getBoundingClientRect();
        return i === 0
          ? [
              { at: 0, y: top },
              { at: 1, y: bottom },
            ]
          : [{ at: i + 1, y: bottom }];
      }),
    // Without itself, later places are one less.
    drop: (to) => move(to > at ? to - 1 : to),
  });
  return (
    <li ref={item} data-dragged={line ? '' : undefined}>
      <span className={styles.place} aria-hidden="true">
        {at + 1}
      </span>
      <PostControls {...controls} name={`posts.${at}.note`} drag={handle}>
        <PostLine post={post} />
        {place === null ? null : <p className={styles.quiet}>{place}</p>}
      </PostControls>
      {line ? <DropLine y={line.y} /> : null}
    </li>
  );
}
