import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '#shared/contract/auth.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { loginCodes, users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import {
  existingAccountMail,
  loginCodeMail,
  noAccountMail,
  signupCodeMail,
} from '../../email/login-code.tsx';
import { AppError } from '../../infra/app-error.ts';
import { mailCode, tryCode, useCode } from './login-codes.ts';
import { beginSession, endSession } from './sessions.ts';
import { liftBounce } from '../mail/suppressions.ts';
import { newId } from '../core/ids.ts';
import { normalizeEmail } from '../core/email-address.ts';

/** Names that would pass for the site's own, or that its addresses need (product 18). */
const reserved = new Set([
  'about',
  'abuse',
  'account',
  'admin',
  'administrator',
  'anonymous',
  'api',
  'broadsheet',
  'contact',
  'deleted',
  'everyone',
  'help',
  'hostmaster',
  'info',
  'login',
  'logout',
  'mail',
  'me',
  'mod',
  'moderator',
  'moderators',
  'new',
  'nobody',
  'null',
  'official',
  'owner',
  'postmaster',
  'privacy',
  'profile',
  'root',
  'security',
  'settings',
  'signup',
  'site',
  'staff',
  'submit',
  'support',
  'system',
  'team',
  'terms',
  'undefined',
  'user',
  'webmaster',
  'www',
]);

/** Names that a new account may not have. Those of deleted accounts begin alike, so that nobody passes for one. */
export const isReserved = (username: string) =>
  reserved.has(username.toLowerCase()) || /^deleted-/i.test(username);

/**
 * Mails a code to log in with. The reply is the same whether or not somebody has the address; where nobody has, the mail says how to sign up
 * (product 7). Error: too_many_requests.
 */
export async function requestLogin(
  ctx: Ctx,
  { email }: HandlerInput<'POST /api/auth/login'>['body'],
): Promise<Reply<'POST /api/auth/login'>> {
  const address = normalizeEmail(email);
  const known = await hasAccount(ctx, address);
  const long = await mailCode(
    ctx,
    { email: address, purpose: 'login', account: address },
    known ? (code) => loginCodeMail(ctx.site, code) : null,
    () => noAccountMail(ctx.site),
  );
  return { sent: true, ...(long ? { long } : {}) };
}

/** Whether somebody on the site logs in with an address. */
export async function hasAccount(ctx: Ctx, address: string): Promise<boolean> {
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.siteId, ctx.site.id), eq(users.email, address)));
  return user !== undefined;
}

/**
 * Mails a code that makes the account. The name is public and its being taken is told; whether the address is known is not. Errors:
 * bad_request, conflict (username), too_many_requests.
 */
export async function requestSignup(
  ctx: Ctx,
  { username, name, email }: HandlerInput<'POST /api/auth/signup'>['body'],
): Promise<Reply<'POST /api/auth/signup'>> {
  const address = normalizeEmail(email);
  if (isReserved(username)) throw nameTaken('is reserved');
  const [taken] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.siteId, ctx.site.id), sql`lower(${users.username}) = ${username.toLowerCase()}`),
    );
  if (taken) throw nameTaken('is taken');
  const known = await hasAccount(ctx, address);
  const signup = { username, name: name.trim() };
  const long = await mailCode(
    ctx,
    { email: address, purpose: 'login', account: address, signup },
    known ? null : (code) => signupCodeMail(ctx.site, { username, code }),
    () => existingAccountMail(ctx.site),
  );
  return { sent: true, ...(long ? { long } : {}) };
}

const nameTaken = (message: string) =>
  new AppError('conflict', `The username ${message}.`, [{ field: 'username', message }]);

/**
 * Takes a code and begins a session; for a sign-up it makes the account first. Which codes are taken: `tryCode`. Errors: unauthorized, conflict (the name was taken meanwhile), too_many_requests.
 */
export async function verifyCode(
  ctx: Ctx,
  { email, otp }: HandlerInput<'POST /api/auth/verify'>['body'],
): Promise<Reply<'POST /api/auth/verify'>> {
  const address = normalizeEmail(email);
  const code = await tryCode(ctx, 'login', eq(loginCodes.email, address), address, otp);
  if (!code)
    throw new AppError(
      'unauthorized',
      'This code is incorrect or has expired. Request a new one.',
      [{ field: 'otp', message: 'is incorrect or has expired' }],
    );
  return ctx.db.transaction(async (tx) => {
    if (!(await useCode(tx, code)))
      throw new AppError('unauthorized', 'This code was already used. Request a new one.', [
        { field: 'otp', message: 'was already used' },
      ]);
    // Behind whoever changes or deletes the account at this moment, and ends its sessions: this one would be left.
    const user = code.signup
      ? await createUser(tx, ctx.site.id, address, code.signup)
      : (
          await tx
            .select()
            .from(users)
            .where(and(eq(users.siteId, ctx.site.id), eq(users.email, address)))
            .for('share')
        )[0];
    if (!user)
      throw new AppError('unauthorized', "There's no account with this address anymore.", [
        { field: 'email', message: 'has no account' },
      ]);
    await liftBounce(tx, ctx.secrets, ctx.site.id, address);
    // One that is sent along is replaced, as when somebody is asked to log in again.
    await endSession({ ...ctx, db: tx });
    return { token: await beginSession(tx, user, ctx.client.device), user: toAccount(user) };
  });
}

async function createUser(
  tx: Db,
  siteId: string,
  email: string,
  { username, name }: { username: string; name: string },
): Promise<typeof users.$inferSelect> {
  const [made] = await tx
    .insert(users)
    .values({ siteId, id: newId(), username, name, email, createdAt: databaseNow })
    .onConflictDoNothing()
    .returning();
  if (made) return made;
  // Somebody was quicker: with the address, from another window, it is the same person; with the name it is not.
  const [known] = await tx
    .select()
    .from(users)
    .where(and(eq(users.siteId, siteId), eq(users.email, email)));
  if (known) return known;
  throw nameTaken('was just taken');
}

export function toAccount({
  username,
  name,
  email,
  role,
}: Pick<typeof users.$inferSelect, 'username' | 'name' | 'email' | 'role'>): Account {
  return { username, name, email: email ?? '', role };
}
