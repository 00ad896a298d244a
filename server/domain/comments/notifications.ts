import { and, eq, isNull, ne, notExists, sql, type SQL } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { NotificationTime } from '#shared/notifications.ts';
import type { RichText } from '#shared/rich-text.ts';
import { loadPack } from '#shared/texts/packs.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import {
  memberChoices,
  notifications,
  pushMessages,
  pushSubscriptions,
  savedPosts,
  users,
} from '../../db/schema.ts';
import { replyMail, type ReplyNotification } from '../../email/reply.tsx';
import {
  kindOf,
  memberLanguage,
  notificationLinks,
  timeColumns,
  toLanguage,
} from '../accounts/notification-mails.ts';
import type { Mention } from '../accounts/mentions.ts';
import { queueMails } from '../mail/outbox.ts';
import { findRunningCounters, incrementCounters } from '../core/rate-limiter.ts';
import { newId } from '../core/ids.ts';
import { own } from '../../db/own.ts';

type NewComment = {
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
 * Adds a comment to the inboxes of its parent's author, mentioned users, and followers of the
 * thread. Followers are members who follow the post, or saved it and want notifications. Emails
 * them at once, or leaves it to the daily email, as they chose. Notifies each user once per
 * comment, across edits, up to a maximum. Does not notify users who mute the author.
 */
export async function notifyRepliesAndMentions(
  ctx: Needs<'clock' | 'site' | 'secrets'>,
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
        .where(own(notifications, site, { commentId: comment.commentId }));
  const excludedIds = new Set([comment.by.userId, ...earlierNotices.map(({ userId }) => userId)]);
  const named = new Map<string, How>();
  if (replyTarget && !excludedIds.has(replyTarget.userId))
    named.set(replyTarget.userId, replyTarget.how);
  let remaining =
    limits.mentions.maxNotified - earlierNotices.filter(({ kind }) => kind === 'mention').length;
  for (const { id } of mentions) {
    if (remaining <= 0) break;
    if (excludedIds.has(id) || named.has(id)) continue;
    named.set(id, 'mention');
    remaining -= 1;
  }
  if (named.size === 0 && !replyTarget) return;
  const recipients = await readRecipients(tx, site, comment, [...named.keys()], !!replyTarget);
  if (recipients.length === 0) return;
  const entries = recipients.map((person): Entry => {
    const how = named.get(person.id) ?? 'thread';
    return { ...person, how, time: person[kindOf[entryKind[how]]] };
  });
  await addToInboxes(tx, site, ctx.clock.now(), comment.commentId, entries);
  await queueReplyMails(ctx, tx, comment, entries);
}

type Entry = Recipient & { how: How; time: NotificationTime };
type Recipient = Awaited<ReturnType<typeof readRecipients>>[number];

/**
 * Reads who is notified: the named members, and if `isNew` those who hear of each new comment.
 * Who mutes the author is left out. Ordered by id, because counters of them stay locked.
 */
function readRecipients(
  tx: Db,
  site: string,
  { by, post }: NewComment,
  named: string[],
  isNew: boolean,
) {
  const hearing = isNew ? sql`union ${findFollowers(site, post.id)}` : sql``;
  return tx
    .select({ id: users.id, email: users.email, language: memberLanguage, ...timeColumns })
    .from(users)
    .where(
      and(
        eq(users.siteId, site),
        sql`${users.id} in (select unnest(${sql.param(named)}::text[]) ${hearing})`,
        ne(users.id, by.userId),
        isNull(users.deletedAt),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(memberChoices)
            .where(
              own(memberChoices, users.siteId, {
                userId: users.id,
                kind: 'person',
                subject: by.userId,
                choice: 'mute',
              }),
            ),
        ),
      ),
    )
    .orderBy(users.id);
}

/**
 * Selects members who follow the post, then those who saved it and want to know of new comments. In
 * each group, the earliest come first.
 */
