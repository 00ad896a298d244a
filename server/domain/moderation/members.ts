import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Member, MemberRecord } from '#shared/contract/admin-members.ts';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Needs, Viewer } from '../../context.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { queryRows } from '../../db/client.ts';
import { comments, posts, users } from '../../db/schema.ts';
import { notFound } from '../../infra/app-error.ts';
import { banColumns, readBan, banReply } from '../accounts/ban-status.ts';
import { usernameBeginsWith } from '../accounts/search-users.ts';
import { toPicturePath } from '../accounts/users.ts';
import { listUserLog } from './log.ts';
import { listNotes } from './member-notes.ts';
import { maskEmail } from '../core/email-address.ts';
import type { Handlers } from '../core/handler.ts';
import { own } from '../../db/own.ts';

const columns = {
  id: users.id,
  username: users.username,
  name: users.name,
  role: users.role,
  karma: users.karma,
  postCount: users.postCount,
  commentCount: users.commentCount,
  createdAt: users.createdAt,
  ...banColumns,
};
type Row = {
  id: string;
  username: string;
  name: string;
  role: Viewer['role'];
  karma: number;
  postCount: number;
  commentCount: number;
  createdAt: Date;
  bannedUntil: Date | null;
  banReason: string;
  banned: boolean | null;
};

function toMember(row: Row): Member {
  const { username, name, role, karma, postCount, commentCount, createdAt } = row;
  return {
    username,
    name,
    role,
    karma,
    postCount,
    commentCount,
    createdAt: createdAt.toISOString(),
    ban: banReply(readBan(row)),
  };
}

/** Lists members, newest first, by name prefix, role or ban. Error: bad_request. */
export async function listMembers(
  ctx: Needs<'db' | 'site'>,
  { q = '', role, banned, cursor, limit = 25 }: HandlerInput<'GET /api/admin/users'>['query'],
): Promise<Reply<'GET /api/admin/users'>> {
  const conditions: SQL[] = [];
  if (q !== '') conditions.push(usernameBeginsWith(q));
  // For a rare name, the index of the newest members would be read to its end. This is not in it.
  const createdAt = q === '' ? users.createdAt : sql`${users.createdAt} + interval '0'`;
  if (role !== undefined) conditions.push(eq(users.role, role));
  if (banned !== undefined) conditions.push(sql`${users.bannedUntil} > now()`);
  if (cursor !== undefined) {
    const [at, id] = decodeCursor('people', cursor, ['number', 'string']);
    conditions.push(
      sql`(${users.createdAt}, ${users.id})
        < (${cursorTime(at).toISOString()}::timestamptz, ${id})`,
    );
  }
  const found = await ctx.db
    .select(columns)
    .from(users)
    .where(and(eq(users.siteId, ctx.site.id), isNull(users.deletedAt), ...conditions))
    .orderBy(desc(createdAt), desc(users.id))
    .limit(limit + 1);
  const { rows, ...page } = pageFromRows(found, limit, (last) =>
    encodeCursor('people', [last.createdAt.getTime(), last.id]),
  );
  return { members: rows.map(toMember), ...page };
}

/** Returns who invited a member, and whom the member invited. */
async function readInvitations(
  { db, site }: Needs<'db' | 'site'>,
  user: { id: string; invitedBy: string | null },
): Promise<Pick<MemberRecord, 'invitedBy' | 'invited'>> {
  const find = (filter: SQL) =>
    db
      .select({ username: users.username })
      .from(users)
      .where(and(eq(users.siteId, site.id), isNull(users.deletedAt), filter))
      .orderBy(desc(users.createdAt))
      .limit(shownCounts.invited);
  const [inviter] = user.invitedBy === null ? [] : await find(eq(users.id, user.invitedBy));
  const invited = await find(eq(users.invitedBy, user.id));
  return {
    invitedBy: inviter?.username ?? null,
    invited: invited.map(({ username }) => username),
  };
}

type Report = MemberRecord['reports'][number];
const shownCounts = { reports: 20, actions: 20, invited: 50 };

