import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { CdnChange } from '../../db/cdn-purges.ts';
import { comments, posts } from '../../db/schema.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { keysOfComment, keysOfPost } from '../../infra/cdn/cdn-keys.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { lockComment } from '../comments/comment-row.ts';
import {
  closeReports,
  applyCommentAction,
  applyPostAction,
  requireReason,
  type ActionResult,
} from './actions.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import type { ItemRef } from './items.ts';
import { lockPost, lockPostOrStub } from '../posts/post-row.ts';
import { notifyAuthors, type AuthorNotice } from './notify-authors.ts';
import { parsePostId } from '../posts/slugs.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type By = Pick<Viewer, 'userId' | 'username'>;
type Action = HandlerInput<'POST /api/admin/moderate'>['body']['action'];
type Moderated = Reply<'POST /api/admin/posts/{id}/moderate'>;

const toReply = ({ outcome, state, locked }: ActionResult): Moderated => ({
  outcome,
  state,
  locked,
});

/** Applies an action in one transaction. Without `tell`, the caller notifies the author. */
async function moderate(
  ctx: Ctx,
  by: By,
  { kind, id }: ItemRef,
  action: Action,
  reason: string,
  tell = true,
): Promise<ActionResult> {
  const { result } = await writeSiteContent(
    ctx,
    async (tx) => {
      const changed = await lockItem(tx, ctx, { kind, id }, action);
      const result =
        changed.kind === 'post'
          ? await applyPostAction(tx, ctx, by, changed.row, action, reason)
          : await applyCommentAction(
              tx,
              ctx,
              by,
              changed.row,
              requireCommentAction(action),
              reason,
            );
      if (tell && result.notice) await notifyAuthors(tx, ctx, by, [result.notice]);
      return { result, changed };
    },
    ({ changed }) => cdnChangesOf(changed),
  );
  return result;
}

type LockedItem =
  | { kind: 'post'; row: Awaited<ReturnType<typeof lockPost>> }
  | { kind: 'comment'; row: Awaited<ReturnType<typeof lockComment>> };

async function lockItem(
  tx: Db,
  ctx: Ctx,
  { kind, id }: ItemRef,
  action: Action,
): Promise<LockedItem> {
  if (kind === 'comment') return { kind, row: await lockComment(tx, ctx.site.id, id) };
  // The discussion that is left of a deleted post can be closed. With all content of its author it
  // can be removed, and this can be undone.
  const findPost = ['lock', 'unlock', 'show'].includes(action) ? lockPostOrStub : lockPost;
  return { kind, row: await findPost(tx, ctx, id) };
}

const cdnChangesOf = ({ kind, row }: LockedItem): CdnChange[] => [
  { keys: kind === 'post' ? keysOfPost(row.id) : keysOfComment(row.postId) },
];

function requireCommentAction(action: Action): 'hide' | 'show' | 'remove' {
  if (action === 'lock' || action === 'unlock')
    throw badRequest([{ field: 'action', message: 'must be hide, show or remove for a comment' }]);
  return action;
}

/** Moderates a post. Idempotent. Errors: not_found; bad_request without a reason. */
async function moderatePost(
  ctx: Ctx,
  by: By,
  idOrSlug: string,
  { action, reason = '' }: HandlerInput<'POST /api/admin/posts/{id}/moderate'>['body'],
): Promise<Moderated> {
  requireReason(action, reason);
  return toReply(await moderate(ctx, by, { kind: 'post', id: idOrSlug }, action, reason));
}

/** Hides, shows or removes a comment, like `moderatePost`. */
async function moderateComment(
  ctx: Ctx,
  by: By,
  id: string,
  { action, reason = '' }: HandlerInput<'POST /api/admin/comments/{id}/moderate'>['body'],
): Promise<Moderated> {
  requireReason(action, reason);
  return toReply(await moderate(ctx, by, { kind: 'comment', id }, action, reason));
}

/**
 * Applies an action to many items, each in its own transaction. Failures do not stop the rest. Each
 * author gets one email. Error: bad_request without a reason.
 */
