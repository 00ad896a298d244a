import { and, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Comment } from '#shared/contract/comments.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { imagesPath } from '#shared/newsletter/uploaded-images.ts';
import * as limits from '#shared/limits.ts';
import { problem } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { comments, notifications, posts, users } from '../../db/schema.ts';
import { badRequest, notFound, AppError } from '../../infra/app-error.ts';
import { keysOfComment, postCdnKey, userCdnKey } from '../../infra/cdn/cdn-keys.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { queueWebHooks } from '../core/web-hook-events.ts';
import {
  commentId,
  insertComment,
  lockComment,
  lockPostOfComment,
  updateCommentCounters,
} from '../comments/comment-row.ts';
import { columns, toComment } from '../comments/comments.ts';
import { applyCommentAction, logHold } from '../moderation/actions.ts';
import { enforceSpamLimits } from '../moderation/spam-limits.ts';
import { renderWithMentions } from '../accounts/mentions.ts';
import { evaluateRules, autoReport } from '../moderation/rules.ts';
import { notifyRepliesAndMentions, type ReplyTarget } from '../comments/notifications.ts';
import { hasDiscussion, publicTitle } from '../posts/post-row.ts';
import { wilson } from '../posts/ranking.ts';
import { notifyAuthors } from '../moderation/notify-authors.ts';
import { newId } from '../core/ids.ts';
import { nameTextPictures } from '../images/text-pictures.ts';
import { keepVersion } from '../comments/text-versions.ts';
import { parsePostId } from '../posts/slugs.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type By = Pick<Viewer, 'userId' | 'username' | 'picture'>;

/**
 * Comments on a post or replies to a comment. The initial score is the author's own vote.
 * The parent's author and mentioned users find it in their inbox.
 * A comment held by a rule stays invisible and notifies no one until it is approved.
 * Errors:
 * - not_found; too_many_requests
 * - forbidden if locked, or for a comment on a deleted post itself
 * - bad_request for a wrong parent or from a rule
 * - conflict if the parent is gone or too deep
 */
export async function writeComment(
  ctx: Ctx,
  by: By,
  idOrSlug: string,
  { text, parentId }: HandlerInput<'POST /api/posts/{id}/comments'>['body'],
): Promise<Comment> {
  const site = ctx.site.id;
  const targetPostId = parsePostId(idOrSlug);
  if (targetPostId === null) throw notFound('The post was not found.');
  const { content, mentions } = await renderWithMentions(ctx, text, by.userId);
  return writeSiteContent(
    ctx,
    async (tx) => {
      const writer = await enforceSpamLimits(ctx, tx, by, 'comment', {
        text,
        renderedText: content,
      });
      const { post, parent } = await readTarget(tx, site, targetPostId, parentId ?? null);
      const { hold, report } = evaluateRules(writer, { content });
      const row = {
        id: newId(),
        parentId: parent?.id ?? null,
        author: { username: by.username, ...(by.picture && { picture: imagesPath + by.picture }) },
        text,
        renderedText: content,
        isVisible: true,
        hiddenBy: null,
        deletedAt: null,
        score: 1,
        depth: parent ? parent.depth + 1 : 0,
        createdAt: ctx.clock.now(),
        editedAt: null,
      };
      const { author: _author, isVisible: _isVisible, ...stored } = row;
      await insertComment(
        tx,
        {
          ...stored,
          siteId: site,
          searchLanguage: ctx.site.language,
          postId: targetPostId,
          userId: by.userId,
          wilsonScore: wilson(1, 0),
          ...(hold === null ? {} : { isHidden: true, hiddenBy: 'pending_review' as const }),
        },
        hold === null,
      );
      await nameTextPictures(tx, site, { commentId: row.id }, content, true);
      if (report !== null) await autoReport(tx, ctx, by.userId, { commentId: row.id }, report);
      if (hold !== null) {
        await logHold(tx, ctx, {
          postId: targetPostId,
          commentId: row.id,
          userId: by.userId,
          ruleReason: hold,
          before: null,
        });
        return { ...toComment(row, 0), held: true };
      }
      const answered: ReplyTarget = parent
        ? { userId: parent.userId, how: 'answer' }
        : { userId: post.userId, how: 'comment' };
      await notifyRepliesAndMentions(
        ctx,
        tx,
        { commentId: row.id, by, content, post },
        answered,
        mentions,
      );
      await queueWebHooks(tx, site, 'comment.published', row.id);
      return toComment(row, 0);
    },
    () => [
      {
        keys: [postCdnKey(targetPostId), 'discussions', userCdnKey(by.username)],
        isAddition: true,
      },
    ],
  );
}

