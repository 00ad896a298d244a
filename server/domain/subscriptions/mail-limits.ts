import { and, gt, inArray, sql } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { rateLimits } from '../../db/schema.ts';
import { ahead, databaseNow } from '../../db/sql-time.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';

/** Welcomes follow only what somebody has proven, so they are counted by themselves. */
const limitsOf = {
  link: limits.subscriptionMails,
  welcome: [{ count: 3, within: 24 * 3_600_000 }],
};

/** Until the end of the transaction nobody else changes who subscribes with an address, on any site. Before it: the account; after it: the subscription. */
export const lockEmailForTransaction = (tx: Db, address: string) =>
  lockForTransaction(tx, `subscription ${address}`);

/**
 * Whether one more mail may go to an address, and if so that it goes: on all sites together, in any stretch of time that long (reliability G1). Each mail holds a place for so long as its limit
 * says, kept as a keyed hash of the address. Called after `waitForAddress`. Decision 79.
 */
export async function reserveMailSlot(
  tx: Db,
  ctx: Pick<Ctx, 'secrets'>,
  what: keyof typeof limitsOf,
  address: string,
): Promise<boolean> {
  const whose = ctx.secrets.sign('subscription-mail', address);
  const places = limitsOf[what].map(({ count, within }) =>
    Array.from({ length: count }, (_, i) => ({
      id: `${what}-mail ${within / 60_000} ${i} ${whose}`,
      within,
    })),
  );
  const held = await tx
    .select({ id: rateLimits.id })
    .from(rateLimits)
    .where(
      and(
        inArray(
          rateLimits.id,
          places.flat().map(({ id }) => id),
        ),
        gt(rateLimits.endsAt, databaseNow),
      ),
    );
  const free = places.map((ofLimit) =>
    ofLimit.find(({ id }) => held.every((one) => one.id !== id)),
  );
  const taken = free.filter((place) => place !== undefined);
  if (taken.length < free.length) return false;
  await tx
    .insert(rateLimits)
    .values(taken.map(({ id, within }) => ({ id, count: 1, endsAt: ahead(within) as never })))
    .onConflictDoUpdate({ target: rateLimits.id, set: { endsAt: sql`excluded.ends_at` } });
  return true;
}
