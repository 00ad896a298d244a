import { and, asc, isNotNull, isNull, lte, max } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import type { Ctx, Needs, Site, Viewer } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { digestVariants, issues } from '../../../db/schema.ts';
import { AppError, badRequest } from '../../../infra/app-error.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import { newId } from '../../core/ids.ts';
import { matchesIssue, type Issue } from '../issues/issues.ts';
import { readPausedAt } from '../issues/pause.ts';
import { needsPostalAddress } from './postal-address.ts';
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
 * Starts a letter, or schedules it: `at`. It stays on hold until its time. Errors: bad_request for
 * the time; conflict for a letter without text.
 */
export async function beginLetter(
  tx: Db,
  ctx: Ctx,
  by: Viewer,
  letter: Issue,
  { at, readers }: { at: string | undefined; readers: number },
): Promise<Issue> {
  const now = ctx.clock.now();
  const time = at === undefined ? now : new Date(at);
  if (time.getTime() > now.getTime() + maxAheadMs)
    throw badRequest([{ field: 'at', message: 'must be at most a year ahead' }]);
  if ((letter.document ?? []).length === 0)
    throw new AppError('conflict', 'Write the letter first.');
  await tx.update(issues).set({ scheduledAt: time }).where(matchesIssue(letter));
  if (time <= now) await start(tx, letter, now);
  await writeAuditLog(tx, ctx, by, [
    {
      action: 'send-issue',
      after: { issue: letter.period, readers, ...(time > now ? { at: time.toISOString() } : {}) },
    },
  ]);
  return { ...letter, scheduledAt: time };
}

/** Ends the hold of a due letter, and creates the variant for the archive. */
async function start(tx: Db, letter: Issue, now: Date): Promise<void> {
  const [latest] = await tx
    .select({ endsAt: max(issues.endsAt) })
    .from(issues)
    .where(own(issues, letter.siteId, { frequency: 'letter' }));
  // The archive orders letters by this time, so no two have the same.
  const at = new Date(Math.max(now.getTime(), (latest?.endsAt?.getTime() ?? 0) + 1));
  // Once only: an editor may hold and release it while its emails are sent. Holding unschedules it.
  const [started] = await tx
    .update(issues)
    .set({ heldAt: null, ...getLetterDays(at) })
    .where(and(matchesIssue(letter), isNotNull(issues.heldAt), lte(issues.scheduledAt, now)))
    .returning({ id: issues.id });
  if (!started) return;
  await tx
    .insert(digestVariants)
    .values({
      siteId: letter.siteId,
      id: newId(),
      issueId: letter.id,
      language: 'en',
      promptKey: '',
      dueAt: now,
    })
    .onConflictDoNothing();
}

type Services = Parameters<typeof scheduleNow>[0];

/**
 * Plans the emails of a started letter, one for each subscriber of the audience. `scheduledAt` is
 * removed at the end, so that an interrupted run is continued.
 */
export async function planLetter(
  services: Services,
  site: Site,
  letter: Issue,
  now: Date,
): Promise<number> {
  if (letter.scheduledAt === null || letter.scheduledAt > now) return 0;
  const planned = await scheduleNow(services, site, letter, now, null);
  if (planned === null) return 0;
  await services.db
    .update(issues)
    .set({ scheduledAt: null })
    .where(and(matchesIssue(letter), isNull(issues.heldAt)));
  return planned;
}

/** Sends the letters whose time has come. Idempotent and safe to run concurrently. */
export async function sendDueLetters(
  services: Services & Needs<'clock'>,
  site: Site,
): Promise<number> {
  const { db, clock } = services;
  const due = await db
    .select()
    .from(issues)
    .where(and(own(issues, site.id, { frequency: 'letter' }), lte(issues.scheduledAt, clock.now())))
    .orderBy(asc(issues.scheduledAt), asc(issues.id));
  if (due.length === 0 || !site.isOpen || (await readPausedAt(db, site.id)) !== null) return 0;
  if (await needsPostalAddress(services, site)) return 0;
  let planned = 0;
  for (const letter of due) {
    const now = clock.now();
    await db.transaction((tx) => start(tx, letter, now));
    planned += await planLetter(services, site, letter, now);
  }
  return planned;
}
