import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { sql, type SQL } from 'drizzle-orm';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import {
  announcingKinds,
  isAnnouncingKind,
  isPostingKind,
  type WebHookKind,
} from '#shared/web-hook-kinds.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { own } from '../../db/own.ts';
import { webHookMessages as messages, webHooks } from '../../db/schema.ts';
import {
  createDocumentPoster,
  publicRules,
  type DocumentPoster,
  type FetchRules,
} from '../../infra/fetch/safe-fetch.ts';
import { createServiceFetcher, type ServiceFetcher } from '../../infra/fetch/service-fetch.ts';
import type { Secrets } from '../../infra/signing.ts';
import { staysHere } from '../core/moving-sites.ts';
import { announce } from './posting/announce.ts';
import { deliver } from './posting/deliver.ts';
import type { Outcome } from './posting/outcome.ts';
import { services as postingServices } from './posting/services.ts';
import type { PostingEvent } from './posting/stories.ts';
import { readPayload } from './web-hook-payloads.ts';

/** Longer than a request takes. Then the process counts as dead. */
const leaseMs = minuteMs;
const retryDelays = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, dayMs];
const batchSize = 20;
/** Of one web-hook in a batch: a server that does not respond delays few messages of others. */
const maxOfHook = 5;
/** Changed addresses in a request. */
const maxAnnounced = 500;

type Message = typeof messages.$inferSelect;
/** `wasUnsure`: before this attempt. */
type Claimed = Pick<Message, 'siteId' | 'id' | 'hookId' | 'event' | 'subjectId' | 'attempts'> & {
  kind: WebHookKind;
  url: string;
  account: string | null;
  secret: string;
  wasUnsure: boolean;
  createdAt: string;
};
type Services = Needs<'config' | 'db' | 'log' | 'clock' | 'secrets' | 'siteRegistry'>;
type Senders = { post: DocumentPoster; fetcher: ServiceFetcher };

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
  const rules = webHookRules(services.config);
  const senders = {
    post: createDocumentPoster(rules),
    fetcher: createServiceFetcher(rules, services.config.privateWebHooks),
  };
  let sent = 0;
  for (;;) {
    if (stopping?.aborted) break;
    const now = services.clock.now();
    const [claimed, announced] = [
      await claim(services.db, now, sql`not in`, batchSize, maxOfHook),
      await claim(services.db, now, sql`in`, maxAnnounced, maxAnnounced),
    ];
    if (claimed.length + announced.length === 0) break;
    const ofHooks = Map.groupBy(announced, ({ siteId, hookId }) => `${siteId} ${hookId}`);
    const results = await Promise.all([
      ...claimed.map((message) => send(services, senders, [message])),
      ...[...ofHooks.values()].map((messages) => send(services, senders, messages)),
    ]);
    sent += results.reduce((sum, count) => sum + count, 0);
  }
  return sent;
}

