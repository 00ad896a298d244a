import { and, gt, isNull } from 'drizzle-orm';
import type { NewSession } from '#shared/contract/auth.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import { loginCallbackPath } from '#shared/paths.ts';
import { nextPath } from '#shared/next-path.ts';
import type { Ctx } from '../../context.ts';
import { identities, loginFlows, users } from '../../db/schema.ts';
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
import { newId } from '../core/ids.ts';
import { logEvent } from '../core/security-log.ts';
import { toIssuerName } from './identities.ts';
import { bindLoginBrowser, readLoginBrowser, rememberBrowser } from './login-browser.ts';
import { noticeNewBrowser } from './login-notice.ts';
import { openLoginProvider, providerUnavailable } from './login-providers.ts';
import { toAccount } from './login.ts';
import { keepPending } from './pending-identities.ts';
import { beginSession, endSession } from './sessions.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Flow = typeof loginFlows.$inferSelect;

const purpose = 'login-flow';
const toContext = ({ siteId, id }: Pick<Flow, 'siteId' | 'id'>) => `${siteId} ${id}`;

const failed = () =>
  new AppError(
    'unauthorized',
    'This login has expired, or it was started in another browser. Start again.',
  );

/**
 * Starts a login at a provider, bound to the browser by its login cookie. Returns the URL at the
 * provider. Errors: not_found; unavailable.
 */
async function startProviderLogin(
  ctx: Ctx,
  id: string,
  next: string | undefined,
): Promise<Reply<'GET /api/auth/providers/{id}/start'>> {
  const { label, settings } = await openLoginProvider(ctx, id);
  const request = newLoginRequest(ctx.pageOrigin + loginCallbackPath(id));
  const url = await createLoginUrl(settings, request, ctx.serviceFetcher).catch(
    (error: unknown) => {
      logFailure(ctx, id, error);
      throw providerUnavailable(label);
    },
  );
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
    'login through a provider failed',
  );
}

/**
 * Finishes a login at a provider, once, in the browser that started it. A known identity logs in.
 * Another one waits for a sign-up or a link. Errors: unauthorized; not_found; unavailable.
 */
async function finishProviderLogin(
  ctx: Ctx,
  id: string,
  { state, code, iss }: HandlerInput<'POST /api/auth/providers/{id}/callback'>['body'],
): Promise<Reply<'POST /api/auth/providers/{id}/callback'>> {
  const { label, settings, trustsAddresses } = await openLoginProvider(ctx, id);
  const flow = await consumeFlow(ctx, id, state);
  const text = ctx.secrets.decrypt(purpose, toContext(flow), flow.request ?? '');
  const request = text === null ? null : (JSON.parse(text) as LoginRequest & { issuer: string });
  if (request?.issuer !== settings.issuer) throw failed();
  if (code === undefined)
    throw new AppError('unauthorized', '{provider} did not log you in. Start again.', undefined, {
      provider: label,
    });
  const identity = await readIdentity(
    settings,
    request,
    { state, code, iss },
    ctx.serviceFetcher,
  ).catch((error: unknown) => {
    logFailure(ctx, id, error);
    if (isServiceUnreachable(error)) throw providerUnavailable(label);
    logEvent(ctx, 'login_failed', { user: null, reason: 'provider' });
    throw new AppError(
      'unauthorized',
      'The login at {provider} could not be verified. Start again.',
      undefined,
      { provider: label },
    );
  });
  const session = await logInKnown(ctx, identity);
  if (session) return { session, pending: null, next: flow.next };
  const isEmailVerified = identity.isEmailVerified || trustsAddresses;
  const pending = await keepPending(ctx, flow, { ...identity, isEmailVerified });
  return { session: null, pending, next: flow.next };
}

/** Consumes the flow of this browser with this state, so that nobody can use it again. */
async function consumeFlow(ctx: Ctx, providerId: string, state: string): Promise<Flow> {
  const browserHash = readLoginBrowser(ctx.client);
  if (browserHash === null) throw failed();
  const [flow] = await ctx.db
    .delete(loginFlows)
    .where(
      and(
        own(loginFlows, ctx.site.id, { browserHash, stateHash: hashToken(state), providerId }),
        isNull(loginFlows.identity),
        gt(loginFlows.createdAt, ago(limits.loginProviders.lifetimeMs)),
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
): Promise<NewSession | null> {
  return ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .update(identities)
      .set({ lastUsedAt: databaseNow, account: account.slice(0, limits.email.max) })
      .where(own(identities, ctx.site.id, { issuer, subject }))
      .returning();
    if (!found) return null;
    // Waits for a change or deletion of the account. This session would survive it.
    const [user] = await tx
      .select()
      .from(users)
      .where(and(own(users, ctx.site.id, { id: found.userId }), isNull(users.deletedAt)))
      .for('share');
    if (!user) return null;
    await noticeNewBrowser({ ...ctx, db: tx }, user, 'identity', (site) =>
      identityLoginMail(site, user, {
        issuer: toIssuerName(issuer),
        account: found.account,
        device: ctx.client.device,
      }),
    );
    return beginProviderSession({ ...ctx, db: tx }, user, found.id);
  });
}

export async function beginProviderSession(
  ctx: Ctx,
  user: typeof users.$inferSelect,
  identityId: string,
): Promise<NewSession> {
  await endSession(ctx);
  rememberBrowser(ctx, user.email ?? '');
  const token = await beginSession(ctx, user, { identityId });
  logEvent(ctx, 'login_succeeded', { user: user.id });
  return { token, user: toAccount(user) };
}

export const handlers = {
  'GET /api/auth/providers/{id}/start': (ctx, { path, query }) =>
    startProviderLogin(ctx, path.id, query.next),
  'POST /api/auth/providers/{id}/callback': (ctx, { path, body }) =>
    finishProviderLogin(ctx, path.id, body),
} satisfies Partial<Handlers>;
