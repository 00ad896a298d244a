import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/client.ts';
import { failedLogins, loginCodes } from '../db/schema.ts';
import { ago, databaseNow } from '../db/times.ts';
import type { Mail } from '../email/layout.tsx';
import { tooMany } from '../infra/refusal.ts';
import { codePriority, queueMail } from './outbox.ts';
import { newId } from './slugs.ts';

export type Code = typeof loginCodes.$inferSelect;

/** What a code is for: one purpose takes no code of another. */
type NewCode = Pick<Code, 'email' | 'purpose'> & {
  /** Who asks for it, where that is known; counted by itself. */
  userId?: string;
  signup?: Code['signup'];
};

/** How a code is stored: its digits are few, so it is signed with a key of the process's. */
const words = (siteId: string, id: string, digits: string) => `${siteId} ${id} ${digits}`;

/**
 * Stores what taking a code needs and queues the mail, in one transaction. The same statements run whether there is a code (`withCode`) or words about why there
 * is none. Error: too_many_requests.
 */
export async function mailCode(ctx: Ctx, { email, purpose, userId, signup = null }: NewCode, withCode: ((code: string) => Mail) | null, without: () => Mail): Promise<void> {
  const id = newId();
  const digits = String(randomInt(10 ** limits.loginCode.digits)).padStart(limits.loginCode.digits, '0');
  const codeHash = ctx.secrets.sign(`${purpose}-code`, words(ctx.site.id, id, digits));
  const mail = withCode ? withCode(digits) : without();
  await ctx.db.transaction(async (given) => {
    const tx = given as unknown as Db;
    // One after the other for one member and one address, or two at once would both be the last that is allowed.
    if (userId !== undefined) {
      await waitForTurn(tx, `code of ${ctx.site.id} ${userId}`);
      const mine = and(eq(loginCodes.siteId, ctx.site.id), eq(loginCodes.userId, userId)) as SQL;
      await refuseMore(tx, mine, limits.addressChanges, 'Too many addresses were tried. Try again tomorrow.');
    }
    await waitForTurn(tx, `code ${email}`);
    for (const limit of limits.codeMails) await refuseMore(tx, eq(loginCodes.email, email), limit, 'Too many codes were asked for with this address. Try again later.');
    await tx.insert(loginCodes).values({
      siteId: ctx.site.id, id, email, purpose, userId: userId ?? null, signup, codeHash: withCode ? codeHash : null, createdAt: databaseNow,
    });
    await queueMail(tx, {
      siteId: ctx.site.id, kind: `${purpose}-code`, priority: codePriority, recipient: email, now: new Date(), expiresAt: new Date(Date.now() + limits.loginCode.lives), ...mail,
    });
  });
}

/** Until the end of the transaction nobody else does what has the same name. */
export async function waitForTurn(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

async function refuseMore(tx: Db, of: SQL, { count, within }: { count: number; within: number }, message: string): Promise<void> {
  const rows = await tx.select({ createdAt: loginCodes.createdAt }).from(loginCodes).where(and(of, gt(loginCodes.createdAt, ago(within)))).orderBy(desc(loginCodes.createdAt)).limit(count);
  const first = rows[count - 1];
  if (first) throw tooMany(message, (first.createdAt.getTime() + within - Date.now()) / 1000);
}

/**
 * The code that these digits are, or null. The newest of those that `of` matches is the only one, and five tries are all it has, however many come at once. `account`
 * names whose wrong tries are counted, besides the network's. Error: too_many_requests.
 */
export async function tryCode(ctx: Ctx, purpose: Code['purpose'], of: SQL, account: string, otp: string): Promise<Code | null> {
  const who = [`account ${ctx.site.id} ${account}`, `network ${ctx.client.network}`] as const;
  await refuseGuessing(ctx, who);
  const newest = ctx.db.select({ id: loginCodes.id }).from(loginCodes)
    .where(and(eq(loginCodes.siteId, ctx.site.id), of, eq(loginCodes.purpose, purpose))).orderBy(desc(loginCodes.createdAt), desc(loginCodes.id)).limit(1);
  const [code] = await ctx.db.update(loginCodes).set({ tries: sql`${loginCodes.tries} + 1` })
    .where(and(
      eq(loginCodes.siteId, ctx.site.id), sql`${loginCodes.id} = (${newest})`, lt(loginCodes.tries, limits.loginCode.tries), isNull(loginCodes.usedAt),
      gt(loginCodes.createdAt, ago(limits.loginCode.lives)),
    )).returning();
  const right = ctx.secrets.verifies(`${purpose}-code`, words(ctx.site.id, code?.id ?? '', otp.replace(/\s/g, '')), code?.codeHash ?? '');
  if (code && right) return code;
  await ctx.db.insert(failedLogins).values(who.map((one) => ({ id: newId(), who: one, createdAt: databaseNow })));
  return null;
}

/** Takes a code for good; false when somebody was quicker. */
export async function useCode(tx: Db, { siteId, id }: Code): Promise<boolean> {
  const used = await tx.update(loginCodes).set({ usedAt: databaseNow })
    .where(and(eq(loginCodes.siteId, siteId), eq(loginCodes.id, id), isNull(loginCodes.usedAt))).returning({ id: loginCodes.id });
  return used.length > 0;
}

/** Refuses who has been wrong too often today (product 44). */
async function refuseGuessing(ctx: Ctx, [account, network]: readonly [string, string]): Promise<void> {
  for (const [who, most] of [[account, limits.wrongCodes.ofAccount], [network, limits.wrongCodes.ofNetwork]] as const) {
    const rows = await ctx.db.select({ createdAt: failedLogins.createdAt }).from(failedLogins)
      .where(and(eq(failedLogins.who, who), gt(failedLogins.createdAt, ago(limits.wrongCodes.within)))).orderBy(desc(failedLogins.createdAt)).limit(most);
    const first = rows[most - 1];
    if (first) throw tooMany('Too many wrong codes. Try again tomorrow.', (first.createdAt.getTime() + limits.wrongCodes.within - Date.now()) / 1000);
  }
}

/** Forgets codes and wrong tries whose time is over. Safe to repeat. */
export async function forgetOldCodes(db: Db): Promise<void> {
  await db.delete(loginCodes).where(lt(loginCodes.createdAt, ago(2 * limits.wrongCodes.within)));
  await db.delete(failedLogins).where(lt(failedLogins.createdAt, ago(2 * limits.wrongCodes.within)));
}
