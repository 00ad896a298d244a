import { and, eq, gt, sql } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Ctx, Needs } from '../../context.ts';
import { rateLimits, users } from '../../db/schema.ts';
import { accountRevealedMail } from '../../email/account-revealed.tsx';
import { setMarker } from '../core/instance-markers.ts';
import { incrementCounters } from '../core/rate-limiter.ts';
import { queueAccountNotice } from '../accounts/account-notice.ts';
import { own } from '../../db/own.ts';

const { count: maxCount, windowMs } = limits.accountReveals;

/** All sites together. */
const toCounterId = (ctx: Needs<'client'>) => `account-reveals ${ctx.client.network}`;

/** Returns whether the network was told about as many accounts as it may be without a proof. */
export async function hasRevealedMany(ctx: Ctx): Promise<boolean> {
  const rows = await ctx.db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.id, toCounterId(ctx)), gt(rateLimits.endsAt, sql`now()`)));
  return (rows[0]?.count ?? 0) >= maxCount;
}

/**
 * Returns the account of an address, to tell a person who does not have to own it. Mails its owner
 * at most once a day. Null above the limit of a network, unless a proof of work was given.
 */
export async function revealAccount(
  ctx: Ctx,
  address: string,
  proven: boolean,
): Promise<{ username: string } | null> {
  const [user] = await ctx.db
    .select({ userId: users.id, username: users.username })
    .from(users)
    .where(own(users, ctx.site.id, { email: address }));
  if (!user) return null;
  return ctx.db.transaction(async (tx) => {
    const [counted] = await incrementCounters(tx, [
      { id: toCounterId(ctx), seconds: windowMs / 1_000 },
    ]);
    // Requests at the same time each saw a count below the limit.
    if (!proven && (counted?.count ?? 0) > maxCount) return null;
    const key = ctx.secrets.sign('account-revealed', `${ctx.site.id} ${address}`);
    if (await setMarker(tx, `account-revealed ${key}`, limits.revealMails.windowMs))
      await queueAccountNotice(
        tx,
        ctx,
        { email: address, userId: user.userId },
        'account-revealed',
        (site) => accountRevealedMail(site, user),
      );
    return user;
  });
}
