import type { IssueDraft } from '#shared/newsletter/document.ts';
import type { Db } from '../../../db/client.ts';
import { readCandidates, type Choice } from '../issues/issue-candidates.ts';
import { toIntro } from '../issues/issue-document.ts';
import type { Issue } from '../issues/issues.ts';

/** One line, or null for no text. */
const toLine = (text: string) => text.replace(/\s+/g, ' ').trim() || null;

/** The texts of an issue that has a draft. */
export const toTexts = ({ subject, preheader = '', document }: IssueDraft) => ({
  subject: toLine(subject),
  preheader: toLine(preheader),
  document,
  intro: toIntro(document),
});

/** Returns an issue as it will be when its draft is published. */
export const withDraft = (issue: Issue): Issue =>
  issue.draft === null ? issue : { ...issue, ...toTexts(issue.draft) };

/** Returns the choice of posts of a draft. `isSame`: they are in the order of the issue. */
export async function chooseDraftPosts(
  db: Db,
  { siteId, draft }: Pick<Issue, 'siteId' | 'draft'>,
  published: Choice,
): Promise<{ isSame: boolean; choice: Choice }> {
  if (draft === null) return { isSame: true, choice: published };
  const notes = new Map(
    draft.posts.flatMap(({ postId, note }) => (note === '' ? [] : [[postId, note] as const])),
  );
  const chosen = draft.posts.map(({ postId }) => postId);
  const before = published.posts.slice(0, published.size).map(({ id }) => id);
  if (chosen.join(' ') === before.join(' '))
    return { isSame: true, choice: { ...published, notes } };
  const selected = await readCandidates(
    db,
    siteId,
    chosen.map((id) => ({ id, reserve: false })),
  );
  const others = published.posts.filter(({ id }) => !chosen.includes(id));
  return {
    isSame: false,
    choice: {
      ...published,
      posts: [...selected, ...others],
      size: selected.length,
      edited: new Set(chosen),
      notes,
    },
  };
}
