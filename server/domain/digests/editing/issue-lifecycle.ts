import { gt } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import type { AdminIssueDetail } from '#shared/contract/admin-newsletter-schemas.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { digestVariants, issues, outbox, subscriptions } from '../../../db/schema.ts';
import { AppError } from '../../../infra/app-error.ts';
import { writeSiteContent } from '../../core/site-transaction.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import { assertHasPosts, readAdminIssue } from './admin-issues.ts';
import {
  findIssue,
  isDigest,
  lockIssue,
  matchesIssue,
  openIssue,
  type Issue,
} from '../issues/issues.ts';
import {
  beginSending,
  extendExpiry,
  planScheduled,
  restartDeadlines,
} from '../delivery/send-scheduled.ts';
import { periodAt } from '../../subscriptions/periods.ts';
import { matchRecipients } from '../issues/issue-recipients.ts';
import { markReleased } from '../delivery/schedule-deliveries.ts';
import { rejectMistakes } from './pre-send-checks.ts';
import { createTooFewPosts } from './too-few-posts.ts';
import { readPausedAt } from '../issues/pause.ts';
import { needsPostalAddress } from '../delivery/postal-address.ts';
import type { Handlers } from '../../core/handler.ts';
import { own } from '../../../db/own.ts';

/**
 * Opens the running issue on hold, or returns the existing one. Error: conflict with too few posts.
 */
async function prepareIssue(
  ctx: Ctx,
  by: Viewer,
  { frequency }: HandlerInput<'POST /api/admin/issues'>['body'],
): Promise<AdminIssueDetail> {
  const { db, site, clock } = ctx;
  const now = clock.now();
  const period = periodAt(frequency, site, now);
  const existing = await findIssue(db, site.id, period);
  const issue = await openIssue(ctx, site, period, now, {
    until: now,
    again: true,
    held: true,
    rejectTooFew: createTooFewPosts,
  });
  assertHasPosts(issue);
  if (existing?.id !== issue.id) {
    await db.transaction((tx) =>
      writeAuditLog(tx, ctx, by, [
        { action: 'prepare-issue', after: { issue: issue.period, frequency } },
      ]),
    );
  }
  return readAdminIssue(ctx, issue.id);
}

const hasMails = async (tx: Db, { siteId, id }: Issue): Promise<boolean> =>
  (await tx.$count(outbox, own(outbox, siteId, { issueId: id }))) > 0;

/** Rejects closed and skipped issues. Error: conflict. */
function assertOpen(issue: Issue): void {
  assertHasPosts(issue);
  if (issue.state === 'sent') throw new AppError('conflict', 'This issue is closed.');
}

/** Stops planning, sending and archiving an issue. Errors: not_found, conflict. */
async function holdIssue(ctx: Ctx, by: Viewer, id: string): Promise<AdminIssueDetail> {
  await writeSiteContent(ctx, async (tx) => {
    const issue = await lockIssue(tx, ctx, id);
    assertOpen(issue);
    if (issue.heldAt !== null && issue.scheduledAt === null) return;
    await tx
      .update(issues)
      .set({ heldAt: issue.heldAt ?? ctx.clock.now(), scheduledAt: null })
      .where(matchesIssue(issue));
    await writeAuditLog(tx, ctx, by, [{ action: 'hold-issue', after: { issue: issue.period } }]);
  });
  return readAdminIssue(ctx, id);
}

/**
 * Ends the hold on an issue. Readers whose hour has passed get it now, unless their next issue was
 * due. Errors: not_found, conflict.
 */
async function releaseIssue(ctx: Ctx, by: Viewer, id: string): Promise<AdminIssueDetail> {
  await writeSiteContent(ctx, async (tx) => {
    const issue = await lockIssue(tx, ctx, id);
    assertOpen(issue);
    if (issue.heldAt === null) return;
    if (!isDigest(issue) && !(await hasMails(tx, issue)))
      throw new AppError('conflict', 'Send this letter, or schedule it.');
    const now = ctx.clock.now();
    await tx.update(issues).set({ heldAt: null, scheduledAt: null }).where(matchesIssue(issue));
    await restartDeadlines(tx, own(digestVariants, ctx.site.id, { issueId: id }), now);
    const isInTime = isDigest(issue)
      ? gt(outbox.sendAfter, new Date(now.getTime() - intervalsMs[issue.frequency]))
      : undefined;
    await extendExpiry(tx, issue, now, isInTime);
    await markReleased(tx, issue);
    await writeAuditLog(tx, ctx, by, [{ action: 'release-issue', after: { issue: issue.period } }]);
  });
  return readAdminIssue(ctx, id);
}

/** The time until the reader's next issue is due. */
const intervalsMs = { daily: dayMs, weekly: 7 * dayMs };

/**
 * Sends an issue to all its readers now, or at a time: until then it is on hold. Idempotent,
 * because a reader has one row per issue. Errors: not_found; conflict when closed, paused or
 * another recipient count.
 */
async function sendIssue(
  ctx: Ctx,
  by: Viewer,
  id: string,
  { confirm, at }: HandlerInput<'POST /api/admin/issues/{id}/send'>['body'],
): Promise<Reply<'POST /api/admin/issues/{id}/send'>> {
  const { site, clock } = ctx;
  const now = clock.now();
  await rejectMistakes(ctx, id);
  const issue = await writeSiteContent(ctx, async (tx) => {
    const locked = await lockIssue(tx, ctx, id);
    assertOpen(locked);
    if (!site.isOpen)
      throw new AppError('conflict', "This site isn't open yet. Open it in the admin area.");
    if (await needsPostalAddress({ db: tx, config: ctx.config }, site))
      throw new AppError('conflict', 'Enter the postal address of the site at /admin/mail first.');
    if ((await readPausedAt(tx, site.id)) !== null)
      throw new AppError('conflict', 'Digests are paused for this site. Resume them first.');
    const readers = await tx.$count(subscriptions, await matchRecipients(tx, site, locked, now));
    if (confirm !== readers)
      throw new AppError(
        'conflict',
        'This issue now has {readers, plural, one {# recipient} other {# recipients}}. ' +
          'Confirm the new number.',
        [{ field: 'confirm', message: `must be ${readers}` }],
        { readers },
      );
    return beginSending(tx, ctx, by, locked, { at, readers });
  });
  const planned = await planScheduled(ctx, site, issue, now);
  return { planned, issue: await readAdminIssue(ctx, id) };
}

export const handlers = {
  'POST /api/admin/issues': (ctx, { body }) => prepareIssue(ctx, ctx.viewer, body),
  'POST /api/admin/issues/{id}/hold': (ctx, { path }) => holdIssue(ctx, ctx.viewer, path.id),
  'POST /api/admin/issues/{id}/release': (ctx, { path }) => releaseIssue(ctx, ctx.viewer, path.id),
  'POST /api/admin/issues/{id}/send': (ctx, { path, body }) =>
    sendIssue(ctx, ctx.viewer, path.id, body),
} satisfies Partial<Handlers>;