/**
 * Locks the post and reads the parent comment. A parent that is hidden or deleted in that moment
 * counts as visible, as if the reply had come first.
 */
async function readTarget(tx: Db, site: string, id: string, parentId: string | null) {
  const parents = alias(comments, 'parent');
  const [target] = await tx
    .select({
      post: {
        id: posts.id,
        userId: posts.userId,
        ...publicTitle,
        isStub: posts.isStub,
        lockedAt: posts.lockedAt,
      },
      parent: {
        id: parents.id,
        userId: parents.userId,
        depth: parents.depth,
        listed: parents.isVisible,
      },
    })
    .from(posts)
    .leftJoin(parents, own(parents, posts.siteId, { postId: posts.id, id: parentId ?? '' }))
    .where(and(own(posts, site, { id }), hasDiscussion))
    .for('no key update', { of: posts });
  if (!target) throw notFound('The post was not found.');
  const { post, parent } = target;
  if (post.lockedAt !== null) throw new AppError('forbidden', 'A moderator locked the comments.');
  if (post.isStub && parentId === null)
    throw new AppError('forbidden', 'The author deleted this post. You can reply to its comments.');
  if (parentId === null) return { post, parent: null };
  const parentError = (text: string, message: string) =>
    new AppError('conflict', text, [{ field: 'parentId', message }]);
  if (!parent) throw badRequest([{ field: 'parentId', message: 'must be a comment on this post' }]);
  if (!parent.listed)
    throw parentError(
      english("The comment no longer exists, so you can't reply to it."),
      problem("no longer exists, so you can't reply to it"),
    );
  if (parent.depth >= limits.commentDepth)
    throw parentError(
      english('The comment is too deep in the thread to reply to.'),
      problem('is too deep in the thread to reply to'),
    );
  return { post, parent };
}

/**
 * Updates the caller's comment. Edits after 10 minutes mark it as edited.
 * Notifies newly mentioned users. A rule may hold the comment.
 * Errors: not_found; bad_request from a rule; too_many_requests.
 */
export async function editComment(
  ctx: Ctx,
  by: By,
  id: string,
  { text }: { text: string },
): Promise<Comment> {
  const site = ctx.site.id;
  const { content, mentions } = await renderWithMentions(ctx, text, by.userId);
  let changedPost = '';
  return writeSiteContent(
    ctx,
    async (tx) => {
      const writer = await enforceSpamLimits(ctx, tx, by, 'comment', {
        text,
        renderedText: content,
        id: commentId(id),
      });
      // Locks the post first, because holding the comment changes its comment count.
      changedPost = await lockPostOfComment(tx, site, id, by.userId);
      const [row] = await tx
        .select({ comment: columns, post: { id: posts.id, ...publicTitle } })
        .from(comments)
        .innerJoin(users, own(users, comments.siteId, { id: comments.userId }))
        .innerJoin(posts, own(posts, comments.siteId, { id: comments.postId }))
        .where(
          and(
            own(comments, site, { id: commentId(id), userId: by.userId }),
            sql`${comments.isVisible}`,
            hasDiscussion,
          ),
        )
        .for('no key update', { of: comments });
      if (!row) throw notFound('The comment was not found.');
      const { comment, post } = row;
      if (comment.text === text) return toComment(comment, 0);
      const now = ctx.clock.now();
      const editedAt =
        now.getTime() - comment.createdAt.getTime() > limits.quietEdit.windowMs
          ? now
          : comment.editedAt;
      const { hold, report } = evaluateRules(writer, { content });
      if (now === editedAt)
        await keepVersion(tx, {
          siteId: site,
          userId: by.userId,
          postId: post.id,
          commentId: comment.id,
          text: comment.text,
          renderedText: comment.renderedText,
          replacedAt: now,
        });
      await tx
        .update(comments)
        .set({
          text,
          renderedText: content,
          editedAt,
          ...(hold === null ? {} : { isHidden: true, hiddenBy: 'pending_review' as const }),
        })
        .where(own(comments, site, { id: comment.id }));
      await nameTextPictures(tx, site, { commentId: comment.id }, content, now === editedAt);
      if (report !== null) await autoReport(tx, ctx, by.userId, { commentId: comment.id }, report);
      if (hold !== null) {
        await updateCommentCounters(tx, site, post.id, by.userId, -1);
        await logHold(tx, ctx, {
          postId: post.id,
          commentId: comment.id,
          userId: by.userId,
          ruleReason: hold,
          before: { isHidden: false, hiddenBy: null },
        });
        return {
          ...toComment({ ...comment, text, renderedText: content, editedAt }, 0),
          held: true,
        };
      }
      await notifyRepliesAndMentions(
        ctx,
        tx,
        { commentId: comment.id, by, content, post },
        null,
        mentions,
      );
      return toComment({ ...comment, text, renderedText: content, editedAt }, 0);
    },
    () => [{ keys: keysOfComment(changedPost) }],
  );
}

