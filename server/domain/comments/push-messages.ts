import { lt, sql } from 'drizzle-orm';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { commentPath } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import { loadPack } from '#shared/texts/packs.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { posts, pushMessages, pushSubscriptions, users } from '../../db/schema.ts';
import { getDirection } from '../../email/layout.tsx';
import { describeNotification } from '../../email/reply.tsx';
import { postDocument, type DocumentPoster } from '../../infra/fetch/safe-fetch.ts';
import { sendPush } from '../../infra/push/push-sender.ts';
import { vapidKeys } from '../../infra/push/vapid-keys.ts';
import { memberLanguage, toLanguage } from '../accounts/notification-mails.ts';
import { staysHere } from '../core/moving-sites.ts';
import { hasDiscussion, publicTitle } from '../posts/post-row.ts';
import { own } from '../../db/own.ts';

/** Longer than a request takes. Then the process counts as dead. */
const leaseMs = minuteMs;
const retryDelays = [minuteMs / 2, 2 * minuteMs, 10 * minuteMs, hourMs];
/** A message about an older comment is dropped. */
const maxAgeMs = dayMs;
/** Push services may ask for a longer pause. */
const maxRetryAfterMs = 6 * hourMs;
const batchSize = 20;

type Claimed = {
  siteId: string;
  sessionId: string;
  notificationId: string;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  vapidKey: string;
};

/**
 * Sends due messages. Several processes may run it: each message is claimed by one. A message of a
 * process that died is sent again, and browsers replace the first one by its tag. Resolves with
 * the number of sent messages.
 */
export async function sendDuePushes(
  services: Needs<'db' | 'clock' | 'secrets' | 'siteRegistry'>,
  { stopping, post = postDocument }: { stopping?: AbortSignal; post?: DocumentPoster } = {},
): Promise<number> {
  const { db, clock } = services;
  let sent = 0;
  for (;;) {
    if (stopping?.aborted) break;
    const now = clock.now();
    await db
      .delete(pushMessages)
      .where(lt(pushMessages.createdAt, new Date(now.getTime() - maxAgeMs)));
    const claimed = await claim(db, now);
    if (claimed.length === 0) break;
    const results = await Promise.all(claimed.map((message) => send(services, post, message)));
    sent += results.filter(Boolean).length;
  }
  return sent;
}

async function claim(db: Db, now: Date): Promise<Claimed[]> {
  const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Claimed>(sql`
    with due as materialized (
      select site_id, session_id, notification_id from push_messages
      where send_after <= ${at(now)} and ${staysHere(sql`site_id`)} order by send_after limit ${batchSize}
      for update skip locked
    ), claimed as (
      update push_messages m
      set attempts = m.attempts + 1, send_after = ${at(new Date(now.getTime() + leaseMs))}
      from due where m.site_id = due.site_id and m.session_id = due.session_id
        and m.notification_id = due.notification_id
      returning m.site_id, m.session_id, m.notification_id, m.attempts
    )
    select c.site_id as "siteId", c.session_id as "sessionId",
      c.notification_id as "notificationId", c.attempts, s.endpoint, s.p256dh, s.auth,
      s.vapid_key as "vapidKey"
    from claimed c
    join push_subscriptions s on s.site_id = c.site_id and s.session_id = c.session_id`);
  return rows;
}

async function send(
  services: Needs<'db' | 'clock' | 'secrets' | 'siteRegistry'>,
  post: DocumentPoster,
  message: Claimed,
): Promise<boolean> {
  const { db, clock, secrets, siteRegistry } = services;
  const { siteId, sessionId, notificationId, attempts } = message;
  const isMessage = own(pushMessages, siteId, { sessionId, notificationId });
  const site = siteRegistry.sites.get(siteId);
  const content = site && (await readContent(db, message));
  if (!site || !content) {
    await db.delete(pushMessages).where(isMessage);
    return false;
  }
  const keys = vapidKeys(secrets).find(({ publicKey }) => publicKey === message.vapidKey);
  const language = toLanguage(site, content.language);
  const wording = { language, pack: await loadPack(language) };
  const outcome = keys
    ? await sendPush(post, message, keys, {
        subject: toSiteUrl(site, '/'),
        payload: JSON.stringify({
          title: describeNotification(wording, {
            kind: content.how,
            author: content.author,
            post: { title: content.title.slice(0, 200) },
          }),
          url: toSiteUrl(site, commentPath(content.slug, content.commentId)),
          tag: notificationId,
          lang: language,
          dir: getDirection(language),
        }),
      })
    : ({ kind: 'gone' } as const);
  if (outcome.kind === 'gone') {
    await db
      .delete(pushSubscriptions)
      .where(own(pushSubscriptions, siteId, { sessionId, endpoint: message.endpoint }));
    return false;
  }
  const delay = outcome.kind === 'temporary' ? retryDelays[attempts - 1] : undefined;
  if (outcome.kind === 'sent' || delay === undefined) {
    await db.delete(pushMessages).where(isMessage);
    return outcome.kind === 'sent';
  }
  const asked = Math.min((outcome.retryAfter ?? 0) * 1_000, maxRetryAfterMs);
  await db
    .update(pushMessages)
    .set({ sendAfter: new Date(clock.now().getTime() + Math.max(delay, asked)) })
    .where(isMessage);
  return false;
}

type Content = {
  how: 'comment' | 'answer' | 'mention' | 'thread';
  author: string;
  slug: string;
  title: string;
  commentId: string;
  language: string | null;
};

/** Returns what the message says; null if the comment or its discussion is not visible any more. */
async function readContent(
  db: Db,
  { siteId, notificationId }: Pick<Claimed, 'siteId' | 'notificationId'>,
): Promise<Content | null> {
  const { rows } = await db.execute<Content>(sql`
    select case when n.kind <> 'reply' then n.kind when c.parent_id is null then 'comment'
        else 'answer' end as how,
      a.username as author, ${publicTitle.slug} as slug, ${publicTitle.title} as title,
      c.id as "commentId", ${memberLanguage} as language
    from notifications n
    join ${users} on ${users.siteId} = n.site_id and ${users.id} = n.user_id
      and ${users.deletedAt} is null
    join comments c on c.site_id = n.site_id and c.id = n.comment_id and c.is_visible
    join ${posts} on ${posts.siteId} = c.site_id and ${posts.id} = c.post_id and ${hasDiscussion}
    join users a on a.site_id = c.site_id and a.id = c.user_id
    where n.site_id = ${siteId} and n.id = ${notificationId}`);
  return rows[0] ?? null;
}
