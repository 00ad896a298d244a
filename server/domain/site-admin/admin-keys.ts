import { and, desc, gt, sql } from 'drizzle-orm';
import type { AdminKey } from '#shared/contract/admin-keys.ts';
import { adminScopes } from '#shared/contract/admin-scopes.ts';
import type { HandlerInput, Key, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { own } from '../../db/own.ts';
import { adminKeyCalls as calls, apiKeys, users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { badRequest, notFound } from '../../infra/app-error.ts';
import { insertKey, keyColumns, toKey } from '../accounts/api-keys.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import type { Handlers } from '../core/handler.ts';
import { newId } from '../core/ids.ts';

/** Reads the keys of a site for its administration, newest first. */
async function readKeys(db: Db, siteId: string, id?: string): Promise<AdminKey[]> {
  const rows = await db
    .select({
      ...keyColumns,
      username: users.username,
      isActive: sql<boolean>`${apiKeys.expiresAt} > now()`,
    })
    .from(apiKeys)
    .innerJoin(users, own(users, apiKeys.siteId, { id: apiKeys.userId }))
    .where(own(apiKeys, siteId, { isAdmin: true, ...(id === undefined ? {} : { id }) }))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
  return rows.map(({ username, isActive, ...row }) => ({ ...toKey(row), username, isActive }));
}

/** Error: not_found. */
async function readKey(db: Db, siteId: string, id: string): Promise<AdminKey> {
  const [key] = await readKeys(db, siteId, id);
  if (!key) throw notFound('The key was not found.');
  return key;
}

const logged = ({ id, name, scopes, expiresAt }: AdminKey) => ({
  key: id,
  name,
  scopes: scopes.join(', '),
  expiresAt,
});

/** The scopes that an admin may give to a key. */
const listScopes = (by: Viewer) =>
  adminScopes.filter(({ isOfPlatform }) => by.platform || !isOfPlatform);

/** Errors: bad_request for an unknown scope; those of `insertKey`. */
async function createAdminKey(
  ctx: Ctx,
  by: Viewer,
  input: HandlerInput<'POST /api/admin/keys'>['body'],
): Promise<Reply<'POST /api/admin/keys'>> {
  const known = listScopes(by);
  const unknown = input.scopes.findIndex((name) => !known.some(({ scope }) => scope === name));
  if (unknown !== -1)
    throw badRequest([{ field: `scopes.${unknown}`, message: 'must be the name of a scope' }]);
  return ctx.db.transaction(async (tx) => {
    const { id, secret } = await insertKey(tx, ctx, by, { ...input, isAdmin: true });
    const key = await readKey(tx, ctx.site.id, id);
    await writeAuditLog(tx, ctx, by, [{ action: 'create-admin-key', after: logged(key) }]);
    return { key, secret };
  });
}

/** Ends a key. The row stays for its calls. Error: not_found. */
async function revokeAdminKey(ctx: Ctx, by: Viewer, id: string): Promise<AdminKey> {
  return ctx.db.transaction(async (tx) => {
    const before = await readKey(tx, ctx.site.id, id);
    const ended = await tx
      .update(apiKeys)
      .set({ expiresAt: databaseNow })
      .where(and(own(apiKeys, ctx.site.id, { id }), gt(apiKeys.expiresAt, databaseNow)))
      .returning({ id: apiKeys.id });
    if (ended.length > 0)
      await writeAuditLog(tx, ctx, by, [{ action: 'revoke-admin-key', before: logged(before) }]);
    return readKey(tx, ctx.site.id, id);
  });
}

/** Errors: bad_request for a foreign cursor; not_found. */
async function listCalls(
  ctx: Ctx,
  keyId: string,
  { cursor, limit = limits.pageSize }: HandlerInput<'GET /api/admin/keys/{id}/calls'>['query'],
): Promise<Reply<'GET /api/admin/keys/{id}/calls'>> {
  await readKey(ctx.db, ctx.site.id, keyId);
  const [createdAt, id] =
    cursor === undefined ? [] : decodeCursor('admin-key-calls', cursor, ['number', 'string']);
  const after =
    createdAt === undefined
      ? undefined
      : sql`(${calls.createdAt}, ${calls.id})
          < (${cursorTime(createdAt).toISOString()}::timestamptz, ${id})`;
  const found = await ctx.db
    .select()
    .from(calls)
    .where(and(own(calls, ctx.site.id, { keyId }), after))
    .orderBy(desc(calls.createdAt), desc(calls.id))
    .limit(limit + 1);
  const { rows, ...page } = pageFromRows(found, limit, (last) =>
    encodeCursor('admin-key-calls', [last.createdAt.getTime(), last.id]),
  );
  return {
    calls: rows.map((row) => ({
      id: row.id,
      endpoint: row.endpoint,
      status: row.status,
      createdAt: row.createdAt.toISOString(),
    })),
    ...page,
  };
}

/** Logs a call with a key of the administration, after its response. */
export async function recordCall(
  { db, site }: Needs<'db' | 'site'>,
  keyId: string,
  endpoint: Key,
  status: number,
): Promise<void> {
  await db
    .insert(calls)
    .values({ siteId: site.id, id: newId(), keyId, endpoint, status, createdAt: databaseNow });
}

export const handlers = {
  'GET /api/admin/keys': async ({ db, site, viewer }) => ({
    keys: await readKeys(db, site.id),
    scopes: listScopes(viewer),
  }),
  'POST /api/admin/keys': (ctx, { body }) => createAdminKey(ctx, ctx.viewer, body),
  'DELETE /api/admin/keys/{id}': (ctx, { path }) => revokeAdminKey(ctx, ctx.viewer, path.id),
  'GET /api/admin/keys/{id}/calls': (ctx, { path, query }) => listCalls(ctx, path.id, query),
} satisfies Partial<Handlers>;
