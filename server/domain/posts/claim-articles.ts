import { sql } from 'drizzle-orm';
import { hourMs, minuteMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { articles, posts } from '../../db/schema.ts';
import type { Db } from '../../db/client.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';
import { staysHere } from '../core/moving-sites.ts';

/** The time a process has to read a link. Milliseconds. */
const lease = 60_000;
/** Delays after the first and second failure. The third is final. */
export const retryDelays = [5 * minuteMs, hourMs] as const;
const maxAttempts = retryDelays.length + 1;
const linkAgeSeconds = limits.imports.maxLinkAgeMs / 1_000;

export type ClaimedLink = {
  site_id: string;
  post_id: string;
  attempts: number;
  url: string | null;
};

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

/** Links whose last attempt did not end, such as those that end the process, fail instead. */
const claim = (now: Date) => sql`
  update ${articles} a set
    state = case when a.attempts < ${maxAttempts} then 'reading' else 'failed' end,
    attempts = a.attempts + 1,
    requested_at = ${instant(now.getTime())}, fetch_after = ${instant(now.getTime() + lease)}
  from due where a.site_id = due.site_id and a.post_id = due.post_id
  returning a.site_id, a.post_id, a.attempts, a.state`;

const readTaken = sql`
  select taken.site_id, taken.post_id, taken.attempts, posts.url from taken
  join ${posts} on posts.site_id = taken.site_id and posts.id = taken.post_id
  where taken.state = 'reading'`;

/** Claims links of new posts, in the order in which they are due. */
export async function claimPosted(db: Db, now: Date, max: number): Promise<ClaimedLink[]> {
  const { rows } = await db.execute<ClaimedLink>(sql`
    with due as materialized (
      select site_id, post_id from ${articles}
      where state in ('queued', 'reading') and fetch_after <= ${instant(now.getTime())}
        and not is_imported and ${staysHere(sql`site_id`)}
      order by fetch_after limit ${max} for update skip locked
    ), taken as (${claim(now)})
    ${readTaken}`);
  return rows;
}

/**
 * Claims imported links, newest posts first, at most one of each host. Hosts that got a request
 * within the interval wait. Processes claim one after another.
 */
export async function claimImported(db: Db, now: Date, max: number): Promise<ClaimedLink[]> {
  return db.transaction(async (tx) => {
    await lockForTransaction(tx, 'claim imported links');
    const { rows } = await tx.execute<ClaimedLink>(sql`
      with waiting as (
        select distinct on (posts.domain) a.site_id, a.post_id, posts.created_at
        from ${articles} a join ${posts} on posts.site_id = a.site_id and posts.id = a.post_id
        where a.state in ('queued', 'reading') and a.is_imported
          and a.fetch_after <= ${instant(now.getTime())} and ${staysHere(sql`a.site_id`)}
          and not exists (
            select 1 from ${articles} r
            join ${posts} p on p.site_id = r.site_id and p.id = r.post_id
            where r.requested_at > ${instant(now.getTime() - limits.imports.hostIntervalMs)}
              and p.domain = posts.domain)
        order by posts.domain, posts.created_at desc
      ), due as materialized (
        select * from waiting order by created_at desc limit ${max}
      ), taken as (${claim(now)})
      ${readTaken}`);
    return rows;
  });
}

/**
 * Queues the links of an import, in its transaction. They must be young enough for a digest when
 * the newest one was posted. Each site has a limit; older waiting links make room.
 */
export async function queueImported(
  tx: Db,
  siteId: string,
  links: readonly { id: string; createdAt: Date }[],
  now: Date,
): Promise<void> {
  if (links.length === 0) return;
  const newest = Math.max(...links.map(({ createdAt }) => createdAt.getTime()));
  const rows = links
    .filter(({ createdAt }) => createdAt.getTime() >= newest - limits.imports.maxLinkAgeMs)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, limits.imports.links)
    .map(({ id }) => ({ siteId, postId: id, fetchAfter: now, isImported: true }));
  await tx.insert(articles).values(rows).onConflictDoNothing();
  await tx.execute(sql`
    with ranked as (
      select a.post_id, a.state, a.attempts, posts.created_at,
        max(posts.created_at) over () as newest,
        row_number() over (order by posts.created_at desc, posts.id desc) as rank
      from ${articles} a join ${posts} on posts.site_id = a.site_id and posts.id = a.post_id
      where a.site_id = ${siteId} and a.is_imported and a.state in ('queued', 'reading')
    )
    delete from ${articles} using ranked
    where articles.site_id = ${siteId} and articles.post_id = ranked.post_id
      and ranked.state = 'queued' and ranked.attempts = 0
      and (ranked.rank > ${limits.imports.links}
        or ranked.created_at < ranked.newest - make_interval(secs => ${linkAgeSeconds}))`);
}
