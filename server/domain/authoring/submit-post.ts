import { and, eq, ne, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { FieldError } from '#shared/contract/errors.ts';
import type { Post } from '#shared/contract/posts.ts';
import { visibleCharacters } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { comments, images, posts, summaries } from '../../db/schema.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { keysOfPost, userCdnKey } from '../../infra/cdn/cdn-keys.ts';
import { queueArticle } from '../posts/article-fetching.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { queueWebHooks } from '../core/web-hook-events.ts';
import { applyPostAction, logHold } from '../moderation/actions.ts';
import { enforceSpamLimits } from '../moderation/spam-limits.ts';
import { renderWithMentions } from '../accounts/mentions.ts';
import { keepVersion } from '../comments/text-versions.ts';
import { evaluateRules, autoReport } from '../moderation/rules.ts';
import {
  insertPost,
  updatePostCounters,
  isHiddenByStaff,
  lockPost,
  matchesPost,
  type PostRow,
} from '../posts/post-row.ts';
import { hotRank } from '../posts/ranking.ts';
import { rejectDuplicateLink } from '../posts/duplicate-links.ts';
import { postSlug, parsePostId } from '../posts/slugs.ts';
import { setPostTags, sortTags } from '../posts/tags.ts';
import { notifyAuthors } from '../moderation/notify-authors.ts';
import { getDomain, normalizeUrl, storedUrl } from '../posts/url-normalization.ts';
import { newId } from '../core/ids.ts';
import { nameTextPictures } from '../images/text-pictures.ts';
import { readOwnPost } from '../posts/read-post.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Member = Pick<Viewer, 'userId' | 'username'>;

/**
 * Creates a post with a link, a text, or both. The initial score is the author's own vote.
 * A post held by a rule stays invisible until a moderator approves it.
 * Errors: bad_request, also from a rule; conflict for a link of the last 30 days;
 * too_many_requests.
 */
export async function createPost(
  ctx: Ctx,
  by: Member,
  input: HandlerInput<'POST /api/posts'>['body'],
): Promise<Post> {
  const link = toLinkColumns(input.url);
  const text = await renderTextColumns(ctx, input.text, by.userId);
  if (link.url === null && text.text === null)
    throw badRequest([{ field: 'url', message: 'is required, or a text' }]);
  const [siteId, id, createdAt] = [ctx.site.id, newId(), ctx.clock.now()];
  await writeSiteContent(
    ctx,
    async (tx) => {
      const writer = await enforceSpamLimits(ctx, tx, by, 'post', text);
      const { hold, report } = evaluateRules(
        writer,
        { title: input.title, url: link.url, content: text.renderedText },
        true,
      );
      const tags = await sortTags(tx, siteId, input.tags ?? []);
      if (link.normalizedUrl !== null) await rejectDuplicateLink(ctx, tx, by, link.normalizedUrl);
      await insertPost(tx, {
        siteId,
        id,
        userId: by.userId,
        ...toTitleColumns(ctx, input.title, id),
        searchLanguage: ctx.site.language,
        ...link,
        ...text,
        tags,
        score: 1,
        hotScore: hotRank(1, createdAt),
        topWindow: 0,
        createdAt,
        updatedAt: createdAt,
        ...(hold === null ? {} : { isHidden: true, hiddenBy: 'pending_review' as const }),
      });
      await nameTextPictures(tx, siteId, { postId: id }, text.renderedText, true);
      if (report !== null) await autoReport(tx, ctx, by.userId, { postId: id }, report);
      if (hold !== null)
        return logHold(tx, ctx, { postId: id, userId: by.userId, ruleReason: hold, before: null });
      if (link.url !== null) await queueArticle(tx, { siteId, id, url: link.url }, createdAt);
      await updatePostCounters(tx, { siteId, userId: by.userId }, 1);
      await queueWebHooks(tx, siteId, 'post.published', id);
    },
    () => [{ keys: ['lists', userCdnKey(by.username)], isAddition: true }],
  );
  return readOwnPost(ctx, by, id);
}

/**
 * Updates the caller's post. Title and link can change for 6 hours; omitted fields stay.
 * Changes after 10 minutes mark the post as edited. Rules check the new content.
 * Errors: as in `createPost`; not_found; forbidden if a moderator removed the post.
 */
async function updatePost(
  ctx: Ctx,
  by: Member,
  idOrSlug: string,
  input: HandlerInput<'PATCH /api/posts/{id}'>['body'],
): Promise<Post> {
  const now = ctx.clock.now();
  const link = input.url === undefined ? null : toLinkColumns(input.url);
  const text =
    input.text === undefined ? null : await renderTextColumns(ctx, input.text, by.userId);
  const id = await writeSiteContent(
    ctx,
    async (tx) => {
      const writer = await enforceSpamLimits(ctx, tx, by, 'post', {
        ...(text ?? { text: null, renderedText: null }),
        id: parsePostId(idOrSlug) ?? '',
      });
      const post = await lockPost(tx, ctx, idOrSlug, eq(posts.userId, by.userId));
      if (post.isHidden && post.hiddenBy === 'removed')
        throw new AppError('forbidden', 'A moderator removed this post.');
      const change: Partial<typeof posts.$inferInsert> = {};
      if (input.title !== undefined && input.title !== post.title)
        Object.assign(change, toTitleColumns(ctx, input.title, post.id));
      if (link && link.url !== post.url) Object.assign(change, link);
      if (text && text.text !== post.text) Object.assign(change, text);
      const names =
        input.tags === undefined ? post.tags : await sortTags(tx, post.siteId, input.tags);
      const retagged = names.join() !== post.tags.join();

      const edited = Object.keys(change).length > 0;
      if (!edited && !retagged) return post.id;
      const age = now.getTime() - post.createdAt.getTime();
      rejectLateChange(post, change, age);
      const { normalizedUrl } = change;
      if (normalizedUrl && normalizedUrl !== (post.url && normalizeUrl(post.url)))
        await rejectDuplicateLink(ctx, tx, by, normalizedUrl, post.id);
      // Fills the column of posts that are older than duplicate detection.
      if (post.url !== null && change.url === undefined)
        change.normalizedUrl = normalizeUrl(post.url);
      if (edited && age > limits.quietEdit.windowMs) {
        change.editedAt = now;
        if (post.isVisible)
          await keepVersion(tx, {
            siteId: post.siteId,
            userId: post.userId,
            postId: post.id,
            title: post.title,
            url: post.url,
            text: post.text,
            renderedText: post.renderedText,
            replacedAt: now,
          });
      }
      const { hold, report } = edited
        ? evaluateRules(writer, {
            title: change.title,
            url: change.url,
            content: change.renderedText,
          })
        : { hold: null, report: null };
      // Also applies to posts hidden by their author, who could show them again.
      const holds = hold !== null && !isHiddenByStaff(post);
      await tx
        .update(posts)
        .set({
          ...change,
          updatedAt: now,
          ...(holds ? { isHidden: true, hiddenBy: 'pending_review' as const } : {}),
        })
        .where(matchesPost(post));
      if (change.renderedText !== undefined)
        await nameTextPictures(
          tx,
          post.siteId,
          { postId: post.id },
          change.renderedText,
          change.editedAt !== undefined,
        );
      if (holds)
        await logHold(tx, ctx, {
          postId: post.id,
          userId: by.userId,
          ruleReason: hold,
          before: post,
        });
      if (report !== null) await autoReport(tx, ctx, by.userId, { postId: post.id }, report);
      // A summary of another page or text no longer fits.
      if (change.url !== undefined || (post.url === null && change.text !== undefined))
        await tx.delete(summaries).where(own(summaries, post.siteId, { postId: post.id }));
      // Nor does the picture of that page.
      if (change.url !== undefined)
        await tx.delete(images).where(own(images, post.siteId, { postId: post.id }));
      if (change.url !== undefined && !holds && post.hiddenBy !== 'pending_review')
        await queueArticle(tx, { siteId: post.siteId, id: post.id, url: change.url }, now);
      if (retagged) await setPostTags(tx, post, names);
      if (holds && post.isVisible) await updatePostCounters(tx, post, -1);
      if (!holds && post.isVisible) await queueWebHooks(tx, post.siteId, 'post.changed', post.id);
      return post.id;
    },
    (changed) => [{ keys: keysOfPost(changed) }],
  );
  return readOwnPost(ctx, by, id);
}

/** Rejects late changes, an empty post, and changes that evade a moderator. Error: bad_request. */
function rejectLateChange(post: PostRow, change: Partial<PostRow>, age: number): void {
  const errors: FieldError[] = [];
  for (const field of ['title', 'url'] as const) {
    if (change[field] === undefined) continue;
    if (age >= limits.edit.windowMs)
      errors.push({ field, message: 'can only be changed within 6 hours' });
    else if (field === 'url' && isHiddenByStaff(post) && post.hiddenBy !== 'pending_review')
      errors.push({ field, message: "can't be changed after a moderator hid the post" });
  }
  const { url = post.url, text = post.text } = change;
  if (url === null && text === null)
    errors.push(
      change.url === null
        ? { field: 'url', message: 'is required, or a text' }
        : { field: 'text', message: 'is required, or a link' },
    );
  if (errors.length > 0) throw badRequest(errors);
}

/**
 * Deletes the caller's post. With comments of others it becomes a stub with its discussion.
 * Error: not_found, also when repeated.
 */
async function deletePost(
  ctx: Ctx,
  by: Member,
  idOrSlug: string,
): Promise<Reply<'DELETE /api/posts/{id}'>> {
  await writeSiteContent(
    ctx,
    async (tx) => {
      const post = await lockPost(tx, ctx, idOrSlug, eq(posts.userId, by.userId));
      // The lock on the post prevents new comments meanwhile.
      const commentsOfOthers = await tx.$count(
        comments,
        and(
          own(comments, post.siteId, { postId: post.id }),
          ne(comments.userId, by.userId),
          sql`${comments.isVisible}`,
        ),
      );
      await tx
        .update(posts)
        .set({ deletedAt: ctx.clock.now(), isStub: commentsOfOthers > 0 })
        .where(matchesPost(post));
      if (post.isVisible) await updatePostCounters(tx, post, -1);
      return post.id;
    },
    (id) => [{ keys: keysOfPost(id) }],
  );
  return { deleted: true };
}

/**
 * Hides or shows a post: authors their own, moderators any. Idempotent.
 * A moderator's change to another user's post is logged, and the author is notified.
 * An author cannot undo it.
 * Errors: not_found; forbidden; conflict if the link was posted again meanwhile.
 */
async function setPostVisibility(
  ctx: Ctx,
  by: Pick<Viewer, 'userId' | 'username' | 'role'>,
  idOrSlug: string,
  { is_hidden: isHidden, reason = '' }: HandlerInput<'PUT /api/posts/{id}/visibility'>['body'],
): Promise<Reply<'PUT /api/posts/{id}/visibility'>> {
  const moderates = by.role !== 'member';
  await writeSiteContent(
    ctx,
    async (tx) => {
      const post = await lockPost(
        tx,
        ctx,
        idOrSlug,
        moderates ? undefined : eq(posts.userId, by.userId),
      );
      const byStaff = isHiddenByStaff(post);
      const asModerator = post.userId !== by.userId || (moderates && byStaff);
      if (byStaff && !isHidden && !asModerator)
        throw new AppError(
          'forbidden',
          post.hiddenBy === 'pending_review'
            ? english('This post is waiting for review.')
            : english('A moderator hid this post.'),
        );
      // A moderator can also hide a post that its author hid, and so takes over the lock.
      if (
        post.isHidden === isHidden &&
        (!isHidden || !asModerator || (byStaff && post.hiddenBy !== 'pending_review'))
      )
        return null;
      if (asModerator) {
        const { notice } = await applyPostAction(
          tx,
          ctx,
          by,
          post,
          isHidden ? 'hide' : 'show',
          reason,
        );
        await notifyAuthors(tx, ctx, by, notice ? [notice] : []);
        return post.id;
      }
      if (!isHidden && post.normalizedUrl !== null)
        await rejectDuplicateLink(ctx, tx, by, post.normalizedUrl, post.id);
      await tx
        .update(posts)
        .set({ isHidden, hiddenBy: isHidden ? 'author' : null })
        .where(matchesPost(post));
      await updatePostCounters(tx, post, isHidden ? -1 : 1);
      return post.id;
    },
    (id) => (id === null ? [] : [{ keys: keysOfPost(id) }]),
  );
  return { is_hidden: isHidden };
}

const toTitleColumns = ({ site }: Needs<'site'>, title: string, id: string) => ({
  title,
  slug: postSlug(title, id, site.language),
});

function toLinkColumns(
  link: string | null = null,
): Pick<PostRow, 'url' | 'domain' | 'normalizedUrl' | 'canonicalUrl'> {
  if (link === null) return { url: null, domain: null, normalizedUrl: null, canonicalUrl: null };
  const url = storedUrl(link);
  return { url, domain: getDomain(url), normalizedUrl: normalizeUrl(url), canonicalUrl: null };
}

/** Text without visible characters counts as no text. */
async function renderTextColumns(
  ctx: Needs<'db' | 'site'>,
  markdown: string | null = null,
  authorId: string,
): Promise<Pick<PostRow, 'text' | 'renderedText'>> {
  if (markdown === null || visibleCharacters(markdown) === 0)
    return { text: null, renderedText: null };
  const { content } = await renderWithMentions(ctx, markdown, authorId);
  return { text: markdown, renderedText: content };
}

export const handlers = {
  'POST /api/posts': (ctx, { body }) => createPost(ctx, ctx.viewer, body),
  'PATCH /api/posts/{id}': (ctx, { path, body }) => updatePost(ctx, ctx.viewer, path.id, body),
  'DELETE /api/posts/{id}': (ctx, { path }) => deletePost(ctx, ctx.viewer, path.id),
  'PUT /api/posts/{id}/visibility': (ctx, { path, body }) =>
    setPostVisibility(ctx, ctx.viewer, path.id, body),
} satisfies Partial<Handlers>;
