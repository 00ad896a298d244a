import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifications, users } from '../../db/schema.ts';
import { replyMail } from '../../email/reply.tsx';
import type { Mention } from '../accounts/mentions.ts';
import { queueMail } from '../mail/outbox.ts';
import { incrementCounters } from '../core/rate-limiter.ts';
import { newId } from '../core/ids.ts';

export type NewComment = {
  commentId: string;
  by: { userId: string; username: string };
  content: RichText;
  post: { id: string; slug: string; title: string };
};

/** The author of the parent post or comment; null for an edit. */
export type ReplyTarget = { userId: string; how: 'comment' | 'answer' } | null;

/**
 * Adds a comment to the inboxes of its parent's author and mentioned users, and mails them if
 * enabled. Each user is notified once per comment, across edits, up to a maximum.
 */
export async function notifyRepliesAndMentions(
  ctx: Pick<Ctx, 'clock' | 'site' | 'secrets'>,
  tx: Db,
  comment: NewComment,
  replyTarget: ReplyTarget,
  mentions: Mention[],
): Promise<void> {
  const site = ctx.site.id;
  if (!replyTarget && mentions.length === 0) return;
  const earlierNotices = replyTarget
    ? []
    : await tx
        .select({ userId: notifications.userId, kind: notifications.kind })
        .from(notifications)
        .where(and(eq(notifications.siteId, site), eq(notifications.commentId, comment.commentId)));
  const excludedIds = new Set([comment.by.userId, ...earlierNotices.map(({ userId }) => userId)]);
  const recipients = new Map<string, 'comment' | 'answer' | 'mention'>();
  if (replyTarget && !excludedIds.has(replyTarget.userId))
    recipients.set(replyTarget.userId, replyTarget.how);
  let remaining =
    limits.mentions.most - earlierNotices.filter(({ kind }) => kind === 'mention').length;
  for (const { id } of mentions) {
    if (remaining <= 0) break;
    if (excludedIds.has(id) || recipients.has(id)) continue;
    recipients.set(id, 'mention');
    remaining -= 1;
  }
  if (recipients.size === 0) return;
  const people = await tx
    .select({ id: users.id, email: users.email, emailOnReply: users.emailOnReply })
    .from(users)
    .where(
      and(
        eq(users.siteId, site),
        inArray(users.id, [...recipients.keys()]),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(users.id);
  if (people.length === 0) return;
  await tx
    .insert(notifications)
    .values(
      people.map(({ id }) => ({
        siteId: site,
        id: newId(),
        userId: id,
        kind: recipients.get(id) === 'mention' ? ('mention' as const) : ('reply' as const),
        commentId: comment.commentId,
      })),
    )
    .onConflictDoNothing();
  // Ordered by id, because their counters stay locked until the end.
  for (const { id, email, emailOnReply } of people) {
    if (!emailOnReply || email === null || !(await mayBeMailed(tx, site, id, comment.post.id)))
      continue;
    const mail = replyMail(ctx.site, {
      kind: recipients.get(id) ?? 'mention',
      author: comment.by.username,
      post: comment.post,
      commentId: comment.commentId,
      content: comment.content,
    });
    await queueMail(
      { db: tx, secrets: ctx.secrets },
      {
        siteId: site,
        kind: 'reply',
        priority: replyPriority,
        recipient: email,
        now: ctx.clock.now(),
        ...mail,
      },
    );
  }
}

/** Lower than login codes, which are urgent. */
const replyPriority = 5;
const day = 24 * 3_600;

/** Returns whether a mail is within the limits. The inbox has the notice either way. */
async function mayBeMailed(tx: Db, site: string, userId: string, postId: string): Promise<boolean> {
  const [postCounter] = await incrementCounters(tx, [
    { id: `reply-mail ${site} ${userId} ${postId}`, seconds: limits.replyMails.within / 1_000 },
  ]);
  if (!postCounter || postCounter.count > 1) return false;
  const [dayCounter] = await incrementCounters(tx, [
    { id: `reply-mails ${site} ${userId}`, seconds: day },
  ]);
  return !!dayCounter && dayCounter.count <= limits.replyMails.ofDay;
}
