import { and, eq, inArray, isNull, ne, notExists, sql } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { RichText } from '#shared/rich-text.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { memberChoices, notifications, savedPosts, users } from '../../db/schema.ts';
import { replyMail, type ReplyNotification } from '../../email/reply.tsx';
import {
  kindOf,
  memberLanguage,
  notificationLinks,
  timeColumns,
  toLanguage,
} from '../accounts/notification-mails.ts';
import type { Mention } from '../accounts/mentions.ts';
import { queueMail } from '../mail/outbox.ts';
import { incrementCounters } from '../core/rate-limiter.ts';
import { queuePushMessages } from './push-messages.ts';
import { newId } from '../core/ids.ts';

export type NewComment = {
  commentId: string;
  by: { userId: string; username: string };
  content: RichText;
  post: { id: string; slug: string; title: string };
};

/** The author of the parent post or comment; null for an edit. */
export type ReplyTarget = { userId: string; how: 'comment' | 'answer' } | null;

type How = ReplyNotification['kind'];
const entryKind = {
  comment: 'reply',
  answer: 'reply',
  mention: 'mention',
  thread: 'thread',
} as const;

/**
 * Adds a comment to the inboxes of its parent's author and mentioned users, and of members who
 * follow the post, or saved it and want to know. Mails them at once, or leaves it to the daily
 * mail, as they chose. Each user is notified once per comment, across edits, up to a maximum.
 * Who mutes the author is not notified.
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
  const recipients = new Map<string, How>();
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
  if (replyTarget)
    for (const id of await findFollowers(tx, site, comment.post.id))
      if (!excludedIds.has(id) && !recipients.has(id)) recipients.set(id, 'thread');
  if (recipients.size === 0) return;
  const people = await tx
    .select({ id: users.id, email: users.email, language: memberLanguage, ...timeColumns })
    .from(users)
    .where(
      and(
        eq(users.siteId, site),
        inArray(users.id, [...recipients.keys()]),
        isNull(users.deletedAt),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(memberChoices)
            .where(
              and(
                eq(memberChoices.siteId, users.siteId),
                eq(memberChoices.userId, users.id),
                eq(memberChoices.kind, 'person'),
                eq(memberChoices.subject, comment.by.userId),
                eq(memberChoices.choice, 'mute'),
              ),
            ),
        ),
      ),
    )
    .orderBy(users.id);
  if (people.length === 0) return;
  const entries = people.map((person) => {
    const how = recipients.get(person.id) ?? 'mention';
    const kind = kindOf[entryKind[how]];
    return { person, how, kind, time: person[kind], notificationId: newId() };
  });
  await tx
    .insert(notifications)
    .values(
      entries.map(({ person, how, time, notificationId }) => ({
        siteId: site,
        id: notificationId,
        userId: person.id,
        kind: entryKind[how],
        commentId: comment.commentId,
        awaitsDailyMail: time === 'daily' && person.email !== null,
      })),
    )
    .onConflictDoNothing();
  await queuePushMessages(
    tx,
    site,
    ctx.clock.now(),
    entries
      .filter(({ kind }) => kind !== 'threads')
      .map(({ person, notificationId }) => ({ userId: person.id, notificationId })),
  );
  // Ordered by id, because their counters stay locked until the end.
  for (const { person, how, kind, time } of entries) {
    const { id, email, language } = person;
    if (time !== 'at_once' || email === null) continue;
    if (!(await mayBeMailed(tx, site, id, comment.post.id))) continue;
    const links = notificationLinks(ctx, { siteId: site, userId: id, scope: kind });
    const mail = replyMail(
      ctx.site,
      {
        kind: how,
        author: comment.by.username,
        post: comment.post,
        commentId: comment.commentId,
        content: comment.content,
      },
      { language: toLanguage(language), turnOffUrl: links.turnOffUrl },
    );
    await queueMail(
      { db: tx, secrets: ctx.secrets },
      {
        siteId: site,
        kind: 'reply',
        priority: notificationPriority,
        recipient: email,
        userId: id,
        unsubscribeUrl: links.unsubscribeUrl,
        now: ctx.clock.now(),
        ...mail,
      },
    );
  }
}

/**
 * Members who follow the post, then those who saved it and want to know of new comments, the first
 * of each first.
 */
async function findFollowers(tx: Db, site: string, postId: string): Promise<string[]> {
  const followers = await tx
    .select({ id: memberChoices.userId })
    .from(memberChoices)
    .where(
      and(
        eq(memberChoices.siteId, site),
        eq(memberChoices.kind, 'post'),
        eq(memberChoices.subject, postId),
        sql`${memberChoices.choice} = 'follow'`,
      ),
    )
    .orderBy(memberChoices.createdAt, memberChoices.userId)
    .limit(limits.threadFollowers);
  const savers = await tx
    .select({ id: savedPosts.userId })
    .from(savedPosts)
    .innerJoin(users, and(eq(users.siteId, savedPosts.siteId), eq(users.id, savedPosts.userId)))
    .where(
      and(
        eq(savedPosts.siteId, site),
        eq(savedPosts.postId, postId),
        ne(users.notifyThreads, 'never'),
      ),
    )
    .orderBy(savedPosts.createdAt, savedPosts.userId)
    .limit(limits.threadFollowers);
  return [...new Set([...followers, ...savers].map(({ id }) => id))].slice(
    0,
    limits.threadFollowers,
  );
}

/** Lower than login codes, which are urgent. */
export const notificationPriority = 5;
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
