import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { rateLimits } from '../../db/schema.ts';
import { ahead, databaseNow } from '../../db/sql-time.ts';
import { tooMany } from '../../infra/app-error.ts';

/** The count in the current window, this call included, and the seconds until it ends. */
export type CounterIncrement = { count: number; endsIn: number };

/** Counting stops here. */
const maxCount = 1_000_000;

/**
 * Increments counters shared by all processes, by the database clock. They survive restarts.
 * A window starts with its first call and lasts `seconds`.
 * One statement locks the rows in input order, so callers must use a fixed order.
 */
export async function incrementCounters(
  db: Db,
  counters: readonly { id: string; seconds: number }[],
): Promise<CounterIncrement[]> {
  const isOver = sql`${rateLimits.endsAt} <= now()`;
  const rows = await db
    .insert(rateLimits)
    .values(
      counters.map(({ id, seconds }) => ({
        id,
        count: 1,
        endsAt: ahead(seconds * 1_000) as never,
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.id,
      set: {
        count: sql`case when ${isOver} then 1 else least(${rateLimits.count} + 1, ${maxCount}) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({
      id: rateLimits.id,
      count: rateLimits.count,
      endsIn: sql<number>`extract(epoch from ${rateLimits.endsAt} - now())::float8`,
    });
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return counters.map(({ id, seconds }) => rowsById.get(id) ?? { count: 1, endsIn: seconds });
}

/** Returns the counts of the counters that have a current window. */
export async function findRunningCounters(db: Db, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: rateLimits.id, count: rateLimits.count })
    .from(rateLimits)
    .where(and(inArray(rateLimits.id, ids), gt(rateLimits.endsAt, databaseNow)));
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/**
 * Locks a counter until the end of the transaction and returns its count in the current window. A
 * window starts with its first lock.
 */
export async function lockCounter(
  tx: Db,
  { id, seconds }: { id: string; seconds: number },
): Promise<number> {
  const isOver = sql`${rateLimits.endsAt} <= now()`;
  const [row] = await tx
    .insert(rateLimits)
    .values({ id, count: 0, endsAt: ahead(seconds * 1_000) as never })
    .onConflictDoUpdate({
      target: rateLimits.id,
      set: {
        count: sql`case when ${isOver} then 0 else ${rateLimits.count} end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ count: rateLimits.count });
  return row?.count ?? 0;
}

/** Adds to a counter after `lockCounter`, in the same transaction. */
export async function addToCounter(tx: Db, id: string, more: number): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ count: sql`least(${rateLimits.count} + ${more}, ${maxCount})` })
    .where(eq(rateLimits.id, id));
}

/** Takes back one call in each current window, for a call that was rejected. */
export async function decrementCounters(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(and(inArray(rateLimits.id, [...ids].toSorted()), gt(rateLimits.endsAt, databaseNow)));
}

/** Counts one action of a member. Error: too_many_requests. */
export async function enforceDailyLimit(
  ctx: Needs<'db' | 'site'>,
  action: string,
  by: { userId: string },
  { count, windowMs }: { count: number; windowMs: number },
  text: string,
): Promise<void> {
  const [counted] = await incrementCounters(ctx.db, [
    { id: `${action} ${ctx.site.id} ${by.userId}`, seconds: windowMs / 1_000 },
  ]);
  if (counted && counted.count > count) throw tooMany(text, counted.endsIn);
}
