import { and, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import { comments, posts, reports } from '../../db/schema.ts';
import { notFound, AppError } from '../../infra/app-error.ts';
import { newId } from '../core/ids.ts';
import { queueWebHooks } from '../core/web-hook-events.ts';
import { hasDiscussion, requirePost } from '../posts/post-row.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Report = HandlerInput<'POST /api/posts/{id}/report'>['body'];
type Reported = Reply<'POST /api/posts/{id}/report'>;
type Reporter = { userId: string };

/** Reports a post, once per member. Errors: not_found; bad_request for the caller's own. */
async function reportPost(
  ctx: Ctx,
  by: Reporter,
  idOrSlug: string,
  report: Report,
): Promise<Reported> {
  const post = await requirePost(ctx, idOrSlug, sql`${posts.isVisible}`);
  return store(ctx, by, post.userId, { postId: post.id }, report);
}

/** Reports a comment, like `reportPost`. */
async function reportComment(
  ctx: Ctx,
  by: Reporter,
  id: string,
  report: Report,
): Promise<Reported> {
  const isValid = /^[A-Za-z0-9]{1,32}$/.test(id);
  const [comment] = !isValid
    ? []
    : await ctx.db
        .select({ userId: comments.userId })
        .from(comments)
        .innerJoin(posts, own(posts, comments.siteId, { id: comments.postId }))
        .where(and(own(comments, ctx.site.id, { id }), sql`${comments.isVisible}`, hasDiscussion));
  if (!comment) throw notFound('The comment was not found.');
  return store(ctx, by, comment.userId, { commentId: id }, report);
}

async function store(
  ctx: Ctx,
  by: Reporter,
  author: string,
  target: { postId: string } | { commentId: string },
  { reason, note = '' }: Report,
): Promise<Reported> {
  if (author === by.userId)
    throw new AppError(
      'bad_request',
      "You can't report your own posts and comments, but you can delete them.",
    );
  const siteId = ctx.site.id;
  await ctx.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(reports)
      .values({ siteId, id: newId(), reporterId: by.userId, ...target, reason, note })
      .onConflictDoNothing()
      .returning({ id: reports.id });
    if (stored) await queueWebHooks(tx, siteId, 'report.created', stored.id);
  });
  return { reported: true };
}

export const handlers = {
  'POST /api/posts/{id}/report': (ctx, { path, body }) =>
    reportPost(ctx, ctx.viewer, path.id, body),
  'POST /api/comments/{id}/report': (ctx, { path, body }) =>
    reportComment(ctx, ctx.viewer, path.id, body),
} satisfies Partial<Handlers>;
