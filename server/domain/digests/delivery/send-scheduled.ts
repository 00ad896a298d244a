import { and, asc, eq, isNotNull, isNull, lte, max, sql, type SQL } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import type { Ctx, Needs, Site, Viewer } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { equalsLiteral } from '../../../db/literals.ts';
import { digestVariants, issues, outbox } from '../../../db/schema.ts';
import { AppError, badRequest } from '../../../infra/app-error.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import { newId } from '../../core/ids.ts';
import { writeSiteContent } from '../../core/site-transaction.ts';
import { isDigest, matchesIssue, type Issue } from '../issues/issues.ts';
import { readPausedAt } from '../issues/pause.ts';
import { needsPostalAddress } from './postal-address.ts';
import { deliveryExpiry } from './plan-deliveries.ts';
import { scheduleNow } from './schedule-deliveries.ts';
import { own } from '../../../db/own.ts';

const maxAheadMs = 366 * dayMs;
/** The days of the posts with a tag in a letter. */
const letterDays = 7;

export const getLetterDays = (at: Date) => ({
  startsAt: new Date(at.getTime() - letterDays * dayMs),
  endsAt: at,
});

/**
 * Starts to send an issue, or schedules it: `at`. It is on hold until its time. Errors: bad_request
 * for the time; conflict for a letter without text.
 */
export async function beginSending(
  tx: Db,
  ctx: Ctx,
  by: Viewer,
  issue: Issue,
  { at, readers }: { at: string | undefined; readers: number },
): Promise<Issue> {
  const now = ctx.clock.now();
  const time = at === undefined ? now : new Date(at);
  if (at !== undefined && time <= now)
    throw badRequest([
      { field: 'at', message: 'must be in the future. Leave it blank to send now' },
    ]);
  if (time.getTime() > now.getTime() + maxAheadMs)
    throw badRequest([{ field: 'at', message: 'must be at most a year ahead' }]);
  if (!isDigest(issue) && (issue.document ?? []).length === 0)
    throw new AppError('conflict', 'Write the letter first.');
  await tx
    .update(issues)
    .set({ scheduledAt: time, heldAt: issue.heldAt ?? now })
    .where(matchesIssue(issue));
  if (time <= now) await start(tx, issue, now);
  await writeAuditLog(tx, ctx, by, [
    {
      action: 'send-issue',
      after: { issue: issue.period, readers, ...(time > now ? { at: time.toISOString() } : {}) },
    },
  ]);
  return { ...issue, scheduledAt: time };
}

/** The wait for the model begins again for the variants that are not rendered yet. */
export const restartDeadlines = (tx: Db, filter: SQL, now: Date): Promise<unknown> =>
  tx
    .update(digestVariants)
    .set({ dueAt: sql`greatest(${digestVariants.dueAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(filter, equalsLiteral(digestVariants.state, 'waiting')));

/** Emails that were planned before a hold get their time to be sent again. */
export async function extendExpiry(
  tx: Db,
  issue: Issue,
  now: Date,
  filter: SQL | undefined,
  change: { sendAfter?: SQL } = {},
): Promise<void> {
  const expiresAt = new Date(now.getTime() + deliveryExpiry[issue.frequency]).toISOString();
  await tx
    .update(outbox)
    .set({ ...change, expiresAt: sql`greatest(${outbox.expiresAt}, ${expiresAt}::timestamptz)` })
    .where(
      and(
        own(outbox, issue.siteId, { issueId: issue.id }),
        equalsLiteral(outbox.state, 'queued'),
        filter,
      ),
    );
}

/**
 * Ends the hold of an issue whose time has come, once: an editor may hold and release it while its
 * emails are sent. Holding removes the time. A letter gets its days, and a variant for the archive.
 */
async function start(tx: Db, issue: Issue, now: Date): Promise<void> {
  const [started] = await tx
    .update(issues)
    .set({ heldAt: null, ...(isDigest(issue) ? {} : await findLetterDays(tx, issue, now)) })
    .where(and(matchesIssue(issue), isNotNull(issues.heldAt), lte(issues.scheduledAt, now)))
    .returning({ id: issues.id });
  if (!started) return;
  await restartDeadlines(tx, own(digestVariants, issue.siteId, { issueId: issue.id }), now);
  // An email that a server has delayed waits for its time.
  await extendExpiry(tx, issue, now, undefined, {
    sendAfter: sql`case when ${outbox.attempts} = 0 and ${outbox.deferrals} = 0
      then least(${outbox.sendAfter}, ${now.toISOString()}::timestamptz)
      else ${outbox.sendAfter} end`,
  });
  if (!isDigest(issue))
    await tx
      .insert(digestVariants)
      .values({
        siteId: issue.siteId,
        id: newId(),
        issueId: issue.id,
        language: 'en',
        promptKey: '',
        dueAt: now,
      })
      .onConflictDoNothing();
}

async function findLetterDays(tx: Db, { siteId }: Issue, now: Date) {
  const [latest] = await tx
    .select({ endsAt: max(issues.endsAt) })
    .from(issues)
    .where(own(issues, siteId, { frequency: 'letter' }));
  // The archive orders letters by this time, so no two have the same.
  return getLetterDays(new Date(Math.max(now.getTime(), (latest?.endsAt?.getTime() ?? 0) + 1)));
}

type Services = Parameters<typeof scheduleNow>[0];

/**
 * Plans the emails of a started issue, one for each of its readers. `scheduledAt` is removed at the
 * end, so that an interrupted run is continued.
 */
export async function planScheduled(
  services: Services,
  site: Site,
  issue: Issue,
  now: Date,
): Promise<number> {
  if (issue.scheduledAt === null || issue.scheduledAt > now) return 0;
  const planned = await scheduleNow(services, site, issue, now, null);
  if (planned === null) return 0;
  await services.db
    .update(issues)
    .set({ scheduledAt: null })
    .where(and(matchesIssue(issue), isNull(issues.heldAt)));
  return planned;
}

/** Sends the issues whose time has come. Idempotent and safe to run concurrently. */
export async function sendScheduled(
  services: Services & Needs<'clock' | 'contentVersions'>,
  site: Site,
): Promise<number> {
  const { db, clock } = services;
  const due = await db
    .select()
    .from(issues)
    .where(and(eq(issues.siteId, site.id), lte(issues.scheduledAt, clock.now())))
    .orderBy(asc(issues.scheduledAt), asc(issues.id));
  if (due.length === 0 || !site.isOpen || (await readPausedAt(db, site.id)) !== null) return 0;
  if (await needsPostalAddress(services, site)) return 0;
  let planned = 0;
  for (const issue of due) {
    const now = clock.now();
    await writeSiteContent({ ...services, site }, (tx) => start(tx, issue, now));
    planned += await planScheduled(services, site, issue, now);
  }
  return planned;
}
