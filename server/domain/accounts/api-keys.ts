import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { customAlphabet } from 'nanoid';
import type { ApiKey } from '#shared/contract/api-keys.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import { dayMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { perDatabase, type Db } from '../../db/client.ts';
import { apiKeys, sessions, users } from '../../db/schema.ts';
import { ahead, databaseNow } from '../../db/sql-time.ts';
import { notFound, AppError } from '../../infra/app-error.ts';
import { hashToken } from '../../infra/signing.ts';
import { isOwnAccount } from './settings.ts';
import { banColumns, readBan } from './ban-status.ts';
import { logEvent } from '../core/security-log.ts';
import { newId } from '../core/ids.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Returns 256 random bits. The prefix lets people and secret scanners recognize a key. */
const newSecret = (random = customAlphabet(letters, 43)) => `bs_${random()}`;
const keyPattern = /^bs_[0-9A-Za-z]{43}$/;

export const keyColumns = {
  id: apiKeys.id,
  name: apiKeys.name,
  scopes: apiKeys.scopes,
  prefix: apiKeys.prefix,
  lastFour: apiKeys.lastFour,
  createdAt: apiKeys.createdAt,
  lastUsedAt: apiKeys.lastUsedAt,
  expiresAt: apiKeys.expiresAt,
};

type Row = Pick<typeof apiKeys.$inferSelect, keyof typeof keyColumns>;
export const toKey = (row: Row): ApiKey => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt.toISOString(),
});

const isOwnedBy = (ctx: Ctx, by: Viewer, isAdmin = false) =>
  own(apiKeys, ctx.site.id, { userId: by.userId, isAdmin });

/** Lists the caller's keys, newest first. Expired keys remain for a month. */
async function listApiKeys(ctx: Ctx, by: Viewer): Promise<Reply<'GET /api/api-keys'>> {
  const rows = await ctx.db
    .select(keyColumns)
    .from(apiKeys)
    .where(isOwnedBy(ctx, by))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return { keys: rows.map(toKey) };
}

type NewKey = HandlerInput<'POST /api/admin/keys'>['body'] & { isAdmin?: boolean };

/**
 * Inserts a key of a caller who logged in recently. Returns its ID and its secret, which is not
 * stored. Errors: conflict at ten active keys; unauthorized for a session that has just ended.
 */
export async function insertKey(
  tx: Db,
  ctx: Ctx,
  by: Viewer,
  { name, scopes, expiresInDays = limits.apiKeys.days.default, isAdmin = false }: NewKey,
): Promise<Row & { secret: string }> {
  const secret = newSecret();
  // Otherwise two calls at once could both create the tenth key.
  await lockForTransaction(tx, `key of ${ctx.site.id} ${by.userId}`);
  // Waits for a change or deletion of the account, which ends all keys. This key would survive it.
  await tx.select({ id: users.id }).from(users).where(isOwnAccount(ctx, by)).for('share');
  if (
    (await tx.$count(
      sessions,
      own(sessions, ctx.site.id, { userId: by.userId, id: by.sessionId ?? '' }),
    )) === 0
  )
    throw new AppError('unauthorized', 'Log in first.');
  const activeCount = await tx.$count(
    apiKeys,
    and(isOwnedBy(ctx, by, isAdmin), gt(apiKeys.expiresAt, databaseNow)),
  );
  if (activeCount >= limits.apiKeys.max)
    throw new AppError(
      'conflict',
      "You've reached the limit of {max} keys. Revoke one to create another.",
      undefined,
      { max: limits.apiKeys.max },
    );
  const [created] = await tx
    .insert(apiKeys)
    .values({
      siteId: ctx.site.id,
      id: newId(),
      userId: by.userId,
      name,
      scopes: [...new Set(scopes)],
      isAdmin,
      prefix: secret.slice(0, 8),
      lastFour: secret.slice(-4),
      secretHash: hashToken(secret),
      createdAt: databaseNow,
      expiresAt: ahead(expiresInDays * dayMs),
    })
    .returning(keyColumns);
  logEvent(ctx, 'api_key_created', { user: by.userId });
  return { ...(created as Row), secret };
}

/** Creates a key of a member. Only this reply contains the secret. Errors: those of `insertKey`. */
async function createApiKey(
  ctx: Ctx,
  by: Viewer,
  input: HandlerInput<'POST /api/api-keys'>['body'],
): Promise<Reply<'POST /api/api-keys'>> {
  const { secret, ...row } = await ctx.db.transaction((tx) => insertKey(tx, ctx, by, input));
  return { ...toKey(row), secret };
}

/** Deletes one of the caller's keys. Error: not_found for an unknown key or another member's. */
async function deleteApiKey(
  ctx: Ctx,
  by: Viewer,
  id: string,
): Promise<Reply<'DELETE /api/api-keys/{id}'>> {
  const ended = await ctx.db
    .delete(apiKeys)
    .where(and(isOwnedBy(ctx, by), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id });
  if (ended.length === 0) throw notFound('The key was not found.');
  return { ended: true };
}

/** Deletes all keys of an account. */
export async function endApiKeys(tx: Db, siteId: string, userId: string): Promise<void> {
  await tx.delete(apiKeys).where(own(apiKeys, siteId, { userId }));
}

const statements = perDatabase((db) => ({
  bySecret: db
    .select({
      id: apiKeys.id,
      scopes: apiKeys.scopes,
      isAdmin: apiKeys.isAdmin,
      expiresAt: apiKeys.expiresAt,
      userId: users.id,
      username: users.username,
      name: users.name,
      email: users.email,
      role: users.role,
      ...banColumns,
      unused: sql<boolean>`${apiKeys.lastUsedAt} is null
        or ${apiKeys.lastUsedAt} < now() - interval '1 hour'`,
    })
    .from(apiKeys)
    .innerJoin(users, own(users, apiKeys.siteId, { id: apiKeys.userId }))
    .where(
      and(
        own(apiKeys, sql.placeholder('site'), { secretHash: sql.placeholder('hash') }),
        gt(apiKeys.expiresAt, databaseNow),
        isNull(users.deletedAt),
      ),
    )
    .prepare('api_key_by_secret'),
}));

/** Returns the viewer for a key of this site; null for any other text. */
export async function readApiKey(
  { db, site }: Needs<'db' | 'site'>,
  secret: string,
): Promise<Omit<Viewer, 'platform'> | null> {
  if (!keyPattern.test(secret)) return null;
  const [row] = await statements(db).bySecret.execute({ site: site.id, hash: hashToken(secret) });
  if (!row) return null;
  const { id, scopes, isAdmin, expiresAt, unused, bannedUntil, banReason, banned, ...viewer } = row;
  if (unused)
    await db
      .update(apiKeys)
      .set({ lastUsedAt: databaseNow })
      .where(own(apiKeys, site.id, { id }));
  return {
    ...viewer,
    email: viewer.email ?? '',
    sessionId: null,
    hasRecentLogin: false,
    hasUsedPasskey: false,
    key: { id, scopes, isAdmin, expiresAt },
    ban: readBan({ bannedUntil, banReason, banned }),
  };
}

export const handlers = {
  'GET /api/api-keys': (ctx) => listApiKeys(ctx, ctx.viewer),
  'POST /api/api-keys': (ctx, { body }) => createApiKey(ctx, ctx.viewer, body),
  'DELETE /api/api-keys/{id}': (ctx, { path }) => deleteApiKey(ctx, ctx.viewer, path.id),
} satisfies Partial<Handlers>;
