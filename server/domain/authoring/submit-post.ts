import { and, eq } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { FieldError } from '#shared/contract/errors.ts';
import type { Post } from '#shared/contract/posts.ts';
import { visibleCharacters } from '#shared/text-rules.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { posts, summaries } from '../../db/schema.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { queueArticle } from '../posts/article-fetching.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { applyPostAction, logHold } from '../moderation/actions.ts';
import { enforceSpamLimits } from '../moderation/spam-limits.ts';
import { renderWithMentions } from '../accounts/mentions.ts';
import { evaluateRules, autoReport } from '../moderation/rules.ts';
import {
  updatePostCounters,
  isHiddenByStaff,
  lockPost,
  rowOf,
  type PostRow,
} from '../posts/post-row.ts';
import { hotRank } from '../posts/ranking.ts';
import { rejectDuplicateLink } from '../posts/duplicate-links.ts';
import { postSlug, postId } from '../posts/slugs.ts';
import { setPostTags, sortTags } from '../posts/tags.ts';
import { notifyAuthors } from '../moderation/notify-authors.ts';
import { domainOf, normalizeUrl, storedUrl } from '../posts/url-normalization.ts';
import { newId } from '../core/ids.ts';
import { readOwnPost } from '../posts/read-post.ts';

type Member = Pick<Viewer, 'userId'>;

/**
 * Posts a link, a text, or both (product 10). The author's own vote is the score it starts with and no row (product 14). What a rule holds waits for a moderator: nobody but its author
 * sees it, it counts nowhere, and its link is not read. Errors: bad_request, also for what a rule refuses; conflict, with the earlier post, for a link that is on the site since less than
 * 30 days (product 12); too_many_requests, for a flood.
 */
export async function createPost(
  ctx: Ctx,
  by: Member,
  given: HandlerInput<'POST /api/posts'>['body'],
): Promise<Post> {
  const link = linkOf(given.url);
  const text = await textOf(ctx, given.text);
  if (link.url === null && text.text === null)
    throw badRequest([{ field: 'url', message: 'is required, or a text' }]);
  const [siteId, id, createdAt] = [ctx.site.id, newId(), ctx.clock.now()];
  await writeSiteContent(ctx, async (tx) => {
    const writer = await enforceSpamLimits(ctx, tx, by, 'post', text);
    const { hold, report } = await evaluateRules(
      tx,
      ctx,
      writer,
      { title: given.title, url: link.url, content: text.renderedText },
      true,
    );
    const tags = await sortTags(tx, siteId, given.tags ?? []);
    if (link.normalizedUrl !== null) await rejectDuplicateLink(ctx, tx, by, link.normalizedUrl);
    await tx.insert(posts).values({
      siteId,
      id,
      userId: by.userId,
      ...titleOf(given.title, id),
      ...link,
      ...text,
      score: 1,
      hotScore: hotRank(1, createdAt),
      topWindow: 0,
      createdAt,
      updatedAt: createdAt,
      ...(hold === null ? {} : { isHidden: true, hiddenBy: 'pending_review' as const }),
    });
    if (tags.length > 0) await setPostTags(tx, { siteId, id, createdAt }, tags);
    if (report !== null) await autoReport(tx, ctx, by.userId, { postId: id }, report);
    if (hold !== null)
      return logHold(tx, ctx, { postId: id, userId: by.userId, why: hold, seen: false });
    if (link.url !== null) await queueArticle(tx, { siteId, id, url: link.url }, createdAt);
    await updatePostCounters(tx, { siteId, userId: by.userId }, 1);
  });
  return readOwnPost(ctx, by, id);
}

/**
 * Changes an own post: title and link for 6 hours, text and tags for as long as it stands (product 15). What changes in title, link or text later than 10 minutes after it was posted
 * marks it as edited. What is left out stays. Rules look at what is new in it: what they hold is out of sight again. Errors: not_found, bad_request, conflict for the link and
 * too_many_requests as in `createPost`; forbidden for what a moderator removed.
 */
export async function updatePost(
  ctx: Ctx,
  by: Member,
  idOrSlug: string,
  given: HandlerInput<'PUT /api/posts/{id}'>['body'],
): Promise<Post> {
  const now = ctx.clock.now();
  const link = given.url === undefined ? null : linkOf(given.url);
  const text = given.text === undefined ? null : await textOf(ctx, given.text);
  const id = await writeSiteContent(ctx, async (tx) => {
    const writer = await enforceSpamLimits(ctx, tx, by, 'post', {
      ...(text ?? { text: null, renderedText: null }),
      id: postId(idOrSlug) ?? '',
    });
    const post = await lockPost(tx, ctx, idOrSlug, eq(posts.userId, by.userId));
    if (post.isHidden && post.hiddenBy === 'removed')
      throw new AppError('forbidden', 'A moderator removed this post.');
    const change: Partial<typeof posts.$inferInsert> = {};
    if (given.title !== undefined && given.title !== post.title)
      Object.assign(change, titleOf(given.title, post.id));
    if (link && link.url !== post.url) Object.assign(change, link);
    if (text && text.text !== post.text) Object.assign(change, text);
    const names =
      given.tags === undefined ? post.tags : await sortTags(tx, post.siteId, given.tags);
    const retagged = names.join() !== post.tags.join();

    const edited = Object.keys(change).length > 0;
    if (!edited && !retagged) return post.id;
    const age = now.getTime() - post.createdAt.getTime();
    refuseChange(post, change, age);
    const { normalizedUrl } = change;
    if (normalizedUrl && normalizedUrl !== (post.url && normalizeUrl(post.url)))
      await rejectDuplicateLink(ctx, tx, by, normalizedUrl, post.id);
    // Of posts that were there before links were compared.
    if (post.url !== null && change.url === undefined)
      change.normalizedUrl = normalizeUrl(post.url);
    if (edited && age > limits.quietEdit.within) change.editedAt = now;
    const { hold, report } = edited
      ? await evaluateRules(tx, ctx, writer, {
          title: change.title,
          url: change.url,
          content: change.renderedText,
        })
      : { hold: null, report: null };
    // Also what its author hid, who could show it again.
    const holds = hold !== null && !isHiddenByStaff(post);
    await tx
      .update(posts)
      .set({
        ...change,
        updatedAt: now,
        ...(holds ? { isHidden: true, hiddenBy: 'pending_review' as const } : {}),
      })
      .where(rowOf(post));
    if (holds)
      await logHold(tx, ctx, { postId: post.id, userId: by.userId, why: hold, seen: true });
    if (report !== null) await autoReport(tx, ctx, by.userId, { postId: post.id }, report);
    // What a model said of another page, or of another text, does not stand below this one.
    if (change.url !== undefined || (post.url === null && change.text !== undefined))
      await tx
        .delete(summaries)
        .where(and(eq(summaries.siteId, post.siteId), eq(summaries.postId, post.id)));
    if (change.url !== undefined && !holds && post.hiddenBy !== 'pending_review')
      await queueArticle(tx, { siteId: post.siteId, id: post.id, url: change.url }, now);
    if (retagged) await setPostTags(tx, post, names);
    if (holds && post.isVisible) await updatePostCounters(tx, post, -1);
    return post.id;
  });
  return readOwnPost(ctx, by, id);
}

