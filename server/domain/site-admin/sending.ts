import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { SendingReport } from '#shared/contract/admin-sending.ts';
import type { HandlerInput } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { mailBackoffs, mailPauses, outbox, type Warmup } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { receiver } from '../mail/move-queued.ts';
import { requestedPriority } from '../mail/outbox.ts';
import { findWarmup, readDay, releaseDigests, storeWarmup } from '../mail/warm-up.ts';
import type { Handlers } from '../core/handler.ts';

/** Returns the plan of the site, and what waits at present. */
async function readSending(ctx: Ctx): Promise<SendingReport> {
  const { db, site, clock } = ctx;
  const plan = await findWarmup(ctx, site);
  const now = clock.now();
  const waiting = await db.$count(
    outbox,
    and(
      eq(outbox.siteId, site.id),
      equalsLiteral(outbox.state, 'queued'),
      isNotNull(outbox.issueId),
    ),
  );
  const pauses = await db
    .select({ reason: mailPauses.reason, until: mailPauses.endsAt })
    .from(mailPauses)
    .where(
      and(
        eq(mailPauses.siteId, site.id),
        inArray(mailPauses.reason, ['policy', 'policy-requested']),
        gt(mailPauses.endsAt, databaseNow),
      ),
    );
  return {
    plan: describePlan(plan, waiting, now),
    waits: await readWaits(db, site.id, now),
    pauses: pauses.map(({ reason, until }) => ({
      stream: reason === 'policy' ? ('bulk' as const) : ('transactional' as const),
      until: until.toISOString(),
    })),
  };
}

function describePlan(plan: Warmup, waiting: number, now: Date): SendingReport['plan'] {
  const { domain, isOn, volumes } = plan;
  const today = readDay(plan, now);
  const volume = isOn ? today.volume : null;
  // What is left after today goes out on the days that follow.
  let left = volume === null ? 0 : Math.max(0, waiting - Math.max(0, volume - today.sent));
  const nextAt = left > 0 ? (today.endsAt ?? new Date(now.getTime() + dayMs)) : null;
  let [day, lastAt] = [today.day, nextAt];
  for (let at = nextAt; at !== null && left > 0; at = new Date(at.getTime() + dayMs)) {
    lastAt = at;
    day += 1;
    left -= volumes[day] ?? left;
  }
  return {
    domain,
    isOn,
    volumes,
    day: today.day + 1,
    volume,
    sent: today.sent,
    waiting,
    nextAt: nextAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
  };
}

async function readWaits(db: Db, siteId: string, now: Date): Promise<SendingReport['waits']> {
  const { domain, waitUntil: until, perMinute } = mailBackoffs;
  const backoffs = await db
    .select({ domain, until, perMinute })
    .from(mailBackoffs)
    .where(and(eq(mailBackoffs.siteId, siteId), gt(until, now)))
    .orderBy(until);
  const waits: SendingReport['waits'] = [];
  for (const backoff of backoffs) {
    const isForDomain = backoff.domain === '' ? sql`true` : sql`${receiver} = ${backoff.domain}`;
    const waiting = await db.$count(
      outbox,
      and(
        eq(outbox.siteId, siteId),
        equalsLiteral(outbox.state, 'queued'),
        gt(outbox.priority, requestedPriority),
        isForDomain,
      ),
    );
    waits.push({
      domain: backoff.domain || null,
      until: backoff.until.toISOString(),
      perMinute: backoff.perMinute,
      waiting,
    });
  }
  return waits;
}

/** Replaces the plan, and lets waiting digests be sent as it allows. */
async function saveWarmup(
  ctx: Ctx,
  by: Viewer,
  { isOn, volumes }: HandlerInput<'PUT /api/admin/mail/warm-up'>['body'],
): Promise<SendingReport> {
  const { db, site, clock } = ctx;
  const stored = await findWarmup(ctx, site);
  const isNew = isOn && !stored.isOn;
  await db.transaction(async (tx) => {
    await storeWarmup(tx, {
      ...stored,
      ...(isNew ? { day: 0, dayStartedAt: null, sent: 0 } : {}),
      isOn,
      volumes,
    });
    await writeAuditLog(tx, ctx, by, [
      { action: 'change-warm-up', after: { domain: stored.domain, isOn, volumes } },
    ]);
  });
  await releaseDigests(db, site.id, clock.now());
  return readSending(ctx);
}

export const handlers = {
  'GET /api/admin/mail/sending': (ctx) => readSending(ctx),
  'PUT /api/admin/mail/warm-up': (ctx, { body }) => saveWarmup(ctx, ctx.viewer, body),
} satisfies Partial<Handlers>;
