import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { customAlphabet } from 'nanoid';
import * as limits from '#shared/limits.ts';
import { codeCharacters, plainCode } from '#shared/login-code.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { failedLogins, loginCodes } from '../../db/schema.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import type { Mail } from '../../email/layout.tsx';
import { tooMany } from '../../infra/app-error.ts';
import { urgentPriority, queueMail } from '../mail/outbox.ts';
import { newId } from '../core/ids.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';

export type Code = typeof loginCodes.$inferSelect;

/** What a code is for: one purpose takes no code of another. */
type NewCode = Pick<Code, 'email' | 'purpose'> & {
  /** Whose wrong tries count, as for `tryCode`. */
  account: string;
  /** Who asks for it, where that is known; counted by itself. */
  userId?: string;
  signup?: Code['signup'];
};

/** How a code is stored: its digits are few, so it is signed with a key of the process's. */
const words = (siteId: string, id: string, code: string) => `${siteId} ${id} ${code}`;

const shortCode = () =>
  String(randomInt(10 ** limits.loginCode.digits)).padStart(limits.loginCode.digits, '0');
const longCode = customAlphabet(codeCharacters, limits.longCode.characters);
const isLong = (code: string) => code.length === limits.longCode.characters;
const accountOf = (ctx: Ctx, account: string) => `account ${ctx.site.id} ${account}`;

/**
 * Stores what taking a code needs and queues the mail, in one transaction. The same statements run whether there is a code (`withCode`) or words about why there
 * is none. Where somebody has guessed too often, or uses up the mails, the code is a long one: a stranger locks nobody out (reliability B4, O7). The last mail of a day has such a code
 * too, which is good until there can be another mail. Resolves with whether it is long. Error: too_many_requests.
 * Decision 72.
 */
export async function mailCode(
  ctx: Ctx,
  { email, purpose, account, userId, signup = null }: NewCode,
  withCode: ((code: string) => Mail) | null,
  without: () => Mail,
): Promise<boolean> {
  const id = newId();
  const guessed =
    (await wrongTries(ctx, accountOf(ctx, account), limits.wrongCodes.ofAccount)) !== null;
  return ctx.db.transaction(async (tx) => {
    // One after the other for one member and one address, or two at once would both be the last that is allowed.
    if (userId !== undefined) {
      await lockForTransaction(tx, `code of ${ctx.site.id} ${userId}`);
      const mine = and(eq(loginCodes.siteId, ctx.site.id), eq(loginCodes.userId, userId)) as SQL;
      await refuseMore(
        tx,
        mine,
        limits.addressChanges,
        'Too many addresses tried. Try again tomorrow.',
      );
    }
    await lockForTransaction(tx, `code ${email}`);
    const [quarter, day] = limits.codeMails;
    const refusal = 'Too many codes requested for this address. Try again later.';
    await refuseMore(tx, eq(loginCodes.email, email), quarter, refusal);
    const before = await refuseMore(tx, eq(loginCodes.email, email), day, refusal);
    const long = guessed || before + 1 === day.count;
    const code = long ? longCode() : shortCode();
    const codeHash = ctx.secrets.sign(`${purpose}-code`, words(ctx.site.id, id, code));
    const mail = withCode ? withCode(code) : without();
    await tx.insert(loginCodes).values({
      siteId: ctx.site.id,
      id,
      email,
      purpose,
      userId: userId ?? null,
      signup,
      codeHash: withCode ? codeHash : null,
      createdAt: databaseNow,
    });
    await queueMail(tx, {
      siteId: ctx.site.id,
      kind: purpose === 'login' ? 'login-code' : 'email-change-code',
      priority: urgentPriority,
      recipient: email,
      now: new Date(),
      expiresAt: new Date(Date.now() + (long ? limits.longCode.lives : limits.loginCode.lives)),
      ...mail,
    });
    return long;
  });
}

/** Resolves with how many there have been. */
async function refuseMore(
  tx: Db,
  of: SQL,
  { count, within }: { count: number; within: number },
  message: string,
): Promise<number> {
  const rows = await tx
    .select({ createdAt: loginCodes.createdAt })
    .from(loginCodes)
    .where(and(of, gt(loginCodes.createdAt, ago(within))))
    .orderBy(desc(loginCodes.createdAt))
    .limit(count);
  const first = rows[count - 1];
  if (first) throw tooMany(message, (first.createdAt.getTime() + within - Date.now()) / 1000);
  return rows.length;
}

