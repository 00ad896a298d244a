import { topHours } from '../../server/domain/posts/ranking.ts';
import { admin, startPostgres } from '../support/postgres.ts';
import type { Line } from './bench.ts';
import { rows } from './digest.ts';
import {
  closeSites,
  compareLists,
  createLists,
  measuredComment,
  measuredTitle,
  openFilledSite,
  searches,
} from './list-cost.ts';

/** BENCH_POSTS makes a smaller run. Votes are four times as many, comments two fifths. */
const large = Number(process.env.BENCH_POSTS ?? 5_000_000);
const small = 10_000;
const rounds = 100;
/** Enough for the votes of one post. */
const usersOf = (posts: number) => Math.max(5_000, Math.min(50_000, posts / 10));
/** Most votes and comments of one post. */
const [mostVotes, mostComments] = [20_000, 500];
const tables = ['posts', 'post_votes', 'comments'] as const;

/** Ids are unique and in no order, like real ones. */
const id = (n: string) =>
  `lpad(to_hex((${n}::bigint * 2654435761) % 4294967296), 8, '0') || 'post'`;
/** The most popular post has the same number of comments at each size. */
const commentsOfTopPost = 300;

/**
 * Popularity and karma fall with the rank to the power of 0.7. Each post has a rank, unrelated to
 * its age. Indexes are built after the rows, which takes a fraction of the time.
 */
function fill(posts: number): string[] {
  const rank = (i: string) => `1 + ((${i}::bigint - 1) * 7919) % ${posts}`;
  const weights = (ranks: number) =>
    `(select sum(power(r, -0.7)) from generate_series(1, ${ranks}) r)`;
  return [
    `set synchronous_commit = off`,
    `set session_replication_role = replica`,
    `set maintenance_work_mem = '1GB'`,
    `update pg_index set indisready = false
      where indrelid in (${tables.map((table) => `'${table}'::regclass`).join(', ')})`,
    `insert into users (site_id, id, username, name, karma)
      select 'nontrivial', 'u' || i, 'user' || i, 'User',
        power(1 + (i * 7919) % ${usersOf(posts)}, -0.7) * ${4 * posts} / ${weights(usersOf(posts))}
      from generate_series(1, ${usersOf(posts)}) i`,
    `create unlogged table popularity as
      select i, ${id('i')} as id, ${rank('i')} as rank,
        least(${mostVotes}, power(${rank('i')}, -0.7) * ${4 * posts} / total)::int as votes,
        case when ${rank('i')} = 1 then ${commentsOfTopPost} else
          least(${mostComments}, power(${rank('i')}, -0.7) * ${0.4 * posts} / total +
            (i * 31 % 100) / 100.0 - 0.5)::int end as comments
      from generate_series(1::bigint, ${posts}) i, ${weights(posts)} as weights(total)`,
    `insert into posts (site_id, id, slug, user_id, title, url, domain, score, hot_score,
        top_window, created_at, updated_at, comment_count)
      select 'nontrivial', id, 'a-measured-title-' || id,
        case when i % 9 = 1 then 'u7' else 'u' || (8 + (i * 7919) % 4000) end,
        ${measuredTitle(posts)},
        'https://site' || i % 1000 || '.example/articles/' || i,
        case when i % 9 = 2 then 'large.example' else 'site' || i % 1000 || '.example' end,
        1 + votes, log(1 + votes) + i, case ${Object.values(topHours)
          .map((hours, window) => `when ${posts} - i < ${hours} * 60 then ${window}`)
          .join(' ')} else 4 end,
        now() - (${posts} - i) * interval '1 minute', now(), comments
      from popularity`,
    `insert into post_votes (site_id, user_id, post_id, value)
      select 'nontrivial', 'u' || 1 + (rank * 7919 + j) % ${usersOf(posts)}, id, 1
      from popularity, generate_series(1, votes) j`,
    `insert into comments (site_id, id, post_id, user_id, text, rendered_text, depth, wilson_score,
        created_at)
      select 'nontrivial', substr(id, 1, 8) || lpad(to_hex(j), 4, '0'), id,
        case when (i + j) % 4 = 1 then 'u7' else 'u' || (8 + (i * 7919 + j) % 4000) end,
        text, jsonb_build_array(jsonb_build_array('p', jsonb_build_array(text))),
        0, (j % 97) / 100.0, now() - (${posts} - i) * interval '1 minute' + j * interval '1 second'
      from popularity, generate_series(1, comments) j, 
        lateral (select ${measuredComment(posts, 'j')} as text) texts`,
    `insert into follows (site_id, follower_id, followee_id) select 'nontrivial', 'u5000', 'u' || i
      from generate_series(7, 11) i`,
    `update sites set post_count = ${posts} where id = 'nontrivial'`,
    ...tables.map((table) => `reindex table ${table}`),
    `set session_replication_role = origin`,
    `vacuum analyze`,
  ];
}

/** Compares lists, threads and searches of a very large site with those of a small one. */
export async function* largeSite(): AsyncGenerator<Line> {
  const server = await startPostgres({
    shared_buffers: '2GB',
    max_wal_size: '8GB',
    wal_level: 'minimal',
    max_wal_senders: '0',
  });
  try {
    const open = async (posts: number) => {
      const name = `posts_${posts}`;
      await admin(server.url('postgres'), `create database ${name}`);
      const url = server.url(name);
      const site = await openFilledSite(url, posts, () => admin(url, ...fill(posts)));
      const [top] = await rows<{ id: string }>(url, 'select id from popularity where rank = 1');
      if (!top) throw new Error('no post is the most popular one');
      return { site, url, top: top.id };
    };
    const few = await open(small);
    const many = await open(large);
    yield* compareLists(few.site, many.site, createLists(many.top), {
      rounds,
      most: 1.5,
      // Ids in no order: each author is on another page, and indexes are a level deeper.
      maxBlocks: 150,
      isSearch: false,
    });
    yield* compareLists(few.site, many.site, searches, {
      rounds,
      most: 1.5,
      maxBlocks: Infinity,
      isSearch: true,
    });
    await closeSites(few.site, many.site);
    yield* await readSizes(many.url);
  } finally {
    await server.remove();
  }
}

/** The size of tables and indexes for each post. The goal is only that each index is stated. */
async function readSizes(url: string): Promise<Line[]> {
  const sizes = await rows<{ name: string; count: string; heap: string; indexes: string }>(
    url,
    `select relname as name, reltuples::bigint as count, pg_table_size(oid) as heap,
      pg_indexes_size(oid) as indexes
    from pg_class where relname in (${tables.map((table) => `'${table}'`).join(', ')})
    order by relname`,
  );
  const each = (bytes: string) => (Number(bytes) / large).toFixed(0);
  const lines = sizes.map(({ name, count, heap, indexes }) => ({
    what: `size of ${name}, ${Number(count).toLocaleString('en-US')} rows, for each post`,
    measured: `${each(heap)} bytes of rows, ${each(indexes)} of indexes`,
    goal: 'told only',
    holds: true,
  }));
  const indexes = await rows<{ name: string; bytes: string }>(
    url,
    `select indexrelid::regclass::text as name, pg_relation_size(indexrelid) as bytes
    from pg_index where indrelid in (${tables.map((table) => `'${table}'::regclass`).join(', ')})
    order by 2 desc`,
  );
  console.log(
    `  bytes of indexes for each post: ${indexes
      .map(({ name, bytes }) => `${name} ${each(bytes)}`)
      .join(', ')}`,
  );
  return lines;
}
