import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { emailAddress } from '#shared/contract/auth.ts';
import * as limits from '#shared/limits.ts';
import { loginCallbackPath } from '#shared/login-paths.ts';
import { nextPath } from '#shared/next-path.ts';
import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { identities, loginFlows, users, type PendingIdentity } from '../../db/schema.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import { identityLoginMail } from '../../email/identities.tsx';
import { AppError } from '../../infra/app-error.ts';
import { isServiceUnreachable } from '../../infra/fetch/service-fetch.ts';
import {
  createLoginUrl,
  newLoginRequest,
  readIdentity,
  type LoginRequest,
  type ProviderIdentity,
} from '../../infra/identity-provider.ts';
import { hashToken } from '../../infra/signing.ts';
import { queueAccountNotice } from '../mail/account-notice.ts';
import { normalizeEmail } from '../core/email-address.ts';
import { newId } from '../core/ids.ts';
import { logEvent } from '../core/security-log.ts';
import { addIdentity, toIdentity, toIssuerName } from './identities.ts';
import {
  bindLoginBrowser,
  isKnownBrowser,
  readLoginBrowser,
  rememberBrowser,
} from './login-browser.ts';
import { openLoginProvider, providerUnavailable } from './login-providers.ts';
import { admit, checkAdmission } from './admission.ts';
import { hasAccount, rejectUnavailableName, toAccount } from './login.ts';
import { beginSession, endSession } from './sessions.ts';

type Flow = typeof loginFlows.$inferSelect;

const purpose = 'login-flow';
const toContext = ({ siteId, id }: Pick<Flow, 'siteId' | 'id'>) => `${siteId} ${id}`;

const failed = () =>
  new AppError('unauthorized', 'This login has expired or is not of this browser. Start again.');

/**
 * Starts a login at a provider, bound to the browser by its login cookie. Returns the URL at the
 * provider. Errors: not_found; unavailable.
 */
export async function startProviderLogin(
  ctx: Ctx,
  id: string,
  next: string | undefined,
): Promise<Reply<'GET /api/auth/providers/{id}/start'>> {
  const { label, settings } = await openLoginProvider(ctx, id);
  const request = newLoginRequest(ctx.pageOrigin + loginCallbackPath(id));
  const url = await createLoginUrl(settings, request, ctx.loginService).catch((error: unknown) => {
    logFailure(ctx, id, error);
    throw providerUnavailable(label);
  });
  const place = { siteId: ctx.site.id, id: newId() };
  await ctx.db.insert(loginFlows).values({
    ...place,
    providerId: id,
    browserHash: bindLoginBrowser(ctx.client),
    stateHash: hashToken(request.state),
    request: ctx.secrets.encrypt(
      purpose,
      toContext(place),
      JSON.stringify({ ...request, issuer: settings.issuer }),
    ),
    next: nextPath(next ?? null),
    createdAt: databaseNow,
  });
  return { url };
}

function logFailure({ log, site }: Ctx, provider: string, error: unknown): void {
  log.warn(
    { event: 'provider_login_failed', site: site.id, provider, error },
    'login by a provider failed',
  );
}

/**
 * Finishes a login at a provider, once, in the browser that started it. A known identity logs in.
 * Another one waits for a sign-up or a link. Errors: unauthorized; not_found; unavailable.
 */
export async function finishProviderLogin(
  ctx: Ctx,
  id: string,
  { state, code, iss }: HandlerInput<'POST /api/auth/providers/{id}/callback'>['body'],
): Promise<Reply<'POST /api/auth/providers/{id}/callback'>> {
  const { label, settings } = await openLoginProvider(ctx, id);
  const flow = await takeFlow(ctx, id, state);
  const text = ctx.secrets.decrypt(purpose, toContext(flow), flow.request ?? '');
  const request = text === null ? null : (JSON.parse(text) as LoginRequest & { issuer: string });
  if (request?.issuer !== settings.issuer) throw failed();
  if (code === undefined)
    throw new AppError('unauthorized', `${label} did not log you in. Start again.`);
  const identity = await readIdentity(
    settings,
    request,
    { state, code, iss },
    ctx.loginService,
  ).catch((error: unknown) => {
    logFailure(ctx, id, error);
    if (isServiceUnreachable(error)) throw providerUnavailable(label);
    logEvent(ctx, 'login_failed', { user: null, reason: 'provider' });
    throw new AppError('unauthorized', `The login at ${label} could not be verified. Start again.`);
  });
  const session = await logInKnown(ctx, identity);
  if (session) return { session, pending: null, next: flow.next };
  return { session: null, pending: await keepPending(ctx, flow, identity), next: flow.next };
}

