import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Deps } from '../context.ts';
import type { Db } from '../db/client.ts';
import { outbox } from '../db/schema.ts';
import type { Mail } from '../email/layout.tsx';
import type { Mailer, Outcome } from '../infra/mailer.ts';
import { newId } from './slugs.ts';

/** Somebody waits for a mail of this priority, and two of the same do no harm. */
export const codePriority = 0;

const minute = 60_000;
/** How long to wait after the first failure, the second, and so on; after the last the mail has failed. Milliseconds. */
const patience = [minute / 2, 2 * minute, 10 * minute, 30 * minute, 120 * minute];
/** Whoever has taken a mail has this long. After it the process that took it is believed dead. */
const lease = 5 * minute;
/** Mails that a process takes at once; it sends them side by side. */
const batch = 10;

export type NewMail = Mail & { siteId: string; kind: string; priority: number; recipient: string; now: Date; expiresAt?: Date };

/** Puts a mail into the outbox, from which a job sends it. Within a transaction it goes only if that is committed. */
export async function queueMail(db: Db, { now, ...mail }: NewMail): Promise<void> {
  await db.insert(outbox).values({ ...mail, id: newId(), dueAt: now, createdAt: now });
}

type Row = typeof outbox.$inferSelect;
type Parts = Pick<Deps, 'db' | 'log' | 'clock' | 'sites'> & { mailer: Mailer };

/**
 * Sends what is due, at the most `most` mails, what is urgent first. Safe to run in several processes: each row is taken by one. Resolves with how many were
 * sent. A mail that can go another time is queued again, five times with growing patience; one that was refused for good or nobody wants any more has failed.
 * `stopping`: nothing more is taken.
 */
export async function sendDueMails(parts: Parts, most = 200, stopping?: AbortSignal): Promise<number> {
  const { db, log, clock } = parts;
  await takeBackLost(db, clock.now());
  let taken = 0;
  let sent = 0;
  while (taken < most) {
    if (stopping?.aborted) break;
    const rows = await take(db, clock.now(), Math.min(batch, most - taken));
    taken += rows.length;
    const states = await Promise.all(rows.map((row) => sendOne(parts, row, stopping)));
    sent += states.filter((state) => state === 'sent').length;
    if (rows.length < batch) break;
  }
  if (taken > 0) log.info({ job: 'send-mail', taken, sent }, 'job');
  return sent;
}

/** Takes rows for this process alone. Until they are done with, `due_at` is the end of their lease. */
async function take(db: Db, now: Date, most: number): Promise<Row[]> {
  // Materialized, so that the limit counts once, not for every row that the update looks at.
  const due = sql`(${outbox.siteId}, ${outbox.id}) in (
    with due as materialized (
      select site_id, id from outbox where state = 'queued' and due_at <= ${now.toISOString()}::timestamptz order by priority, due_at limit ${most} for update skip locked
    ) select site_id, id from due)`;
  const rows = await db.update(outbox).set({ state: 'sending', dueAt: new Date(now.getTime() + lease) }).where(due).returning();
  return rows.toSorted((a, b) => a.priority - b.priority || a.createdAt.getTime() - b.createdAt.getTime());
}

async function sendOne({ db, log, clock, mailer, sites }: Parts, row: Row, stopping: AbortSignal | undefined): Promise<Row['state']> {
  const site = sites.sites.get(row.siteId);
  const expired = row.expiresAt !== null && row.expiresAt <= clock.now();
  const { kind, answer }: Outcome = expired
    ? { kind: 'permanent', answer: 'expired' }
    : !site
      ? { kind: 'temporary', answer: 'no such site here' }
      : await mailer.send({ ...row, site: { name: site.theme.siteName, domain: site.theme.seo.canonicalDomain } }, stopping);
  const attempts = row.attempts + (expired ? 0 : 1);
  const wait = kind === 'temporary' ? patience[row.attempts] : undefined;
  const now = clock.now();
  const state = kind === 'sent' ? 'sent' : wait === undefined ? 'failed' : 'queued';
  await db
    .update(outbox)
    .set({ state, attempts, answer, dueAt: wait === undefined ? now : new Date(now.getTime() + wait), sentAt: state === 'sent' ? now : null })
    // Not when the lease has run out and somebody else has it.
    .where(and(eq(outbox.siteId, row.siteId), eq(outbox.id, row.id), eq(outbox.state, 'sending'), eq(outbox.attempts, row.attempts)));
  // What the server said may hold the address: only its number, or the name of what was wrong with the connection.
  if (state !== 'sent') log.warn({ job: 'send-mail', site: row.siteId, mail: row.id, kind: row.kind, state, attempts, answer: /^(?:\d{3}|E[A-Z]+|expired)\b/.exec(answer)?.[0] }, 'a mail was not sent');
  return state;
}

/** When this process last looked for mails of dead ones: that reads the table, so once a minute is enough. */
const looked = new WeakMap<Db, number>();

/** Mails whose process died while it had them. Codes go again; of the rest it is not known whether they went, so they do not. */
async function takeBackLost(db: Db, now: Date): Promise<void> {
  const since = now.getTime() - (looked.get(db) ?? -Infinity);
  if (since >= 0 && since < minute) return;
  looked.set(db, now.getTime());
  const again = sql`${outbox.priority} = ${codePriority} and ${outbox.attempts} < ${patience.length}`;
  await db
    .update(outbox)
    .set({ state: sql`case when ${again} then 'queued' else 'failed' end`, attempts: sql`${outbox.attempts} + 1`, answer: 'uncertain' })
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
