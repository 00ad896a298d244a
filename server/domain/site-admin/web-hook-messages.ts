import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { sql } from 'drizzle-orm';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { own } from '../../db/own.ts';
import { webHookMessages as messages, type webHooks } from '../../db/schema.ts';
import {
  createDocumentPoster,
  publicRules,
  type DocumentPoster,
  type FetchRules,
} from '../../infra/fetch/safe-fetch.ts';
import type { Secrets } from '../../infra/signing.ts';
import { staysHere } from '../core/moving-sites.ts';
import { readPayload } from './web-hook-payloads.ts';

/** Longer than a request takes. Then the process counts as dead. */
const leaseMs = minuteMs;
const retryDelays = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, dayMs];
const batchSize = 20;
/** Of one web-hook in a batch: a server that does not respond delays few messages of others. */
const maxOfHook = 5;

type Message = typeof messages.$inferSelect;
type Claimed = Pick<Message, 'siteId' | 'id' | 'hookId' | 'event' | 'subjectId' | 'attempts'> & {
  url: string;
  secret: string;
  createdAt: string;
};
type Services = Needs<'config' | 'db' | 'clock' | 'secrets' | 'siteRegistry'>;

/** Which URLs web-hooks may have. A batch never waits for a slot. */
export const webHookRules = ({ privateWebHooks }: Services['config']): FetchRules => ({
  ...publicRules,
  maxConcurrent: batchSize,
  ...(privateWebHooks && {
    allowsIp: () => true,
    allowsName: () => true,
    allowsPort: () => true,
    // Knows the names of the hosts file and of containers.
    resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  }),
});

export const secretPurpose = 'web-hook';
export const toContext = ({ siteId, id }: Pick<typeof webHooks.$inferSelect, 'siteId' | 'id'>) =>
  `${siteId} ${id}`;

/** Returns the signature of Standard Webhooks. */
export function signMessage(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${digest}`;
}

/**
 * Sends due messages of web-hooks that are on. Several processes may run it: each message is
 * claimed by one. A message of a process that died is sent again, with the same ID. Resolves with
 * the number of sent messages.
 */
export async function sendDueWebHooks(services: Services, stopping?: AbortSignal): Promise<number> {
  const post = createDocumentPoster(webHookRules(services.config));
  let sent = 0;
  for (;;) {
    if (stopping?.aborted) break;
    const claimed = await claim(services.db, services.clock.now());
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
      select m.site_id, m.id, h.url, h.secret from web_hooks h
      cross join lateral (
        select m.site_id, m.id, m.send_after from web_hook_messages m
        where m.site_id = h.site_id and m.hook_id = h.id
          and m.state = 'waiting' and m.send_after <= ${at(now)}
        order by m.send_after limit ${maxOfHook} for update skip locked
      ) m
      where h.is_on and ${staysHere(sql`h.site_id`)} order by m.send_after limit ${batchSize}
    )
    update web_hook_messages m
    set attempts = m.attempts + 1, send_after = ${at(new Date(now.getTime() + leaseMs))}
    from due where m.site_id = due.site_id and m.id = due.id
    returning m.site_id as "siteId", m.id, m.hook_id as "hookId", m.event,
      m.subject_id as "subjectId", m.attempts, m.created_at as "createdAt", due.url, due.secret`);
  return rows;
}

async function send(services: Services, post: DocumentPoster, message: Claimed): Promise<boolean> {
  const { db, clock, secrets, siteRegistry } = services;
  const { siteId, id, event, attempts } = message;
  const save = (change: Partial<Message>) =>
    db
      .update(messages)
      .set(change)
      .where(own(messages, siteId, { id }));
  const site = siteRegistry.sites.get(siteId);
  const data = site && (await readPayload[event]({ db, clock, site }, message.subjectId));
  if (!data) {
    await save({ state: 'gone' });
    return false;
  }
  const createdAt = new Date(message.createdAt).toISOString();
  const body = JSON.stringify({ type: event, timestamp: createdAt, data });
  const answer = await postSigned(post, secrets, message, clock.now(), body);
  const isSent = answer !== null && answer.status >= 200 && answer.status < 300;
  const status = answer?.status ?? null;
  const delay = retryDelays[attempts - 1];
  if (isSent || delay === undefined) await save({ state: isSent ? 'sent' : 'failed', status });
  else {
    const asked = Math.min((answer?.retryAfter ?? 0) * 1_000, dayMs);
    await save({ status, sendAfter: new Date(clock.now().getTime() + Math.max(delay, asked)) });
  }
  return isSent;
}

/** Returns null if no server responded, or no key decrypts the secret. */
async function postSigned(
  post: DocumentPoster,
  secrets: Secrets,
  { siteId, hookId, id, url, secret }: Claimed,
  now: Date,
  body: string,
): ReturnType<DocumentPoster> {
  const key = secrets.decrypt(secretPurpose, toContext({ siteId, id: hookId }), secret);
  if (key === null) return null;
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signMessage(key, id, timestamp, body),
  };
  return post(url, headers, Buffer.from(body));
}
