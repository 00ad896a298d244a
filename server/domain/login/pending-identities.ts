import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { emailAddress } from '#shared/contract/auth.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { loginFlows, type PendingIdentity } from '../../db/schema.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import { AppError } from '../../infra/app-error.ts';
import type { ProviderIdentity } from '../../infra/identity-provider.ts';
import { normalizeEmail } from '../core/email-address.ts';
import { newId } from '../core/ids.ts';
import { hasAccount, isAdmittedDomain } from './admission.ts';
import { addIdentity, toIdentity, listIdentities } from './identities.ts';
import { bindLoginBrowser, readLoginBrowser } from './login-browser.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

type Flow = typeof loginFlows.$inferSelect;

/** Stores an identity that nobody has linked, for the next steps of this browser. */
export async function keepPending(
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

/** An address that an account has is linked by its owner only. */
export const canSignUp = async (ctx: Ctx, { email, isEmailVerified }: PendingIdentity) =>
  email !== null && isEmailVerified && isAdmissible(ctx, email) && !(await hasAccount(ctx, email));

/**
 * Whether an identity with this address may sign up. One of a platform admin opens all sites, so no
 * provider of one site vouches for it. An invitation or an answer is checked later.
 */
export const isAdmissible = (ctx: Ctx, email: string) =>
  !ctx.config.adminEmails.has(email) && isAdmittedDomain(ctx.site, email);

const isPending = (ctx: Ctx, browserHash: string) =>
  and(
    own(loginFlows, ctx.site.id, { browserHash }),
    isNull(loginFlows.stateHash),
    gt(loginFlows.createdAt, ago(limits.loginProviders.pendingLifetimeMs)),
  );

/** Returns the newest identity of this browser that waits to be linked; null without one. */
async function findPending(ctx: Ctx): Promise<Reply<'GET /api/identities'>['pending']> {
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

const expired = () =>
  new AppError(
    'not_found',
    'This login has expired, or it was started in another browser. Start again.',
  );

const isOwn = (ctx: Ctx, id: string) =>
  and(isPending(ctx, readLoginBrowser(ctx.client) ?? ''), eq(loginFlows.id, id));

/** Returns an identity of this browser that waits. Error: not_found. */
export async function readPending(ctx: Ctx, id: string): Promise<PendingIdentity> {
  const [flow] = await ctx.db.select().from(loginFlows).where(isOwn(ctx, id));
  if (!flow?.identity) throw expired();
  return flow.identity;
}

/**
 * Marks the address of an identity of this browser as verified: its owner has entered a code.
 * Returns false if the identity has expired or has another address.
 */
export async function markVerified(ctx: Ctx, id: string, email: string): Promise<boolean> {
  const marked = await ctx.db
    .update(loginFlows)
    .set({ identity: sql`${loginFlows.identity} || '{"isEmailVerified":true}'` })
    .where(and(isOwn(ctx, id), sql`${loginFlows.identity}->>'email' = ${email}`))
    .returning({ id: loginFlows.id });
  return marked.length > 0;
}

/** Consumes an identity of this browser that waits. Error: not_found. */
export async function consumePending(ctx: Ctx, id: string): Promise<PendingIdentity> {
  const [flow] = await ctx.db.delete(loginFlows).where(isOwn(ctx, id)).returning();
  if (!flow?.identity) throw expired();
  return flow.identity;
}

/**
 * Links an identity that waits in this browser to the caller's account. Errors: not_found, and
 * those of `addIdentity`.
 */
async function linkPending(
  ctx: Ctx,
  by: Viewer,
  { pending }: HandlerInput<'POST /api/identities'>['body'],
): Promise<Reply<'POST /api/identities'>> {
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const identity = await consumePending(within, pending);
    const owner = { ...by, siteId: ctx.site.id, id: by.userId };
    return toIdentity(await addIdentity(within, owner, identity));
  });
}

export const handlers = {
  'GET /api/identities': async (ctx) => ({
    identities: await listIdentities(ctx, ctx.viewer),
    pending: await findPending(ctx),
  }),
  'POST /api/identities': (ctx, { body }) => linkPending(ctx, ctx.viewer, body),
} satisfies Partial<Handlers>;
