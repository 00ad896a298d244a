import { setTimeout as sleep } from 'node:timers/promises';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Deps } from '../context.ts';
import type { Db } from '../db/client.ts';
import { outbox } from '../db/schema.ts';
import type { Mail } from '../email/layout.tsx';
import type { Mailer, Outcome } from '../infra/mailer.ts';
import { newId } from './slugs.ts';
import { isSuppressed, suppressAddress } from './suppressed-addresses.ts';

/** Somebody waits for a mail of this priority, and asked for it. */
export const codePriority = 0;

/** Codes, or all the rest: each goes its own way, so that nothing slow is in the way of a code. */
export type Lane = 'codes' | 'others';

const minute = 60_000;
/** How long to wait after the first failure, the second, and so on; after the last the mail has failed. Milliseconds. */
const patience = [minute / 2, 2 * minute, 10 * minute, 30 * minute, 120 * minute];
/** Whoever has taken a mail has this long, more than a mailer ever takes. After it the process that took it is believed dead. */
const lease = 2 * minute;
/** Mails that a process sends side by side in one lane. */
const sideBySide = 5;
/** While mails are under way, how often it is looked for others that came meanwhile. Milliseconds. */
const lookAgain = 500;

export type NewMail = Mail & { siteId: string; kind: string; priority: number; recipient: string; now: Date; expiresAt?: Date };

/** Puts a mail into the outbox, from which a job sends it. Within a transaction it goes only if that is committed. */
export async function queueMail(db: Db, { now, ...mail }: NewMail): Promise<void> {
  await db.insert(outbox).values({ ...mail, id: newId(), dueAt: now, createdAt: now });
}

type Row = typeof outbox.$inferSelect;
type Parts = Pick<Deps, 'db' | 'log' | 'clock' | 'sites' | 'secrets'> & { mailer: Mailer };

/**
 * Sends what is due, at the most `most` mails, what is urgent first. Safe to run in several processes: each row is taken by one. Resolves with how many were
 * sent, once none is under way and none is due. A mail that can go another time is queued again, five times with growing patience; one that was refused for good or
 * nobody wants any more has failed. So has one of which nobody knows whether it arrived: none is sent twice (product 34). `stopping`: nothing more is taken.
 */
export async function sendDueMails(parts: Parts, { lane, most = 200, stopping }: { lane?: Lane; most?: number; stopping?: AbortSignal } = {}): Promise<number> {
  const { db, log, clock } = parts;
  await takeBackLost(db, clock.now());
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let taken = 0;
  let sent = 0;
  try {
    for (;;) {
      if (stopping?.aborted || failures.length > 0) break;
      const room = Math.min(sideBySide - underWay.size, most - taken);
      const rows = room > 0 ? await take(db, clock.now(), room, lane) : [];
      taken += rows.length;
      for (const row of rows) {
        const one: Promise<void> = sendOne(parts, row, stopping)
          .then((state) => void (sent += state === 'sent' ? 1 : 0), (error: unknown) => void failures.push(error))
          .finally(() => underWay.delete(one));
        underWay.add(one);
      }
      if (underWay.size === 0) break;
      // One that takes long holds up none that comes meanwhile.
      await Promise.race([...underWay, ...(rows.length < room ? [sleep(lookAgain, undefined, { ref: false })] : [])]);
    }
  } finally {
    await Promise.all(underWay);
  }
  if (taken > 0) log.info({ job: 'send-mail', lane, taken, sent }, 'job');
  if (failures.length > 0) throw failures[0];
  return sent;
}

/** Takes rows for this process alone. Until they are done with, `due_at` is the end of their lease. */
async function take(db: Db, now: Date, most: number, lane: Lane | undefined): Promise<Row[]> {
  const ofLane = lane === undefined ? sql`true` : lane === 'codes' ? sql`priority = ${codePriority}` : sql`priority > ${codePriority}`;
  // Materialized, so that the limit counts once, not for every row that the update looks at.
  const due = sql`(${outbox.siteId}, ${outbox.id}) in (
    with due as materialized (
      select site_id, id from outbox where state = 'queued' and due_at <= ${now.toISOString()}::timestamptz and ${ofLane} order by priority, due_at limit ${most} for update skip locked
    ) select site_id, id from due)`;
  const rows = await db.update(outbox).set({ state: 'sending', dueAt: new Date(now.getTime() + lease), sentAt: null }).where(due).returning();
  return rows.toSorted((a, b) => a.priority - b.priority || a.createdAt.getTime() - b.createdAt.getTime());
}

