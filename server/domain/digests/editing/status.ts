import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { NewsletterStatus } from '#shared/contract/admin-newsletter-schemas.ts';
import type { Ctx, Viewer } from '../../../context.ts';
import { digestVariants, issues, sites } from '../../../db/schema.ts';
import { writeAuditLog } from '../../core/audit-log.ts';
import {
  bounceRule,
  complaintRule,
  countDailyFeedback,
  readPause,
} from '../../mail/send-pauses.ts';
import { findPeriod } from '../../subscriptions/periods.ts';
import { readBudget, readDue, readUpcomingIssue } from './upcoming-issues.ts';
import type { DigestIssue } from '../issues/issues.ts';
import { readPausedAt } from '../issues/pause.ts';
import { restartDeadlines } from '../delivery/send-scheduled.ts';
import type { Handlers } from '../../core/handler.ts';

/** How it stands with the digests of a site. */
export async function readNewsletterStatus(ctx: Ctx): Promise<NewsletterStatus> {
  const { db, site, clock, config } = ctx;
  const now = clock.now();
  const [pausedAt, pause, { digests, bounces, complaints }] = [
    await readPausedAt(db, site.id),
    await readPause(db, site.id),
    await countDailyFeedback(db, site.id, now),
  ];
  return {
    pausedAt: pausedAt?.toISOString() ?? null,
    automaticPause: pause && {
      reason: pause.why,
      count: pause.count,
      endsAt: pause.until.toISOString(),
    },
    thresholds: {
      complaints: { share: complaintRule.pauseShare, minCount: complaintRule.minCount },
      bounces: { share: bounceRule.pauseShare, minCount: bounceRule.minCount },
    },
    lastDay: { sent: digests, bounced: bounces, complained: complaints },
    waiting: await readWaiting(ctx),
    next: [await readUpcomingIssue(ctx, 'daily'), await readUpcomingIssue(ctx, 'weekly')],
    budget: await readBudget(ctx),
    mails: config.smtpUrl !== null,
  };
}

/** Issues that are held, and due. */
async function readWaiting(ctx: Ctx): Promise<NewsletterStatus['waiting']> {
  const held = (await ctx.db
    .select()
    .from(issues)
    .where(
      and(
        eq(issues.siteId, ctx.site.id),
        ne(issues.frequency, 'letter'),
        isNotNull(issues.heldAt),
        isNull(issues.scheduledAt),
        sql`${issues.state} in ('preparing', 'sending')`,
      ),
    )
    .orderBy(issues.endsAt)
    .limit(20)) as DigestIssue[];
  const waiting: NewsletterStatus['waiting'] = [];
  for (const issue of held) {
    const period = findPeriod(ctx.site, issue.period);
    const due = period && (await readDue(ctx, period));
    if (due && due.firstAt <= ctx.clock.now())
      waiting.push({ ...issue, dueAt: due.firstAt.toISOString() });
  }
  return waiting;
}

/** Stops planning and sending of digests, or resumes it. */
async function pauseDigests(ctx: Ctx, by: Viewer, isPaused: boolean): Promise<NewsletterStatus> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const changed = await tx
      .update(sites)
      .set({ digestsPausedAt: isPaused ? now : null })
      .where(and(eq(sites.id, ctx.site.id), (isPaused ? isNull : isNotNull)(sites.digestsPausedAt)))
      .returning({ id: sites.id });
    if (changed.length === 0) return;
    if (!isPaused) await restartDeadlines(tx, eq(digestVariants.siteId, ctx.site.id), now);
    const action = isPaused ? 'pause-digests' : 'resume-digests';
    await writeAuditLog(tx, ctx, by, [{ action }]);
  });
  return readNewsletterStatus(ctx);
}

export const handlers = {
  'GET /api/admin/newsletter': (ctx) => readNewsletterStatus(ctx),
  'POST /api/admin/newsletter/pause': (ctx) => pauseDigests(ctx, ctx.viewer, true),
  'POST /api/admin/newsletter/resume': (ctx) => pauseDigests(ctx, ctx.viewer, false),
} satisfies Partial<Handlers>;
