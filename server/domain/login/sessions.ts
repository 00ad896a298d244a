import { and, desc, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { perDatabase, type Db } from '../../db/client.ts';
import { sessions, users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { AppError, notFound } from '../../infra/app-error.ts';
import { isPrivateNetwork } from '../../infra/client-address.ts';
import { hashToken, newToken } from '../../infra/signing.ts';
import { banColumns, readBan } from '../accounts/ban-status.ts';
import { logEvent } from '../core/security-log.ts';
import { newId } from '../core/ids.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

/**
 * Creates a session and returns its token. Only the hash is stored. `by`: what began it. `since`:
 * the time of the login, if it was on another site.
 */
export async function beginSession(
  ctx: Needs<'client' | 'db' | 'secrets'>,
  { siteId, id }: { siteId: string; id: string },
  by: {
    passkey?: { id: string; trustedAt: Date };
    identityId?: string;
    since?: Date;
  } = {},
): Promise<string> {
  const token = newToken();
  await ctx.db.insert(sessions).values({
    siteId,
    id: newId(),
    userId: id,
    tokenHash: hashToken(token),
    device: ctx.client.device.slice(0, 200),
    network: hashNetwork(ctx, siteId, id),
    identityId: by.identityId ?? null,
    createdAt: by.since ?? databaseNow,
    lastUsedAt: databaseNow,
    passkeyId: by.passkey?.id ?? null,
    passkeyTrustedAt: by.passkey?.trustedAt ?? null,
  });
  return token;
}

/**
 * Returns the keyed hash of the caller's network. It differs by account, so that it compares only
 * sessions of one. Null for private networks: behind a proxy that is not trusted, everybody has
 * the same.
 */
const hashNetwork = (
  { client: { network }, secrets }: Needs<'client' | 'secrets'>,
  siteId: string,
  userId: string,
): string | null =>
  isPrivateNetwork(network)
    ? null
    : secrets.sign('session-network', `${siteId} ${userId} ${network}`);

const seconds = (milliseconds: number) => sql.raw(`interval '${milliseconds / 1000} seconds'`);
/** Neither idle for too long nor too old. */
const isActive = and(
  gt(sessions.lastUsedAt, sql`now() - ${seconds(limits.session.idleMs)}`),
  gt(sessions.createdAt, sql`now() - ${seconds(limits.session.absoluteMs)}`),
);

const selectViewer = (db: Db, which: SQL) =>
  db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      role: users.role,
      picture: users.picture,
      shortcuts: users.shortcuts,
      timeZone: users.timeZone,
      ...banColumns,
      identityId: sessions.identityId,
      // Whether the provider asked for a password is unknown. Decision 193.
      hasRecentLogin: sql<boolean>`${sessions.identityId} is null
        and ${sessions.createdAt} > now() - ${seconds(limits.recentLoginMs)}`,
      hasUsedPasskey: sql<boolean>`coalesce(${sessions.passkeyTrustedAt} <= now(), false)`,
      unused: sql<boolean>`${sessions.lastUsedAt} < now() - interval '1 hour'`,
    })
    .from(sessions)
    .innerJoin(users, own(users, sessions.siteId, { id: sessions.userId }))
    .where(
      and(eq(sessions.siteId, sql.placeholder('site')), which, isActive, isNull(users.deletedAt)),
    );

const statements = perDatabase((db) => ({
  byToken: selectViewer(db, eq(sessions.tokenHash, sql.placeholder('hash'))).prepare(
    'session_by_token',
  ),
  byId: selectViewer(db, eq(sessions.id, sql.placeholder('id'))).prepare('session_by_id'),
}));

type SessionViewer = Omit<Viewer, 'platform'> & { isByProvider: boolean };

/**
 * Returns the viewer for a token of this site; null for any other text.
 * A login during a deletion can leave a session, so deleted users are excluded.
 */
export async function readSession(
  { db, site }: Needs<'db' | 'site'>,
  token: string,
): Promise<SessionViewer | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const [row] = await statements(db).byToken.execute({ site: site.id, hash: hashToken(token) });
  if (!row) return null;
  // Nobody writes while a site moves, and members read its pages.
  if (row.unused && site.move === null)
    await db
      .update(sessions)
      .set({ lastUsedAt: databaseNow })
      .where(own(sessions, site.id, { id: row.sessionId }));
  return toViewer(row);
}

