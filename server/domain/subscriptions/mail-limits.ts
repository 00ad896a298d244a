import { and, gt, inArray, sql } from 'drizzle-orm';
import { dayMs, minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import type { Needs } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { rateLimits } from '../../db/schema.ts';
import { ahead, databaseNow } from '../../db/sql-time.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { toMailbox } from '../core/email-address.ts';

/** Welcome and owner emails have their own limits, because they need a verified address. */
const mailLimits = {
  link: limits.subscriptionMails,
  bounced: limits.bouncedMails,
  welcome: [{ count: 3, windowMs: dayMs }],
  owner: [{ count: 3, windowMs: dayMs }],
};

/**
 * Locks the mailbox of an email address on all sites until the end of the transaction. Lock order:
 * account, address, subscription.
 */
export const lockEmailForTransaction = (tx: Db, address: string) =>
  lockForTransaction(tx, `subscription ${toMailbox(address)}`);

/**
 * Reserves an email to the mailbox of an address; resolves with false if a limit is reached. Limits
 * apply to all sites together, in any period of their length. Each email holds a slot, stored under
 * a keyed hash. Call after `lockEmailForTransaction`. Decision 79.
 */
export async function reserveMailSlot(
  tx: Db,
  ctx: Needs<'secrets'>,
  what: keyof typeof mailLimits,
  address: string,
): Promise<boolean> {
  const emailKey = ctx.secrets.sign('subscription-mail', toMailbox(address));
  const slots = mailLimits[what].map(({ count, windowMs }) =>
    Array.from({ length: count }, (_, i) => ({
      id: `${what}-mail ${windowMs / minuteMs} ${i} ${emailKey}`,
      windowMs,
    })),
  );
  const held = await tx
    .select({ id: rateLimits.id })
    .from(rateLimits)
    .where(
      and(
        inArray(
          rateLimits.id,
          slots.flat().map(({ id }) => id),
        ),
        gt(rateLimits.endsAt, databaseNow),
      ),
    );
  const free = slots.map((group) => group.find(({ id }) => held.every((slot) => slot.id !== id)));
  const taken = free.filter((slot) => slot !== undefined);
  if (taken.length < free.length) return false;
  await tx
    .insert(rateLimits)
    .values(taken.map(({ id, windowMs }) => ({ id, count: 1, endsAt: ahead(windowMs) as never })))
    .onConflictDoUpdate({ target: rateLimits.id, set: { endsAt: sql`excluded.ends_at` } });
  return true;
}
