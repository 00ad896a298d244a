import pg from 'pg';
import { openDatabase, type Database } from '../../server/db/client.ts';
import { noReplicas } from '../../server/db/replicas.ts';
import { migrate } from '../../server/db/migrate.ts';
import { searchUsers } from '../../server/domain/accounts/search-users.ts';
import { listComments, listCommentsOfUser } from '../../server/domain/comments/comments.ts';
import { searchComments } from '../../server/domain/comments/search-comments.ts';
import {
  listFollowing,
  listPosts,
  listPostsOfDomain,
  listPostsOfUser,
} from '../../server/domain/posts/post-lists.ts';
import { searchPosts } from '../../server/domain/posts/search.ts';
import { ensureSites, loadSites } from '../../server/domain/sites/site-registry.ts';
import type { Ctx } from '../../server/context.ts';
import { readConfig } from '../../server/infra/config/config.ts';
import { createSecrets } from '../../server/infra/signing.ts';
import { createLog } from '../../server/infra/log.ts';
import { createDnsResolver } from '../../server/infra/dns-resolver.ts';
import { fetchService } from '../../server/infra/fetch/service-fetch.ts';
import { topPeriods } from '../../shared/paths.ts';
import { countBlocks, explain, recordAllStatements } from '../support/statements.ts';
import type { Line } from './bench.ts';
import { median } from './load.ts';

/** A filled database, with the context of its site. */
type FilledSite = { database: Database; ctx: Ctx; client: pg.Client; posts: number };

const deepPage = 40;

type Page = { nextCursor: string | null; totalCount?: number };
/** A list at a cursor, or its first page. */
type List = (ctx: Ctx, cursor?: string) => Promise<Page>;
export const createLists = (post: string): Record<string, List> => ({
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
});
/** SQL of the title that searches look for, of post `i` of `posts`. */
export const measuredTitle = (posts: number) => `'word' || (i * 31) % 997 ||
  ' part' || (i * 13) % 397 || ' term' || (i * 17) % 9973 || ' rare' || i ||
  ' about common things' || case when i % ${posts / 1_000} = 0 then ' thousandfold' else '' end`;
/** SQL of the text of comment `j` on post `i`. */
export const measuredComment = (posts: number, j: string) => `
  'A comment of a usual length on word' || (i * 31 + ${j}) % 997 ||
  ' and part' || (i * 13 + ${j}) % 157 || ' of what the post says' ||
  case when (i * 31 + ${j}) % ${posts / 1_000} = 0 then ', thousandfold.' else '.' end`;
/** Lists without a single index. */
export const searches: Record<string, List> = {
  'search, common word': (ctx, cursor) => searchPosts(ctx, { q: 'common', cursor }),
  // Of all times, so each match is on another page.
  'search, a thousand posts': (ctx, cursor) => searchPosts(ctx, { q: 'thousandfold', cursor }),
  'search, one in a thousand': (ctx, cursor) => searchPosts(ctx, { q: 'word7', cursor }),
  'search, one in 400': (ctx, cursor) => searchPosts(ctx, { q: 'part7', cursor }),
  'search, one in 400, newest': (ctx, cursor) =>
    searchPosts(ctx, { q: 'part7', sort: 'new', cursor }),
  'search, one post': (ctx, cursor) => searchPosts(ctx, { q: 'rare4711', cursor }),
  'search of comments, common word': (ctx, cursor) => searchComments(ctx, { q: 'usual', cursor }),
  'search of comments, 400 comments': (ctx, cursor) =>
    searchComments(ctx, { q: 'thousandfold', cursor }),
  'search of comments, one in a thousand': (ctx, cursor) =>
    searchComments(ctx, { q: 'word7', cursor }),
  'search of comments, one in 150': (ctx, cursor) => searchComments(ctx, { q: 'part7', cursor }),
  people: async (ctx) => {
    await searchUsers(ctx, 'user47');
    return { nextCursor: null };
  },
};

