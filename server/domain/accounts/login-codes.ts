import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { customAlphabet } from 'nanoid';
import * as limits from '#shared/limits.ts';
import { codeCharacters, plainCode } from '#shared/login-code.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { deleteSome } from '../../db/delete-some.ts';
import { failedLogins, loginCodes } from '../../db/schema.ts';
import { mailboxOf } from '../../db/schema/columns.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import type { Mail } from '../../email/layout.tsx';
import { AppError, tooMany } from '../../infra/app-error.ts';
import { urgentPriority, queueMail } from '../mail/outbox.ts';
import { toMailbox } from '../core/email-address.ts';
import { logEvent } from '../core/security-log.ts';
import { newId } from '../core/ids.ts';
import { bindLoginBrowser, isKnownBrowser, readLoginBrowser } from './login-browser.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';

export type Code = typeof loginCodes.$inferSelect;

/** A code is valid for one purpose only. */
type NewCode = Pick<Code, 'email' | 'purpose'> & {
  /** The account that failed attempts count against, as in `tryCode`. */
  account: string;
  /** The user who requests the code, if logged in. */
  userId?: string;
  /** How many codes of the purpose the user may request, and what a further request answers. */
  limit?: { count: number; windowMs: number; message: string };
  signup?: Code['signup'];
};

const mailKinds: Record<Code['purpose'], string> = {
  login: 'login-code',
  email_change: 'email-change-code',
  bounce: 'bounce-code',
};

/** Short codes are guessable, so the stored form is signed with a secret of the process. */
const toSignedText = (siteId: string, id: string, code: string) => `${siteId} ${id} ${code}`;

const shortCode = () =>
  String(randomInt(10 ** limits.loginCode.digits)).padStart(limits.loginCode.digits, '0');
const longCode = customAlphabet(codeCharacters, limits.longCode.characters);
const isLong = (code: string) => code.length === limits.longCode.characters;
const toAccountSubject = (ctx: Ctx, account: string) => `account ${ctx.site.id} ${account}`;

/**
 * Stores a code, bound to the browser that requests it, and queues its email in one transaction.
 * Returns whether the code is long.
 * Both cases run the same statements, so timing does not reveal an account.
 * After too many failed attempts the code is long and cannot be guessed. So a stranger cannot lock
 * out the owner. Error: too_many_requests. Decisions 72, 181 and 182.
 */
export async function mailCode(
  ctx: Ctx,
  { email, purpose, account, userId, limit, signup = null }: NewCode,
  renderCodeMail: ((code: string) => Mail) | null,
  renderOtherMail: () => Mail,
): Promise<boolean> {
  const id = newId();
  const browserHash = purpose === 'login' ? bindLoginBrowser(ctx.client) : null;
  const long =
    (await readRetryAfter(ctx, toAccountSubject(ctx, account), limits.wrongCodes.ofAccount)) !==
    null;
  return ctx.db.transaction(async (tx) => {
    if (userId !== undefined && limit) {
      // Otherwise two requests at once could both take the last allowed email.
      await lockForTransaction(tx, `code of ${ctx.site.id} ${userId}`);
      const isOwnCode = and(
        eq(loginCodes.siteId, ctx.site.id),
        eq(loginCodes.userId, userId),
        eq(loginCodes.purpose, purpose),
      ) as SQL;
      await enforceMailLimit(tx, isOwnCode, limit, limit.message);
    }
    const asked = await enforceCodeMailLimits(tx, ctx, email, userId);
    const code = long ? longCode() : shortCode();
    const codeHash = ctx.secrets.sign(`${purpose}-code`, toSignedText(ctx.site.id, id, code));
    const mail = renderCodeMail ? renderCodeMail(code) : renderOtherMail();
    await tx.insert(loginCodes).values({
      siteId: ctx.site.id,
      id,
      email,
      purpose,
      userId: userId ?? null,
      signup,
      codeHash: renderCodeMail ? codeHash : null,
      browserHash,
      ...asked,
      createdAt: databaseNow,
    });
    await queueMail(
      { db: tx, secrets: ctx.secrets },
      {
        siteId: ctx.site.id,
        kind: mailKinds[purpose],
        priority: urgentPriority,
        recipient: email,
        // Other mail does not name the account.
        userId: renderCodeMail ? (userId ?? null) : null,
        now: ctx.clock.now(),
        expiresAt: new Date(ctx.clock.now().getTime() + limits.loginCode.lifetimeMs),
        ...mail,
      },
    );
    return long;
  });
}