/** Returns a member's record. Only admins see the masked email address. Error: not_found. */
export async function readMember(
  ctx: Needs<'db' | 'site'>,
  by: Viewer,
  username: string,
): Promise<MemberRecord> {
  if (!/^[A-Za-z0-9_-]{1,40}$/.test(username)) throw notFound('The user was not found.');
  const [user] = await ctx.db
    .select({
      ...columns,
      picture: users.picture,
      about: users.about,
      website: users.website,
      email: users.email,
      deletionScheduledAt: users.deletionScheduledAt,
      invitedBy: users.invitedBy,
    })
    .from(users)
    .where(
      and(
        eq(users.siteId, ctx.site.id),
        sql`lower(${users.username}) = ${username.toLowerCase()}`,
        isNull(users.deletedAt),
      ),
    );
  if (!user) throw notFound('The user was not found.');
  const site = ctx.site.id;
  const unlisted =
    (await ctx.db.$count(
      posts,
      and(own(posts, site, { userId: user.id }), sql`not ${posts.isVisible}`),
    )) +
    (await ctx.db.$count(
      comments,
      and(own(comments, site, { userId: user.id }), sql`not ${comments.isVisible}`),
    ));
  // What is true of all rows, so that the partial indexes are used.
  const [filedReports] = await queryRows<{ total: number; dismissed: number }>(
    ctx.db,
    sql`
    select count(*)::int as total,
      (count(*) filter (where outcome = 'dismissed'))::int as dismissed
    from reports where site_id = ${site} and reporter_id = ${user.id} and reason <> 'rule'
      and (post_id is not null or comment_id is not null)`,
  );
  const reports = await queryRows<
    Omit<Report, 'createdAt' | 'post'> & {
      at: number;
      postId: string;
      slug: string;
      title: string;
      count: number;
    }
  >(
    ctx.db,
    sql`
    with reported as (
      select r.*, p.id as about from reports r
        join posts p on p.site_id = r.site_id and p.id = r.post_id
        where r.site_id = ${site} and p.user_id = ${user.id} and (p.is_visible or not p.is_visible)
      union all
      select r.*, c.post_id as about from reports r
        join comments c on c.site_id = r.site_id and c.id = r.comment_id
        where r.site_id = ${site} and c.user_id = ${user.id} and (c.is_visible or not c.is_visible)
    ), newest as (
      select *, (count(*) over ())::int as count from reported
        order by created_at desc, id desc limit ${shownCounts.reports}
    )
    select r.id, case when r.reason <> 'rule' then (
        select username from users u where u.site_id = r.site_id and u.id = r.reporter_id
      ) end as reporter,
      r.reason, r.note, r.outcome, r.comment_id as "commentId",
      (extract(epoch from r.created_at) * 1000)::float8 as at,
      p.id as "postId", p.slug, p.title, r.count
    from newest r join posts p on p.site_id = r.site_id and p.id = r.about
    order by r.created_at desc, r.id desc`,
  );
  return {
    ...toMember(user),
    picture: toPicturePath(user.picture),
    about: user.about,
    website: user.website,
    canLogIn: user.email !== null,
    address: by.role === 'admin' && user.email !== null ? maskEmail(user.email) : null,
    deletionScheduledAt: user.deletionScheduledAt?.toISOString() ?? null,
    ...(await readInvitations(ctx, user)),
    hiddenCount: unlisted,
    reportCount: reports[0]?.count ?? 0,
    madeReports: filedReports ?? { total: 0, dismissed: 0 },
    reports: reports.map(
      ({ id, reporter, reason, note, outcome, commentId, at, postId, slug, title }) => ({
        id,
        reporter,
        reason,
        note,
        outcome,
        commentId,
        post: { id: postId, slug, title },
        createdAt: new Date(at).toISOString(),
      }),
    ),
    actions: await listUserLog(ctx, user.id, shownCounts.actions),
    notes: await listNotes(ctx, by, user.id),
  };
}

export const handlers = {
  'GET /api/admin/users': (ctx, { query }) => listMembers(ctx, query),
  'GET /api/admin/users/{username}': (ctx, { path }) => readMember(ctx, ctx.viewer, path.username),
} satisfies Partial<Handlers>;
