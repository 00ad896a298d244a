import { useEffect, useRef, useState } from 'react';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { useApp } from '../../app-context.tsx';
import { announce } from '../../lib/announce.ts';
import { count } from '../../lib/time.ts';
import { Field } from '../../ui/fields.tsx';
import { Form, SendButton, useSubmit } from '../../ui/form.tsx';
import * as form from '../../ui/form.styles.ts';
import * as admin from '../admin.admin.styles.ts';
import { useRefresh } from '../lib/use-endpoint.ts';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import {
  toRequestBody,
  toDraft,
  findDocumentProblem,
  createLabels,
  draftLimits,
  movePost,
  type Draft,
  type DraftPost,
} from './issue-draft.ts';
import { DocumentField } from './document-field.tsx';
import { CandidatePosts } from './candidate-posts.tsx';
import * as styles from './newsletter.admin.styles.ts';
import { PostLine } from './post-line.tsx';
import { Move, PostControls } from './post-controls.tsx';
import { ReadOnlyIssue } from './read-only-issue.tsx';

/** Edits the posts of an issue, their order and texts. `onDirty` reports unsaved changes. */
export function IssueEditor({
  issue,
  onDirty,
}: {
  issue: AdminIssueDetail;
  onDirty: (dirty: boolean) => void;
}) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const dirty = draft !== null && issue.editable === null;
  const shown = dirty ? draft : toDraft(issue);
  // The focus follows a moved post.
  const focus = useRef<string | null>(null);
  useEffect(() => {
    if (focus.current !== null) document.getElementById(focus.current)?.focus();
    focus.current = null;
  });
  useEffect(() => {
    onDirty(dirty);
  }, [dirty, onDirty]);

  if (issue.editable !== null)
    return (
      <>
        <p className={admin.note}>{issue.editable}</p>
        <ReadOnlyIssue draft={shown} />
        <CandidatePosts issue={issue} chosen={shown.posts} />
      </>
    );

  const change = (part: Partial<Draft>) =>
    setDraft((current) => ({ ...(current ?? shown), ...part }));
  const move = (at: number, by: 1 | -1) => {
    const posts = movePost(shown.posts, at, by);
    if (posts === shown.posts) return;
    focus.current = `${by < 0 ? 'up' : 'down'}-${shown.posts[at]?.id}`;
    change({ posts });
    announce(`Now at position ${at + by + 1} of ${posts.length}.`);
  };
  const takeOut = (at: number) => {
    const next = shown.posts[at + 1] ?? shown.posts[at - 1];
    focus.current = next ? `out-${next.id}` : 'content';
    change({ posts: shown.posts.toSpliced(at, 1) });
    announce('Removed from the issue.');
  };
  const putIn = (post: DraftPost) => {
    if (shown.posts.some(({ id }) => id === post.id)) return;
    focus.current = `up-${post.id}`;
    change({ posts: [...shown.posts, post] });
    announce(`Added to the issue at position ${shown.posts.length + 1}.`);
  };
  return (
    <>
      {dirty ? (
        <UnsavedChanges>
          Your changes to this issue aren’t saved. You’ll lose them if you leave.
        </UnsavedChanges>
      ) : null}
      <Editing
        issue={issue}
        draft={shown}
        dirty={dirty}
        change={change}
        move={move}
        takeOut={takeOut}
        drop={() => setDraft(null)}
        saved={(as) => setDraft((now) => (now === as ? null : now))}
      />
      <CandidatePosts
        issue={issue}
        chosen={shown.posts}
        putIn={shown.posts.length < draftLimits.posts ? putIn : undefined}
      />
    </>
  );
}

function Editing({
  issue,
  draft,
  dirty,
  change,
  move,
  takeOut,
  drop,
  saved,
}: {
  issue: AdminIssueDetail;
  draft: Draft;
  dirty: boolean;
  change: (part: Partial<Draft>) => void;
  move: (at: number, by: 1 | -1) => void;
  takeOut: (at: number) => void;
  drop: () => void;
  /** Keeps what was typed while saving. */
  saved: (as: Draft) => void;
}) {
  const { api } = useApp();
  const refresh = useRefresh();
  const { problems, pending, run } = useSubmit(createLabels(draft));
  const save = async () => {
    if (!dirty) return;
    const well = await run(async () => {
      try {
        await api('PATCH /api/admin/issues/{id}', {
          path: { id: issue.id },
          body: toRequestBody(draft),
        });
      } catch (error) {
        const wrong = findDocumentProblem(error);
        if (wrong) return [wrong];
        throw error;
      }
      await refresh('GET /api/admin/issues');
      return [];
    });
    if (!well) return;
    saved(draft);
    announce('Issue saved. Its text will be rendered again.');
  };
  const notes = (at: number, note: string) =>
    change({ posts: draft.posts.map((post, i) => (i === at ? { ...post, note } : post)) });
  return (
    <Form label="The issue" problems={problems} onSend={() => void save()}>
      <Field
        name="subject"
        label="Subject"
        hint="Leave blank to use the site’s name and the first title."
        problems={problems}
        optional
        value={draft.subject}
        onChange={(event) => change({ subject: event.currentTarget.value })}
      />
      <DocumentField
        label="Text"
        hint="Above the posts. Add the block “Posts of this issue” to write below. Not translated."
        problems={problems}
        value={draft.document}
        onChange={(document) => change({ document })}
      />
      <div>
        <h3 id="in-it">In this issue: {count(draft.posts.length, 'post')}</h3>
        <ol className={styles.posts} aria-labelledby="in-it">
          {draft.posts.map((post, at) => (
            <li key={post.id}>
              <span className={styles.place} aria-hidden="true">
                {at + 1}
              </span>
              <div>
                <PostLine post={post} />
                <PostControls
                  name={`posts.${at}.note`}
                  post={post}
                  problems={problems}
                  onChange={(note) => notes(at, note)}
                >
                  <Move
                    id={`up-${post.id}`}
                    name="Up"
                    title={post.title}
                    off={at === 0}
                    act={() => move(at, -1)}
                  />
                  <Move
                    id={`down-${post.id}`}
                    name="Down"
                    title={post.title}
                    off={at === draft.posts.length - 1}
                    act={() => move(at, 1)}
                  />
                  <Move
                    id={`out-${post.id}`}
                    name="Remove"
                    title={post.title}
                    off={draft.posts.length === 1}
                    act={() => takeOut(at)}
                  />
                </PostControls>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {dirty ? (
        <div className={styles.unsaved}>
          <SendButton pending={pending} doing="Saving…">
            Save issue
          </SendButton>
          <button type="button" className={form.quiet} onClick={drop}>
            Undo changes
          </button>
          <span className={styles.quiet}>Unsaved changes.</span>
        </div>
      ) : null}
    </Form>
  );
}
