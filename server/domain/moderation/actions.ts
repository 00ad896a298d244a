import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ModerationAction, itemStates } from '#shared/contract/admin-moderation-schemas.ts';
import * as limits from '#shared/limits.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { comments, auditLog, posts, postTags, reports, users } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { badRequest } from '../../infra/app-error.ts';
import { queueArticle } from '../posts/article-fetching.ts';
import { updateCommentCounters, type CommentRow } from '../comments/comment-row.ts';
import { writeAuditLog, type Actor } from '../core/audit-log.ts';
import { queueWebHooks } from '../core/web-hook-events.ts';
import { renderWithMentions } from '../accounts/mentions.ts';
import { notifyRepliesAndMentions } from '../comments/notifications.ts';
import {
  hasDiscussion,
  matchesPost,
  publicTitle,
  updatePostCounters,
  type PostRow,
} from '../posts/post-row.ts';
import { hotRank } from '../posts/ranking.ts';
import type { AuthorNotice } from './notify-authors.ts';
import { own } from '../../db/own.ts';

type ItemStatus = (typeof itemStates)[number];

/** The result of an action. `notice` is the email to the author; null if nothing changed. */
export type ActionResult = {
  outcome: 'done' | 'unchanged';
  state: ItemStatus;
  locked: boolean;
  notice: AuthorNotice | null;
};

type Services = Needs<'site' | 'clock' | 'secrets' | 'db'>;
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
/** Older rows do not record who hid them; a moderator did. */
const normalizeHidden = ({ isHidden, hiddenBy }: Hidden): Hidden => ({
  isHidden,
  hiddenBy: isHidden ? (hiddenBy ?? 'moderator') : null,
});
const toLogState = ({ isHidden, hiddenBy }: Hidden) => ({
  is_hidden: isHidden,
  hidden_by: hiddenBy,
});

/** Restrictive actions need a reason. Error: bad_request. */
export function requireReason(action: ModerationAction, reason: string): void {
  if (reason === '' && action !== 'show' && action !== 'unlock')
    throw badRequest([{ field: 'reason', message: 'is required' }]);
}

/**
 * Applies an action to a locked post, with counters, log and reports. Idempotent.
 * An approved post gets the current time, unless it was published before it was held. One that its
 * author had hidden stays hidden.
 */
export async function applyPostAction(
  tx: Db,
  ctx: Services,
  by: Actor,
  post: PostRow,
  action: ModerationAction,
  reason: string,
): Promise<ActionResult> {
  const now = ctx.clock.now();
  const [previous, locked] = [normalizeHidden(post), post.lockedAt !== null];
  const unchanged: ActionResult = {
    outcome: 'unchanged',
    state: itemStatus(post),
    locked,
    notice: null,
  };
  const entry = { postId: post.id, userId: post.userId, reason };
  // The author of a stub has left the discussion, and nobody counts the stub.
  const isStub = post.deletedAt !== null;
  const waited = previous.hiddenBy === 'pending_review';
  const isApproval = waited && action === 'show';
  const stateBefore = isApproval ? await findStateBeforeHold(tx, post.siteId, post.id) : null;
  const next = stateBefore ?? hiding[action];
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
      notice: isStub
        ? null
        : { userId: post.userId, kind: 'post', title: post.title, action, reason },
    };
  }
  if (previous.isHidden === next.isHidden && previous.hiddenBy === next.hiddenBy) return unchanged;
  const isNew = isApproval && stateBefore === null;
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
      .where(own(postTags, post.siteId, { postId: post.id }));
  if (isNew) await queueWebHooks(tx, post.siteId, 'post.published', post.id);
  // The link of a held post was not read yet.
  if (isApproval && post.url !== null) await queueArticle(tx, post, now);
  const label = getActionLabel(action, waited);
  await writeAuditLog(tx, ctx, by, [
    {
      ...entry,
      action: `${label}-post`,
      before: toLogState(post),
      after: toLogState(next),
      isPublic: !waited,
    },
  ]);
  if (previous.isHidden !== next.isHidden && !isStub)
    await updatePostCounters(tx, post, next.isHidden ? -1 : 1);
  if (next.isHidden && !isApproval) await closeReports(tx, ctx, { postIds: [post.id] });
  return {
    outcome: 'done',
    state: itemStatus({ ...post, ...next }),
    locked,
    notice: isStub
      ? null
      : { userId: post.userId, kind: 'post', title: post.title, action: label, reason },
  };
}

/** Returns `approve` or `reject` for a held item. */
const getActionLabel = (action: ModerationAction, waited: boolean) =>
  !waited ? action : action === 'show' ? 'approve' : 'reject';

/**
 * Applies an action to a locked comment. An approval notifies the users it mentions, and the first
 * one whom it replies to.
 */
