import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NewSession } from '#shared/contract/auth.ts';
import { minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { formPaths, withQuery } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Ctx, Needs, Site } from '../../context.ts';
import { sessions, users } from '../../db/schema.ts';
import { own } from '../../db/own.ts';
import { AppError, notFound } from '../../infra/app-error.ts';
import { isLoopback } from '../../infra/special-hosts.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import type { Handlers, MemberCtx } from '../core/handler.ts';
import { newId } from '../core/ids.ts';
import { setMarker } from '../core/instance-markers.ts';
import { logEvent } from '../core/security-log.ts';
import { createUser } from './admission.ts';
import { rememberBrowser } from './login-browser.ts';
import { toProvenAccount } from './login.ts';
import { beginSession, endSession } from './sessions.ts';

/**
 * A person who is logged in on one site and goes to another. `loggedInAt`: the session there is as
 * old as the login, so that what needs a recent login still does.
 */
type Traveler = { email: string; username: string; name: string; loggedInAt: number };
type Ticket = Traveler & { id: string; expiresAt: number };

const purpose = 'hand-over';
const lifetimeMs = minuteMs;

/**
 * Returns a URL that logs a person in on another site, once, within a minute. The ticket in it is
 * encrypted for that site, and names no page: it leads to `/admin`. Decision 520.
 */
export function createHandOver(
  { secrets, clock, pageOrigin }: Needs<'secrets' | 'clock' | 'pageOrigin'>,
  target: Pick<Site, 'id' | 'theme'>,
  traveler: Traveler,
): string {
  const ticket: Ticket = {
    ...traveler,
    id: newId(),
    expiresAt: clock.now().getTime() + lifetimeMs,
  };
  const sealed = secrets.encrypt(purpose, target.id, JSON.stringify(ticket));
  return findOrigin(pageOrigin, target) + withQuery(formPaths.handOver, { ticket: sealed });
}

/** On a developer's machine, sites are subdomains of localhost on the port of the request. */
function findOrigin(pageOrigin: string, target: Pick<Site, 'id' | 'theme'>): string {
  const { protocol, hostname, port } = new URL(pageOrigin);
  const isLocal = hostname.endsWith('.localhost') || isLoopback(hostname);
  return isLocal
    ? `${protocol}//${target.id}.localhost${port === '' ? '' : `:${port}`}`
    : toSiteUrl(target);
}

/** Lets a platform admin enter another site. Both logs name the visit. Error: not_found. */
async function visitSite(ctx: MemberCtx, id: string): Promise<{ url: string }> {
  const { db, site, siteRegistry, viewer } = ctx;
  if (!siteRegistry.sites.has(id)) await siteRegistry.reload();
  const target = siteRegistry.sites.get(id);
  const [session] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(own(sessions, site.id, { id: viewer.sessionId ?? '' }));
  if (!target || !session) throw notFound('The site was not found.');
  const { email, username, name } = viewer;
  await writeAuditLog(db, ctx, viewer, [{ action: 'visit-site', siteId: target.id }]);
  return {
    url: createHandOver(ctx, target, {
      email,
      username,
      name,
      loggedInAt: session.createdAt.getTime(),
    }),
  };
}

/**
 * Exchanges a ticket for a session on its site. A platform admin without an account there gets one.
 * Error: unauthorized for a ticket that is used, expired, or of another site.
 */
async function arrive(ctx: Ctx, sealed: string): Promise<NewSession> {
  const { clock, config, secrets, site } = ctx;
  const text = secrets.decrypt(purpose, site.id, sealed);
  const ticket = text === null ? null : (JSON.parse(text) as Ticket);
  if (ticket === null || ticket.expiresAt <= clock.now().getTime()) throw failed(ctx);
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    if (!(await setMarker(tx, `${purpose} ${ticket.id}`, 2 * lifetimeMs))) throw failed(ctx);
    const { email } = ticket;
    // Waits for a change or deletion of the account. This session would survive it.
    const [known] = await tx
      .select()
      .from(users)
      .where(own(users, site.id, { email }))
      .for('share');
    const isPlatformAdmin = config.adminEmails.has(email);
    const user = known ?? (isPlatformAdmin ? await addVisitor(within, ticket) : null);
    if (!user) throw failed(ctx);
    await endSession(within);
    rememberBrowser(ctx, email);
    const token = await beginSession(within, user, { since: new Date(ticket.loggedInAt) });
    logEvent(ctx, 'login_succeeded', { user: user.id, reason: 'hand_over' });
    return { token, user: toProvenAccount(ctx, user) };
  });
}

function failed(ctx: Ctx): AppError {
  logEvent(ctx, 'login_failed', { user: null, reason: 'hand_over' });
  return new AppError(
    'unauthorized',
    'This link has been used, or is older than a minute. Go back and try again.',
  );
}

/** Creates the account under the first name that is free. */
async function addVisitor(ctx: Ctx, { email, username, name }: Traveler) {
  const names = Array.from({ length: 20 }, (_, i) =>
    i === 0 ? username : `${username.slice(0, limits.username.max - 3)}-${i + 1}`,
  );
  const lower = sql<string>`lower(${users.username})`;
  const taken = await ctx.db
    .select({ name: lower })
    .from(users)
    .where(
      and(
        eq(users.siteId, ctx.site.id),
        inArray(
          lower,
          names.map((one) => one.toLowerCase()),
        ),
      ),
    );
  const free = names.find((one) => !taken.some((user) => user.name === one.toLowerCase()));
  return createUser(ctx, {
    email,
    username: free ?? username,
    name,
    signupNetwork: null,
    invitedBy: null,
  });
}

export const handlers = {
  'POST /api/admin/sites/{site}/visit': (ctx, { path }) => visitSite(ctx, path.site),
  'POST /api/auth/hand-over': (ctx, { body }) => arrive(ctx, body.ticket),
} satisfies Partial<Handlers>;