/** Returns the viewer of an active session of this site. A signature has proven the id. */
export async function readSessionById(
  { db, site }: Needs<'db' | 'site'>,
  id: string,
): Promise<SessionViewer | null> {
  const [row] = await statements(db).byId.execute({ site: site.id, id });
  return row ? toViewer(row) : null;
}

type SessionRow = Awaited<ReturnType<typeof selectViewer>>[number];

const toViewer = ({
  unused: _unused,
  bannedUntil,
  banReason,
  banned,
  identityId,
  ...viewer
}: SessionRow): SessionViewer => ({
  ...viewer,
  email: viewer.email ?? '',
  isByProvider: identityId !== null,
  key: null,
  ban: readBan({ bannedUntil, banReason, banned }),
});

/** Ends the session of the request. */
export async function endSession(ctx: Ctx): Promise<Reply<'POST /api/auth/logout'>> {
  if (!ctx.viewer?.sessionId) return { ended: false };
  await ctx.db.delete(sessions).where(own(sessions, ctx.site.id, { id: ctx.viewer.sessionId }));
  logEvent(ctx, 'session_ended', { user: ctx.viewer.userId, count: 1 });
  return { ended: true };
}

const isOwnedBy = (ctx: Ctx, by: Viewer) => own(sessions, ctx.site.id, { userId: by.userId });

/** Lists the caller's sessions, newest first. */
async function listSessions(ctx: Ctx, by: Viewer): Promise<Reply<'GET /api/sessions'>> {
  const { id, device, network, createdAt, lastUsedAt } = sessions;
  const rows = await ctx.db
    .select({ id, device, network, createdAt, lastUsedAt })
    .from(sessions)
    .where(and(isOwnedBy(ctx, by), isActive))
    .orderBy(desc(createdAt), desc(id));
  const here = hashNetwork(ctx, ctx.site.id, by.userId);
  return {
    sessions: rows.map(({ network, ...row }) => ({
      ...row,
      network: network === null || here === null ? null : network === here ? 'same' : 'other',
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
      current: row.id === by.sessionId,
    })),
  };
}

/** Ends one session of the caller. Error: not_found for unknown ones and those of others. */
async function endSessionById(
  ctx: Ctx,
  by: Viewer,
  id: string,
): Promise<Reply<'DELETE /api/sessions/{id}'>> {
  const ended = await ctx.db
    .delete(sessions)
    .where(and(isOwnedBy(ctx, by), eq(sessions.id, id), isActive))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound('The session was not found.');
  logEvent(ctx, 'session_ended', { user: by.userId, count: 1 });
  return { ended: true };
}

/** Ends the caller's other sessions. Returns how many. */
export async function endOtherSessions(ctx: Ctx, by: Viewer): Promise<number> {
  const ended = await ctx.db
    .delete(sessions)
    .where(and(isOwnedBy(ctx, by), ne(sessions.id, by.sessionId ?? '')))
    .returning({ id: sessions.id });
  if (ended.length > 0) logEvent(ctx, 'session_ended', { user: by.userId, count: ended.length });
  return ended.length;
}

/** For input that needs what `requiresRecentLogin` says of a whole endpoint. */
export function requireRecentLogin(viewer: Pick<Viewer, 'hasRecentLogin'> | null): void {
  if (!viewer?.hasRecentLogin)
    throw new AppError(
      'reauthentication_required',
      'For your security, please log in again. This needs a login within the last 15 minutes.',
    );
}

export const handlers = {
  'GET /api/sessions': (ctx) => listSessions(ctx, ctx.viewer),
  'DELETE /api/sessions/{id}': (ctx, { path }) => endSessionById(ctx, ctx.viewer, path.id),
  'DELETE /api/sessions': async (ctx) => ({
    ended: await endOtherSessions(ctx, ctx.viewer),
  }),
  'POST /api/auth/logout': (ctx) => endSession(ctx),
} satisfies Partial<Handlers>;
