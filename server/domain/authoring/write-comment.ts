import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Comment } from '#shared/contract/comments.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { comments, notifications, posts, users } from '../../db/schema.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import {
  commentId,
  lockComment,
  lockPostOf,
  updateCommentCounters,
} from '../comments/comment-row.ts';
import { columns, toComment } from '../comments/comments.ts';
import { applyCommentAction, logHold } from '../moderation/actions.ts';
import { enforceSpamLimits } from '../moderation/spam-limits.ts';
import { renderWithMentions } from '../accounts/mentions.ts';
import { evaluateRules, autoReport } from '../moderation/rules.ts';
import { notifyRepliesAndMentions, type ReplyTarget } from '../comments/notifications.ts';
import { wilson } from '../posts/ranking.ts';
import { notifyAuthors } from '../moderation/notify-authors.ts';
import { newId } from '../core/ids.ts';
import { postId } from '../posts/slugs.ts';

type By = Pick<Viewer, 'userId' | 'username'>;

/**
 * Comments on a post, or answers one of its comments. It comes with its author's own vote (product 14), which is no row. Who is answered or named finds it in the inbox. What a rule holds
 * waits for a moderator, and nobody is told of it before. Errors: not_found for the post; forbidden for one that is locked; bad_request for an answered comment that is not on this post, and
 * for what a rule refuses; conflict when the answered one is gone or as deep as comments go; too_many_requests, for a flood.
 */
export async function writeComment(
  ctx: Ctx,
  by: By,
  idOrSlug: string,
  { text, parentId }: HandlerInput<'POST /api/posts/{id}/comments'>['body'],
): Promise<Comment> {
  const site = ctx.site.id;
  const on = postId(idOrSlug);
  if (on === null) throw notFound('The post');
  const { content, named } = await renderWithMentions(ctx, text);
  return writeSiteContent(ctx, async (tx) => {
    const writer = await enforceSpamLimits(ctx, tx, by, 'comment', { text, renderedText: content });
    const [post] = await tx
      .select({
        id: posts.id,
        userId: posts.userId,
        slug: posts.slug,
        title: posts.title,
        lockedAt: posts.lockedAt,
      })
      .from(posts)
      .where(and(eq(posts.siteId, site), eq(posts.id, on), sql`${posts.isVisible}`))
      .for('no key update');
    if (!post) throw notFound('The post');
    if (post.lockedAt !== null) throw new AppError('forbidden', 'A moderator locked the comments.');
    const { hold, report } = await evaluateRules(tx, ctx, writer, { content });
    const parent = parentId ? await readAnswered(tx, site, on, parentId) : null;
    const row = {
      id: newId(),
      parentId: parent?.id ?? null,
      username: by.username,
      text,
      renderedText: content,
      isVisible: true,
      score: 1,
      depth: parent ? parent.depth + 1 : 0,
      createdAt: ctx.clock.now(),
      editedAt: null,
    };
    const { username: _username, isVisible: _isVisible, ...stored } = row;
    await tx.insert(comments).values({
      ...stored,
      siteId: site,
      postId: on,
      userId: by.userId,
      wilsonScore: wilson(1, 0),
      ...(hold === null ? {} : { isHidden: true, hiddenBy: 'pending_review' as const }),
    });
    if (report !== null) await autoReport(tx, ctx, by.userId, { commentId: row.id }, report);
    if (hold !== null) {
      await logHold(tx, ctx, {
        postId: on,
        commentId: row.id,
        userId: by.userId,
        why: hold,
        seen: false,
      });
      return { ...toComment(row, 0), held: true };
    }
    await updateCommentCounters(tx, site, on, by.userId, 1);
    const answered: ReplyTarget = parent
      ? { userId: parent.userId, how: 'answer' }
      : { userId: post.userId, how: 'comment' };
    await notifyRepliesAndMentions(
      ctx,
      tx,
      { commentId: row.id, by, content, post },
      answered,
      named,
    );
    return toComment(row, 0);
  });
}

/** The comment that is answered. Its post is locked, so it stays what it is. */
async function readAnswered(
  tx: Db,
  site: string,
  on: string,
  id: string,
): Promise<{ id: string; userId: string; depth: number }> {
  const refuse = (message: string) =>
    new AppError('conflict', `The comment ${message}.`, [{ field: 'parentId', message }]);
  const [parent] = await tx
    .select({
      id: comments.id,
      userId: comments.userId,
      depth: comments.depth,
      listed: comments.isVisible,
    })
    .from(comments)
    .where(and(eq(comments.siteId, site), eq(comments.id, id), eq(comments.postId, on)));
  if (!parent) throw badRequest([{ field: 'parentId', message: 'must be a comment on this post' }]);
  if (!parent.listed) throw refuse("no longer exists, so you can't reply to it");
  if (parent.depth >= limits.commentDepth) throw refuse('is too deep in the thread to reply to');
  return parent;
}

