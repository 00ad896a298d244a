import {
  renderPlainDocument,
  splitDocument,
  type NewsletterDocument,
} from '#shared/newsletter/document.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { issueLimits, type AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import { english } from '#shared/texts/translate.ts';
import { truncate } from '#shared/truncate.ts';
import type { Db } from '../../../db/client.ts';
import { posts, users } from '../../../db/schema.ts';
import { AppError } from '../../../infra/app-error.ts';
import type { Issue } from './issues.ts';
import { own } from '../../../db/own.ts';

/** Returns what an editor wrote. */
export const readDocument = ({ document }: Pick<Issue, 'document'>): NewsletterDocument =>
  document ?? [];

/** The text above the posts, for descriptions, feeds and programs that know no document. */
export const toIntro = (document: NewsletterDocument): string =>
  truncate(renderPlainDocument(splitDocument(document).before).join('\n\n'), issueLimits.intro);

/** Rejects an edit of an older revision, and names who saved the last. Error: conflict. */
export async function checkRevision(
  db: Db,
  issue: Issue,
  edited: number | undefined,
): Promise<void> {
  if (edited === undefined || edited === issue.revision) return;
  const saved = await readSaved(db, issue);
  throw new AppError(
    'conflict',
    saved
      ? english('{editor} saved this issue on {time}.')
      : english('Another editor has changed this issue.'),
    [{ field: 'revision', message: `must be ${issue.revision}` }],
    saved ? { editor: saved.by, time: new Date(saved.at) } : {},
  );
}

/** Returns who saved the last change. Null: nobody, or an account that was deleted. */
export async function readSaved(
  db: Db,
  { siteId, savedBy, savedAt }: Issue,
): Promise<AdminIssueDetail['saved']> {
  if (savedBy === null || savedAt === null) return null;
  const [user] = await db
    .select({ username: users.username })
    .from(users)
    .where(and(own(users, siteId, { id: savedBy }), isNull(users.deletedAt)));
  return user ? { by: user.username, at: savedAt.toISOString() } : null;
}

/** What editors see of a post itself. */
export const adminPostColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  domain: posts.domain,
  score: posts.score,
  commentCount: posts.commentCount,
  listed: posts.isVisible,
};

/** Reads a draft with its posts, without those that were deleted. */
export async function readDraft(
  db: Db,
  { siteId, draft }: Issue,
  reviewed: AdminIssueDetail['posts'],
): Promise<AdminIssueDetail['draft']> {
  if (draft === null) return null;
  const ids = draft.posts.map(({ postId }) => postId);
  const rows = await db
    .select(adminPostColumns)
    .from(posts)
    .where(and(eq(posts.siteId, siteId), inArray(posts.id, ids)));
  return {
    ...draft,
    posts: draft.posts.flatMap(({ postId, note }) => {
      const post = rows.find((row) => row.id === postId);
      const reason = reviewed.find((row) => row.id === postId)?.reason ?? 'added by an editor';
      return post ? [{ ...post, note, reason }] : [];
    }),
  };
}
