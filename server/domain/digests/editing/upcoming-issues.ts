import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import type { Ctx } from '../../../context.ts';
import { llmUsage, subscriptions } from '../../../db/schema.ts';
import { findIssue } from '../issues/issues.ts';
import { findLastDue, findNextDueAt, periodAt, type Period } from '../../subscriptions/periods.ts';
import { matchReaders } from '../issues/issue-recipients.ts';
import { readSendTimes } from '../delivery/send-times.ts';
import { own } from '../../../db/own.ts';

/**
 * Returns when the first reader is due for a period's issue, and whether the next issue of all
 * readers was due. Null without readers.
 */
export async function readDue(
  { db, site, clock }: Ctx,
  { frequency, endsAt }: Period,
): Promise<{ firstAt: Date; hasPassed: boolean } | null> {
  const times = await readSendTimes(db, site.id, [frequency]);
  if (times.length === 0) return null;
  const now = clock.now();
  return {
    firstAt: new Date(
      Math.min(...times.map((time) => findNextDueAt(time, site, endsAt).getTime())),
    ),
    hasPassed: times.every((time) => findLastDue(time, site, now).period.endsAt > endsAt),
  };
}

/** What comes next of a frequency. */
export async function readUpcomingIssue(
  ctx: Ctx,
  frequency: Frequency,
): Promise<NonNullable<AdminIssueDetail['next']>> {
  const { db, site, clock } = ctx;
  const now = clock.now();
  const period = periodAt(frequency, site, now);
  const issue = await findIssue(db, site.id, period);
  return {
    frequency,
    period: period.name,
    opensAt: period.endsAt.toISOString(),
    issueId: issue && issue.state !== 'skipped' ? issue.id : null,
    firstDueAt: (await readDue(ctx, period))?.firstAt.toISOString() ?? null,
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
