import { and, count, desc, isNull, lte, sql } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import { loadPack } from '#shared/texts/packs.ts';
import type { Needs, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { comments, notifications, outbox, posts, users } from '../../db/schema.ts';
import { dailyInboxMail } from '../../email/daily-inbox.tsx';
import {
  kindOf,
  memberLanguage,
  notificationLinks,
  timeColumns,
  toLanguage,
} from '../accounts/notification-mails.ts';
import { forEachIsolated } from '../core/for-each-isolated.ts';
import { localDate, occurrenceOn } from '../core/local-time.ts';
import { queueMail } from '../mail/outbox.ts';
import { publicTitle } from '../posts/post-row.ts';
import { matchesComment, matchesDiscussion } from './inbox.ts';
import { notificationPriority } from './notifications.ts';
import { own } from '../../db/own.ts';

/** The hour of members without a digest. */
const defaultHour = 8;
/** Entries listed in an email; further ones are counted. */
const maxListed = 20;
const mailKind = 'inbox-daily';

/**
 * Queues the daily emails that are due, one per member and local day, with what is unread. The hour
 * is that of the member's digest, or 08:00 in the member's zone. A failure affects one member only.
 * Idempotent, and safe in several processes. Resolves with the number of emails.
 */
export async function queueDailyInboxMails(
  services: Needs<'db' | 'clock' | 'secrets' | 'siteRegistry'>,
  stopping?: AbortSignal,
): Promise<number> {
  const { db, clock, siteRegistry } = services;
  const now = clock.now();
  const { rows } = await db.execute<Waiting>(waiting);
  let queued = 0;
  const queueFor = async (member: Waiting) => {
    const site = siteRegistry.sites.get(member.siteId);
    if (!site) return;
    const due = latestDue(member.timeZone ?? site.timeZone, member.hour ?? defaultHour, now);
    // Most members wait for their hour or for the next day, without a transaction.
    if (!due || Date.parse(member.since) > due.at.getTime()) return;
    if (member.mailedDay !== null && member.mailedDay >= due.localDay) return;
    queued += await db.transaction((tx) =>
      queueDailyMail({ ...services, db: tx }, site, member, due),
    );
  };
  await forEachIsolated(rows, queueFor, stopping);
  return queued;
}

type Waiting = {
  siteId: string;
  userId: string;
  since: string;
  timeZone: string | null;
  hour: number | null;
  mailedDay: string | null;
};

/**
 * Members with entries for a daily email, with the hour of their digest and the last day mailed.
 */
const waiting = sql`
  select w.site_id as "siteId", w.user_id as "userId", w.since::text as since,
    coalesce(digest.time_zone, u.time_zone) as "timeZone", digest.send_hour as hour,
    (select max(mail.local_day) from ${outbox} mail where mail.site_id = w.site_id
      and mail.user_id = w.user_id and mail.kind = ${mailKind}
      and mail.local_day is not null) as "mailedDay"
  from (
    select site_id, user_id, min(created_at) as since from ${notifications}
    where awaits_daily_mail group by site_id, user_id
  ) as w
  join ${users} u on u.site_id = w.site_id and u.id = w.user_id
  left join lateral (
    select s.time_zone, s.send_hour from subscriptions s
    where s.site_id = u.site_id and s.state = 'active'
      and (s.user_id = u.id or s.user_id is null and s.email = u.email)
    order by s.user_id is null limit 1
  ) as digest on true
  order by w.since`;

type Due = { at: Date; localDay: string };

/** Returns the last time it was the hour in the zone; null if the zone skipped it for days. */
function latestDue(timeZone: string, hour: number, now: Date): Due | null {
  for (let days = 0; days < 4; days += 1) {
    const date = localDate(timeZone, now).subtract({ days });
    const at = occurrenceOn(timeZone, date, hour);
    if (at && at <= now) return { at, localDay: date.toString() };
  }
  return null;
}

async function queueDailyMail(
  services: Needs<'db' | 'clock' | 'secrets' | 'siteRegistry'>,
  site: Site,
  { userId }: { userId: string },
  { at, localDay }: Due,
): Promise<number> {
  const { db: tx, clock } = services;
  const siteId = site.id;
  // The lock makes other processes wait, so that there is one email.
  const [member] = await tx
    .select({
      email: users.email,
      language: memberLanguage,
      readAt: users.inboxReadAt,
      ...timeColumns,
    })
    .from(users)
    .where(and(own(users, siteId, { id: userId }), isNull(users.deletedAt)))
    .for('no key update');
  const isOwn = own(notifications, siteId, { userId });
  const isDue = and(isOwn, notifications.awaitsDailyMail, lte(notifications.createdAt, at));
  const isMailed = await tx.$count(
    outbox,
    own(outbox, siteId, { userId, kind: mailKind, localDay }),
  );
  if (isMailed > 0) return 0;
  const kinds = (['reply', 'mention', 'thread'] as const).filter(
    (kind) => member?.[kindOf[kind]] === 'daily',
  );
  const { entries, total } =
    member && kinds.length > 0
      ? await readUnread(
          tx,
          sql`${isDue} and ${notifications.createdAt} > ${member.readAt.toISOString()}::timestamptz
          and ${notifications.kind} in ${kinds}`,
        )
      : { entries: [], total: 0 };
  await tx.update(notifications).set({ awaitsDailyMail: false }).where(isDue);
  if (!member?.email || total === 0) return 0;
  const links = notificationLinks({ ...services, site }, { siteId, userId, scope: 'daily' });
  const language = toLanguage(site, member.language);
  await queueMail(services, {
    siteId,
    kind: mailKind,
    priority: notificationPriority,
    recipient: member.email,
    userId,
    localDay,
    unsubscribeUrl: links.unsubscribeUrl,
    now: clock.now(),
    expiresAt: new Date(clock.now().getTime() + dayMs),
    ...dailyInboxMail(
      site,
      { entries, count: total },
      { language, pack: await loadPack(language), turnOffUrl: links.turnOffUrl },
    ),
  });
  return 1;
}

/** Returns the newest entries whose comment and post are visible, and the number of all. */
async function readUnread(tx: Db, filter: ReturnType<typeof sql>) {
  const author = sql<string>`(select a.username from users a
    where a.site_id = ${comments.siteId} and a.id = ${comments.userId})`;
  const rows = await tx
    .select({
      kind: notifications.kind,
      commentId: comments.id,
      parentId: comments.parentId,
      author,
      post: publicTitle,
    })
    .from(notifications)
    .innerJoin(comments, matchesComment)
    .innerJoin(posts, matchesDiscussion)
    .where(filter)
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(maxListed);
  const [all] = await tx
    .select({ total: count() })
    .from(notifications)
    .innerJoin(comments, matchesComment)
    .innerJoin(posts, matchesDiscussion)
    .where(filter);
  return {
    total: all?.total ?? 0,
    entries: rows.map(({ kind, parentId, ...entry }) => ({
      ...entry,
      kind:
        kind === 'reply' ? (parentId === null ? ('comment' as const) : ('answer' as const)) : kind,
    })),
  };
}
