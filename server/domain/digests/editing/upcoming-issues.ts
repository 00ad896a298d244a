import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import type { Ctx, Site } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { llmUsage, subscriptions } from '../../../db/schema.ts';
import { findIssue } from '../issues/issues.ts';
import { findLastDue, findNextDueAt, periodAt, type Period } from '../../subscriptions/periods.ts';
import { matchReaders } from '../issues/issue-recipients.ts';
import { readSendTimes } from '../delivery/send-times.ts';
import { own } from '../../../db/own.ts';

/** Returns when the first reader is due for a period's issue, or null. */
export async function findFirstDueAt(
  db: Db,
  site: Site,
  { frequency, endsAt }: Period,
): Promise<Date | null> {
  const times = await readSendTimes(db, site.id, [frequency]);
  const dues = times.map((time) => findNextDueAt(time, site, endsAt).getTime());
  return dues.length === 0 ? null : new Date(Math.min(...dues));
}

/** Whether the next issue of all readers of a period's issue was due. False without readers. */
export async function haveHoursPassed(
  db: Db,
  site: Site,
  { frequency, endsAt }: Period,
  now: Date,
): Promise<boolean> {
  const times = await readSendTimes(db, site.id, [frequency]);
  return (
    times.length > 0 && times.every((time) => findLastDue(time, site, now).period.endsAt > endsAt)
  );
}

/** What comes next of a frequency. */
export async function readUpcomingIssue(
  { db, site, clock }: Ctx,
  frequency: Frequency,
): Promise<NonNullable<AdminIssueDetail['next']>> {
  const now = clock.now();
  const period = periodAt(frequency, site, now);
  const issue = await findIssue(db, site.id, period);
  return {
    frequency,
    period: period.name,
    opensAt: period.endsAt.toISOString(),
    issueId: issue && issue.state !== 'skipped' ? issue.id : null,
    firstDueAt: (await findFirstDueAt(db, site, period))?.toISOString() ?? null,
    readers: await db.$count(subscriptions, matchReaders(site, frequency, now)),
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
