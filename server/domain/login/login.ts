import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '#shared/contract/auth.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { toPicturePath } from '../accounts/users.ts';
import { problem } from '#shared/texts/problems.ts';
import { english } from '#shared/texts/translate.ts';
import type { Ctx, Needs } from '../../context.ts';
import { loginCodes, users } from '../../db/schema.ts';
import {
  existingAccountMail,
  loginCodeMail,
  noAccountMail,
  signupCodeMail,
} from '../../email/login-code.tsx';
import { AppError } from '../../infra/app-error.ts';
import { toSkeleton } from '../../infra/text/skeleton.ts';
import { admit, adviseOnSignup, checkAdmission, claimImported, hasAccount } from './admission.ts';
import { inLanguage } from '../../email/layout.tsx';
import { readMailLanguage } from '../accounts/notification-mails.ts';
import { nameTaken, rejectLookAlikes } from '../accounts/name-taken.ts';
import { requireProofOfWork } from './signup-surge.ts';
import { rememberBrowser } from './login-browser.ts';
import { mailCode, tryCode, useCode } from './login-codes.ts';
import { isAdmissible, markVerified, readPending } from './pending-identities.ts';
import { beginSession, endSession } from './sessions.ts';
import { liftBounce } from '../mail/suppressions.ts';
import { logEvent } from '../core/security-log.ts';
import { normalizeEmail } from '../core/email-address.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/** Names that look official, or that the site's URLs need. */
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

const reservedSkeletons = new Set([...reserved].map(toSkeleton));

/**
 * Returns whether a name is unavailable for new accounts, as one that looks like it. Deleted
 * accounts use `deleted-`.
 */
export const isReserved = (username: string) =>
  reservedSkeletons.has(toSkeleton(username)) || /^deleted-/i.test(username);

/**
 * Mails a login code. The reply does not reveal whether the account exists.
 * Without an account, the email explains whether and how to sign up. `pending`: an identity of this
 * browser with the address; the code proves it, with or without an account.
 * Errors: not_found; too_many_requests.
 */
async function requestLogin(
  ctx: Ctx,
  { email, pending }: HandlerInput<'POST /api/auth/login'>['body'],
): Promise<Reply<'POST /api/auth/login'>> {
  const address = normalizeEmail(email);
  const identity = pending === undefined ? null : await readPending(ctx, pending);
  const provesIdentity = identity?.email === address && isAdmissible(ctx, address);
  const accountExists = await hasAccount(ctx, address);
  const site = await inLanguage(ctx.site, await readMailLanguage(ctx, address));
  return mailCode(
    ctx,
    { email: address, purpose: 'login', account: address },
    accountExists || provesIdentity ? (code) => loginCodeMail(site, code) : null,
    () => noAccountMail(site, adviseOnSignup(ctx, address)),
  );
}

/**
 * Mails a code that creates the account. The reply reveals a taken username, which is public,
 * but not a known email address.
 * Errors: bad_request, forbidden (the site does not admit it), conflict (username),
 * challenge_required (during a sign-up surge), too_many_requests.
 */
async function requestSignup(
  ctx: Ctx,
  {
    username,
    name,
    email,
    answer,
    invitation,
    proof,
  }: HandlerInput<'POST /api/auth/signup'>['body'],
): Promise<Reply<'POST /api/auth/signup'>> {
  const address = normalizeEmail(email);
  const admission = {
    ...(answer === undefined ? {} : { answer }),
    ...(invitation === undefined ? {} : { invitation }),
  };
  await checkAdmission(ctx, address, admission);
  await rejectUnavailableName(ctx, address, { username, name });
  await requireProofOfWork(ctx, address, proof, null);
  const accountExists = await hasAccount(ctx, address);
  const site = await inLanguage(ctx.site, await readMailLanguage(ctx, address));
  const signup = {
    username,
    name: name.trim(),
    ...admission,
  };
  return mailCode(
    ctx,
    { email: address, purpose: 'login', account: address, signup },
    accountExists ? null : (code) => signupCodeMail(site, { username, code }),
    () => existingAccountMail(site),
  );
}

