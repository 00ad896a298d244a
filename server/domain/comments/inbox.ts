import { and, desc, sql, type SQL } from 'drizzle-orm';
import type { NotificationList } from '#shared/contract/inbox.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import { perDatabase } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { comments, notifications, posts, users } from '../../db/schema.ts';
import { hasDiscussion, publicTitle } from '../posts/post-row.ts';
import { columns, toComment } from './comments.ts';
import { listFollowedSubjects, readFollowedState } from './followed-subjects.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

const value = sql.placeholder;
/** Counting stops here. */
const maxUnread = 100;

/** Joins the visible comment of a notification. */
export const matchesComment = and(
  own(comments, notifications.siteId, { id: notifications.commentId }),
  sql`${comments.isVisible}`,
);
/** Joins the post of the comment. */
export const matchesDiscussion = and(
  own(posts, comments.siteId, { id: comments.postId }),
  hasDiscussion,
);

/** Uses database times. Deleted and hidden comments are left out. */
const statements = perDatabase((db) => {
  const isOwnNotice = [own(notifications, value('site'), { userId: value('user') })];
  const readAt = sql`(select me.inbox_read_at from users me
    where me.site_id = ${value('site')} and me.id = ${value('user')})`;
  const page = (conditions: SQL[]) =>
    db
      .select({
        id: notifications.id,
        kind: notifications.kind,
        createdAt: notifications.createdAt,
        unread: sql<boolean>`${notifications.createdAt} > ${readAt}`,
        comment: columns,
        post: publicTitle,
      })
      .from(notifications)
      .innerJoin(comments, matchesComment)
      .innerJoin(posts, matchesDiscussion)
      .innerJoin(users, own(users, comments.siteId, { id: comments.userId }))
      .where(and(...isOwnNotice, ...conditions))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(value('limit'));
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(comments, matchesComment)
    .innerJoin(posts, matchesDiscussion)
    .where(and(...isOwnNotice, sql`${notifications.createdAt} > ${readAt}`))
    .limit(maxUnread)
    .as('unread');
  return {
    first: page([]).prepare('inbox_first'),
    next: page([
      sql`(${notifications.createdAt}, ${notifications.id})
        < (${value('createdAt')}, ${value('id')})`,
    ]).prepare('inbox_next'),
    unread: db
      .select({ count: sql<number>`count(*)::int` })
      .from(unread)
      .prepare('inbox_unread'),
  };
});

/** Lists comments for the reader, newest first, and new posts of what the reader follows. */
export async function readInbox(
  ctx: Ctx,
  reader: { userId: string },
  { cursor, limit = limits.pageSize }: HandlerInput<'GET /api/inbox'>['query'],
): Promise<NotificationList> {
  const { first, next } = statements(ctx.db);
  const scope = { site: ctx.site.id, user: reader.userId, limit: limit + 1 };
  let rows;
  if (cursor === undefined) rows = await first.execute(scope);
  else {
    const [createdAt, id] = decodeCursor('inbox', cursor, ['number', 'string']);
    rows = await next.execute({ ...scope, createdAt: cursorTime(createdAt), id });
  }
  const page = pageFromRows(rows, limit, (last) =>
    encodeCursor('inbox', [last.createdAt.getTime(), last.id]),
  );
  return {
    notifications: page.rows.map(({ id, kind, unread, createdAt, comment, post }) => ({
      id,
      kind,
      unread,
      createdAt: createdAt.toISOString(),
      comment: { ...toComment(comment, 0), post },
    })),
    followed: cursor === undefined ? await listFollowedSubjects(ctx, reader) : [],
    unreadCount: await countUnread(ctx, reader),
    nextCursor: page.nextCursor,
    hasNextPage: page.hasNextPage,
  };
}

/** Marks the inbox as read up to its newest entry, so a concurrent one stays unread. */
export async function markInboxRead(
  ctx: Ctx,
  reader: { userId: string },
): Promise<Reply<'POST /api/inbox/read'>> {
  const site = ctx.site.id;
  const { newest: newestPost } = await readFollowedState(ctx, reader);
  const newest = sql`greatest(${newestPost}::timestamptz, (
    select max(${notifications.createdAt}) from ${notifications}
    where ${own(notifications, site, { userId: reader.userId })}
  ))`;
  await ctx.db
    .update(users)
    .set({ inboxReadAt: newest as never })
    .where(and(own(users, site, { id: reader.userId }), sql`${users.inboxReadAt} < ${newest}`));
  return { unreadCount: await countUnread(ctx, reader) };
}

async function countUnread(ctx: Ctx, reader: { userId: string }): Promise<number> {
  const [row] = await statements(ctx.db).unread.execute({ site: ctx.site.id, user: reader.userId });
  const followed = await readFollowedState(ctx, reader);
  return Math.min(maxUnread, (row?.count ?? 0) + followed.unread);
}

export const handlers = {
  'GET /api/inbox': (ctx, { query }) => readInbox(ctx, ctx.viewer, query),
  'POST /api/inbox/read': (ctx) => markInboxRead(ctx, ctx.viewer),
} satisfies Partial<Handlers>;
