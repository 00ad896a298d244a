import { topHours } from '../../server/domain/posts/ranking.ts';
import { admin } from '../support/postgres.ts';
import type { Bench, Line } from './bench.ts';
import {
  closeSites,
  compareLists,
  createLists,
  measuredComment,
  measuredTitle,
  openFilledSite,
  searches,
} from './list-cost.ts';

const sizes = [10_000, 1_000_000] as const;
const rounds = 200;

/**
 * One post a minute, 5,000 users, half as many comments as posts. One user, domain and commenter
 * fill 40 pages at either size.
 */
export const fill = (rows: number) => `
  set synchronous_commit = off;
  insert into users (site_id, id, username, name) select 'nontrivial', 'u' || i, 'user' || i,
    'User' from generate_series(1, 5000) i;
  insert into posts (site_id, id, slug, user_id, title, url, domain, score, hot_score, top_window,
    created_at, updated_at, comment_count)
    select 'nontrivial', 'p' || i, 'slug-p' || i,
      case when i % 9 = 1 then 'u7' else 'u' || (8 + (i * 7919) % 4000) end,
      ${measuredTitle(rows)},
      'https://site' || i % 1000 || '.example/' || i,
      case when i % 9 = 2 then 'large.example' else 'site' || i % 1000 || '.example' end,
      1 + (i * 7919) % 997, ((i * 7919) % 1000) / 300.0 + i, case ${Object.values(topHours)
        .map((hours, window) => `when ${rows} - i < ${hours} * 60 then ${window}`)
        .join(' ')} else 4 end,
      now() - (${rows} - i) * interval '1 minute', now(), 50
    from generate_series(1::bigint, ${rows}) i;
  insert into comments (site_id, id, post_id, user_id, text, rendered_text, depth, wilson_score,
    created_at)
    select 'nontrivial', 'c' || i, 'p' || (1 + i % ${rows / 100}),
      case when i % 4 = 1 then 'u7' else 'u' || (8 + (i * 7919) % 4000) end,
      ${measuredComment(rows, '0')}, '[["p",["Text"]]]',
      0, (i % 97) / 100.0, now() - i * interval '1 minute'
    from generate_series(1::bigint, ${rows / 2}) i;
  insert into follows (site_id, follower_id, followee_id) select 'nontrivial', 'u5000', 'u' || i
    from generate_series(7, 11) i;
  update sites set post_count = ${rows} where id = 'nontrivial';`;

/** Compares the cost of lists on large and small sites. */
export async function* growth({ newDatabase }: Bench): AsyncGenerator<Line> {
  const open = async (rows: number) => {
    const url = await newDatabase(`growth_${rows}`);
    return openFilledSite(url, rows, () => admin(url, fill(rows), 'vacuum analyze'));
  };
  const [small, large] = [await open(sizes[0]), await open(sizes[1])];
  yield* compareLists(small, large, createLists('p1'), {
    rounds,
    most: 1.6,
    maxBlocks: 120,
    isSearch: false,
  });
  // Lists without a single index.
  yield* compareLists(small, large, searches, {
    rounds,
    most: null,
    maxBlocks: Infinity,
    isSearch: true,
  });
  await closeSites(small, large);
}