/** Says what of a change comes too late, leaves nothing of the post, or would get round a moderator. Error: bad_request, naming it. */
function refuseChange(post: PostRow, change: Partial<PostRow>, age: number): void {
  const wrong: FieldError[] = [];
  for (const field of ['title', 'url'] as const) {
    if (change[field] === undefined) continue;
    if (age >= limits.edit.within)
      wrong.push({ field, message: 'can only be changed within 6 hours' });
    else if (field === 'url' && isHiddenByStaff(post) && post.hiddenBy !== 'pending_review')
      wrong.push({ field, message: "can't be changed after a moderator hid the post" });
  }
  const { url = post.url, text = post.text } = change;
  if (url === null && text === null)
    wrong.push(
      change.url === null
        ? { field: 'url', message: 'is required, or a text' }
        : { field: 'text', message: 'is required, or a link' },
    );
  if (wrong.length > 0) throw badRequest(wrong);
}

/** Deletes an own post for good; what others said about it stays with them (product 15). Error: not_found, also for the second time. */
export async function deletePost(
  ctx: Ctx,
  by: Member,
  idOrSlug: string,
): Promise<Reply<'DELETE /api/posts/{id}'>> {
  await writeSiteContent(ctx, async (tx) => {
    const post = await lockPost(tx, ctx, idOrSlug, eq(posts.userId, by.userId));
    await tx.update(posts).set({ deletedAt: ctx.clock.now() }).where(rowOf(post));
    if (post.isVisible) await updatePostCounters(tx, post, -1);
  });
  return { deleted: true };
}

/**
 * Hides a post from everybody but its author, or shows it again: the author the own one, moderators any (product 15). What a moderator does to another's post, or undoes of another
 * moderator's, is logged with `reason` and told to the author, who cannot undo it. The same again changes nothing. Errors: not_found; forbidden; conflict when meanwhile somebody else posted the link.
 */
export async function setPostVisibility(
  ctx: Ctx,
  by: Pick<Viewer, 'userId' | 'username' | 'role'>,
  idOrSlug: string,
  { is_hidden: isHidden, reason = '' }: HandlerInput<'PUT /api/posts/{id}/visibility'>['body'],
): Promise<Reply<'PUT /api/posts/{id}/visibility'>> {
  const moderates = by.role !== 'member';
  await writeSiteContent(ctx, async (tx) => {
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
          ? 'This post is waiting for review.'
          : 'A moderator hid this post.',
      );
    // A moderator who hides what its author hid already holds it.
    if (
      post.isHidden === isHidden &&
      (!isHidden || !asModerator || (byStaff && post.hiddenBy !== 'pending_review'))
    )
      return;
    if (asModerator) {
      const { notice: told } = await applyPostAction(
        tx,
        ctx,
        by,
        post,
        isHidden ? 'hide' : 'show',
        reason,
      );
      return notifyAuthors(tx, ctx, by, told ? [told] : []);
    }
    if (!isHidden && post.normalizedUrl !== null)
      await rejectDuplicateLink(ctx, tx, by, post.normalizedUrl, post.id);
    await tx
      .update(posts)
      .set({ isHidden, hiddenBy: isHidden ? 'author' : null })
      .where(rowOf(post));
    await updatePostCounters(tx, post, isHidden ? -1 : 1);
  });
  return { is_hidden: isHidden };
}

const titleOf = (title: string, id: string) => ({ title, slug: postSlug(title, id) });

/** The columns that a link makes. */
function linkOf(given: string | null = null): Pick<PostRow, 'url' | 'domain' | 'normalizedUrl'> {
  if (given === null) return { url: null, domain: null, normalizedUrl: null };
  const url = storedUrl(given);
  return { url, domain: domainOf(url), normalizedUrl: normalizeUrl(url) };
}

/** The columns that a text makes. One in which nothing can be seen is none. */
async function textOf(
  ctx: Pick<Ctx, 'db' | 'site'>,
  given: string | null = null,
): Promise<Pick<PostRow, 'text' | 'renderedText'>> {
  if (given === null || visibleCharacters(given) === 0) return { text: null, renderedText: null };
  return { text: given, renderedText: (await renderWithMentions(ctx, given)).content };
}
