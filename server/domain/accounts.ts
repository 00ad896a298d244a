import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Account } from '#shared/contract/auth.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../context.ts';
import { perDatabase, type Db } from '../db/client.ts';
import { failedLogins, loginCodes, sessions, users } from '../db/schema.ts';
import type { Mail } from '../email/layout.tsx';
import { knownAccountMail, loginCodeMail, noAccountMail, signupCodeMail } from '../email/login-code.tsx';
import { Refusal, tooMany } from '../infra/refusal.ts';
import { hashToken, newToken } from '../infra/secrets.ts';
import { queueMail } from './outbox.ts';
import { newId } from './slugs.ts';

/** An address as it is stored and compared. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** Names that would pass for the site's own, or that its addresses need (product 18). */
const reserved = new Set([
  'about', 'abuse', 'account', 'admin', 'administrator', 'anonymous', 'api', 'broadsheet', 'contact', 'deleted', 'everyone', 'help', 'hostmaster', 'info', 'login', 'logout', 'mail', 'me',
  'mod', 'moderator', 'moderators', 'new', 'nobody', 'null', 'official', 'owner', 'postmaster', 'privacy', 'root', 'security', 'settings', 'signup', 'site', 'staff', 'submit', 'support',
  'system', 'team', 'terms', 'undefined', 'user', 'webmaster', 'www',
]);

// Times of codes and sessions are the database's: processes may disagree about theirs.
const now = sql`now()`;
const ago = (milliseconds: number) => sql`now() - ${milliseconds / 1000} * interval '1 second'`;

/**
 * Mails a code to log in with. The reply is the same whether or not somebody has the address; where nobody has, the mail says how to sign up
 * (product 7). Error: too_many_requests.
 */
export async function requestLogin(ctx: Ctx, { email }: HandlerInput<'POST /api/auth/login'>['body']): Promise<Reply<'POST /api/auth/login'>> {
  const address = emailKey(email);
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(and(eq(users.siteId, ctx.site.id), eq(users.email, address)));
  await mailCode(ctx, address, null, user ? (code) => loginCodeMail(ctx.site, code) : null, () => noAccountMail(ctx.site));
  return { sent: true };
}

/**
 * Mails a code that makes the account. The name is public and its being taken is told; whether the address is known is not. Errors:
 * bad_request, conflict (username), too_many_requests.
 */
export async function requestSignup(ctx: Ctx, { username, name, email }: HandlerInput<'POST /api/auth/signup'>['body']): Promise<Reply<'POST /api/auth/signup'>> {
  const address = emailKey(email);
  if (reserved.has(username.toLowerCase())) throw nameTaken('is reserved');
  const [taken] = await ctx.db.select({ id: users.id }).from(users).where(and(eq(users.siteId, ctx.site.id), sql`lower(${users.username}) = ${username.toLowerCase()}`));
  if (taken) throw nameTaken('is taken');
  const [known] = await ctx.db.select({ id: users.id }).from(users).where(and(eq(users.siteId, ctx.site.id), eq(users.email, address)));
  const signup = { username, name: name.trim() };
  await mailCode(ctx, address, signup, known ? null : (code) => signupCodeMail(ctx.site, { username, code }), () => knownAccountMail(ctx.site));
  return { sent: true };
}

const nameTaken = (message: string) => new Refusal('conflict', `The username ${message}.`, [{ field: 'username', message }]);

/** Stores what verifying needs and queues the mail, in one transaction. The same statements run whether there is a code or not. */
async function mailCode(ctx: Ctx, email: string, signup: { username: string; name: string } | null, withCode: ((code: string) => Mail) | null, without: () => Mail): Promise<void> {
  const id = newId();
  const code = String(randomInt(10 ** limits.loginCode.digits)).padStart(limits.loginCode.digits, '0');
  const codeHash = ctx.secrets.sign('login-code', `${ctx.site.id} ${id} ${code}`);
  const mail = withCode ? withCode(code) : without();
  await ctx.db.transaction(async (tx) => {
    // One after the other for one address, or two at once would both be the last that is allowed.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`code ${email}`}, 0))`);
    for (const { count, within } of limits.codeMails) {
      const rows = await tx.select({ createdAt: loginCodes.createdAt }).from(loginCodes)
        .where(and(eq(loginCodes.email, email), gt(loginCodes.createdAt, ago(within)))).orderBy(desc(loginCodes.createdAt)).limit(count);
      const first = rows[count - 1];
      if (first) throw tooMany('Too many codes were asked for with this address. Try again later.', (first.createdAt.getTime() + within - Date.now()) / 1000);
    }
    await tx.insert(loginCodes).values({ siteId: ctx.site.id, id, email, signup, codeHash: withCode ? codeHash : null, createdAt: now as never });
    await queueMail(tx as unknown as Db, {
      siteId: ctx.site.id, kind: 'login-code', priority: 0, recipient: email, now: new Date(), expiresAt: new Date(Date.now() + limits.loginCode.lives), ...mail,
    });
  });
}

/**
 * Takes a code and begins a session; for a sign-up it makes the account first. The newest code of an address is the only one, it works once, and five tries are all
 * it has, however many come at once. Errors: unauthorized, conflict (the name was taken meanwhile), too_many_requests.
 */
