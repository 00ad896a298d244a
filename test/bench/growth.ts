import pg from 'pg';
import { openDatabase, type Database } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { listComments, listCommentsOfUser } from '../../server/domain/comments/comments.ts';
import {
  listFollowing,
  listPosts,
  listPostsOfDomain,
  listPostsOfUser,
} from '../../server/domain/posts/post-lists.ts';
import { searchPosts } from '../../server/domain/posts/search.ts';
import { ensureSites, loadSites } from '../../server/domain/sites/site-registry.ts';
import { topHours } from '../../server/domain/posts/ranking.ts';
import type { Ctx } from '../../server/context.ts';
import { readConfig } from '../../server/infra/config/config.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { createLog } from '../../server/infra/log.ts';
import { topPeriods } from '../../shared/paths.ts';
import { admin } from '../support/postgres.ts';
import { countBlocks, explain, recordStatements } from '../support/statements.ts';
import type { Bench, Line } from './bench.ts';
import { median } from './load.ts';
import { fetchService } from '../../server/infra/fetch/service-fetch.ts';

const sizes = [10_000, 1_000_000];
const deepPage = 40;
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
      'word' || (i * 31) % 997 || ' term' || (i * 17) % 9973 || ' rare' || i ||
        ' about common things',
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
      case when i % 4 = 1 then 'u7' else 'u' || (8 + (i * 7919) % 4000) end, 'Text', '["Text"]',
      0, (i % 97) / 100.0, now() - i * interval '1 minute'
    from generate_series(1::bigint, ${rows / 2}) i;
  insert into follows (site_id, follower_id, followee_id) select 'nontrivial', 'u5000', 'u' || i
    from generate_series(7, 11) i;
  update sites set post_count = ${rows} where id = 'nontrivial';`;

type Page = { nextCursor: string | null };
/** A list at a cursor, or its first page. */
type List = (ctx: Ctx, cursor?: string) => Promise<Page>;
const post = 'p1';
const lists: Record<string, List> = {
  new: (ctx, cursor) => listPosts(ctx, { sort: 'new', cursor }),
  hot: (ctx, cursor) => listPosts(ctx, { sort: 'hot', cursor }),
  ...Object.fromEntries(
    topPeriods.map((t) => [
      `top ${t}`,
      ((ctx, cursor) => listPosts(ctx, { sort: 'top', t, cursor })) satisfies List,
    ]),
  ),
  user: (ctx, cursor) => listPostsOfUser(ctx, { id: 'u7' }, { cursor }),
  domain: (ctx, cursor) => listPostsOfDomain(ctx, 'large.example', { cursor }),
  following: (ctx, cursor) => listFollowing(ctx, { id: 'u5000' }, { cursor }),
  'comments of a user': (ctx, cursor) =>
    listCommentsOfUser(ctx, { id: 'u7', commentCount: 1 }, { cursor }),
  'comments of a post': (ctx, cursor) => listComments(ctx, post, { cursor }),
};
/** Lists without a single index: reported without a goal. */
const searches: Record<string, List> = {
  'search, common word': (ctx, cursor) => searchPosts(ctx, { q: 'common', cursor }),
  'search, one in a thousand': (ctx, cursor) => searchPosts(ctx, { q: 'word7', cursor }),
  'search, one post': (ctx, cursor) => searchPosts(ctx, { q: 'rare4711', cursor }),
};

/** Compares the cost of lists on large and small sites: first page, and page 40 by cursor. */
export async function growth({ newDatabase }: Bench): Promise<Line[]> {
  const log = createLog('silent');
  const config = readConfig({ NODE_ENV: 'test' });
  const databases: { database: Database; ctx: Ctx; client: pg.Client }[] = [];
  for (const rows of sizes) {
    const url = await newDatabase(`growth_${rows}`);
    const database = await openDatabase({ url }, log, 1);
    await migrate(database, () => ensureSites(database.db));
    const started = performance.now();
    await admin(url, fill(rows), 'vacuum analyze');
    console.log(
      `  filled with ${rows.toLocaleString('en-US')} posts in ` +
        `${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
    const sites = await loadSites(database.db, config, log);
    const site = sites.sites.get('nontrivial');
    if (!site) throw new Error('no site');
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    databases.push({
      database,
      client,
      ctx: {
        db: database.db,
        log,
        clock: { now: () => new Date() },
        config,
        secrets: createSecrets(['bench']),
        contentVersions: {
          get: () => 0,
          bump: () => undefined,
          onSitesChanged: () => undefined,
          hasEdge: false,
          isListening: () => true,
          close: () => Promise.resolve(),
        },
        model: null,
        siteRegistry: sites,
        loginService: fetchService,
        site,
        pageOrigin: '',
        requestId: 'bench',
        viewer: null,
        client: { network: '', device: '', cookies: null, relyingParty: { id: '', origins: [] } },
      },
    });
  }

  const lines: Line[] = [];
  for (const [name, list] of [...Object.entries(lists), ...Object.entries(searches)]) {
    const cursors = await Promise.all(databases.map(({ ctx }) => findCursor(list, ctx)));
    for (const [page, at] of [
      ['first page', undefined],
      [`page ${deepPage}`, cursors],
    ] as const) {
      if (at?.includes(null)) continue;
      const calls = databases.map(
        ({ ctx }, i) =>
          () =>
            list(ctx, at?.[i] ?? undefined),
      );
      const times = calls.map((): number[] => []);
      for (let round = -20; round < rounds; round += 1) {
        for (const [i, call] of calls.entries()) {
          const started = performance.now();
          await call();
          if (round >= 0) times[i]?.push(performance.now() - started);
        }
      }
      const [small = NaN, large = NaN] = times.map(median);
      let blocks = 0;
      for (const statement of await recordStatements(
        databases[1]?.database as Database,
        calls[1] as () => Promise<unknown>,
      )) {
        blocks = Math.max(
          blocks,
          countBlocks(
            await explain(databases[1]?.client as pg.Client, statement, 'force_custom_plan'),
          ),
        );
      }
      const isList = name in lists;
      // A thread is not a page of rows: it ranks up to 200 comments.
      const few = name === 'comments of a post' ? Infinity : 120;
      lines.push({
        what:
          `${name}, ${page}, at ${sizes[1]?.toLocaleString('en-US')} posts against ` +
          `${sizes[0]?.toLocaleString('en-US')}`,
        measured:
          `${(large / small).toFixed(2)} times (${large.toFixed(2)} against ` +
          `${small.toFixed(2)} ms), ${blocks} blocks`,
        goal: isList
          ? `at most 1.6 times${Number.isFinite(few) ? `, ${few} blocks` : ''}`
          : 'told only',
        holds: !isList || (large / small <= 1.6 && blocks <= few),
      });
    }
  }
  for (const { database, client } of databases) {
    await client.end();
    await database.close();
  }
  return lines;
}

/** The cursor of the deep page; null for a shorter list. */
async function findCursor(list: List, ctx: Ctx): Promise<string | null> {
  let cursor: string | undefined;
  for (let page = 1; page < deepPage; page += 1) {
    const { nextCursor } = await list(ctx, cursor);
    if (nextCursor === null) return null;
    cursor = nextCursor;
  }
  return cursor ?? null;
}