/**
 * Limits the emails to a mailbox on all sites (`limits.codeMails`). Returns what the next request
 * is counted by. Error: too_many_requests.
 */
async function enforceCodeMailLimits(
  tx: Db,
  ctx: Ctx,
  email: string,
  userId: string | undefined,
): Promise<{ askerHash: string; isKnownBrowser: boolean }> {
  const mailbox = toMailbox(email);
  await lockForTransaction(tx, `code ${mailbox}`);
  const { siteId, askerHash, isKnownBrowser: isKnown } = loginCodes;
  const asker = userId === undefined ? `network ${ctx.client.network}` : `account ${userId}`;
  const asked = {
    askerHash: ctx.secrets.sign('code-asker', `${mailbox} ${asker}`),
    isKnownBrowser: ctx.viewer?.email === email || isKnownBrowser(ctx, email),
  };
  const { known, site, total, asker: ofAsker } = limits.codeMails;
  const counted = asked.isKnownBrowser
    ? known.map((limit) => ({ ...limit, filter: eq(isKnown, true) }))
    : [
        ...ofAsker.map((limit) => ({ ...limit, filter: eq(askerHash, asked.askerHash) })),
        { ...site, filter: and(eq(siteId, ctx.site.id), eq(isKnown, false)) },
        { ...total, filter: eq(isKnown, false) },
      ];
  for (const { filter, ...limit } of counted)
    await enforceMailLimit(
      tx,
      and(sql`${mailboxOf(loginCodes.email)} = ${mailbox}`, filter) as SQL,
      limit,
      'Too many codes requested for this address. Try again later.',
    );
  return asked;
}

/** Limits the codes within the window. Error: too_many_requests. */
async function enforceMailLimit(
  tx: Db,
  filter: SQL,
  { count, windowMs }: { count: number; windowMs: number },
  message: string,
): Promise<void> {
  const rows = await tx
    .select({ endsIn: secondsUntilOlder(loginCodes.createdAt, windowMs) })
    .from(loginCodes)
    .where(and(filter, gt(loginCodes.createdAt, ago(windowMs))))
    .orderBy(desc(loginCodes.createdAt))
    .limit(count);
  const oldest = rows[count - 1];
  if (oldest) throw tooMany(message, oldest.endsIn);
}

/**
 * Returns the code that matches the text, or null. `filter` selects the codes.
 * Only the newest code of this browser counts. A short code allows five attempts; a long code has
 * no limit. After too many failures of the account in a day, short codes no longer work.
 * Errors: too_many_requests, for the network; unauthorized if another browser requested the code.
 */
export async function tryCode(
  ctx: Ctx,
  purpose: Code['purpose'],
  filter: SQL,
  account: string,
  otp: string,
): Promise<Code | null> {
  const subjects = [toAccountSubject(ctx, account), `network ${ctx.client.network}`] as const;
  const retryAfter = await readRetryAfter(ctx, subjects[1], limits.wrongCodes.ofNetwork);
  if (retryAfter !== null) throw tooMany('Too many wrong codes. Try again tomorrow.', retryAfter);
  const typed = plainCode(otp) ?? '';
  const isBlocked = (await readRetryAfter(ctx, subjects[0], limits.wrongCodes.ofAccount)) !== null;
  const isOfPurpose = and(filter, eq(loginCodes.purpose, purpose)) as SQL;
  // A browser without the cookie has no code. Its attempts do not end those of others.
  const isOfBrowser =
    purpose === 'login'
      ? (and(isOfPurpose, eq(loginCodes.browserHash, readLoginBrowser(ctx.client) ?? '')) as SQL)
      : isOfPurpose;
  const isCorrect = (code: Code | undefined) =>
    ctx.secrets.verify(
      `${purpose}-code`,
      toSignedText(ctx.site.id, code?.id ?? '', typed),
      code?.codeHash ?? '',
    );
  const code =
    isLong(typed) || !isBlocked ? await countTry(ctx, isOfBrowser, isLong(typed)) : undefined;
  if (isCorrect(code) && code) return code;
  await ctx.db
    .insert(failedLogins)
    .values(subjects.map((subject) => ({ id: newId(), subject, createdAt: databaseNow })));
  const isOfOtherBrowser =
    purpose === 'login' && !code && isCorrect(await findNewest(ctx, isOfPurpose));
  logEvent(ctx, 'login_failed', {
    user: ctx.viewer?.userId ?? null,
    reason: isOfOtherBrowser ? 'other_browser' : 'wrong_code',
  });
  if (isOfOtherBrowser)
    throw new AppError(
      'unauthorized',
      'Enter this code in the browser where you requested it, or request a new one here.',
      [{ field: 'otp', message: 'was requested in another browser' }],
    );
  return null;
}