async function moderateMany(
  ctx: Ctx,
  by: By,
  { items, action, reason = '' }: HandlerInput<'POST /api/admin/moderate'>['body'],
): Promise<Reply<'POST /api/admin/moderate'>> {
  requireReason(action, reason);
  const replies: Reply<'POST /api/admin/moderate'>['items'] = [];
  const notices: AuthorNotice[] = [];
  try {
    for (const item of items) {
      try {
        const done = await moderate(ctx, by, item, action, reason, false);
        if (done.notice) notices.push(done.notice);
        replies.push({ ...item, outcome: done.outcome, message: null });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        replies.push({ ...item, outcome: 'rejected', message: error.message });
      }
    }
  } finally {
    await notifyAuthors(ctx.db, ctx, by, notices);
  }
  return { items: replies, done: replies.filter(({ outcome }) => outcome === 'done').length };
}

/** Finds the item of an id on this site. Error: not_found. */
async function findItem(db: Db, site: string, id: string): Promise<ItemRef> {
  const parsedId = parsePostId(id);
  if (parsedId !== null && (await db.$count(posts, own(posts, site, { id: parsedId }))) > 0)
    return { kind: 'post', id: parsedId };
  if (parsedId !== null && (await db.$count(comments, own(comments, site, { id: parsedId }))) > 0)
    return { kind: 'comment', id: parsedId };
  throw notFound('The post or comment was not found.');
}

/** Closes the open reports on an item without action. Idempotent. Error: not_found. */
async function dismissReports(
  ctx: Ctx,
  by: By,
  id: string,
  reason = '',
): Promise<Reply<'POST /api/admin/reports/{id}/dismiss'>> {
  const item = await findItem(ctx.db, ctx.site.id, id);
  return ctx.db.transaction(async (tx) => {
    const closed = await closeReports(
      tx,
      ctx,
      item.kind === 'post' ? { postIds: [item.id] } : { commentIds: [item.id] },
      'dismissed',
    );
    if (closed > 0)
      await writeAuditLog(tx, ctx, by, [
        {
          action: 'dismiss-reports',
          ...(item.kind === 'post' ? { postId: item.id } : { commentId: item.id }),
          reason,
          after: { closed },
        },
      ]);
    return { closed };
  });
}

/**
 * Approves or removes a held item and notifies its author. Errors: not_found; conflict if it is not
 * held; bad_request for a removal without a reason.
 */
async function reviewItem(
  ctx: Ctx,
  by: By,
  id: string,
  action: 'show' | 'remove',
  reason = '',
): Promise<Moderated> {
  requireReason(action, reason);
  const item = await findItem(ctx.db, ctx.site.id, id);
  const { result } = await writeSiteContent(
    ctx,
    async (tx) => {
      const changed = await lockItem(tx, ctx, item, action);
      const result =
        changed.kind === 'post'
          ? await decide(changed.row, (post) => applyPostAction(tx, ctx, by, post, action, reason))
          : await decide(changed.row, (comment) =>
              applyCommentAction(tx, ctx, by, comment, action, reason),
            );
      if (result.notice) await notifyAuthors(tx, ctx, by, [result.notice]);
      return { result, changed };
    },
    ({ changed }) => cdnChangesOf(changed),
  );
  return toReply(result);
}

function decide<Row extends { hiddenBy: string | null }>(
  row: Row,
  action: (row: Row) => Promise<ActionResult>,
): Promise<ActionResult> {
  if (row.hiddenBy !== 'pending_review')
    throw new AppError('conflict', "It's no longer waiting for review.");
  return action(row);
}

export const handlers = {
  'POST /api/admin/reports/{id}/dismiss': (ctx, { path, body }) =>
    dismissReports(ctx, ctx.viewer, path.id, body.reason),
  'POST /api/admin/review-queue/{id}/approve': (ctx, { path }) =>
    reviewItem(ctx, ctx.viewer, path.id, 'show'),
  'POST /api/admin/review-queue/{id}/reject': (ctx, { path, body }) =>
    reviewItem(ctx, ctx.viewer, path.id, 'remove', body.reason),
  'POST /api/admin/posts/{id}/moderate': (ctx, { path, body }) =>
    moderatePost(ctx, ctx.viewer, path.id, body),
  'POST /api/admin/comments/{id}/moderate': (ctx, { path, body }) =>
    moderateComment(ctx, ctx.viewer, path.id, body),
  'POST /api/admin/moderate': (ctx, { body }) => moderateMany(ctx, ctx.viewer, body),
} satisfies Partial<Handlers>;
