import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { hourMs, minuteMs } from '#shared/durations.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { mailBackoffs, outbox } from '../../db/schema.ts';
import type { Throttle } from '../../infra/mail/outcome.ts';
import { getDomain } from '../../infra/mail/routes.ts';
import { moveQueued, receiver } from './move-queued.ts';
import { requestedPriority } from './outbox.ts';
import { own } from '../../db/own.ts';

type Backoff = typeof mailBackoffs.$inferSelect;

/** The first wait; each further one without an accepted email is twice as long. */
const firstWaitMs = minuteMs;
const maxWaitMs = hourMs;
/** Emails in the first minute after a wait: this share of those accepted in the minute before. */
const rateShare = 0.8;
const minPerMinute = 10;
/** If none was accepted before. */
const usualPerMinute = 60;
/** By which factor the rate grows each minute. */
const growth = 1.25;

const getReceiver = (recipient: string): string => getDomain(recipient).toLowerCase();
/** The mail server itself, not a receiver. */
const itself = '';

export type ReceiverBackoffs = ReturnType<typeof createReceiverBackoffs>;

/**
 * Bulk mail to receivers that asked to wait. The waits are stored, for all workers. Each belongs to
 * one site, so no other site is slower for it. Decision 328.
 */
export function createReceiverBackoffs({ db, clock, log }: Needs<'db' | 'clock' | 'log'>) {
  let known = new Map<string, Backoff[]>();
  const accepted = createRates();
  const moving = new Set<Promise<number>>();
  const find = (siteId: string, recipient: string) => [
    ...(known.get(`${siteId} ${getReceiver(recipient)}`) ?? []),
    ...(known.get(`${siteId} ${itself}`) ?? []),
  ];

  return {
    /** Waits while mail is spread: a claim meanwhile would look at each of its rows twice. */
    settle: async (): Promise<void> => void (await Promise.allSettled(moving)),

    /** Reads what all workers know about these sites. */
    async load(siteIds: ReadonlySet<string>): Promise<void> {
      if (siteIds.size === 0) return;
      const rows = await db
        .select()
        .from(mailBackoffs)
        .where(inArray(mailBackoffs.siteId, [...siteIds]));
      known = Map.groupBy(rows, ({ siteId, domain }) => `${siteId} ${domain}`);
    },

    /** Returns until when an email waits; null: it can be sent. */
    findWait(siteId: string, recipient: string): Date | null {
      const now = clock.now();
      const waits = find(siteId, recipient)
        .map(({ waitUntil }) => waitUntil)
        .filter((until) => until > now);
      return waits.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
    },

    /** Notes an accepted email, which ends the growth of waits. */
    async accept(siteId: string, recipient: string): Promise<void> {
      accepted.add(`${siteId} ${getReceiver(recipient)}`, clock.now());
      accepted.add(`${siteId} ${itself}`, clock.now());
      for (const backoff of find(siteId, recipient)) {
        if (backoff.failures === 0 || backoff.waitUntil > clock.now()) continue;
        backoff.failures = 0;
        const { transport, domain } = backoff;
        await db
          .update(mailBackoffs)
          .set({ failures: 0 })
          .where(
            and(
              own(mailBackoffs, siteId, { transport, domain }),
              lte(mailBackoffs.waitUntil, clock.now()),
            ),
          );
      }
    },

    /**
     * Starts a wait, unless one is running, and spreads the waiting mail over the time after it.
     * Resolves with its end.
     */
    async begin(siteId: string, recipient: string, { server, by }: Throttle): Promise<Date> {
      const domain = by === 'server' ? itself : getReceiver(recipient);
      const now = clock.now();
      const rate = accepted.read(`${siteId} ${domain}`, now);
      const started = await start(
        db,
        { siteId, transport: server, domain },
        now,
        Math.max(minPerMinute, Math.floor((rate || usualPerMinute) * rateShare)),
      );
      const key = `${siteId} ${domain}`;
      const others = (known.get(key) ?? []).filter(({ transport }) => transport !== server);
      known.set(key, [...others, started.backoff]);
      if (started.isNew) {
        const move = spread(db, started.backoff);
        moving.add(move);
        const waiting = await move.finally(() => moving.delete(move));
        const { failures, perMinute, waitUntil } = started.backoff;
        log.warn(
          {
            event: 'mail_receiver_waits',
            job: 'send-mail',
            site: siteId,
            domain,
            failures,
            perMinute,
            waiting,
            until: waitUntil.toISOString(),
          },
          'mail server asked us to wait; delaying bulk mail from this site to it',
        );
      }
      return started.backoff.waitUntil;
    },
  };
}

