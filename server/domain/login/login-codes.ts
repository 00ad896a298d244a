import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { customAlphabet } from 'nanoid';
import * as limits from '#shared/limits.ts';
import { codeCharacters } from '#shared/login-code.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { failedLogins, loginCodes } from '../../db/schema.ts';
import { mailboxOf } from '../../db/schema/columns.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import { inLanguage, type Mail } from '../../email/layout.tsx';
import { readMailLanguage } from '../accounts/notification-mails.ts';
import { dayCodeMail } from '../../email/login-code.tsx';
import { AppError, tooMany } from '../../infra/app-error.ts';
import { roundUpTime } from '../../infra/round-up-time.ts';
import { urgentPriority, queueMail } from '../mail/outbox.ts';
import { toMailbox } from '../core/email-address.ts';
import { logEvent } from '../core/security-log.ts';
import { newId } from '../core/ids.ts';
import { bindLoginBrowser, readLoginBrowser } from './login-browser.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { own } from '../../db/own.ts';

type Code = typeof loginCodes.$inferSelect;

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

/** What the reply to a request for a code says. The same for every address. */
type CodeReply = { sent: boolean; long?: true };

/**
 * Stores a code, bound to the browser that requests it, and queues its email in one transaction.
 * Both cases run the same statements, so timing does not reveal an account.
 * After too many failed attempts the code is long and cannot be guessed. Above the limit of emails
 * nothing is sent but one code for the day. So a stranger cannot lock out the owner.
 * Error: too_many_requests, for the limit of a user. Decisions 72, 181 and 182.
 */
export async function mailCode(
  ctx: Ctx,
  { email, purpose, account, userId, limit, signup = null }: NewCode,
  renderCodeMail: ((code: string) => Mail) | null,
  renderOtherMail: () => Mail,
): Promise<CodeReply> {
  const began = performance.now();
  const id = newId();
  const row: NewRow = {
    siteId: ctx.site.id,
    email,
    purpose,
    userId: userId ?? null,
    signup,
    browserHash: purpose === 'login' ? bindLoginBrowser(ctx.client) : null,
  };
  const long =
    (await readRetryAfter(ctx, toAccountSubject(ctx, account), limits.wrongCodes.ofAccount)) !==
    null;
  const reply = await ctx.db.transaction(async (tx): Promise<CodeReply> => {
    if (userId !== undefined && limit) {
      // Otherwise two requests at once could both take the last allowed email.
      await lockForTransaction(tx, `code of ${ctx.site.id} ${userId}`);
      const isOwnCode = own(loginCodes, ctx.site.id, { userId, purpose }) as SQL;
      const retryAfter = await readMailRetryAfter(tx, isOwnCode, limit);
      if (retryAfter !== null) throw tooMany(limit.message, retryAfter);
    }
    await lockForTransaction(tx, `code ${toMailbox(email)}`);
    const within = { ...ctx, db: tx };
    if (await isMailboxFull(tx, email)) {
      await keepRequest(within, row);
      if (renderCodeMail) await mailDayCode(within, row);
      return { sent: false, long: true };
    }
    const code = long ? longCode() : shortCode();
    await tx.insert(loginCodes).values({
      ...row,
      id,
      codeHash: renderCodeMail ? signCode(ctx, purpose, id, code) : null,
      createdAt: databaseNow,
    });
    const mail = renderCodeMail ? renderCodeMail(code) : renderOtherMail();
    // Other mail does not name the account.
    await queueCodeMail(within, row, mail, limits.loginCode.lifetimeMs, renderCodeMail !== null);
    return { sent: true, ...(long && { long }) };
  });
  if (!reply.sent) {
    logEvent(ctx, 'limit_reached', { user: ctx.viewer?.userId ?? null, reason: 'code_mails' });
    // The code of the day is mailed to accounts only.
    await roundUpTime(began, limits.linkRequestStepMs);
  }
  return reply;
}

type NewRow = Omit<typeof loginCodes.$inferInsert, 'id' | 'createdAt'> &
  Pick<Code, 'email' | 'purpose' | 'userId' | 'browserHash' | 'signup'>;

const signCode = (ctx: Ctx, purpose: Code['purpose'], id: string, code: string) =>
  ctx.secrets.sign(`${purpose}-code`, toSignedText(ctx.site.id, id, code));

const queueCodeMail = (
  ctx: Ctx,
  { email, purpose, userId }: NewRow,
  mail: Mail,
  lifetimeMs: number,
  namesAccount: boolean,
) =>
  queueMail(ctx, {
    siteId: ctx.site.id,
    kind: mailKinds[purpose],
    priority: urgentPriority,
    recipient: email,
    userId: namesAccount ? userId : null,
    now: ctx.clock.now(),
    expiresAt: new Date(ctx.clock.now().getTime() + lifetimeMs),
    ...mail,
  });

/** The hash of a request whose email was not sent: no code matches, and no limit counts it. */
const notSent = '';
const wasSent = sql`${loginCodes.codeHash} is distinct from ${notSent}`;

/** Returns whether the mailbox got as many codes as it may, on all sites together. */
async function isMailboxFull(tx: Db, email: string): Promise<boolean> {
  const toMailboxOf = and(
    sql`${mailboxOf(loginCodes.email)} = ${toMailbox(email)}`,
    wasSent,
  ) as SQL;
  for (const limit of limits.codeMails)
    if ((await readMailRetryAfter(tx, toMailboxOf, limit)) !== null) return true;
  return false;
}