/** Error: conflict for a username that is reserved or taken, and for names like those of staff. */
export async function rejectUnavailableName(
  ctx: Ctx,
  email: string,
  { username, name }: { username: string; name: string },
): Promise<void> {
  if (isReserved(username))
    throw nameTaken(english('The username is reserved.'), problem('is reserved'));
  const [taken] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.siteId, ctx.site.id), sql`lower(${users.username}) = ${username.toLowerCase()}`),
    );
  if (taken) throw nameTaken(english('The username is taken.'), problem('is taken'));
  await rejectLookAlikes(ctx, email, { username, name });
}

/**
 * Exchanges a code for a session, and creates the account of a sign-up or its application. Without
 * an account, proves the address of `pending`.
 * Errors: unauthorized, forbidden (the site does not admit it anymore), conflict (the name was just
 * taken), too_many_requests.
 */
async function verifyCode(
  ctx: Ctx,
  { email, otp, pending }: HandlerInput<'POST /api/auth/verify'>['body'],
): Promise<Reply<'POST /api/auth/verify'>> {
  const address = normalizeEmail(email);
  const code = await tryCode(ctx, 'login', eq(loginCodes.email, address), address, otp);
  if (!code)
    throw new AppError(
      'unauthorized',
      'This code is incorrect or has expired. Request a new one.',
      [{ field: 'otp', message: 'is incorrect or has expired' }],
    );
  const result = await ctx.db.transaction(async (tx) => {
    if (!(await useCode(tx, code)))
      throw new AppError('unauthorized', 'This code was already used. Request a new one.', [
        { field: 'otp', message: 'was already used' },
      ]);
    // Waits for a change or deletion of the account. This session would survive it.
    const user = code.signup
      ? await admit({ ...ctx, db: tx }, address, code.signup)
      : ((
          await tx
            .select()
            .from(users)
            .where(own(users, ctx.site.id, { email: address }))
            .for('share')
        )[0] ??
        (await claimImported({ ...ctx, db: tx }, address)) ??
        undefined);
    if (user === null) return { waiting: true } as const;
    if (!user) {
      if (pending !== undefined && (await markVerified({ ...ctx, db: tx }, pending, address)))
        return { addressProven: true } as const;
      throw new AppError('unauthorized', "There's no account with this address anymore.", [
        { field: 'email', message: 'has no account' },
      ]);
    }
    await liftBounce(tx, ctx.secrets, ctx.site.id, address);
    // Replaces the session of the request, as after a fresh-login prompt.
    await endSession({ ...ctx, db: tx });
    rememberBrowser(ctx, address);
    const token = await beginSession({ ...ctx, db: tx }, user);
    return { userId: user.id, token, user: toProvenAccount(ctx, user) };
  });
  if ('waiting' in result || 'addressProven' in result) return result;
  const { userId, ...reply } = result;
  logEvent(ctx, 'login_succeeded', { user: userId });
  return reply;
}

/** The account of a session that its address or a passkey proves, as it sees itself. */
export const toProvenAccount = (
  { config }: Needs<'config'>,
  user: Parameters<typeof toAccount>[0],
): Account =>
  toAccount(config.adminEmails.has(user.email ?? '') ? { ...user, role: 'admin' } : user);

export function toAccount({
  username,
  name,
  email,
  role,
  picture = null,
}: Pick<typeof users.$inferSelect, 'username' | 'name' | 'email' | 'role'> & {
  picture?: string | null;
}): Account {
  return { username, name, email: email ?? '', role, picture: toPicturePath(picture) };
}

export const handlers = {
  'POST /api/auth/signup': (ctx, { body }) => requestSignup(ctx, body),
  'POST /api/auth/login': (ctx, { body }) => requestLogin(ctx, body),
  'POST /api/auth/verify': (ctx, { body }) => verifyCode(ctx, body),
  'GET /api/auth/verify': (ctx) => ({
    user: toAccount(ctx.viewer),
    shortcuts: ctx.viewer.shortcuts ?? null,
    timeZone: ctx.viewer.timeZone ?? null,
  }),
} satisfies Partial<Handlers>;
