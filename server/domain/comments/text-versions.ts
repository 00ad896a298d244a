import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { comments, posts, textVersions } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { newId } from '../core/ids.ts';
import { hasDiscussion, requirePost } from '../posts/post-row.ts';
import { commentId } from './comment-row.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Versions = Reply<'GET /api/posts/{id}/versions'>;
type Version = Omit<typeof textVersions.$inferInsert, 'id'>;

const ofItem = (item: { siteId: string; postId: string; commentId?: string | null | undefined }) =>
  and(
    own(textVersions, item.siteId, { postId: item.postId }),
    item.commentId == null
      ? isNull(textVersions.commentId)
      : eq(textVersions.commentId, item.commentId),
  );

/** Stores what a visible post or comment said before an edit, and drops the oldest of many. */
export async function keepVersion(tx: Db, version: Version): Promise<void> {
  const tooMany = tx
    .select({ id: textVersions.id })
    .from(textVersions)
    .where(ofItem(version))
    .orderBy(desc(textVersions.replacedAt), desc(textVersions.id))
    .offset(limits.versions.max - 1);
  await tx
    .delete(textVersions)
    .where(and(eq(textVersions.siteId, version.siteId), inArray(textVersions.id, tooMany)));
  await tx.insert(textVersions).values({ ...version, id: newId() });
}

/** Lists what a visible post said before its edits, the latest first. Error: not_found. */
async function listPostVersions(ctx: Ctx, idOrSlug: string): Promise<Versions> {
  const post = await requirePost(ctx, idOrSlug, sql`${posts.isVisible}`);
  return listVersions(ctx, { siteId: ctx.site.id, postId: post.id });
}

/** Lists what a visible comment said before its edits, the latest first. Error: not_found. */
async function listCommentVersions(ctx: Ctx, id: string): Promise<Versions> {
  const [comment] = await ctx.db
    .select({ id: comments.id, postId: comments.postId })
    .from(comments)
    .innerJoin(posts, own(posts, comments.siteId, { id: comments.postId }))
    .where(
      and(
        own(comments, ctx.site.id, { id: commentId(id) }),
        sql`${comments.isVisible}`,
        hasDiscussion,
      ),
    );
  if (!comment) throw notFound('The comment was not found.');
  return listVersions(ctx, {
    siteId: ctx.site.id,
    postId: comment.postId,
    commentId: comment.id,
  });
}

async function listVersions(ctx: Ctx, item: Parameters<typeof ofItem>[0]): Promise<Versions> {
  const rows = await ctx.db
    .select()
    .from(textVersions)
    .where(ofItem(item))
    .orderBy(desc(textVersions.replacedAt), desc(textVersions.id));
  return {
    versions: rows.map(({ title, url, renderedText, replacedAt }) => ({
      title,
      url,
      content: renderedText,
      replacedAt: replacedAt.toISOString(),
    })),
  };
}

export const handlers = {
  'GET /api/comments/{id}/versions': (ctx, { path }) => listCommentVersions(ctx, path.id),
  'GET /api/posts/{id}/versions': (ctx, { path }) => listPostVersions(ctx, path.id),
} satisfies Partial<Handlers>;
