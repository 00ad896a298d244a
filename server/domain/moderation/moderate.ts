import { and, eq } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { comments, posts } from '../../db/schema.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
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
import { lockPost } from '../posts/post-row.ts';
import { notifyAuthors, type AuthorNotice } from './notify-authors.ts';
import { postId } from '../posts/slugs.ts';

type By = Pick<Viewer, 'userId' | 'username'>;
type Action = HandlerInput<'POST /api/admin/moderate'>['body']['action'];
type Moderated = Reply<'POST /api/admin/posts/{id}/moderate'>;

const toReply = ({ outcome, state, locked }: ActionResult): Moderated => ({
  outcome,
  state,
  locked,
});

/** Does something to a post or a comment in one transaction; its author is told within it, or by whoever asks (`tell: false`). */
async function moderate(
  ctx: Ctx,
  by: By,
  { kind, id }: ItemRef,
  action: Action,
  reason: string,
  tell = true,
): Promise<ActionResult> {
  return writeSiteContent(ctx, async (tx) => {
    const done =
      kind === 'post'
        ? await applyPostAction(tx, ctx, by, await lockPost(tx, ctx, id), action, reason)
        : await applyCommentAction(
            tx,
            ctx,
            by,
            await lockComment(tx, ctx.site.id, id),
            ofComment(action),
            reason,
          );
    if (tell && done.notice) await notifyAuthors(tx, ctx, by, [done.notice]);
    return done;
  });
}

function ofComment(action: Action): 'hide' | 'show' | 'remove' {
  if (action === 'lock' || action === 'unlock')
    throw badRequest([{ field: 'action', message: 'must be hide, show or remove for a comment' }]);
  return action;
}

/** Hides, shows, removes, locks or unlocks a post; what is done has a reason (product 37). The same again changes nothing. Errors: not_found; bad_request without a reason. */
export async function moderatePost(
  ctx: Ctx,
  by: By,
  idOrSlug: string,
  { action, reason = '' }: HandlerInput<'POST /api/admin/posts/{id}/moderate'>['body'],
): Promise<Moderated> {
  requireReason(action, reason);
  return toReply(await moderate(ctx, by, { kind: 'post', id: idOrSlug }, action, reason));
}

/** Hides, shows or removes a comment; as `moderatePost`. */
export async function moderateComment(
  ctx: Ctx,
  by: By,
  id: string,
  { action, reason = '' }: HandlerInput<'POST /api/admin/comments/{id}/moderate'>['body'],
): Promise<Moderated> {
  requireReason(action, reason);
  return toReply(await moderate(ctx, by, { kind: 'comment', id }, action, reason));
}

/**
 * Does the same to many, one after the other, each in a transaction and with an entry in the log of its own: one that cannot be done keeps none of the others. Authors get one mail for all of
 * theirs. Error: bad_request without a reason.
 */
export async function moderateMany(
  ctx: Ctx,
  by: By,
  { items, action, reason = '' }: HandlerInput<'POST /api/admin/moderate'>['body'],
): Promise<Reply<'POST /api/admin/moderate'>> {
  requireReason(action, reason);
  const replies: Reply<'POST /api/admin/moderate'>['items'] = [];
  const told: AuthorNotice[] = [];
  try {
    for (const item of items) {
      try {
        const done = await moderate(ctx, by, item, action, reason, false);
        if (done.notice) told.push(done.notice);
        replies.push({ ...item, outcome: done.outcome, message: null });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        replies.push({ ...item, outcome: 'refused', message: error.message });
      }
    }
  } finally {
    await notifyAuthors(ctx.db, ctx, by, told);
  }
  return { items: replies, done: replies.filter(({ outcome }) => outcome === 'done').length };
}

/** What an id is of, on this site. Error: not_found. */
async function thingOf(db: Db, site: string, id: string): Promise<ItemRef> {
  const known = postId(id);
  if (
    known !== null &&
    (await db.$count(posts, and(eq(posts.siteId, site), eq(posts.id, known)))) > 0
  )
    return { kind: 'post', id: known };
  if (
    known !== null &&
    (await db.$count(comments, and(eq(comments.siteId, site), eq(comments.id, known)))) > 0
  )
    return { kind: 'comment', id: known };
  throw notFound('The post or comment');
}

/** Closes the open reports on something: nothing has to be done about it. Safe to repeat. Error: not_found. */
export async function dismissReports(
  ctx: Ctx,
  by: By,
  id: string,
  reason = '',
): Promise<Reply<'POST /api/admin/reports/{id}/dismiss'>> {
  const item = await thingOf(ctx.db, ctx.site.id, id);
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

/** Shows what waited, or removes it; its author is told. Errors: not_found; conflict for what does not wait (any more); bad_request to refuse without a reason. */
export async function reviewItem(
  ctx: Ctx,
  by: By,
  id: string,
  action: 'show' | 'remove',
  reason = '',
): Promise<Moderated> {
  requireReason(action, reason);
  const item = await thingOf(ctx.db, ctx.site.id, id);
  return writeSiteContent(ctx, async (tx) => {
    const done =
      item.kind === 'post'
        ? await decide(await lockPost(tx, ctx, item.id), (post) =>
            applyPostAction(tx, ctx, by, post, action, reason),
          )
        : await decide(await lockComment(tx, ctx.site.id, item.id), (comment) =>
            applyCommentAction(tx, ctx, by, comment, action, reason),
          );
    if (done.notice) await notifyAuthors(tx, ctx, by, [done.notice]);
    return toReply(done);
  });
}

function decide<Row extends { hiddenBy: string | null }>(
  row: Row,
  action: (row: Row) => Promise<ActionResult>,
): Promise<ActionResult> {
  if (row.hiddenBy !== 'pending_review')
    throw new AppError('conflict', "It's no longer waiting for review.");
  return action(row);
}
