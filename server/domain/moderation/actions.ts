import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ModerationAction, itemStates } from '#shared/contract/admin-moderation-schemas.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { comments, auditLog, posts, postTags, reports, users } from '../../db/schema.ts';
import { badRequest } from '../../infra/app-error.ts';
import { queueArticle } from '../posts/article-fetching.ts';
import { updateCommentCounters, type CommentRow } from '../comments/comment-row.ts';
import { writeAuditLog, type Actor } from '../core/audit-log.ts';
import { renderWithMentions } from '../accounts/mentions.ts';
import { notifyRepliesAndMentions } from '../comments/notifications.ts';
import { updatePostCounters, matchesPost, type PostRow } from '../posts/post-row.ts';
import { hotRank } from '../posts/ranking.ts';
import type { AuthorNotice } from './notify-authors.ts';

export type ItemStatus = (typeof itemStates)[number];

/** What became of it. `told`: what its author is to be told; null where nothing has changed. */
export type ActionResult = {
  outcome: 'done' | 'unchanged';
  state: ItemStatus;
  locked: boolean;
  notice: AuthorNotice | null;
};

type Parts = Pick<Ctx, 'site' | 'clock' | 'db'>;
type Hidden = Pick<PostRow, 'isHidden'> & { hiddenBy: PostRow['hiddenBy'] };

export function itemStatus({
  isHidden,
  hiddenBy,
  deletedAt,
}: Hidden & { deletedAt: Date | null }): ItemStatus {
  if (deletedAt !== null) return 'deleted';
  if (!isHidden) return 'listed';
  return hiddenBy === 'author'
    ? 'hidden-by-author'
    : hiddenBy === 'pending_review'
      ? 'held'
      : hiddenBy === 'removed'
        ? 'removed'
        : 'hidden';
}

const hiding: Partial<Record<ModerationAction, Hidden>> = {
  hide: { isHidden: true, hiddenBy: 'moderator' },
  remove: { isHidden: true, hiddenBy: 'removed' },
  show: { isHidden: false, hiddenBy: null },
};
/** What was hidden before that was written down was hidden by a moderator. */
const known = ({ isHidden, hiddenBy }: Hidden): Hidden => ({
  isHidden,
  hiddenBy: isHidden ? (hiddenBy ?? 'moderator') : null,
});
const logged = ({ isHidden, hiddenBy }: Hidden) => ({ is_hidden: isHidden, hidden_by: hiddenBy });

/** What is done to people has a reason; what undoes it may go without. Error: bad_request. */
export function requireReason(action: ModerationAction, reason: string): void {
  if (reason === '' && action !== 'show' && action !== 'unlock')
    throw badRequest([{ field: 'reason', message: 'is required' }]);
}

/**
 * Does something to a post that is locked for it: counters, log and reports go with it, within the transaction. The same again changes nothing. What waited (`hold`) and is shown is as new as
 * this moment, unless it had been seen before it was held: nobody has waited for anything that was not there.
 */
export async function applyPostAction(
  tx: Db,
  ctx: Parts,
  by: Actor,
  post: PostRow,
  action: ModerationAction,
  reason: string,
): Promise<ActionResult> {
  const now = ctx.clock.now();
  const next = hiding[action];
  const [was, locked] = [known(post), post.lockedAt !== null];
  const unchanged: ActionResult = {
    outcome: 'unchanged',
    state: itemStatus(post),
    locked,
    notice: null,
  };
  const entry = { postId: post.id, userId: post.userId, reason };
  if (!next) {
    const lock = action === 'lock';
    if (lock === locked) return unchanged;
    await tx
      .update(posts)
      .set({ lockedAt: lock ? now : null })
      .where(matchesPost(post));
    await writeAuditLog(tx, ctx, by, [
      {
        ...entry,
        action: `${action}-post`,
        before: { locked },
        after: { locked: lock },
        isPublic: true,
      },
    ]);
    if (lock) await closeReports(tx, ctx, { postIds: [post.id] });
    return {
      outcome: 'done',
      state: itemStatus(post),
      locked: lock,
      notice: { userId: post.userId, kind: 'post', title: post.title, action, reason },
    };
  }
  if (was.isHidden === next.isHidden && was.hiddenBy === next.hiddenBy) return unchanged;
  const waited = was.hiddenBy === 'pending_review';
  const isNew =
    waited && action === 'show' && !(await wasSeen(tx, post.siteId, { postId: post.id }));
  await tx
    .update(posts)
    .set({
      ...next,
      ...(isNew
        ? { createdAt: now, updatedAt: now, hotScore: hotRank(post.score, now), topWindow: 0 }
        : {}),
    })
    .where(matchesPost(post));
  if (isNew)
    await tx
      .update(postTags)
      .set({ createdAt: now })
      .where(and(eq(postTags.siteId, post.siteId), eq(postTags.postId, post.id)));
  // What waits is not read, nor is a link that it was given meanwhile.
  if (waited && action === 'show' && post.url !== null) await queueArticle(tx, post, now);
  const said = actionLabel(action, waited);
  await writeAuditLog(tx, ctx, by, [
    {
      ...entry,
      action: `${said}-post`,
      before: logged(post),
      after: logged(next),
      isPublic: !waited,
    },
  ]);
  if (was.isHidden !== next.isHidden) await updatePostCounters(tx, post, next.isHidden ? -1 : 1);
  if (next.isHidden) await closeReports(tx, ctx, { postIds: [post.id] });
  return {
    outcome: 'done',
    state: itemStatus({ ...post, ...next }),
    locked,
    notice: { userId: post.userId, kind: 'post', title: post.title, action: said, reason },
  };
}

