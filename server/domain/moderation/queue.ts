import { sql } from 'drizzle-orm';
import type { HandlerInput, Reply } from '#shared/contract/index.ts';
import type { Needs } from '../../context.ts';
import { queryRows } from '../../db/client.ts';
import { cursorTime, decodeCursor, encodeCursor, pageFromRows } from '../../db/cursor.ts';
import { readItems, type ItemRef } from './items.ts';
import type { Handlers } from '../core/handler.ts';

type QueueEntry = { id: string; comment: boolean; at: number };
type Query = HandlerInput<'GET /api/admin/reports'>['query'];
type Reports = Reply<'GET /api/admin/reports'>;
type Report = Reports['items'][number]['reports'][number];

const defaultLimit = 25;
/** Limits the reports shown per item. The count includes all. */
const maxReports = 50;

const toItemRef = ({ id, comment }: Pick<QueueEntry, 'id' | 'comment'>): ItemRef => ({
  kind: comment ? 'comment' : 'post',
  id,
});
const toIso = (at: number) => new Date(at).toISOString();
const toMilliseconds = (column: string) =>
  sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** Matches rows after the cursor, by time and id. */
function matchAfterCursor(kind: string, cursor: string | undefined, [at, id]: [string, string]) {
  if (cursor === undefined) return sql`true`;
  const [time, last] = decodeCursor(kind, cursor, ['number', 'string']);
  return sql`(${sql.raw(at)}, ${sql.raw(id)})
    > (${cursorTime(time).toISOString()}::timestamptz, ${last})`;
}

/** Lists items with open reports, the first reported first, without deleted ones. */
export async function listReports(
  ctx: Needs<'db' | 'site'>,
  { cursor, limit = defaultLimit }: Query,
): Promise<Reports> {
  const site = ctx.site.id;
  // Looks up items by id. A join would read all posts of the site.
  const reported = sql`with items as (
      select post_id, comment_id, min(created_at) as first, count(*)::int as count from reports
      where site_id = ${site} and state = 'open' group by post_id, comment_id
    ), there as (
      select coalesce(t.comment_id, t.post_id) as id, t.comment_id is not null as comment,
          t.first, t.count
        from items t
        cross join lateral (
          (select 1 from posts p
            where p.site_id = ${site} and p.id = t.post_id and p.deleted_at is null limit 1)
          union all (select 1 from comments c
            where c.site_id = ${site} and c.id = t.comment_id and c.deleted_at is null limit 1)
        ) as is_there
    )`;
  const entries = await queryRows<QueueEntry & { count: number }>(
    ctx.db,
    sql`${reported}
    select id, comment, ${toMilliseconds('first')} as at, count from there
    where ${matchAfterCursor('reports', cursor, ['first', 'id'])}
    order by first, id limit ${limit + 1}`,
  );
  const [total] = await queryRows<{ count: number }>(
    ctx.db,
    sql`${reported} select count(*)::int as count from there`,
  );
  const { rows, ...page } = pageFromRows(entries, limit, (last) =>
    encodeCursor('reports', [last.at, last.id]),
  );
  const items = await readItems(ctx, rows.map(toItemRef));
  const reports = await readReports(ctx, rows);
  return {
    items: rows.flatMap((row) => {
      const item = items.get(row.id);
      return item
        ? [
            {
              item,
              reports: reports.get(row.id) ?? [],
              reportCount: row.count,
              reportedAt: toIso(row.at),
            },
          ]
        : [];
    }),
    ...page,
    totalCount: total?.count ?? 0,
  };
}

async function readReports(
  ctx: Needs<'db' | 'site'>,
  entries: readonly QueueEntry[],
): Promise<Map<string, Report[]>> {
  const byItem = new Map<string, Report[]>();
  if (entries.length === 0) return byItem;
  const ids = sql`(${sql.join(
    entries.map(({ id }) => sql`${id}`),
    sql`, `,
  )})`;
  const rows = await queryRows<
    Pick<Report, 'id' | 'reporter' | 'reason' | 'note'> & { item: string; at: number }
  >(
    ctx.db,
    sql`
    select * from (
      select r.id, coalesce(r.comment_id, r.post_id) as item, r.reason, r.note,
        case when r.reason = 'rule' then null else u.username end as reporter,
        ${toMilliseconds('r.created_at')} as at,
        row_number() over (
          partition by coalesce(r.comment_id, r.post_id) order by r.created_at, r.id) as place
      from reports r join users u on u.site_id = r.site_id and u.id = r.reporter_id
      where r.site_id = ${ctx.site.id} and r.state = 'open'
        and coalesce(r.comment_id, r.post_id) in ${ids}
    ) as one where place <= ${maxReports} order by item, place`,
  );
  for (const { item, at, id, reporter, reason, note } of rows)
    byItem.set(item, [
      ...(byItem.get(item) ?? []),
      { id, reporter, reason, note, createdAt: toIso(at) },
    ]);
  return byItem;
}

/** Lists held posts and comments, oldest first, with the reason. */
export async function listReviewQueue(
  ctx: Needs<'db' | 'site'>,
  { cursor, limit = defaultLimit }: Query,
): Promise<Reply<'GET /api/admin/review-queue'>> {
  const site = ctx.site.id;
  const afterCursor = matchAfterCursor('held', cursor, ['created_at', 'id']);
  const fromHeld = (table: string) =>
    sql`from ${sql.raw(table)}
      where site_id = ${site} and hidden_by = 'pending_review' and deleted_at is null`;
  const selectHeld = (table: string) =>
    sql`(select id, ${sql.raw(String(table === 'comments'))} as comment, created_at
      ${fromHeld(table)} and ${afterCursor} order by created_at, id limit ${limit + 1})`;
  const entries = await queryRows<QueueEntry & { why: string | null }>(
    ctx.db,
    sql`
    select id, comment, ${toMilliseconds('created_at')} as at, (
      select l.reason from audit_log l
      where l.site_id = ${site}
        and l.post_id = case when comment then (
          select c.post_id from comments c where c.site_id = ${site} and c.id = held.id)
          else held.id end
        and l.action = case when comment then 'hold-comment' else 'hold-post' end
        and (not comment or l.comment_id = held.id)
      order by l.created_at desc limit 1) as why
    from (${selectHeld('posts')} union all ${selectHeld('comments')}) as held
    order by created_at, id limit ${limit + 1}`,
  );
  const [total] = await queryRows<{ count: number }>(
    ctx.db,
    sql`select (select count(*) ${fromHeld('posts')})::int
      + (select count(*) ${fromHeld('comments')})::int as count`,
  );
  const { rows, ...page } = pageFromRows(entries, limit, (last) =>
    encodeCursor('held', [last.at, last.id]),
  );
  const items = await readItems(ctx, rows.map(toItemRef));
  return {
    items: rows.flatMap((row) => {
      const item = items.get(row.id);
      return item ? [{ item, why: row.why ?? '' }] : [];
    }),
    ...page,
    totalCount: total?.count ?? 0,
  };
}

export const handlers = {
  'GET /api/admin/reports': (ctx, { query }) => listReports(ctx, query),
  'GET /api/admin/review-queue': (ctx, { query }) => listReviewQueue(ctx, query),
} satisfies Partial<Handlers>;