/** Takes the flow of this browser with this state, so that nobody can use it again. */
async function takeFlow(ctx: Ctx, providerId: string, state: string): Promise<Flow> {
  const browserHash = readLoginBrowser(ctx.client);
  if (browserHash === null) throw failed();
  const [flow] = await ctx.db
    .delete(loginFlows)
    .where(
      and(
        eq(loginFlows.siteId, ctx.site.id),
        eq(loginFlows.browserHash, browserHash),
        eq(loginFlows.stateHash, hashToken(state)),
        eq(loginFlows.providerId, providerId),
        isNull(loginFlows.identity),
        gt(loginFlows.createdAt, ago(limits.loginProviders.lives)),
      ),
    )
    .returning();
  if (!flow) throw failed();
  return flow;
}

/** Begins a session of the identity's owner; null if nobody has linked it. */
async function logInKnown(
  ctx: Ctx,
  { issuer, subject, account }: ProviderIdentity,
): Promise<Reply<'POST /api/auth/identity/signup'> | null> {
  return ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .update(identities)
      .set({ lastUsedAt: databaseNow, account: account.slice(0, limits.email.max) })
      .where(
        and(
          eq(identities.siteId, ctx.site.id),
          eq(identities.issuer, issuer),
          eq(identities.subject, subject),
        ),
      )
      .returning();
    if (!found) return null;
    // Waits for a change or deletion of the account. This session would survive it.
    const [user] = await tx
      .select()
      .from(users)
      .where(
        and(eq(users.siteId, ctx.site.id), eq(users.id, found.userId), isNull(users.deletedAt)),
      )
      .for('share');
    if (!user) return null;
    const email = user.email ?? '';
    // A mailed code is its own notice. A provider that another person uses would log in unseen.
    if (!isKnownBrowser(ctx, email))
      await queueAccountNotice(
        tx,
        ctx,
        { email, userId: user.id },
        'identity',
        identityLoginMail(ctx.site, user, {
          issuer: toIssuerName(issuer),
          account: found.account,
          device: ctx.client.device,
        }),
      );
    return beginProviderSession({ ...ctx, db: tx }, user, found.id);
  });
}

async function beginProviderSession(
  ctx: Ctx,
  user: typeof users.$inferSelect,
  identityId: string,
): Promise<Reply<'POST /api/auth/identity/signup'>> {
  await endSession(ctx);
  rememberBrowser(ctx, user.email ?? '');
  const token = await beginSession(ctx, user, { identityId });
  logEvent(ctx, 'login_succeeded', { user: user.id });
  return { token, user: toAccount(user) };
}

/** Stores an identity that nobody has linked, for the next steps of this browser. */
async function keepPending(
  ctx: Ctx,
  { providerId, browserHash, next }: Flow,
  identity: ProviderIdentity,
) {
  const email = toEmail(identity.email);
  const name = identity.name.slice(0, limits.name.max);
  const [flow] = await ctx.db
    .insert(loginFlows)
    .values({
      siteId: ctx.site.id,
      id: newId(),
      providerId,
      browserHash,
      identity: {
        ...identity,
        account: identity.account.slice(0, limits.email.max),
        email,
        isEmailVerified: email !== null && identity.isEmailVerified,
        name,
      },
      next,
      createdAt: databaseNow,
    })
    .returning();
  // The browser has to come back with its cookie after it has logged in by code.
  bindLoginBrowser(ctx.client);
  return toPending(ctx, flow as Flow);
}

/** Returns an address in the form of accounts; null for one that no account may have. */
function toEmail(email: string | null): string | null {
  if (email === null) return null;
  const address = normalizeEmail(email);
  return z.safeParse(emailAddress, address).success ? address : null;
}

