import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { dayMs } from '#shared/durations.ts';
import type { Ctx } from '../../context.ts';
import { llmUsage } from '../../db/schema.ts';
import { findIssue } from './issues.ts';
import {
  deliveriesBetween,
  findEdition,
  findLastDue,
  periodAt,
  type Period,
  type SendTime,
} from '../subscriptions/periods.ts';
import { countRecipients, readEditions } from './issue-recipients.ts';
import { readSendTimes } from './send-times.ts';
import type { IssueLine } from './selection/read-posts.ts';
import { own } from '../../db/own.ts';

/** Time after which all readers were due, plus a day (ms). */
const searchMs: Record<Frequency, number> = { daily: 4 * dayMs, weekly: 11 * dayMs };

/** Returns when the first reader is due for a period's issue, or null. */
export function findFirstDueAt(
  times: readonly SendTime[],
  siteZone: string,
  { frequency, name, endsAt }: Period,
): Date | null {
  let first: Date | null = null;
  for (const time of times) {
    if (time.frequency !== frequency) continue;
    const until: Date = first ?? new Date(endsAt.getTime() + searchMs[frequency]);
    for (const due of deliveriesBetween(time, siteZone, new Date(endsAt.getTime() - dayMs), until))
      if (due.period.name === name && (!first || due.at < first)) first = due.at;
  }
  return first;
}

/** Whether the next issue of all readers of a period's issue was due. False without readers. */
export function haveHoursPassed(
  times: readonly SendTime[],
  siteZone: string,
  { frequency, edition, endsAt }: Period,
  now: Date,
): boolean {
  const own = times.filter(
    (time) => time.frequency === frequency && findEdition(time, siteZone) === edition,
  );
  const lastDues = own.map((time) => findLastDue(time, siteZone, now));
  return own.length > 0 && lastDues.every((due) => due && due.period.endsAt > endsAt);
}

/** What comes next of each frequency, and of each edition that readers need. */
export async function readUpcomingIssues(
  ctx: Ctx,
): Promise<NonNullable<AdminIssueDetail['next']>[]> {
  const { db, site } = ctx;
  const daily = await readEditions(db, site, 'daily');
  return Promise.all([
    ...daily.map((edition) => readUpcomingIssue(ctx, { frequency: 'daily', edition })),
    readUpcomingIssue(ctx, { frequency: 'weekly', edition: 0 }),
  ]);
}

/** What comes next of a frequency and edition. */
export async function readUpcomingIssue(
  { db, site, clock }: Ctx,
  { frequency, edition }: IssueLine,
): Promise<NonNullable<AdminIssueDetail['next']>> {
  const now = clock.now();
  const times = await readSendTimes(db, site.id, [frequency]);
  const period = periodAt(frequency, site.timeZone, now, edition);
  const issue = await findIssue(db, site.id, period);
  return {
    frequency,
    edition,
    period: period.name,
    opensAt: period.endsAt.toISOString(),
    issueId: issue && issue.state !== 'skipped' ? issue.id : null,
    firstDueAt: findFirstDueAt(times, site.timeZone, period)?.toISOString() ?? null,
    readers: await countRecipients(db, site, { frequency, edition }, now),
  };
}

/** Reads the used part of the daily model budget. */
export async function readBudget({
  db,
  site,
  clock,
  config,
  model,
}: Ctx): Promise<AdminIssueDetail['budget']> {
  const today = clock.now().toISOString().slice(0, 10);
  const [usage] = await db
    .select({ calls: llmUsage.calls, tokens: llmUsage.tokens })
    .from(llmUsage)
    .where(own(llmUsage, site.id, { day: today }));
  return {
    model: model?.name ?? null,
    day: today,
    calls: usage?.calls ?? 0,
    tokens: usage?.tokens ?? 0,
    most: config.llmDailyTokenBudget,
  };
}