/** Stores a wait. `isNew` is false if one is running, of this worker or of another. */
async function start(
  db: Db,
  key: Pick<Backoff, 'siteId' | 'transport' | 'domain'>,
  now: Date,
  perMinute: number,
): Promise<{ backoff: Backoff; isNew: boolean }> {
  const { siteId, transport, domain, failures, waitUntil } = mailBackoffs;
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const wait = sql`least(${maxWaitMs}::float, ${firstWaitMs}::float * 2 ^ ${failures})`;
  const [backoff] = await db
    .insert(mailBackoffs)
    .values({ ...key, failures: 1, perMinute, waitUntil: at(firstWaitMs) })
    .onConflictDoUpdate({
      target: [siteId, transport, domain],
      set: {
        failures: sql`least(100, ${failures} + 1)`,
        perMinute: sql`excluded.per_minute`,
        waitUntil: sql`${now.toISOString()}::timestamptz + ${wait} * interval '1 millisecond'`,
      },
      setWhere: sql`${waitUntil} <= ${now.toISOString()}::timestamptz`,
    })
    .returning();
  if (backoff) return { backoff, isNew: true };
  const [running] = await db
    .select()
    .from(mailBackoffs)
    .where(and(eq(siteId, key.siteId), eq(transport, key.transport), eq(domain, key.domain)));
  return {
    backoff: running ?? { ...key, failures: 1, perMinute, waitUntil: at(firstWaitMs) },
    isNew: false,
  };
}

/**
 * Spreads the waiting mail: `perMinute` in the first minute after the wait, and each minute by
 * `growth` more. So the server is not asked for what it just refused, and finds its own limit.
 */
const spread = (db: Db, { siteId, domain, perMinute, waitUntil }: Backoff): Promise<number> =>
  moveQueued(
    db,
    siteId,
    // What an earlier wait spread over the time after this one keeps its place.
    sql`${outbox.priority} > ${requestedPriority}
      and ${outbox.sendAfter} < ${waitUntil.toISOString()}::timestamptz
      and ${domain === itself ? sql`true` : sql`${receiver} = ${domain}`}`,
    (mails) => {
      // How long until as many emails went out, at a rate that grows like interest.
      const rate = Math.log(growth);
      const minutes = sql`ln(1 + random() * ${mails} * ${rate / perMinute}) / ${rate}`;
      return sql`${waitUntil.toISOString()}::timestamptz
        + (${minutes})::float * interval '1 minute'`;
    },
  );

/** Counts emails per minute, by key, in this worker. */
function createRates() {
  const counts = new Map<string, { minute: number; count: number; before: number }>();
  const at = (key: string, now: Date) => {
    const current = Math.floor(now.getTime() / minuteMs);
    const last = counts.get(key);
    return last?.minute === current
      ? last
      : { minute: current, count: 0, before: last?.minute === current - 1 ? last.count : 0 };
  };
  return {
    add(key: string, now: Date) {
      const entry = at(key, now);
      entry.count += 1;
      counts.set(key, entry);
    },
    read(key: string, now: Date): number {
      const { count, before } = at(key, now);
      return Math.max(count, before);
    },
  };
}
