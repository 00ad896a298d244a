import { and, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LogEntry } from '#shared/contract/admin-moderation-schemas.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Moderation } from '#shared/contract/moderations.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Needs, Viewer } from '../../context.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { comments, auditLog, posts, users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { permanent } from '../accounts/ban-status.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { writeAuditLog } from '../core/audit-log.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

const [actor, member] = [alias(users, 'actor'), alias(users, 'member')];
const log = auditLog;
const newestFirst = [desc(log.createdAt), desc(log.id)];

const matchesPost = own(posts, log.siteId, { id: log.postId });
const matchesComment = own(comments, log.siteId, { id: log.commentId });
const matchesMember = own(member, log.siteId, { id: log.userId });

function afterCursor(kind: string, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [createdAt, id] = decodeCursor(kind, cursor, ['number', 'string']);
  return sql`(${log.createdAt}, ${log.id})
    < (${cursorTime(createdAt).toISOString()}::timestamptz, ${id})`;
}

async function readEntries(
  ctx: Needs<'db' | 'site'>,
  conditions: (SQL | undefined)[],
  maxCount: number,
) {
  return ctx.db
    .select({
      entry: log,
      actorName: actor.username,
      member: member.username,
      post: { id: posts.id, slug: posts.slug, title: posts.title },
    })
    .from(log)
    .leftJoin(actor, own(actor, log.siteId, { id: log.actorId }))
    .leftJoin(member, matchesMember)
    .leftJoin(posts, matchesPost)
    .where(and(eq(log.siteId, ctx.site.id), ...conditions))
    .orderBy(...newestFirst)
    .limit(maxCount);
}

function toEntry({
  entry,
  actorName,
  member: memberName,
  post,
}: Awaited<ReturnType<typeof readEntries>>[number]): LogEntry {
  const {
    id,
    action,
    commentId,
    reason,
    before,
    after: newState,
    isPublic,
    isRedacted: redacted,
    createdAt,
  } = entry;
  return {
    id,
    action,
    actor: actorName ?? entry.actor,
    member: memberName,
    post,
    commentId,
    reason,
    before: before ?? null,
    after: newState ?? null,
    public: isPublic,
    redacted,
    createdAt: createdAt.toISOString(),
  };
}

type LogQuery = HandlerInput<'GET /api/admin/log'>['query'];

/** Lists the audit log for staff, newest first. Error: bad_request. */
export async function listLog(
  ctx: Needs<'db' | 'site'>,
  { cursor, limit = 25, action, member: whose, actor: whom, since, until }: LogQuery,
): Promise<Reply<'GET /api/admin/log'>> {
  const conditions = [
    afterCursor('log', cursor),
    action === undefined ? undefined : eq(log.action, action),
    whose === undefined ? undefined : eq(log.userId, (await findUserId(ctx, whose)) ?? ''),
    whom === undefined ? undefined : await matchActor(ctx, whom),
    since === undefined ? undefined : gte(log.createdAt, new Date(since)),
    until === undefined ? undefined : lt(log.createdAt, new Date(until)),
  ];
  const { rows, ...page } = pageFromRows(
    await readEntries(ctx, conditions, limit + 1),
    limit,
    ({ entry }) => encodeCursor('log', [entry.createdAt.getTime(), entry.id]),
  );
  return { entries: rows.map(toEntry), ...page };
}

/** Lists the latest actions on a user and their content. */
export async function listUserLog(
  ctx: Needs<'db' | 'site'>,
  userId: string,
  maxCount: number,
): Promise<LogEntry[]> {
  return (await readEntries(ctx, [eq(log.userId, userId)], maxCount)).map(toEntry);
}

/** Deleted users keep their id, so their entries stay findable by the remaining name. */
async function findUserId(
  { db, site }: Needs<'db' | 'site'>,
  username: string,
): Promise<string | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.siteId, site.id), sql`lower(${users.username}) = ${username.toLowerCase()}`),
    );
  return user?.id;
}

/** Matches an account of the site, or the stored name of an actor from another site. */
async function matchActor(ctx: Needs<'db' | 'site'>, name: string): Promise<SQL> {
  const id = await findUserId(ctx, name);
  return id === undefined ? eq(log.actor, name) : eq(log.actorId, id);
}