/**
 * The code that was typed, or null. The newest of those that `of` matches is the only one, and five tries are all it has, however many come at once; a long one is not tried out
 * and has as many as it takes. `account` names whose wrong tries are counted, besides the network's: after too many in a day no code of six digits is looked at, whoever
 * has it. Error: too_many_requests, for the network.
 */
export async function tryCode(
  ctx: Ctx,
  purpose: Code['purpose'],
  of: SQL,
  account: string,
  otp: string,
): Promise<Code | null> {
  const who = [accountOf(ctx, account), `network ${ctx.client.network}`] as const;
  const again = await wrongTries(ctx, who[1], limits.wrongCodes.ofNetwork);
  if (again !== null) throw tooMany('Too many wrong codes. Try again tomorrow.', again);
  const typed = plainCode(otp) ?? '';
  const guessed = (await wrongTries(ctx, who[0], limits.wrongCodes.ofAccount)) !== null;
  const code =
    isLong(typed) || !guessed ? await countTry(ctx, purpose, of, isLong(typed)) : undefined;
  const right = ctx.secrets.verify(
    `${purpose}-code`,
    words(ctx.site.id, code?.id ?? '', typed),
    code?.codeHash ?? '',
  );
  if (code && right) return code;
  await ctx.db
    .insert(failedLogins)
    .values(who.map((one) => ({ id: newId(), subject: one, createdAt: databaseNow })));
  return null;
}

/** The newest code, with one more try; none that is used, too old or has been tried too often. */
async function countTry(
  ctx: Ctx,
  purpose: Code['purpose'],
  of: SQL,
  long: boolean,
): Promise<Code | undefined> {
  const newest = ctx.db
    .select({ id: loginCodes.id })
    .from(loginCodes)
    .where(and(eq(loginCodes.siteId, ctx.site.id), of, eq(loginCodes.purpose, purpose)))
    .orderBy(desc(loginCodes.createdAt), desc(loginCodes.id))
    .limit(1);
  const [code] = await ctx.db
    .update(loginCodes)
    .set({ attempts: sql`least(${loginCodes.attempts} + 1, 10000)` })
    .where(
      and(
        eq(loginCodes.siteId, ctx.site.id),
        sql`${loginCodes.id} = (${newest})`,
        long ? undefined : lt(loginCodes.attempts, limits.loginCode.tries),
        isNull(loginCodes.consumedAt),
        gt(loginCodes.createdAt, ago(long ? limits.longCode.lives : limits.loginCode.lives)),
      ),
    )
    .returning();
  return code;
}

/** Takes a code for good; false when somebody was quicker. */
export async function useCode(tx: Db, { siteId, id }: Code): Promise<boolean> {
  const used = await tx
    .update(loginCodes)
    .set({ consumedAt: databaseNow })
    .where(and(eq(loginCodes.siteId, siteId), eq(loginCodes.id, id), isNull(loginCodes.consumedAt)))
    .returning({ id: loginCodes.id });
  return used.length > 0;
}

/** Seconds until somebody may be wrong again who has been it `most` times within a day (product 44); null: they may be now. */
async function wrongTries(ctx: Ctx, who: string, most: number): Promise<number | null> {
  const rows = await ctx.db
    .select({ createdAt: failedLogins.createdAt })
    .from(failedLogins)
    .where(
      and(eq(failedLogins.subject, who), gt(failedLogins.createdAt, ago(limits.wrongCodes.within))),
    )
    .orderBy(desc(failedLogins.createdAt))
    .limit(most);
  const first = rows[most - 1];
  return first ? (first.createdAt.getTime() + limits.wrongCodes.within - Date.now()) / 1000 : null;
}

/** Forgets codes and wrong tries whose time is over. Safe to repeat. */
export async function purgeLoginCodes(db: Db): Promise<void> {
  // Nothing counts what is older than a day, and no code lives longer (reliability P6).
  await db.delete(loginCodes).where(lt(loginCodes.createdAt, ago(limits.longCode.lives)));
  await db.delete(failedLogins).where(lt(failedLogins.createdAt, ago(limits.wrongCodes.within)));
}
