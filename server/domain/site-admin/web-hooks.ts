import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { WebHook, WebHookMessage } from '#shared/contract/admin-web-hooks.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { own } from '../../db/own.ts';
import { webHookMessages as messages, webHooks } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { AppError, badRequest, notFound } from '../../infra/app-error.ts';
import { parseTarget } from '../../infra/fetch/safe-fetch.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import type { Handlers } from '../core/handler.ts';
import { newId } from '../core/ids.ts';
import { secretPurpose, toContext, webHookRules } from './web-hook-messages.ts';

type Row = typeof webHooks.$inferSelect;

const toWebHook = ({ id, url, events, isOn, createdAt }: Row): WebHook => ({
  id,
  url,
  events,
  isOn,
  createdAt: createdAt.toISOString(),
});
const toMessage = (row: typeof messages.$inferSelect): WebHookMessage => ({
  id: row.id,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});
/** A URL may contain a key, so the log names the server only. */
const logged = ({ id, url, events, isOn }: Row) => ({
  webHook: id,
  server: new URL(url).host,
  events: events.join(', '),
  isOn,
});

async function listWebHooks({ db, site }: Ctx): Promise<Reply<'GET /api/admin/web-hooks'>> {
  const rows = await db
    .select()
    .from(webHooks)
    .where(eq(webHooks.siteId, site.id))
    .orderBy(asc(webHooks.createdAt), asc(webHooks.id));
  return { webHooks: rows.map(toWebHook) };
}

/**
 * Returns the secret, which is never shown again. Errors: bad_request for an internal URL; conflict
 * at the limit of the site.
 */
async function addWebHook(
  ctx: Ctx,
  by: Viewer,
  { url, events }: HandlerInput<'POST /api/admin/web-hooks'>['body'],
): Promise<Reply<'POST /api/admin/web-hooks'>> {
  if (!parseTarget(webHookRules(ctx.config), url))
    throw badRequest([{ field: 'url', message: 'must be a public address, on port 80 or 443' }]);
  const place = { siteId: ctx.site.id, id: newId() };
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  return ctx.db.transaction(async (tx) => {
    await lockForTransaction(tx, `web-hooks of ${ctx.site.id}`);
    if ((await tx.$count(webHooks, eq(webHooks.siteId, ctx.site.id))) >= limits.webHooks.ofSite)
      throw new AppError('conflict', `A site has at most ${limits.webHooks.ofSite} web-hooks.`);
    const [row] = await tx
      .insert(webHooks)
      .values({
        ...place,
        url,
        events: [...new Set(events)],
        secret: ctx.secrets.encrypt(secretPurpose, toContext(place), secret),
        createdAt: databaseNow,
      })
      .returning();
    await writeAuditLog(tx, ctx, by, [{ action: 'add-web-hook', after: logged(row as Row) }]);
    return { webHook: toWebHook(row as Row), secret };
  });
}

/** Pauses or resumes. Messages that wait are sent after the pause. Error: not_found. */
async function changeWebHook(ctx: Ctx, by: Viewer, id: string, isOn: boolean): Promise<WebHook> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(webHooks)
      .set({ isOn })
      .where(own(webHooks, ctx.site.id, { id }))
      .returning();
    if (!row) throw notFound('The web-hook was not found.');
    await writeAuditLog(tx, ctx, by, [{ action: 'change-web-hook', after: logged(row) }]);
    return toWebHook(row);
  });
}

/** Error: not_found. */
async function deleteWebHook(ctx: Ctx, by: Viewer, id: string): Promise<{ deleted: true }> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(webHooks)
      .where(own(webHooks, ctx.site.id, { id }))
      .returning();
    if (!row) throw notFound('The web-hook was not found.');
    await writeAuditLog(tx, ctx, by, [{ action: 'delete-web-hook', before: logged(row) }]);
  });
  return { deleted: true };
}

