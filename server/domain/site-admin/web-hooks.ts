import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { WebHook, WebHookMessage } from '#shared/contract/admin-web-hooks.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import {
  isAnnouncingKind,
  isPostingKind,
  eventsOf,
  kindFields,
  type PostingKind,
  type WebHookKind,
} from '#shared/web-hook-kinds.ts';
import { webHookEvents } from '#shared/web-hook-events.ts';
import { isLink } from '#shared/text-rules.ts';
import { problem } from '#shared/texts/problems.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import type { Db } from '../../db/client.ts';
import { notifySitesChanged } from '../../db/content-versions.ts';
import { own } from '../../db/own.ts';
import { webHookMessages as messages, webHooks } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { AppError, badRequest, notFound } from '../../infra/app-error.ts';
import { parseTarget } from '../../infra/fetch/safe-fetch.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import type { Handlers } from '../core/handler.ts';
import { newId } from '../core/ids.ts';
import { services } from './posting/services.ts';
import { secretPurpose, toContext, webHookRules } from './web-hook-messages.ts';

type Row = typeof webHooks.$inferSelect;
type Config = Ctx['config'];
type Input = HandlerInput<'POST /api/admin/web-hooks'>['body'];

const toWebHook = ({ siteId: _site, secret: _secret, createdAt, ...row }: Row): WebHook => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
const toMessage = (row: typeof messages.$inferSelect): WebHookMessage => ({
  id: row.id,
  event: row.event,
  state: row.state,
  attempts: row.attempts,
  isUnsure: row.state !== 'waiting' && row.isUnsure,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
});
/** A URL may contain a key, so the log names the server only. */
const logged = ({ id, kind, url, events, isOn }: Row) => ({
  webHook: id,
  kind,
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

function isPublic(config: Config, kind: WebHookKind, url: string): boolean {
  const target = parseTarget(webHookRules(config), url);
  return target !== null && (kind === 'signed' || target.secure || config.privateWebHooks);
}

function checkKey(config: Config, kind: PostingKind, key: string) {
  const wrong =
    kindFields[kind].url === null && !(isLink(key) && isPublic(config, kind, key))
      ? problem('must be the https URL of an incoming web-hook')
      : (services[kind].checkKey?.(key) ?? null);
  return wrong === null ? [] : [{ field: 'key', message: wrong }];
}

/** Error: bad_request, for a field that the kind does not have, needs or cannot use. */
function readPlace(
  { config }: Needs<'config'>,
  { kind = 'signed', url, account, key, events, minPoints }: Input,
): Pick<Row, 'kind' | 'url' | 'account' | 'minPoints' | 'secret'> {
  const fields = kind === 'signed' ? { url: '', account: false, key: false } : kindFields[kind];
  const wantsPosts = isPostingKind(kind) && events.includes('post.published');
  const check = (field: string, value: unknown, isWanted: boolean, isRequired = isWanted) =>
    value === undefined
      ? isRequired
        ? [{ field, message: 'is required' }]
        : []
      : isWanted
        ? []
        : [{ field, message: `must be left out for “${kind}”` }];
  const problems = [
    ...check('url', url, fields.url !== null, fields.url === ''),
    ...check('account', account, fields.account),
    ...check('key', key, fields.key),
    ...check('minPoints', minPoints, wantsPosts),
  ];
  if (url !== undefined && !isPublic(config, kind, url))
    problems.push({
      field: 'url',
      message:
        kind === 'signed'
          ? problem('must be a public address, on port 80 or 443')
          : problem('must be a public address, on port 443'),
    });
  if (isPostingKind(kind) && key !== undefined) problems.push(...checkKey(config, kind, key));
  const known: readonly string[] = kind === 'signed' ? webHookEvents : eventsOf(kind);
  if (!events.every((event) => known.includes(event)))
    problems.push({ field: 'events', message: `must be “${known.join(', ')}”` });
  if (problems.length > 0) throw badRequest(problems);
  return {
    kind,
    url: isPostingKind(kind)
      ? new URL(url ?? fields.url ?? key ?? '').origin
      : (url ?? fields.url ?? ''),
    // Anybody can read the key of IndexNow at the site.
    account: kind === 'indexnow' ? randomBytes(16).toString('hex') : (account ?? null),
    minPoints: minPoints ?? null,
    secret: key ?? `whsec_${randomBytes(32).toString('base64')}`,
  };
}

/**
 * Returns the signing secret, which is never shown again. Errors: bad_request; conflict at the
 * limit of the site.
 */
async function addWebHook(
  ctx: Ctx,
  by: Viewer,
  input: Input,
): Promise<Reply<'POST /api/admin/web-hooks'>> {
  const { secret, ...settings } = readPlace(ctx, input);
  const place = { siteId: ctx.site.id, id: newId() };
  return ctx.db.transaction(async (tx) => {
    await lockForTransaction(tx, `web-hooks of ${ctx.site.id}`);
    if ((await tx.$count(webHooks, eq(webHooks.siteId, ctx.site.id))) >= limits.webHooks.ofSite)
      throw new AppError('conflict', 'A site has at most {max} web-hooks.', undefined, {
        max: limits.webHooks.ofSite,
      });
    const [row] = await tx
      .insert(webHooks)
      .values({
        ...place,
        ...settings,
        events: [...new Set(input.events)],
        secret: ctx.secrets.encrypt(secretPurpose, toContext(place), secret),
        createdAt: databaseNow,
      })
      .returning();
    await writeAuditLog(tx, ctx, by, [{ action: 'add-web-hook', after: logged(row as Row) }]);
    await notifyAnnouncer(tx, row as Row);
    return {
      webHook: toWebHook(row as Row),
      secret: settings.kind === 'signed' ? secret : null,
    };
  });
}

/** Pauses or resumes. Messages that wait are sent after the pause. Error: not_found. */
async function changeWebHook(ctx: Ctx, by: Viewer, id: string, isOn: boolean): Promise<WebHook> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(webHooks)
      .set({ isOn, refusedStatus: null })
      .where(own(webHooks, ctx.site.id, { id }))
      .returning();
    if (!row) throw notFound('The web-hook was not found.');
    await writeAuditLog(tx, ctx, by, [{ action: 'change-web-hook', after: logged(row) }]);
    await notifyAnnouncer(tx, row);
    return toWebHook(row);
  });
}

