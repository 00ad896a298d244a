import { and, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LogEntry } from '#shared/contract/admin-moderation-schemas.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Moderation } from '#shared/contract/moderations.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx, Viewer } from '../../context.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { comments, auditLog, posts, users } from '../../db/schema.ts';
import { badRequest, notFound } from '../../infra/app-error.ts';
import { permanent } from '../accounts/ban-status.ts';
import { writeSiteContent } from '../core/site-transaction.ts';
import { writeAuditLog } from '../core/audit-log.ts';

const [actor, member] = [alias(users, 'actor'), alias(users, 'member')];
const log = auditLog;
const newestFirst = [desc(log.createdAt), desc(log.id)];

const ofPost = and(eq(posts.siteId, log.siteId), eq(posts.id, log.postId));
const ofComment = and(eq(comments.siteId, log.siteId), eq(comments.id, log.commentId));
const ofMember = and(eq(member.siteId, log.siteId), eq(member.id, log.userId));

function after(kind: string, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [createdAt, id] = decodeCursor(kind, cursor, ['number', 'string']);
  return sql`(${log.createdAt}, ${log.id}) < (${cursorTime(createdAt).toISOString()}::timestamptz, ${id})`;
}

async function readEntries(
  ctx: Pick<Ctx, 'db' | 'site'>,
  conditions: (SQL | undefined)[],
  most: number,
) {
  return ctx.db
    .select({
      entry: log,
      actorName: actor.username,
      member: member.username,
      post: { id: posts.id, slug: posts.slug, title: posts.title },
    })
    .from(log)
    .leftJoin(actor, and(eq(actor.siteId, log.siteId), eq(actor.id, log.actorId)))
    .leftJoin(member, ofMember)
    .leftJoin(posts, ofPost)
    .where(and(eq(log.siteId, ctx.site.id), ...conditions))
    .orderBy(...newestFirst)
    .limit(most);
}

function toEntry({
  entry,
  actorName,
  member: of,
  post,
}: Awaited<ReturnType<typeof readEntries>>[number]): LogEntry {
  const {
    id,
    action,
    commentId,
    reason,
    before,
    after: then,
    isPublic: told,
    isRedacted: redacted,
    createdAt,
  } = entry;
  return {
    id,
    action,
    actor: actorName ?? entry.actor,
    member: of,
    post,
    commentId,
    reason,
    before: before ?? null,
    after: then ?? null,
    public: told,
    redacted,
    createdAt: createdAt.toISOString(),
  };
}

type LogQuery = HandlerInput<'GET /api/admin/log'>['query'];

/** What was done on the site, the last first, for staff. A member or an actor whom nobody knows has no entries. Error: bad_request. */
export async function listLog(
  ctx: Pick<Ctx, 'db' | 'site'>,
  { cursor, limit = 25, action, member: whose, actor: whom, since, until }: LogQuery,
): Promise<Reply<'GET /api/admin/log'>> {
  const time = (field: string, value: string) => {
    const at = new Date(value);
    // The database has no year 0.
    if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1)
      throw badRequest([{ field, message: 'must be a time' }]);
    return at;
  };
  const conditions = [
    after('log', cursor),
    action === undefined ? undefined : eq(log.action, action),
    whose === undefined ? undefined : eq(log.userId, (await idOf(ctx, whose)) ?? ''),
    whom === undefined ? undefined : await actedBy(ctx, whom),
    since === undefined ? undefined : gte(log.createdAt, time('since', since)),
    until === undefined ? undefined : lt(log.createdAt, time('until', until)),
  ];
  const { rows, ...page } = pageFromRows(
    await readEntries(ctx, conditions, limit + 1),
    limit,
    ({ entry }) => encodeCursor('log', [entry.createdAt.getTime(), entry.id]),
  );
  return { entries: rows.map(toEntry), ...page };
}

/** The last that was done to one person and what they wrote. */
export async function listLogOf(
  ctx: Pick<Ctx, 'db' | 'site'>,
  userId: string,
  most: number,
): Promise<LogEntry[]> {
  return (await readEntries(ctx, [eq(log.userId, userId)], most)).map(toEntry);
}

/** Deleted people keep their id: what was done to them is found by the name that is left. */
async function idOf(
  { db, site }: Pick<Ctx, 'db' | 'site'>,
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

/** By an account of the site, or by a name of another one, as the log has it. */
async function actedBy(ctx: Pick<Ctx, 'db' | 'site'>, name: string): Promise<SQL> {
  const id = await idOf(ctx, name);
  return id === undefined ? eq(log.actor, name) : eq(log.actorId, id);
}

/** Takes the reason of an entry out of public sight; that is logged too. Safe to repeat. Error: not_found. */
export async function redactEntry(ctx: Ctx, by: Viewer, id: string): Promise<LogEntry> {
  await writeSiteContent(ctx, async (tx) => {
    const mine = and(eq(log.siteId, ctx.site.id), eq(log.id, id));
    const [entry] = await tx
      .select({ redacted: log.isRedacted, userId: log.userId })
      .from(log)
      .where(mine)
      .for('update');
    if (!entry) throw notFound('The entry');
    if (entry.redacted) return;
    await tx.update(log).set({ isRedacted: true }).where(mine);
    await writeAuditLog(tx, ctx, by, [
      { action: 'redact-entry', userId: entry.userId, after: { entry: id } },
    ]);
  });
  const [row] = await readEntries(ctx, [eq(log.id, id)], 1);
  if (!row) throw notFound('The entry');
  return toEntry(row);
}

const actionsOf = {
  hide: true,
  show: true,
  remove: true,
  lock: true,
  unlock: true,
  ban: true,
  unban: true,
} satisfies Record<Moderation['action'], true>;
const isPublicAction = (word: string): word is Moderation['action'] =>
  Object.hasOwn(actionsOf, word);

/**
 * What moderators did to content and members, as everybody may read it (product 37): who did it is not told, nor the title of anything that is out of sight, nor a reason that was taken out, nor
 * who is gone. Error: bad_request.
 */
export async function listModerations(
  ctx: Pick<Ctx, 'db' | 'site'>,
  { cursor, limit = limits.pageSize }: HandlerInput<'GET /api/moderations'>['query'],
): Promise<Reply<'GET /api/moderations'>> {
  const found = await ctx.db
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
    .leftJoin(member, and(ofMember, isNull(member.deletedAt)))
    .leftJoin(posts, and(ofPost, sql`${posts.isVisible}`))
    .leftJoin(comments, and(ofComment, sql`${comments.isVisible}`))
    .where(and(eq(log.siteId, ctx.site.id), sql`${log.isPublic}`, after('moderations', cursor)))
    .orderBy(...newestFirst)
    .limit(limit + 1);
  const { rows, ...page } = pageFromRows(found, limit, (last) =>
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
          until: action === 'ban' ? endOf(row.after) : null,
          reason: row.redacted ? null : row.reason,
          by: 'a moderator',
          createdAt: row.createdAt.toISOString(),
        },
      ];
    }),
    ...page,
  };
}

/** The end of a ban, as its entry has it. */
function endOf(stored: unknown): string | null {
  const until =
    typeof stored === 'object' && stored !== null && 'until' in stored ? stored.until : null;
  return typeof until === 'string' && until < permanent.toISOString() ? until : null;
}