async function findWebHook({ db, site }: Needs<'db' | 'site'>, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(webHooks)
    .where(own(webHooks, site.id, { id }));
  if (!row) throw notFound('The web-hook was not found.');
  return row;
}

/** Errors: not_found; conflict for a web-hook that is paused. */
async function requireOn(ctx: Ctx, id: string): Promise<void> {
  if (!(await findWebHook(ctx, id)).isOn) throw new AppError('conflict', 'The web-hook is paused.');
}

/** Lists messages, newest first. Errors: bad_request for a foreign cursor; not_found. */
async function listMessages(
  ctx: Ctx,
  hookId: string,
  {
    cursor,
    limit = limits.pageSize,
  }: HandlerInput<'GET /api/admin/web-hooks/{id}/messages'>['query'],
): Promise<Reply<'GET /api/admin/web-hooks/{id}/messages'>> {
  await findWebHook(ctx, hookId);
  const [createdAt, id] =
    cursor === undefined ? [] : decodeCursor('web-hook-messages', cursor, ['number', 'string']);
  const after =
    createdAt === undefined
      ? undefined
      : sql`(${messages.createdAt}, ${messages.id})
          < (${cursorTime(createdAt).toISOString()}::timestamptz, ${id})`;
  const found = await ctx.db
    .select()
    .from(messages)
    .where(and(own(messages, ctx.site.id, { hookId }), after))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1);
  const { rows, ...page } = pageFromRows(found, limit, (last) =>
    encodeCursor('web-hook-messages', [last.createdAt.getTime(), last.id]),
  );
  return { messages: rows.map(toMessage), ...page };
}

/** Queues a test. Errors: not_found; conflict while the web-hook is paused. */
async function sendTest(ctx: Ctx, hookId: string): Promise<WebHookMessage> {
  await requireOn(ctx, hookId);
  const [row] = await ctx.db
    .insert(messages)
    .values({
      siteId: ctx.site.id,
      id: `${newId()}-${hookId}`,
      hookId,
      event: 'test',
      subjectId: newId(),
      state: 'waiting',
      sendAfter: databaseNow,
      createdAt: databaseNow,
    })
    .returning();
  return toMessage(row as typeof messages.$inferSelect);
}

/**
 * Queues a message again, with the same ID. Errors: not_found; conflict while the web-hook is
 * paused.
 */
async function replay(ctx: Ctx, id: string): Promise<WebHookMessage> {
  const [message] = await ctx.db
    .select()
    .from(messages)
    .where(own(messages, ctx.site.id, { id }));
  if (!message) throw notFound('The message was not found.');
  await requireOn(ctx, message.hookId);
  const [row] = await ctx.db
    .update(messages)
    .set({ state: 'waiting', attempts: 0, sendAfter: databaseNow })
    .where(and(own(messages, ctx.site.id, { id }), ne(messages.state, 'waiting')))
    .returning();
  if (!row) throw notFound('The message was not found.');
  return toMessage(row);
}

export const handlers = {
  'GET /api/admin/web-hooks': (ctx) => listWebHooks(ctx),
  'POST /api/admin/web-hooks': (ctx, { body }) => addWebHook(ctx, ctx.viewer, body),
  'PATCH /api/admin/web-hooks/{id}': (ctx, { path, body }) =>
    changeWebHook(ctx, ctx.viewer, path.id, body.isOn),
  'DELETE /api/admin/web-hooks/{id}': (ctx, { path }) => deleteWebHook(ctx, ctx.viewer, path.id),
  'GET /api/admin/web-hooks/{id}/messages': (ctx, { path, query }) =>
    listMessages(ctx, path.id, query),
  'POST /api/admin/web-hooks/{id}/test': (ctx, { path }) => sendTest(ctx, path.id),
  'POST /api/admin/web-hook-messages/{id}/replay': (ctx, { path }) => replay(ctx, path.id),
} satisfies Partial<Handlers>;