/** Changes an own comment's words. Later than ten minutes after writing it is marked as edited. People whom only the new words name are told. What a rule holds of it is out of sight until a moderator has looked. Errors: not_found; bad_request and too_many_requests, for a flood and what a rule refuses. */
export async function editComment(
  ctx: Ctx,
  by: By,
  id: string,
  { text }: { text: string },
): Promise<Comment> {
  const site = ctx.site.id;
  const { content, named } = await renderWithMentions(ctx, text);
  return writeSiteContent(ctx, async (tx) => {
    const writer = await enforceSpamLimits(ctx, tx, by, 'comment', {
      text,
      renderedText: content,
      id: commentId(id),
    });
    // Its post is locked before it, for what is held counts there no more.
    await lockPostOf(tx, site, id, by.userId);
    const [found] = await tx
      .select({ comment: columns, post: { id: posts.id, slug: posts.slug, title: posts.title } })
      .from(comments)
      .innerJoin(users, and(eq(users.siteId, comments.siteId), eq(users.id, comments.userId)))
      .innerJoin(posts, and(eq(posts.siteId, comments.siteId), eq(posts.id, comments.postId)))
      .where(
        and(
          eq(comments.siteId, site),
          eq(comments.id, commentId(id)),
          eq(comments.userId, by.userId),
          sql`${comments.isVisible}`,
          sql`${posts.isVisible}`,
        ),
      )
      .for('no key update', { of: comments });
    if (!found) throw notFound('The comment');
    const { comment, post } = found;
    if (comment.text === text) return toComment(comment, 0);
    const now = ctx.clock.now();
    const editedAt =
      now.getTime() - comment.createdAt.getTime() > limits.quietEdit.within
        ? now
        : comment.editedAt;
    const { hold, report } = await evaluateRules(tx, ctx, writer, { content });
    await tx
      .update(comments)
      .set({
        text,
        renderedText: content,
        editedAt,
        ...(hold === null ? {} : { isHidden: true, hiddenBy: 'pending_review' as const }),
      })
      .where(and(eq(comments.siteId, site), eq(comments.id, comment.id)));
    if (report !== null) await autoReport(tx, ctx, by.userId, { commentId: comment.id }, report);
    if (hold !== null) {
      await updateCommentCounters(tx, site, post.id, by.userId, -1);
      await logHold(tx, ctx, {
        postId: post.id,
        commentId: comment.id,
        userId: by.userId,
        why: hold,
        seen: true,
      });
      return { ...toComment({ ...comment, text, renderedText: content, editedAt }, 0), held: true };
    }
    await notifyRepliesAndMentions(
      ctx,
      tx,
      { commentId: comment.id, by, content, post },
      null,
      named,
    );
    return toComment({ ...comment, text, renderedText: content, editedAt }, 0);
  });
}

/**
 * Deletes an own comment, also on a post that is hidden or gone: its place stays, and what answers it. It is out of all inboxes. Safe to repeat. Error: not_found.
 */
export async function deleteComment(
  ctx: Ctx,
  by: By,
  id: string,
): Promise<Reply<'DELETE /api/comments/{id}'>> {
  const site = ctx.site.id;
  return writeSiteContent(ctx, async (tx) => {
    const on = await lockPostOf(tx, site, id, by.userId);
    const [gone] = await tx
      .update(comments)
      .set({ deletedAt: ctx.clock.now() })
      .where(and(eq(comments.siteId, site), eq(comments.id, id), isNull(comments.deletedAt)))
      .returning({ isHidden: comments.isHidden });
    if (gone && !gone.isHidden) await updateCommentCounters(tx, site, on, by.userId, -1);
    if (gone)
      await tx
        .delete(notifications)
        .where(and(eq(notifications.siteId, site), eq(notifications.commentId, id)));
    return { deleted: true };
  });
}

/** Hides a comment, or shows it again; moderators only, to everybody else there is no such comment (product 15, 37). Each change is logged, and told to the author. Safe to repeat. Error: not_found. */
export async function setCommentVisibility(
  ctx: Ctx,
  by: Pick<Viewer, 'userId' | 'username' | 'role'>,
  id: string,
  { is_hidden: isHidden, reason = '' }: HandlerInput<'PUT /api/comments/{id}/visibility'>['body'],
): Promise<Reply<'PUT /api/comments/{id}/visibility'>> {
  if (by.role === 'member') throw notFound('The comment');
  return writeSiteContent(ctx, async (tx) => {
    const comment = await lockComment(tx, ctx.site.id, id);
    if (isHidden && comment.isHidden && comment.hiddenBy !== 'pending_review')
      return { is_hidden: isHidden };
    const { notice: told } = await applyCommentAction(
      tx,
      ctx,
      by,
      comment,
      isHidden ? 'hide' : 'show',
      reason,
    );
    await notifyAuthors(tx, ctx, by, told ? [told] : []);
    return { is_hidden: isHidden };
  });
}