/**
 * Deletes the caller's comment, also on a hidden or deleted post. Idempotent.
 * The thread keeps its place and its replies; inboxes do not. Error: not_found.
 */
export async function deleteComment(
  ctx: Ctx,
  by: By,
  id: string,
): Promise<Reply<'DELETE /api/comments/{id}'>> {
  const site = ctx.site.id;
  let changedPost = '';
  return writeSiteContent(
    ctx,
    async (tx) => {
      const targetPostId = (changedPost = await lockPostOfComment(tx, site, id, by.userId));
      const [deleted] = await tx
        .update(comments)
        .set({ deletedAt: ctx.clock.now() })
        .where(and(own(comments, site, { id }), isNull(comments.deletedAt)))
        .returning({ isHidden: comments.isHidden });
      if (deleted && !deleted.isHidden)
        await updateCommentCounters(tx, site, targetPostId, by.userId, -1);
      if (deleted)
        await tx.delete(notifications).where(own(notifications, site, { commentId: id }));
      return { deleted: true };
    },
    () => [{ keys: keysOfComment(changedPost) }],
  );
}

/**
 * Hides or shows a comment, for moderators only. Idempotent. Error: not_found, also for members.
 * The change is logged, and the author is notified.
 */
export async function setCommentVisibility(
  ctx: Ctx,
  by: Pick<Viewer, 'userId' | 'username' | 'role'>,
  id: string,
  { is_hidden: isHidden, reason = '' }: HandlerInput<'PUT /api/comments/{id}/visibility'>['body'],
): Promise<Reply<'PUT /api/comments/{id}/visibility'>> {
  if (by.role === 'member') throw notFound('The comment was not found.');
  let changedPost = '';
  return writeSiteContent(
    ctx,
    async (tx) => {
      const comment = await lockComment(tx, ctx.site.id, id);
      changedPost = comment.postId;
      if (isHidden && comment.isHidden && comment.hiddenBy !== 'pending_review')
        return { is_hidden: isHidden };
      const { notice } = await applyCommentAction(
        tx,
        ctx,
        by,
        comment,
        isHidden ? 'hide' : 'show',
        reason,
      );
      await notifyAuthors(tx, ctx, by, notice ? [notice] : []);
      return { is_hidden: isHidden };
    },
    () => [{ keys: keysOfComment(changedPost) }],
  );
}

export const handlers = {
  'POST /api/posts/{id}/comments': (ctx, { path, body }) =>
    writeComment(ctx, ctx.viewer, path.id, body),
  'PATCH /api/comments/{id}': (ctx, { path, body }) => editComment(ctx, ctx.viewer, path.id, body),
  'DELETE /api/comments/{id}': (ctx, { path }) => deleteComment(ctx, ctx.viewer, path.id),
  'PUT /api/comments/{id}/visibility': (ctx, { path, body }) =>
    setCommentVisibility(ctx, ctx.viewer, path.id, body),
} satisfies Partial<Handlers>;
