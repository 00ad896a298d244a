import { and, desc, eq, sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { subscriptions, suppressions } from '../../db/schema.ts';
import { badRequest } from '../../infra/app-error.ts';
import { getDayIndex, lastDays } from '../core/calendar-days.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import { byEmail } from './subscription-row.ts';
import {
  liftSuppression,
  suppressAddress,
  filterSuppressions,
  type Suppression,
} from '../mail/suppressions.ts';
import { normalizeEmail } from '../core/email-address.ts';
import type { Handlers } from '../core/handler.ts';

/** All staff of the site can read the log, so it must not contain email addresses. */
function rejectEmailAddress(reason: string): string {
  if (/\S@\S/.test(reason))
    throw badRequest([{ field: 'reason', message: 'must not contain an email address' }]);
  return reason;
}

/** Returns the ID of an address's subscription, for the log. */
async function findSubscriptionId(tx: Db, ctx: Ctx, address: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(byEmail(ctx, address));
  return row?.id ?? null;
}

/**
 * Stops all mail to an address except codes. A known complaint stays a complaint. Error:
 * bad_request.
 */
async function suppressManually(
  ctx: Ctx,
  by: Viewer,
  { email, reason }: { email: string; reason: string },
): Promise<{ suppressed: Suppression }> {
  const [address, checkedReason] = [normalizeEmail(email), rejectEmailAddress(reason)];
  return ctx.db.transaction(async (tx) => {
    const before =
      (await filterSuppressions(tx, ctx.secrets, ctx.site.id, [address])).get(address) ?? null;
    await suppressAddress(tx, ctx.secrets, ctx.site.id, address, 'manual');
    const after =
      (await filterSuppressions(tx, ctx.secrets, ctx.site.id, [address])).get(address) ?? 'manual';
    if (after !== before)
      await writeAuditLog(tx, ctx, by, [
        {
          action: 'suppress-address',
          reason: checkedReason,
          before: { suppressed: before },
          after: { suppressed: after, subscription: await findSubscriptionId(tx, ctx, address) },
        },
      ]);
    return { suppressed: after };
  });
}

/** Allows mail to an address again. Error: bad_request. */
async function unsuppressManually(
  ctx: Ctx,
  by: Viewer,
  { email, reason }: { email: string; reason: string },
): Promise<Reply<'POST /api/admin/subscribers/unsuppress'>> {
  const [address, checkedReason] = [normalizeEmail(email), rejectEmailAddress(reason)];
  return ctx.db.transaction(async (tx) => {
    const before = await liftSuppression(tx, ctx.secrets, ctx.site.id, address);
    if (before !== null)
      await writeAuditLog(tx, ctx, by, [
        {
          action: 'unsuppress-address',
          reason: checkedReason,
          before: { suppressed: before },
          after: { suppressed: null, subscription: await findSubscriptionId(tx, ctx, address) },
        },
      ]);
    return { suppressed: null, before };
  });
}

const pageSize = 50;
const chartDays = 30;

/** Lists suppressed addresses, as hashes. Error: bad_request. */
async function listSuppressed(
  { db, site, clock }: Ctx,
  { reason, cursor }: HandlerInput<'GET /api/admin/subscribers/suppressed'>['query'],
): Promise<Reply<'GET /api/admin/subscribers/suppressed'>> {
  const last =
    cursor === undefined ? null : decodeCursor('suppressed', cursor, ['number', 'string']);
  const { siteId, emailHash: addressHash, createdAt, reason: why } = suppressions;
  const inSite = eq(siteId, site.id);
  const rows = await db
    .select({ hash: addressHash, reason: why, createdAt })
    .from(suppressions)
    .where(
      and(
        inSite,
        reason ? eq(why, reason) : undefined,
        last
          ? sql`(${createdAt}, ${addressHash})
              < (${cursorTime(last[0]).toISOString()}::timestamptz, ${last[1]})`
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(addressHash))
    .limit(pageSize + 1);
  const page = pageFromRows(rows, pageSize, (row) =>
    encodeCursor('suppressed', [row.createdAt.getTime(), row.hash]),
  );
  const none = { bounce: 0, complaint: 0, manual: 0 };
  let [counts, byDay] = [
    null as typeof none | null,
    null as (typeof none & { day: string })[] | null,
  ];
  if (!last) {
    const days = lastDays(site.timeZone, clock.now(), chartDays);
    const sums = await db
      .select({ reason: why, count: sql<number>`count(*)::int` })
      .from(suppressions)
      .where(inSite)
      .groupBy(why);
    counts = { ...none, ...Object.fromEntries(sums.map((sum) => [sum.reason, sum.count])) };
    const found = await db
      .select({
        day: getDayIndex(days, createdAt).as('day'),
        reason: why,
        count: sql<number>`count(*)::int`,
      })
      .from(suppressions)
      .where(
        and(
          inSite,
          sql`${createdAt} >= ${(days.starts[0] ?? days.end).toISOString()}::timestamptz`,
        ),
      )
      .groupBy(sql`day`, why);
    byDay = days.names.map((day, i) => ({
      day,
      ...none,
      ...Object.fromEntries(
        found.filter((row) => row.day === i + 1).map((row) => [row.reason, row.count]),
      ),
    }));
  }
  return {
    counts,
    days: byDay,
    suppressed: page.rows.map((row) => ({
      hash: row.hash.slice(0, 12),
      reason: row.reason,
      createdAt: row.createdAt.toISOString(),
    })),
    nextCursor: page.nextCursor,
    hasNextPage: page.hasNextPage,
  };
}

export const handlers = {
  'POST /api/admin/subscribers/suppress': (ctx, { body }) =>
    suppressManually(ctx, ctx.viewer, body),
  'POST /api/admin/subscribers/unsuppress': (ctx, { body }) =>
    unsuppressManually(ctx, ctx.viewer, body),
  'GET /api/admin/subscribers/suppressed': (ctx, { query }) => listSuppressed(ctx, query),
} satisfies Partial<Handlers>;