/** Returns the newest code that is unused and current. */
async function findNewest(ctx: Ctx, filter: SQL): Promise<Code | undefined> {
  const [code] = await ctx.db
    .select()
    .from(loginCodes)
    .where(
      and(
        eq(loginCodes.siteId, ctx.site.id),
        filter,
        isNull(loginCodes.consumedAt),
        gt(loginCodes.createdAt, ago(limits.loginCode.lifetimeMs)),
      ),
    )
    .orderBy(desc(loginCodes.createdAt), desc(loginCodes.id))
    .limit(1);
  return code;
}

/** Counts an attempt. Returns the newest code if it is unused, current and below the limit. */
async function countTry(ctx: Ctx, filter: SQL, long: boolean): Promise<Code | undefined> {
  const newest = ctx.db
    .select({ id: loginCodes.id })
    .from(loginCodes)
    .where(and(eq(loginCodes.siteId, ctx.site.id), filter))
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
        gt(loginCodes.createdAt, ago(limits.loginCode.lifetimeMs)),
      ),
    )
    .returning();
  return code;
}

/** Marks a code as used. Returns false if another request has used it. */
export async function useCode(tx: Db, { siteId, id }: Code): Promise<boolean> {
  const used = await tx
    .update(loginCodes)
    .set({ consumedAt: databaseNow })
    .where(and(eq(loginCodes.siteId, siteId), eq(loginCodes.id, id), isNull(loginCodes.consumedAt)))
    .returning({ id: loginCodes.id });
  return used.length > 0;
}

/** Returns the seconds until the subject may try again; null if it is below the limit. */
async function readRetryAfter(ctx: Ctx, subject: string, maxCount: number): Promise<number | null> {
  const rows = await ctx.db
    .select({ endsIn: secondsUntilOlder(failedLogins.createdAt, limits.wrongCodes.windowMs) })
    .from(failedLogins)
    .where(
      and(
        eq(failedLogins.subject, subject),
        gt(failedLogins.createdAt, ago(limits.wrongCodes.windowMs)),
      ),
    )
    .orderBy(desc(failedLogins.createdAt))
    .limit(maxCount);
  return rows[maxCount - 1]?.endsIn ?? null;
}

/** Seconds until a row is older than a window. */
const secondsUntilOlder = (
  createdAt: typeof loginCodes.createdAt | typeof failedLogins.createdAt,
  windowMs: number,
) => sql<number>`extract(epoch from ${createdAt} - (${ago(windowMs)}))::float8`;

/** Deletes codes and failed attempts that no limit counts any more. Idempotent. */
export async function purgeLoginCodes(db: Db, limit: number): Promise<number> {
  const codesEnd = ago(limits.codeMails.total.windowMs);
  const codes = await deleteSome(db, loginCodes, lt(loginCodes.createdAt, codesEnd), limit);
  const attemptsEnd = ago(limits.wrongCodes.windowMs);
  return (
    codes + (await deleteSome(db, failedLogins, lt(failedLogins.createdAt, attemptsEnd), limit))
  );
}