/** Claims due messages of all kinds but those that announce addresses, or of those. */
async function claim(
  db: Db,
  now: Date,
  isIn: SQL,
  limit: number,
  ofHook: number,
): Promise<Claimed[]> {
  const kinds = sql.join(
    announcingKinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Claimed>(sql`
    with due as materialized (
      select m.site_id, m.id, m.is_unsure, h.kind, h.url, h.account, h.secret from web_hooks h
      cross join lateral (
        select m.site_id, m.id, m.is_unsure, m.send_after from web_hook_messages m
        where m.site_id = h.site_id and m.hook_id = h.id
          and m.state = 'waiting' and m.send_after <= ${at(now)}
        order by m.send_after limit ${ofHook} for update skip locked
      ) m
      where h.is_on and h.kind ${isIn} (${kinds}) and ${staysHere(sql`h.site_id`)}
      order by m.send_after limit ${limit}
    )
    update web_hook_messages m
    set attempts = m.attempts + 1, send_after = ${at(new Date(now.getTime() + leaseMs))},
      is_unsure = due.kind <> 'signed' and due.kind not in (${kinds})
    from due where m.site_id = due.site_id and m.id = due.id
    returning m.site_id as "siteId", m.id, m.hook_id as "hookId", m.event,
      m.subject_id as "subjectId", m.attempts, m.created_at as "createdAt", due.kind, due.url,
      due.account, due.secret, due.is_unsure as "wasUnsure"`);
  return rows;
}

/** Whether a message may be repeated at a time without being posted twice. */
const mayRepeat = ({ kind, event, createdAt }: Claimed, time: Date) =>
  !isPostingKind(kind) ||
  event === 'test' ||
  time.getTime() - Date.parse(createdAt) <= postingServices[kind].repeatMs;

/** Sends messages of one web-hook in one request. Resolves with the number of sent messages. */
async function send(services: Services, senders: Senders, claimed: Claimed[]): Promise<number> {
  const now = services.clock.now();
  const [message] = claimed;
  if (!message) return 0;
  const save = (change: (each: Claimed) => Partial<Message>) =>
    Promise.all(
      claimed.map((each) =>
        services.db
          .update(messages)
          .set(change(each))
          .where(own(messages, each.siteId, { id: each.id })),
      ),
    );
  if (message.wasUnsure && !mayRepeat(message, now)) {
    await save(() => ({ state: 'failed' }));
    return 0;
  }
  const outcome = await sendOnce(services, senders, claimed, message);
  if (outcome.kind === 'refused') await pause(services, message, outcome.status);
  await save((each) => settle(each, outcome, now));
  return outcome.kind === 'sent' ? claimed.length : 0;
}

/** Returns what changes in a message. */
function settle(message: Claimed, outcome: Outcome, now: Date): Partial<Message> {
  const { attempts, wasUnsure } = message;
  switch (outcome.kind) {
    case 'gone':
      return { state: 'gone', isUnsure: wasUnsure };
    case 'sent':
      return { state: 'sent', status: outcome.status, isUnsure: false };
    case 'rejected':
      return { state: 'failed', status: outcome.status, isUnsure: wasUnsure };
    case 'refused':
      // It is sent when the web-hook is on again.
      return {
        attempts: attempts - 1,
        status: outcome.status,
        isUnsure: wasUnsure,
        sendAfter: now,
      };
    case 'later': {
      const { status } = outcome;
      const isUnsure = outcome.isUnsure || wasUnsure;
      const delay = retryDelays[attempts - 1];
      const asked = Math.min((outcome.retryAfter ?? 0) * 1_000, dayMs);
      const sendAfter = new Date(now.getTime() + Math.max(delay ?? 0, asked));
      return delay === undefined || (isUnsure && !mayRepeat(message, sendAfter))
        ? { state: 'failed', status, isUnsure }
        : { status, isUnsure, sendAfter };
    }
  }
}

/** Pauses a web-hook whose key its service refused. */
async function pause(
  { db, log }: Services,
  { siteId, hookId, kind }: Claimed,
  status: number,
): Promise<void> {
  await db
    .update(webHooks)
    .set({ isOn: false, refusedStatus: status })
    .where(own(webHooks, siteId, { id: hookId }));
  log.warn(
    { event: 'web_hook_refused', site: siteId, webHook: hookId, kind, status },
    'a service refused the key of a site, and its web-hook is paused',
  );
}

async function sendOnce(
  services: Services,
  { post, fetcher }: Senders,
  claimed: Claimed[],
  message: Claimed,
): Promise<Outcome> {
  const { db, clock, secrets, siteRegistry } = services;
  const { siteId, id, event, subjectId, kind, url, attempts } = message;
  const site = siteRegistry.sites.get(siteId);
  if (!site) return { kind: 'gone' };
  const createdAt = new Date(message.createdAt);
  const account = message.account ?? '';
  if (isAnnouncingKind(kind))
    return announce({ db, site }, fetcher, kind, { url, account }, claimed);
  if (isPostingKind(kind)) {
    const key = openKey(secrets, message);
    if (key === null) return { kind: 'later', status: null, retryAfter: null, isUnsure: false };
    return deliver(
      { db, clock, site },
      fetcher,
      postingServices[kind],
      { url, account, key },
      { id, attempts, createdAt, event: event as PostingEvent | 'test', subjectId },
    );
  }
  const data = await readPayload[event]({ db, clock, site }, subjectId);
  if (!data) return { kind: 'gone' };
  const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
  const answer = await postSigned(post, secrets, message, clock.now(), body);
  if (answer === null) return { kind: 'later', status: null, retryAfter: null, isUnsure: false };
  return answer.status >= 200 && answer.status < 300
    ? { kind: 'sent', status: answer.status }
    : { kind: 'later', ...answer, isUnsure: false };
}

/** Returns null if no key decrypts it. */
const openKey = (secrets: Secrets, { siteId, hookId, secret }: Claimed): string | null =>
  secrets.decrypt(secretPurpose, toContext({ siteId, id: hookId }), secret);

/** Returns null if no server responded, or no key decrypts the secret. */
async function postSigned(
  post: DocumentPoster,
  secrets: Secrets,
  message: Claimed,
  now: Date,
  body: string,
): ReturnType<DocumentPoster> {
  const { id, url } = message;
  const key = openKey(secrets, message);
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