/** Creates the schema and the sites. `fill` inserts the rows. */
export async function openFilledSite(
  url: string,
  posts: number,
  fill: () => Promise<void>,
): Promise<FilledSite> {
  const log = createLog('silent');
  const config = readConfig({ NODE_ENV: 'test' });
  const database = await openDatabase({ url }, log, 1);
  await migrate(database, () => ensureSites(database.db));
  const started = performance.now();
  await fill();
  console.log(
    `  filled with ${posts.toLocaleString('en-US')} posts in ` +
      `${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const sites = await loadSites(database.db, config, log);
  const site = sites.sites.get('nontrivial');
  if (!site) throw new Error('no site');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return {
    database,
    client,
    posts,
    ctx: {
      db: database.db,
      log,
      clock: { now: () => new Date() },
      config,
      secrets: createSecrets(['bench']),
      contentVersions: {
        get: () => 0,
        bump: () => Promise.resolve(),
        getKnown: () => 0,
        onSitesChanged: () => undefined,
        hasCdn: false,
        isListening: () => true,
        close: () => Promise.resolve(),
      },
      replicas: noReplicas,
      model: null,
      siteRegistry: sites,
      serviceFetcher: fetchService,
      names: createDnsResolver(),
      site,
      pageOrigin: '',
      requestId: 'bench',
      viewer: null,
      client: { network: '', device: '', cookies: null, relyingParty: { id: '', origins: [] } },
    } as unknown as Ctx,
  };
}

type Rule = {
  rounds: number;
  /** At most so many times the cost of the small site; null: reported without a goal. */
  most: number | null;
  maxBlocks: number;
  /** Searches have a goal only where both sites have the same number of matches. */
  isSearch: boolean;
};

/** Compares the cost of lists: first page, and page 40 by cursor. */
export async function* compareLists(
  small: FilledSite,
  large: FilledSite,
  lists: Record<string, List>,
  { rounds, most, maxBlocks, isSearch }: Rule,
): AsyncGenerator<Line> {
  const sites = [small, large];
  for (const [name, list] of Object.entries(lists)) {
    const cursors = await Promise.all(sites.map(({ ctx }) => findCursor(list, ctx)));
    for (const [page, at] of [
      ['first page', undefined],
      [`page ${deepPage}`, cursors],
    ] as const) {
      if (at?.includes(null)) continue;
      const calls = sites.map(
        ({ ctx }, i) =>
          () =>
            list(ctx, at?.[i] ?? undefined),
      );
      const times = calls.map((): number[] => []);
      for (let round = -Math.ceil(rounds / 10); round < rounds; round += 1) {
        for (const [i, call] of calls.entries()) {
          const started = performance.now();
          await call();
          if (round >= 0) times[i]?.push(performance.now() - started);
        }
      }
      const [smallMs = NaN, largeMs = NaN] = times.map(median);
      let blocks = 0;
      for (const statement of await recordAllStatements(calls[1] as () => Promise<unknown>)) {
        if (!/^(?:select|with)\b/.test(statement.text)) continue;
        blocks = Math.max(
          blocks,
          countBlocks(await explain(large.client, statement, 'force_custom_plan')),
        );
      }
      const [fewer, more] = await Promise.all(calls.map(async (call) => (await call()).totalCount));
      const isSameWork = !isSearch || fewer === more;
      // A thread is not a page of rows: it ranks up to 200 comments.
      const few = name === 'comments of a post' ? Infinity : maxBlocks;
      yield {
        what:
          `${name}, ${page}, at ${large.posts.toLocaleString('en-US')} posts against ` +
          `${small.posts.toLocaleString('en-US')}`,
        measured:
          `${(largeMs / smallMs).toFixed(2)} times (${largeMs.toFixed(2)} against ` +
          `${smallMs.toFixed(2)} ms), ${blocks} blocks` +
          `${isSameWork ? '' : `, ${more} matches against ${fewer}`}`,
        goal:
          most === null || !isSameWork
            ? 'told only'
            : `at most ${most} times${Number.isFinite(few) ? `, ${few} blocks` : ''}`,
        holds: most === null || !isSameWork || (largeMs / smallMs <= most && blocks <= few),
      };
    }
  }
}

export async function closeSites(...sites: readonly FilledSite[]): Promise<void> {
  for (const { database, client } of sites) {
    await client.end();
    await database.close();
  }
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