/**
 * Replaces the key of a service and resumes it. Errors: not_found; bad_request; conflict for a
 * web-hook without a key.
 */
async function changeKey(ctx: Ctx, by: Viewer, id: string, key: string): Promise<WebHook> {
  const { kind } = await findWebHook(ctx, id);
  if (!isPostingKind(kind)) throw new AppError('conflict', 'This web-hook has no key to replace.');
  const problems = checkKey(ctx.config, kind, key);
  if (problems.length > 0) throw badRequest(problems);
  const place = { siteId: ctx.site.id, id };
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(webHooks)
      .set({
        secret: ctx.secrets.encrypt(secretPurpose, toContext(place), key),
        ...(kindFields[kind].url === null ? { url: new URL(key).origin } : {}),
        isOn: true,
        refusedStatus: null,
      })
      .where(own(webHooks, ctx.site.id, { id }))
      .returning();
    if (!row) throw notFound('The web-hook was not found.');
    await writeAuditLog(tx, ctx, by, [{ action: 'change-web-hook-key', after: logged(row) }]);
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
    await notifyAnnouncer(tx, row);
  });
  return { deleted: true };
}

/** Feeds name the hub, and the site serves the key of IndexNow. */
async function notifyAnnouncer(tx: Db, { kind }: Row): Promise<void> {
  if (isAnnouncingKind(kind)) await notifySitesChanged(tx);
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
async function requireOn(ctx: Ctx, id: string): Promise<Row> {
  const row = await findWebHook(ctx, id);
  if (!row.isOn) throw new AppError('conflict', 'The web-hook is paused.');
  return row;
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
 * paused, and for what a service posted.
 */
async function replay(ctx: Ctx, id: string): Promise<WebHookMessage> {
  const [message] = await ctx.db
    .select()
    .from(messages)
    .where(own(messages, ctx.site.id, { id }));
  if (!message) throw notFound('The message was not found.');
  const { kind } = await requireOn(ctx, message.hookId);
  if (isPostingKind(kind) && message.event !== 'test' && message.state === 'sent')
    throw new AppError('conflict', 'It was posted already.');
  const [row] = await ctx.db
    .update(messages)
    .set({ state: 'waiting', attempts: 0, isUnsure: false, sendAfter: databaseNow })
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
  'PUT /api/admin/web-hooks/{id}/key': (ctx, { path, body }) =>
    changeKey(ctx, ctx.viewer, path.id, body.key),
  'DELETE /api/admin/web-hooks/{id}': (ctx, { path }) => deleteWebHook(ctx, ctx.viewer, path.id),
  'GET /api/admin/web-hooks/{id}/messages': (ctx, { path, query }) =>
    listMessages(ctx, path.id, query),
  'POST /api/admin/web-hooks/{id}/test': (ctx, { path }) => sendTest(ctx, path.id),
  'POST /api/admin/web-hook-messages/{id}/replay': (ctx, { path }) => replay(ctx, path.id),
} satisfies Partial<Handlers>;