export async function verifyCode(ctx: Ctx, { email, otp }: HandlerInput<'POST /api/auth/verify'>['body']): Promise<Reply<'POST /api/auth/verify'>> {
  const address = emailKey(email);
  const who = [`account ${ctx.site.id} ${address}`, `network ${ctx.client.network}`] as const;
  await refuseGuessing(ctx, who);
  const newest = ctx.db.select({ id: loginCodes.id }).from(loginCodes)
    .where(and(eq(loginCodes.siteId, ctx.site.id), eq(loginCodes.email, address))).orderBy(desc(loginCodes.createdAt), desc(loginCodes.id)).limit(1);
  const [code] = await ctx.db.update(loginCodes).set({ tries: sql`${loginCodes.tries} + 1` })
    .where(and(
      eq(loginCodes.siteId, ctx.site.id), sql`${loginCodes.id} = (${newest})`, lt(loginCodes.tries, limits.loginCode.tries), isNull(loginCodes.usedAt),
      gt(loginCodes.createdAt, ago(limits.loginCode.lives)),
    )).returning();
  const right = ctx.secrets.verifies('login-code', `${ctx.site.id} ${code?.id ?? ''} ${otp.replace(/\s/g, '')}`, code?.codeHash ?? '');
  if (!code || !right) {
    await ctx.db.insert(failedLogins).values(who.map((one) => ({ id: newId(), who: one, createdAt: now as never })));
    throw new Refusal('unauthorized', 'This code is not right, or not any more. Ask for a new one.', [{ field: 'otp', message: 'is not right, or not any more' }]);
  }
  return ctx.db.transaction(async (tx) => {
    const [used] = await tx.update(loginCodes).set({ usedAt: now as never }).where(and(eq(loginCodes.siteId, ctx.site.id), eq(loginCodes.id, code.id), isNull(loginCodes.usedAt))).returning({ id: loginCodes.id });
    if (!used) throw new Refusal('unauthorized', 'This code was used already. Ask for a new one.', [{ field: 'otp', message: 'was used already' }]);
    const user = code.signup ? await createUser(tx as unknown as Db, ctx.site.id, address, code.signup) : (await tx.select().from(users).where(and(eq(users.siteId, ctx.site.id), eq(users.email, address))))[0];
    if (!user) throw new Refusal('unauthorized', 'There is no account with this address any more.', [{ field: 'email', message: 'has no account' }]);
    const token = newToken();
    await tx.insert(sessions).values({ siteId: ctx.site.id, id: newId(), userId: user.id, tokenHash: hashToken(token), device: ctx.client.device.slice(0, 200), createdAt: now as never, usedAt: now as never });
    return { token, user: toAccount(user) };
  });
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

async function createUser(tx: Db, siteId: string, email: string, { username, name }: { username: string; name: string }): Promise<typeof users.$inferSelect> {
  const [made] = await tx.insert(users).values({ siteId, id: newId(), username, name, email, createdAt: now as never }).onConflictDoNothing().returning();
  if (made) return made;
  // Somebody was quicker: with the address, from another window, it is the same person; with the name it is not.
  const [known] = await tx.select().from(users).where(and(eq(users.siteId, siteId), eq(users.email, email)));
  if (known) return known;
  throw nameTaken('was taken meanwhile');
}

const statements = perDatabase((db) => ({
  byToken: db
    .select({
      sessionId: sessions.id, userId: users.id, username: users.username, name: users.name, email: users.email, role: users.role,
      unused: sql<boolean>`${sessions.usedAt} < now() - interval '1 hour'`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.siteId, sessions.siteId), eq(users.id, sessions.userId)))
    .where(and(
      eq(sessions.siteId, sql.placeholder('site')), eq(sessions.tokenHash, sql.placeholder('hash')),
      gt(sessions.usedAt, sql`now() - ${sql.raw(String(limits.session.idle / 1000))} * interval '1 second'`),
      gt(sessions.createdAt, sql`now() - ${sql.raw(String(limits.session.absolute / 1000))} * interval '1 second'`),
    ))
    .prepare('session_by_token'),
}));

/** Whose session a token is, on this site; null for any other token. One that cannot be one is not looked up. */
export async function readViewer({ db, site }: Pick<Ctx, 'db' | 'site'>, token: string): Promise<Viewer | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const [row] = await statements(db).byToken.execute({ site: site.id, hash: hashToken(token) });
  if (!row) return null;
  const { unused, ...viewer } = row;
  if (unused) await db.update(sessions).set({ usedAt: now as never }).where(and(eq(sessions.siteId, site.id), eq(sessions.id, row.sessionId)));
  return { ...viewer, email: viewer.email ?? '' };
}

/** Ends the session that asks. */
export async function endSession(ctx: Ctx): Promise<Reply<'POST /api/auth/logout'>> {
  if (!ctx.viewer) return { ended: false };
  await ctx.db.delete(sessions).where(and(eq(sessions.siteId, ctx.site.id), eq(sessions.id, ctx.viewer.sessionId)));
  return { ended: true };
}

export function toAccount({ username, name, email, role }: Pick<typeof users.$inferSelect, 'username' | 'name' | 'email' | 'role'>): Account {
  return { username, name, email: email ?? '', role };
}

/** Forgets codes, wrong tries and sessions whose time is over. Safe to repeat. */
export async function forgetOldLogins(db: Db): Promise<void> {
  await db.delete(loginCodes).where(lt(loginCodes.createdAt, ago(2 * limits.wrongCodes.within)));
  await db.delete(failedLogins).where(lt(failedLogins.createdAt, ago(2 * limits.wrongCodes.within)));
  await db.delete(sessions).where(lt(sessions.createdAt, ago(limits.session.absolute)));
  await db.delete(sessions).where(lt(sessions.usedAt, ago(limits.session.idle)));
}
