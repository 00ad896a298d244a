import { lt, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { rateLimits } from '../../db/schema.ts';
import { ahead, databaseNow } from '../../db/sql-time.ts';
import { tooMany } from '../../infra/app-error.ts';

/** How often something was done in the window that runs, this time included, and in how many seconds it ends. */
export type CounterIncrement = { count: number; endsIn: number };

/** Nobody counts as far. */
const enough = 1_000_000;

/**
 * Counts one more of each, for all processes, where no restart forgets it (reliability O8), by the database's clock. A window begins with the first and takes `seconds`. One
 * statement, whose rows are locked in the order in which they are given: callers give theirs in one order.
 */
export async function incrementCounters(
  db: Db,
  given: readonly { id: string; seconds: number }[],
): Promise<CounterIncrement[]> {
  const over = sql`${rateLimits.endsAt} <= now()`;
  const rows = await db
    .insert(rateLimits)
    .values(
      given.map(({ id, seconds }) => ({ id, count: 1, endsAt: ahead(seconds * 1_000) as never })),
    )
    .onConflictDoUpdate({
      target: rateLimits.id,
      set: {
        count: sql`case when ${over} then 1 else least(${rateLimits.count} + 1, ${enough}) end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
      },
    })
    .returning({
      id: rateLimits.id,
      count: rateLimits.count,
      endsIn: sql<number>`extract(epoch from ${rateLimits.endsAt} - now())::float8`,
    });
  return given.map(
    ({ id, seconds }) => rows.find((row) => row.id === id) ?? { count: 1, endsIn: seconds },
  );
}

/**
 * Counts one more of what a member may do only so often, in the window that runs or in a new one. `within` in milliseconds. Error: too_many_requests.
 */
export async function enforceDailyLimit(
  ctx: Pick<Ctx, 'db' | 'site'>,
  what: string,
  by: { userId: string },
  { count, within }: { count: number; within: number },
  message: string,
): Promise<void> {
  const [counted] = await incrementCounters(ctx.db, [
    { id: `${what} ${ctx.site.id} ${by.userId}`, seconds: within / 1_000 },
  ]);
  if (counted && counted.count > count) throw tooMany(message, counted.endsIn);
}

/** Forgets windows that are over. Safe to repeat. */
export async function purgeRateLimits(db: Db): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, databaseNow));
}