/** Hides the reason of an entry from the public log. Idempotent. Error: not_found. */
async function redactEntry(ctx: Ctx, by: Viewer, id: string): Promise<LogEntry> {
  await writeSiteContent(ctx, async (tx) => {
    const isEntry = own(log, ctx.site.id, { id });
    const [entry] = await tx
      .select({ redacted: log.isRedacted, userId: log.userId })
      .from(log)
      .where(isEntry)
      .for('update');
    if (!entry) throw notFound('The entry was not found.');
    if (entry.redacted) return;
    await tx.update(log).set({ isRedacted: true }).where(isEntry);
    await writeAuditLog(tx, ctx, by, [
      { action: 'redact-entry', userId: entry.userId, after: { entry: id } },
    ]);
  });
  const [row] = await readEntries(ctx, [eq(log.id, id)], 1);
  if (!row) throw notFound('The entry was not found.');
  return toEntry(row);
}

const publicActions = {
  hide: true,
  show: true,
  remove: true,
  lock: true,
  unlock: true,
  pin: true,
  unpin: true,
  ban: true,
  unban: true,
} satisfies Record<Moderation['action'], true>;
const isPublicAction = (word: string): word is Moderation['action'] =>
  Object.hasOwn(publicActions, word);

/**
 * Lists public moderation actions, without actors, titles of hidden posts, redacted reasons or
 * deleted users. Error: bad_request.
 */
export async function listModerations(
  ctx: Needs<'db' | 'site'>,
  { cursor, limit = limits.pageSize }: HandlerInput<'GET /api/moderations'>['query'],
): Promise<Reply<'GET /api/moderations'>> {
  const entries = await ctx.db
    .select({
      id: log.id,
      action: log.action,
      commentId: log.commentId,
      userId: log.userId,
      reason: log.reason,
      redacted: log.isRedacted,
      after: log.after,
      createdAt: log.createdAt,
      actorId: log.actorId,
      actor: log.actor,
      member: member.username,
      post: { slug: posts.slug, title: posts.title },
      shownComment: comments.id,
    })
    .from(log)
    .leftJoin(member, and(matchesMember, isNull(member.deletedAt)))
    .leftJoin(posts, and(matchesPost, sql`${posts.isVisible}`))
    .leftJoin(comments, and(matchesComment, sql`${comments.isVisible}`))
    .where(
      and(eq(log.siteId, ctx.site.id), sql`${log.isPublic}`, afterCursor('moderations', cursor)),
    )
    .orderBy(...newestFirst)
    .limit(limit + 1);
  const { rows, ...page } = pageFromRows(entries, limit, (last) =>
    encodeCursor('moderations', [last.createdAt.getTime(), last.id]),
  );
  return {
    moderations: rows.flatMap((row): Moderation[] => {
      const action = /^[a-z]+/.exec(row.action)?.[0] ?? '';
      if (!isPublicAction(action)) return [];
      const kind =
        action === 'ban' || action === 'unban'
          ? 'member'
          : row.action.endsWith('-comment')
            ? 'comment'
            : 'post';
      return [
        {
          action,
          kind,
          post: kind === 'member' ? null : row.post,
          commentId: row.post ? row.shownComment : null,
          member: kind === 'member' ? row.member : null,
          until: action === 'ban' || action === 'pin' ? readEnd(row.after) : null,
          reason: row.redacted ? null : row.reason,
          by: 'a moderator',
          createdAt: row.createdAt.toISOString(),
        },
      ];
    }),
    ...page,
  };
}

function readEnd(stored: unknown): string | null {
  const until =
    typeof stored === 'object' && stored !== null && 'until' in stored ? stored.until : null;
  return typeof until === 'string' && until < permanent.toISOString() ? until : null;
}

export const handlers = {
  'GET /api/admin/log': (ctx, { query }) => listLog(ctx, query),
  'POST /api/admin/log/{id}/redact': (ctx, { path }) => redactEntry(ctx, ctx.viewer, path.id),
  'GET /api/moderations': (ctx, { query }) => listModerations(ctx, query),
} satisfies Partial<Handlers>;