export async function applyCommentAction(
  tx: Db,
  ctx: Services,
  by: Actor,
  comment: CommentRow,
  action: 'hide' | 'show' | 'remove',
  reason: string,
): Promise<ActionResult> {
  const { siteId, id, postId, userId } = comment;
  const next = hiding[action] as Pick<CommentRow, 'isHidden' | 'hiddenBy'>;
  const previous = normalizeHidden(comment);
  if (previous.isHidden === next.isHidden && previous.hiddenBy === next.hiddenBy)
    return { outcome: 'unchanged', state: itemStatus(comment), locked: false, notice: null };
  const waited = previous.hiddenBy === 'pending_review';
  const isApproval = waited && action === 'show';
  const isNew = isApproval && (await findStateBeforeHold(tx, siteId, postId, id)) === null;
  await tx
    .update(comments)
    .set({ ...next, ...(isNew ? { createdAt: ctx.clock.now() } : {}) })
    .where(own(comments, siteId, { id }));
  if (previous.isHidden !== next.isHidden)
    await updateCommentCounters(tx, siteId, postId, userId, next.isHidden ? -1 : 1);
  if (isNew) await queueWebHooks(tx, siteId, 'comment.published', id);
  const label = getActionLabel(action, waited);
  await writeAuditLog(tx, ctx, by, [
    {
      action: `${label}-comment`,
      postId,
      commentId: id,
      userId,
      reason,
      before: toLogState(comment),
      after: toLogState(next),
      isPublic: !waited,
    },
  ]);
  if (next.isHidden) await closeReports(tx, ctx, { commentIds: [id] });
  const [post] = await tx
    .select({
      id: posts.id,
      userId: posts.userId,
      ...publicTitle,
      hasDiscussion: sql<boolean>`${hasDiscussion}`,
    })
    .from(posts)
    .where(matchesPost({ siteId, id: postId }));
  if (isApproval && post?.hasDiscussion)
    await notifyOfApprovedComment(tx, ctx, comment, post, isNew);
  return {
    outcome: 'done',
    state: itemStatus({ ...comment, ...next }),
    locked: false,
    notice: { userId, kind: 'comment', title: post?.title ?? '', action: label, reason },
  };
}

/** Notifies the users whom an approved comment mentions, and, if it is new, replies to. */
async function notifyOfApprovedComment(
  tx: Db,
  ctx: Services,
  { siteId, id, parentId, userId, text }: CommentRow,
  post: { id: string; userId: string; slug: string; title: string },
  isNew: boolean,
): Promise<void> {
  const [author] = await tx
    .select({ userId: users.id, username: users.username })
    .from(users)
    .where(own(users, siteId, { id: userId }));
  const [parent] =
    parentId === null
      ? []
      : await tx
          .select({ userId: comments.userId })
          .from(comments)
          .where(own(comments, siteId, { id: parentId }));
  if (!author) return;
  const { content, mentions } = await renderWithMentions({ ...ctx, db: tx }, text, userId);
  await notifyRepliesAndMentions(
    ctx,
    tx,
    { commentId: id, by: author, content, post },
    !isNew
      ? null
      : parent
        ? { userId: parent.userId, how: 'answer' }
        : { userId: post.userId, how: 'comment' },
    mentions,
  );
}

/**
 * Returns the state of an item before it was held, by the audit log: visible, or hidden by its
 * author. Null: it was held when it was submitted.
 */
async function findStateBeforeHold(
  tx: Db,
  siteId: string,
  postId: string,
  commentId?: string,
): Promise<Hidden | null> {
  const [row] = await tx
    .select({ isHidden: sql<boolean>`(${auditLog.before} ->> 'is_hidden')::boolean` })
    .from(auditLog)
    .where(
      and(
        own(auditLog, siteId, {
          postId,
          action: commentId === undefined ? 'hold-post' : 'hold-comment',
        }),
        ...(commentId === undefined ? [] : [eq(auditLog.commentId, commentId)]),
        sql`${auditLog.before} is not null`,
      ),
    )
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  if (!row) return null;
  return row.isHidden
    ? { isHidden: true, hiddenBy: 'author' }
    : { isHidden: false, hiddenBy: null };
}

/** Logs that a rule holds an item. `before`: its state before an edit; null for a new item. */
export async function logHold(
  tx: Db,
  ctx: Needs<'site'>,
  entry: {
    postId: string;
    commentId?: string;
    userId: string;
    ruleReason: string;
    before: Hidden | null;
  },
): Promise<void> {
  const { ruleReason: why, before, ...what } = entry;
  await writeAuditLog(tx, ctx, 'rules', [
    {
      ...what,
      action: entry.commentId === undefined ? 'hold-post' : 'hold-comment',
      reason: why.slice(0, limits.reason.max),
      before: before === null ? null : toLogState(before),
      after: { is_hidden: true, hidden_by: 'pending_review' },
    },
  ]);
}

/** Closes the open reports on items. Returns how many. */
export async function closeReports(
  tx: Db,
  ctx: Needs<'site'>,
  target: { postIds: string[] } | { commentIds: string[] },
  outcome: 'resolved' | 'dismissed' = 'resolved',
): Promise<number> {
  const matchesTarget =
    'postIds' in target
      ? inArray(reports.postId, target.postIds)
      : inArray(reports.commentId, target.commentIds);
  const closed = await tx
    .update(reports)
    .set({ state: 'closed', outcome, closedAt: sql`now()` })
    .where(
      and(eq(reports.siteId, ctx.site.id), equalsLiteral(reports.state, 'open'), matchesTarget),
    )
    .returning({ id: reports.id });
  return closed.length;
}