function findFollowers(site: string, postId: string): SQL {
  const limit = sql`limit ${limits.threadFollowers}`;
  return sql`(
    select user_id from (
      (
        select f.user_id, f.created_at, 1 as turn from ${memberChoices} f
        where f.site_id = ${site} and f.kind = 'post' and f.subject = ${postId}
          and f.choice = 'follow'
        order by f.created_at, f.user_id ${limit}
      ) union all (
        select s.user_id, s.created_at, 2 as turn from ${savedPosts} s
        join ${users} u on u.site_id = s.site_id and u.id = s.user_id
          and u.notify_threads <> 'never'
        where s.site_id = ${site} and s.post_id = ${postId}
          and not exists (select 1 from ${memberChoices} f where f.site_id = s.site_id
            and f.user_id = s.user_id and f.kind = 'post' and f.subject = s.post_id
            and f.choice = 'follow')
        order by s.created_at, s.user_id ${limit}
      )
    ) as follower order by turn, created_at, user_id ${limit}
  )`;
}

/** Adds the entries, and a push message for each browser of their members. */
async function addToInboxes(
  tx: Db,
  site: string,
  now: Date,
  commentId: string,
  entries: readonly Entry[],
): Promise<void> {
  const added = tx.$with('added').as(
    tx
      .insert(notifications)
      .values(
        entries.map(({ id, email, how, time }) => ({
          siteId: site,
          id: newId(),
          userId: id,
          kind: entryKind[how],
          commentId,
          awaitsDailyMail: time === 'daily' && email !== null,
        })),
      )
      .onConflictDoNothing()
      .returning({
        id: notifications.id,
        userId: notifications.userId,
        kind: notifications.kind,
      }),
  );
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx
    .with(added)
    .insert(pushMessages)
    .select(
      tx
        .select({
          siteId: pushSubscriptions.siteId,
          sessionId: pushSubscriptions.sessionId,
          notificationId: added.id,
          attempts: sql`0`.as('attempts'),
          sendAfter: at.as('send_after'),
          createdAt: at.as('created_at'),
        })
        .from(added)
        .innerJoin(pushSubscriptions, own(pushSubscriptions, site, { userId: added.userId }))
        .where(ne(added.kind, 'thread'))
        // A browser that logs out at the same time waits, so that the row of the message is valid.
        .for('key share', { of: pushSubscriptions }),
    )
    .onConflictDoNothing();
}

/** Lower than login codes, which are urgent. */
export const notificationPriority = 5;
const daySeconds = 24 * 3_600;

/** Emails the members who want it at once, within the limits. All have the entry in their inbox. */
async function queueReplyMails(
  ctx: Needs<'clock' | 'site' | 'secrets'>,
  tx: Db,
  { by, post, commentId, content }: NewComment,
  entries: readonly Entry[],
): Promise<void> {
  const site = ctx.site.id;
  const wanting = entries.flatMap((entry) =>
    entry.time === 'at_once' && entry.email !== null ? [{ ...entry, email: entry.email }] : [],
  );
  if (wanting.length === 0) return;
  const toPostCounter = ({ id }: Entry) => `reply-mail ${site} ${id} ${post.id}`;
  const running = await findRunningCounters(tx, wanting.map(toPostCounter));
  const due = wanting.filter((entry) => !running.has(toPostCounter(entry)));
  if (due.length === 0) return;
  const counts = await incrementCounters(tx, [
    ...due.map((entry) => ({
      id: toPostCounter(entry),
      seconds: limits.replyMails.windowMs / 1_000,
    })),
    ...due.map(({ id }) => ({ id: `reply-mails ${site} ${id}`, seconds: daySeconds })),
  ]);
  const mailed = due.filter(
    (_, i) => (counts[due.length + i]?.count ?? 0) <= limits.replyMails.ofDay,
  );
  await queueMails(
    { db: tx, secrets: ctx.secrets },
    await Promise.all(
      mailed.map(async ({ id, email, language: code, how }) => {
        const language = toLanguage(ctx.site, code);
        const scope = kindOf[entryKind[how]];
        const links = notificationLinks(ctx, { siteId: site, userId: id, scope });
        return {
          siteId: site,
          kind: 'reply',
          priority: notificationPriority,
          recipient: email,
          userId: id,
          unsubscribeUrl: links.unsubscribeUrl,
          now: ctx.clock.now(),
          ...replyMail(
            ctx.site,
            { kind: how, author: by.username, post, commentId, content },
            { language, pack: await loadPack(language), turnOffUrl: links.turnOffUrl },
          ),
        };
      }),
    ),
  );
}