async function toPending(ctx: Ctx, flow: Flow) {
  const identity = flow.identity as PendingIdentity;
  return {
    id: flow.id,
    provider: flow.providerId,
    account: identity.account,
    email: identity.email,
    name: identity.name,
    canSignUp: await canSignUp(ctx, identity),
  };
}

/**
 * An address that an account has is linked by its owner only. One of a platform admin opens all
 * sites, so no provider of one site vouches for it.
 */
const canSignUp = async (ctx: Ctx, { email, isEmailVerified }: PendingIdentity) =>
  email !== null &&
  isEmailVerified &&
  !ctx.config.adminEmails.has(email) &&
  (await isAdmitted(ctx, email)) &&
  !(await hasAccount(ctx, email));

/** An answer to the question of a site, or an invitation, needs a sign-up by mailed code. */
async function isAdmitted(ctx: Ctx, email: string): Promise<boolean> {
  try {
    await checkAdmission(ctx, email, {});
    return true;
  } catch {
    return false;
  }
}

const isPending = (ctx: Ctx, browserHash: string) =>
  and(
    eq(loginFlows.siteId, ctx.site.id),
    eq(loginFlows.browserHash, browserHash),
    isNull(loginFlows.stateHash),
    gt(loginFlows.createdAt, ago(limits.loginProviders.pendingLives)),
  );

/** Returns the newest identity of this browser that waits to be linked; null without one. */
export async function findPending(ctx: Ctx): Promise<Reply<'GET /api/identities'>['pending']> {
  const browserHash = readLoginBrowser(ctx.client);
  if (browserHash === null) return null;
  const [flow] = await ctx.db
    .select()
    .from(loginFlows)
    .where(isPending(ctx, browserHash))
    .orderBy(desc(loginFlows.createdAt), desc(loginFlows.id))
    .limit(1);
  return flow ? { ...(await toPending(ctx, flow)), next: flow.next } : null;
}

/** Takes an identity of this browser that waits. Error: not_found. */
async function takePending(ctx: Ctx, id: string): Promise<PendingIdentity> {
  const [flow] = await ctx.db
    .delete(loginFlows)
    .where(and(isPending(ctx, readLoginBrowser(ctx.client) ?? ''), eq(loginFlows.id, id)))
    .returning();
  if (!flow?.identity)
    throw new AppError(
      'not_found',
      'This login has expired or is not of this browser. Start again.',
    );
  return flow.identity;
}

/**
 * Creates the account of a verified address with the identity that waits in this browser, and logs
 * in. Errors: not_found; conflict for a taken username or an address with an account; forbidden.
 */
export async function signUpByProvider(
  ctx: Ctx,
  { pending, username, name }: HandlerInput<'POST /api/auth/identity/signup'>['body'],
): Promise<Reply<'POST /api/auth/identity/signup'>> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    // A rejected username leaves it for the next try.
    const identity = await takePending(within, pending);
    if (identity.email !== null) await checkAdmission(ctx, identity.email, {});
    await rejectUnavailableName(within, username);
    if (identity.email === null || !(await canSignUp(within, identity)))
      throw new AppError(
        'forbidden',
        'This address has to be verified by a mailed code first. Log in or sign up with one.',
      );
    const user = await admit(within, identity.email, { username, name: name.trim() });
    // Another request was first, with the same address.
    if (user?.username !== username) throw failed();
    const linked = await addIdentity(within, user, identity);
    return beginProviderSession(within, user, linked.id);
  });
}

/**
 * Links an identity that waits in this browser to the caller's account. Errors: not_found, and
 * those of `addIdentity`.
 */
export async function linkPending(
  ctx: Ctx,
  by: Viewer,
  { pending }: HandlerInput<'POST /api/identities'>['body'],
): Promise<Reply<'POST /api/identities'>> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const identity = await takePending(within, pending);
    const owner = { ...by, siteId: ctx.site.id, id: by.userId };
    return toIdentity(await addIdentity(within, owner, identity));
  });
}

/** Deletes unfinished logins. Repeatable. */
export async function purgeLoginFlows(db: Db): Promise<void> {
  await db
    .delete(loginFlows)
    .where(lt(loginFlows.createdAt, ago(limits.loginProviders.pendingLives)));
}