async function sendOne(parts: Parts, row: Row, stopping: AbortSignal | undefined): Promise<Row['state']> {
  const { db, log, clock, secrets } = parts;
  // Not when the lease has run out and somebody else has it.
  const own = and(eq(outbox.siteId, row.siteId), eq(outbox.id, row.id), eq(outbox.state, 'sending'), eq(outbox.attempts, row.attempts));
  const unwanted = await whyNot(parts, row);
  const { kind, answer, bounced = false }: Outcome = unwanted === null ? await handOver(parts, row, own, stopping) : { kind: 'permanent', answer: unwanted };
  if (bounced) await suppressAddress(db, secrets, row.siteId, row.recipient, 'bounce');
  const attempts = row.attempts + (unwanted === null ? 1 : 0);
  const wait = kind === 'temporary' ? patience[row.attempts] : undefined;
  const now = clock.now();
  const state = kind === 'sent' ? 'sent' : wait === undefined ? 'failed' : 'queued';
  await db
    .update(outbox)
    .set({
      state, attempts, answer: kind === 'uncertain' ? `uncertain: ${answer}` : answer, dueAt: wait === undefined ? now : new Date(now.getTime() + wait),
      ...(kind === 'uncertain' ? {} : { sentAt: kind === 'sent' ? now : null }),
    })
    .where(own);
  // What the server said may hold the address: only its number, or the name of what was wrong with the connection.
  const said = /^(?:uncertain: )?(?:\d{3}|E[A-Z]+|expired|suppressed)\b/.exec(kind === 'uncertain' ? `uncertain: ${answer}` : answer)?.[0];
  if (state !== 'sent') log.warn({ job: 'send-mail', site: row.siteId, mail: row.id, kind: row.kind, state, attempts, answer: said }, 'a mail was not sent');
  return state;
}

/** Why a mail is not to go at all; null if it may. Codes go everywhere: somebody asks for them now. */
async function whyNot({ db, clock, secrets }: Parts, { siteId, recipient, priority, expiresAt }: Row): Promise<string | null> {
  if (expiresAt !== null && expiresAt <= clock.now()) return 'expired';
  return priority > codePriority && (await isSuppressed(db, secrets, siteId, recipient)) ? 'suppressed' : null;
}

async function handOver({ db, clock, mailer, sites }: Parts, row: Row, own: ReturnType<typeof and>, stopping: AbortSignal | undefined): Promise<Outcome> {
  const site = sites.sites.get(row.siteId);
  if (!site) return { kind: 'temporary', answer: 'no such site here' };
  // From here on it may have arrived, whatever becomes of this process: written down before the first byte goes out.
  const beforeData = async () => {
    const [marked] = await db.update(outbox).set({ sentAt: clock.now() }).where(own).returning({ id: outbox.id });
    if (!marked) throw new Error('somebody else has this mail by now');
  };
  return mailer.send({ ...row, urgent: row.priority === codePriority, site: { name: site.theme.siteName, domain: site.theme.seo.canonicalDomain } }, { stopping, beforeData });
}

/** Mails whose process died while it had them: they go again, but for those of which some may have gone out. */
async function takeBackLost(db: Db, now: Date): Promise<void> {
  const begun = sql`${outbox.sentAt} is not null`;
  await db
    .update(outbox)
    .set({
      state: sql`case when ${begun} or ${outbox.attempts} >= ${patience.length} then 'failed' else 'queued' end`,
      attempts: sql`${outbox.attempts} + 1`,
      answer: sql`case when ${begun} then 'uncertain: lost' else 'lost' end`,
    })
    .where(and(eq(outbox.state, 'sending'), lte(outbox.dueAt, now)));
}

export type MailInList = Pick<Row, 'id' | 'kind' | 'recipient' | 'subject' | 'state' | 'createdAt'>;

/** A tenant's mails, newest first. For `/dev/mail` alone: they hold codes. */
export async function listMails(db: Db, siteId: string, most: number): Promise<MailInList[]> {
  const { id, kind, recipient, subject, state, createdAt } = outbox;
  return db.select({ id, kind, recipient, subject, state, createdAt }).from(outbox).where(eq(outbox.siteId, siteId)).orderBy(desc(createdAt), desc(id)).limit(most);
}

/** One mail of a tenant. For `/dev/mail` alone. */
export async function readMail(db: Db, siteId: string, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(outbox).where(and(eq(outbox.siteId, siteId), eq(outbox.id, id)));
  return row;
}