/** Stores a request without an email, so that this browser may enter the code of the day. */
async function keepRequest(ctx: Ctx, row: NewRow): Promise<void> {
  const isSame = and(
    eq(loginCodes.email, row.email),
    eq(loginCodes.purpose, row.purpose),
    sql`(user_id, browser_hash, signup) is not distinct from
      (${row.userId}::text, ${row.browserHash}::text, ${JSON.stringify(row.signup)}::jsonb)`,
  ) as SQL;
  // The code of an earlier one still works.
  if (await findNewest(ctx, isSame)) return;
  await ctx.db
    .insert(loginCodes)
    .values({ ...row, id: newId(), codeHash: notSent, createdAt: databaseNow });
}

/** The code of the day belongs to no browser. */
const isDayCode = and(
  isNull(loginCodes.browserHash),
  eq(loginCodes.purpose, 'login'),
  isNull(loginCodes.consumedAt),
  gt(loginCodes.createdAt, ago(limits.dayCode.lifetimeMs)),
) as SQL;

/**
 * Mails the code of the day, unless there is one. An account can have one on each site. Others get
 * one for all sites together, so that many sites cannot fill a mailbox.
 */
async function mailDayCode(ctx: Ctx, { email, purpose, signup }: NewRow): Promise<void> {
  const isOfAccount = purpose === 'bounce' || (purpose === 'login' && signup === null);
  const isSame = isOfAccount
    ? own(loginCodes, ctx.site.id, { email })
    : sql`${mailboxOf(loginCodes.email)} = ${toMailbox(email)}`;
  if ((await ctx.db.$count(loginCodes, and(isSame, isDayCode))) > 0) return;
  const [id, code] = [newId(), longCode()];
  const row = { siteId: ctx.site.id, email, purpose: 'login', userId: null } as const;
  await ctx.db.insert(loginCodes).values({
    ...row,
    id,
    codeHash: signCode(ctx, 'login', id, code),
    createdAt: databaseNow,
  });
  const mail = dayCodeMail(await inLanguage(ctx.site, await readMailLanguage(ctx, email)), code);
  await queueCodeMail(
    ctx,
    { ...row, browserHash: null, signup: null },
    mail,
    limits.dayCode.lifetimeMs,
    false,
  );
}

/** Returns the seconds until one more code is allowed; null if it is now. */
async function readMailRetryAfter(
  tx: Db,
  filter: SQL,
  { count, windowMs }: { count: number; windowMs: number },
): Promise<number | null> {
  const rows = await tx
    .select({ endsIn: secondsUntilOlder(loginCodes.createdAt, windowMs) })
    .from(loginCodes)
    .where(and(filter, gt(loginCodes.createdAt, ago(windowMs))))
    .orderBy(desc(loginCodes.createdAt))
    .limit(count);
  return rows[count - 1]?.endsIn ?? null;
}

/**
 * Returns the code that matches the text, or null. `filter` selects the codes.
 * Only the newest code of this browser counts, and the code of the day if it requested one. A short
 * code allows five attempts; a long code has no limit. After too many failures of the account in a
 * day, short codes no longer work.
 * Errors: too_many_requests, for the network; unauthorized for a browser without a code. Whether
 * another browser has this code is not compared: that would be a sixth attempt.
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
  const isBlocked = (await readRetryAfter(ctx, subjects[0], limits.wrongCodes.ofAccount)) !== null;
  const isOfPurpose = and(filter, eq(loginCodes.purpose, purpose)) as SQL;
  // A browser without the cookie has no code. Its attempts do not end those of others.
  const isOfBrowser =
    purpose === 'login'
      ? (and(isOfPurpose, eq(loginCodes.browserHash, readLoginBrowser(ctx.client) ?? '')) as SQL)
      : isOfPurpose;
  const isCorrect = ({ purpose: signed, id, codeHash }: Code) =>
    ctx.secrets.verify(`${signed}-code`, toSignedText(ctx.site.id, id, otp), codeHash ?? '');
  const code =
    isLong(otp) || !isBlocked ? await countTry(ctx, isOfBrowser, isLong(otp)) : undefined;
  if (code && isCorrect(code)) return code;
  const dayCodes = code && isLong(otp) ? await readDayCodes(ctx, code.email) : [];
  const dayCode = dayCodes.find(isCorrect);
  // The request says what the code is for.
  if (code && dayCode) return { ...code, id: dayCode.id };
  await ctx.db
    .insert(failedLogins)
    .values(subjects.map((subject) => ({ id: newId(), subject, createdAt: databaseNow })));
  const hasNone = purpose === 'login' && !(await findNewest(ctx, isOfBrowser));
  logEvent(ctx, 'login_failed', {
    user: ctx.viewer?.userId ?? null,
    reason: hasNone ? 'other_browser' : 'wrong_code',
  });
  if (hasNone)
    throw new AppError(
      'unauthorized',
      'This browser has no valid code for this address. Enter the code in the browser where you ' +
        'requested it, or request a new one here.',
      [{ field: 'otp', message: 'was not requested in this browser, or has expired' }],
    );
  return null;
}

const readDayCodes = (ctx: Ctx, email: string): Promise<Code[]> =>
  ctx.db
    .select()
    .from(loginCodes)
    .where(and(own(loginCodes, ctx.site.id, { email }), isDayCode));

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
    .where(and(own(loginCodes, siteId, { id }), isNull(loginCodes.consumedAt)))
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