/** What an action is called: of what waits, nobody has seen anything yet. */
const actionLabel = (action: ModerationAction, waited: boolean) =>
  !waited ? action : action === 'show' ? 'approve' : 'reject';

/** The same of a comment, which cannot be locked. Whom it answers and names is told once it is shown for the first time. */
export async function applyCommentAction(
  tx: Db,
  ctx: Parts,
  by: Actor,
  comment: CommentRow,
  action: 'hide' | 'show' | 'remove',
  reason: string,
): Promise<ActionResult> {
  const { siteId, id, postId, userId } = comment;
  const next = hiding[action] as Pick<CommentRow, 'isHidden' | 'hiddenBy'>;
  const was = known(comment);
  if (was.isHidden === next.isHidden && was.hiddenBy === next.hiddenBy)
    return { outcome: 'unchanged', state: itemStatus(comment), locked: false, notice: null };
  const waited = was.hiddenBy === 'pending_review';
  const isNew =
    waited && action === 'show' && !(await wasSeen(tx, siteId, { postId, commentId: id }));
  await tx
    .update(comments)
    .set({ ...next, ...(isNew ? { createdAt: ctx.clock.now() } : {}) })
    .where(and(eq(comments.siteId, siteId), eq(comments.id, id)));
  if (was.isHidden !== next.isHidden)
    await updateCommentCounters(tx, siteId, postId, userId, next.isHidden ? -1 : 1);
  const said = actionLabel(action, waited);
  await writeAuditLog(tx, ctx, by, [
    {
      action: `${said}-comment`,
      postId,
      commentId: id,
      userId,
      reason,
      before: logged(comment),
      after: logged(next),
      isPublic: !waited,
    },
  ]);
  if (next.isHidden) await closeReports(tx, ctx, { commentIds: [id] });
  const [on] = await tx
    .select({
      id: posts.id,
      userId: posts.userId,
      slug: posts.slug,
      title: posts.title,
      listed: posts.isVisible,
    })
    .from(posts)
    .where(matchesPost({ siteId, id: postId }));
  if (isNew && on?.listed) await tellOfComment(tx, ctx, comment, on);
  return {
    outcome: 'done',
    state: itemStatus({ ...comment, ...next }),
    locked: false,
    notice: { userId, kind: 'comment', title: on?.title ?? '', action: said, reason },
  };
}

/** Whom a comment that waited answers and names. */
async function tellOfComment(
  tx: Db,
  ctx: Parts,
  { siteId, id, parentId, userId, text }: CommentRow,
  post: { id: string; userId: string; slug: string; title: string },
): Promise<void> {
  const [author] = await tx
    .select({ userId: users.id, username: users.username })
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.id, userId)));
  const [parent] =
    parentId === null
      ? []
      : await tx
          .select({ userId: comments.userId })
          .from(comments)
          .where(and(eq(comments.siteId, siteId), eq(comments.id, parentId)));
  if (!author) return;
  const { content, mentions } = await renderWithMentions({ ...ctx, db: tx }, text);
  await notifyRepliesAndMentions(
    ctx,
    tx,
    { commentId: id, by: author, content, post },
    parent ? { userId: parent.userId, how: 'answer' } : { userId: post.userId, how: 'comment' },
    mentions,
  );
}

/** Whether what is held now was to be seen before: then the log says so. */
async function wasSeen(
  tx: Db,
  siteId: string,
  { postId, commentId }: { postId: string; commentId?: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.siteId, siteId),
        eq(auditLog.postId, postId),
        eq(auditLog.action, commentId === undefined ? 'hold-post' : 'hold-comment'),
        ...(commentId === undefined ? [] : [eq(auditLog.commentId, commentId)]),
        sql`${auditLog.before} ->> 'is_hidden' = 'false'`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Writes down that a rule holds something. `seen`: it had been shown, and was changed. */
export async function logHold(
  tx: Db,
  ctx: Pick<Ctx, 'site'>,
  held: { postId: string; commentId?: string; userId: string; why: string; seen: boolean },
): Promise<void> {
  const { why, seen, ...what } = held;
  await writeAuditLog(tx, ctx, 'rules', [
    {
      ...what,
      action: held.commentId === undefined ? 'hold-post' : 'hold-comment',
      reason: why.slice(0, limits.reason.max),
      before: seen ? { is_hidden: false } : null,
      after: { is_hidden: true, hidden_by: 'pending_review' },
    },
  ]);
}

/** Closes the open reports on something: something was done about it, or nothing has to be. Resolves with how many. */
export async function closeReports(
  tx: Db,
  ctx: Pick<Ctx, 'site'>,
  on: { postIds: string[] } | { commentIds: string[] },
  outcome: 'resolved' | 'dismissed' = 'resolved',
): Promise<number> {
  const which =
    'postIds' in on
      ? inArray(reports.postId, on.postIds)
      : inArray(reports.commentId, on.commentIds);
  const closed = await tx
    .update(reports)
    .set({ state: 'closed', outcome, closedAt: sql`now()` })
    .where(and(eq(reports.siteId, ctx.site.id), eq(reports.state, 'open'), which))
    .returning({ id: reports.id });
  return closed.length;
}
