import { beforeAll, expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import { searchUsers } from '../../server/domain/accounts/search-users.ts';
import { listComments, listCommentsOfUser } from '../../server/domain/comments/comments.ts';
import { searchComments } from '../../server/domain/comments/search-comments.ts';
import { readCommentFeed, readFeedSubject } from '../../server/domain/comments/feeds.ts';
import {
  listArchive,
  readIssue,
  readLastIssue,
} from '../../server/domain/digests/reading/archive.ts';
import { readIndustryLanding } from '../../server/domain/digests/reading/landing.ts';
import {
  listFollowing,
  listPosts,
  listPostsOfDomain,
  listPostsOfUser,
} from '../../server/domain/posts/post-lists.ts';
import { parseSearch } from '../../server/domain/posts/parse-search.ts';
import { scopeOf, selectNewest } from '../../server/domain/posts/search-matches.ts';
import { findDuplicateLink } from '../../server/domain/posts/duplicate-links.ts';
import { ctxOfSite } from '../support/ctx.ts';
import {
  countBlocks,
  explain,
  explainAll,
  recordAllStatements,
  withConnection,
  type Statement,
} from '../support/statements.ts';
import { createTestApp } from '../support/test-app.ts';
import { readPost } from '../../server/domain/posts/read-post.ts';

/** Checks plans, not times: every list reads one index in order at any size. */
const t = await createTestApp();
const ctx = ctxOfSite(t, 'nontrivial');
const rows = 20_000;
const bothModes = ['force_custom_plan', 'force_generic_plan'] as const;
const explainBoth = (call: () => Promise<unknown>, isWanted?: (statement: Statement) => boolean) =>
  explainAll(t.deps.database, call, bothModes, isWanted);
const explainGeneric = (call: () => Promise<unknown>) =>
  explainAll(t.deps.database, call, 'force_generic_plan');

beforeAll(() =>
  withConnection(t.deps.database, async (connection) => {
    await connection.query(
      `insert into users (site_id, id, username, name)
      select 'nontrivial', 'u' || i, 'user' || i, 'User' from generate_series(1, 5000) i`,
    );
    await connection.query(`insert into posts (site_id, id, slug, user_id, title, domain,
    normalized_url, score, hot_score, top_window, created_at, comment_count)
    select 'nontrivial', 'p' || i, 's-p' || i, 'u' || (1 + i % 100), 'Title ' || i,
      'site' || (i % 100) || '.example', 'site' || (i % 100) || '.example/' || i, (i * 7919) % 97,
      (i * 7919 % 1000) / 300.0 + i,
      case when i > ${rows} - 1440 then 0 when i > ${rows} - 10080 then 1 when i > ${rows} - 15000
        then 2 else 3 end,
      timestamptz '2026-11-21T08:00:00Z' - (${rows} - i) * interval '1 minute', 50
        from generate_series(1, ${rows}) i`);
    await connection.query(`insert into comments
    (site_id, id, post_id, user_id, text, rendered_text, depth,
    wilson_score, created_at)
    select 'nontrivial', 'c' || i, 'p' || (1 + i % 400), 'u' || (1 + i % 100), 'Text', '["Text"]',
      0, 0.5, timestamptz '2026-11-21T08:00:00Z' - i * interval '1 minute'
    from generate_series(1, ${rows}) i`);
    await connection.query(`insert into comments
    (site_id, id, post_id, user_id, text, rendered_text, depth, wilson_score, created_at)
    select 'nontrivial', 't' || i, 'p9', 'u' || i, 'Text', '["Text"]', 0, 0.5, timestamptz
      '2020-01-01T00:00:00Z' + i * interval '1 minute'
    from generate_series(1, 300) i`);
    await connection.query(
      `insert into follows (site_id, follower_id, followee_id) select 'nontrivial', 'u1', 'u' || i
      from generate_series(2, 4) i`,
    );
    await connection.query(`insert into post_tags (site_id, tag, post_id, created_at)
    select p.site_id, g.name, p.id, p.created_at from posts p
    join tags g on g.site_id = p.site_id and g.position in (substr(p.id, 2)::int % 12, substr(p.id,
      2)::int / 12 % 12)`);
    // Two years of issues, ten posts each.
    await connection.query(`insert into issues (site_id, id, frequency, period, starts_at, ends_at,
    state) select 'nontrivial', 'i' || i, 'daily', (date '2026-11-21' - i)::text,
    at - interval '1 day', at, 'sent'
    from (select i, timestamptz '2026-11-21T00:00:00Z' - i * interval '1 day' as at
      from generate_series(1, 730) i) d`);
    await connection.query(`insert into digest_variants
    (site_id, id, issue_id, language, prompt_key, state,
    due_at, summary_kind, post_ids, overview, html, rendered_at)
    select 'nontrivial', 'a' || i, 'i' || i, 'en', '', 'ready', now(), 'ai',
      (select array_agg('p' || (${rows} - i * 10 - j))
      from generate_series(0, 9) j), '[]', repeat(md5(i::text), 300), now()
      from generate_series(1, 730) i`);
    await connection.query(`insert into issue_posts (site_id, issue_id, post_id, frequency,
    position, outcome, selection_reason, rank)
    select 'nontrivial', 'i' || i, 'p' || (${rows} - i * 10 - j), 'daily',
    1 + j, 'selected', '', 1 + j
    from generate_series(1, 730) i, generate_series(0, 9) j`);
    await connection.query(
      `insert into articles (site_id, post_id, state, fetch_after, text, language)
      select 'nontrivial', 'p' || i, 'read', now(), 'Words.', 'en'
      from generate_series(1, ${rows}) i`,
    );
    await connection.query(
      `insert into summaries (site_id, post_id, language, text, model, source_hash)
      select 'nontrivial', 'p' || i, 'en', 'Words.', 'm', 'h' from generate_series(1, ${rows}) i`,
    );
    await connection.query('vacuum analyze');
  }),
);

const createList = (query: Parameters<typeof listPosts>[1]) => async () => {
  const { nextCursor } = await listPosts(ctx, query);
  return [
    () => listPosts(ctx, query),
    () => listPosts(ctx, { ...query, cursor: nextCursor ?? '' }),
  ];
};
const ofUser = { id: 'u7', commentCount: 100 };

const lists: [string, string, () => Promise<(() => Promise<unknown>)[]>][] = [
  ['new', 'posts_new', createList({ sort: 'new' })],
  ['hot', 'posts_hot', createList({ sort: 'hot' })],
  ['top of all time', 'posts_top', createList({ sort: 'top' })],
  // The planner may use a longer period's index while most of its rows match.
  ['top of the day', 'posts_top', createList({ sort: 'top', t: 'day' })],
  ['top of the week', 'posts_top', createList({ sort: 'top', t: 'week' })],
  ['top of the month', 'posts_top', createList({ sort: 'top', t: 'month' })],
  ['top of the year', 'posts_top', createList({ sort: 'top', t: 'year' })],
  [
    'posts of a person',
    'posts_user',
    async () => {
      const { nextCursor } = await listPostsOfUser(ctx, ofUser, {});
      return [
        () => listPostsOfUser(ctx, ofUser, {}),
        () => listPostsOfUser(ctx, ofUser, { cursor: nextCursor ?? '' }),
      ];
    },
  ],
  [
    'posts from a domain',
    'posts_domain',
    async () => {
      const { nextCursor } = await listPostsOfDomain(ctx, 'site7.example', {});
      return [
        () => listPostsOfDomain(ctx, 'site7.example', {}),
        () => listPostsOfDomain(ctx, 'site7.example', { cursor: nextCursor ?? '' }),
      ];
    },
  ],
  [
    'comments of a person',
    'comments_user',
    async () => {
      const { nextCursor } = await listCommentsOfUser(ctx, ofUser, {});
      return [
        () => listCommentsOfUser(ctx, ofUser, {}),
        () => listCommentsOfUser(ctx, ofUser, { cursor: nextCursor ?? '' }),
      ];
    },
  ],
];

it.each(lists)('the list %s reads %s without sorting', async (_name, index, calls) => {
  for (const call of await calls()) {
    for (const plan of await explainBoth(call)) {
      expect(plan).toMatch(new RegExp(`Index Scan using ${index}(?:_\\w+)? on `));
      expect(plan).not.toMatch(/\bSort\b|Seq Scan on (?:posts|comments|users)/);
      expect(countBlocks(plan)).toBeLessThanOrEqual(120);
    }
  }
});

it('reads the comments of feeds from an index', async () => {
  const post = await readFeedSubject(ctx, 'p7');
  for (const [source, index] of [
    [null, 'comments_new'],
    [post, 'comments_thread'],
  ] as const)
    for (const plan of await explainBoth(() => readCommentFeed(ctx, source))) {
      expect(plan).toContain(`Index Scan using ${index} on comments`);
      expect(plan).not.toMatch(/Seq Scan on (?:posts|comments|users)/);
      expect(countBlocks(plan)).toBeLessThanOrEqual(220);
    }
});

it("reads followed posts from each author's index", async () => {
  const reader = { id: 'u1' };
  const { nextCursor, posts: first } = await listFollowing(ctx, reader, {});
  expect(first).toHaveLength(25);
  expect(new Set(first.map(({ author }) => author.username))).toEqual(
    new Set(['user2', 'user3', 'user4']),
  );
  for (const call of [
    () => listFollowing(ctx, reader, {}),
    () => listFollowing(ctx, reader, { cursor: nextCursor ?? '' }),
  ]) {
    for (const plan of await explainGeneric(call)) {
      expect(plan).toMatch(/Index Only Scan using posts_user on /);
      expect(plan).not.toMatch(/Seq Scan on (?:posts|users)/);
      expect(countBlocks(plan)).toBeLessThanOrEqual(250);
    }
  }
});

it('walks the newest comments for the discussions', async () => {
  const { nextCursor, posts } = await listPosts(ctx, { sort: 'discussions' });
  expect(posts).toHaveLength(25);
  for (const query of [{}, { cursor: nextCursor ?? '' }])
    for (const plan of await explainGeneric(() =>
      listPosts(ctx, { sort: 'discussions', ...query }),
    )) {
      expect(plan).toMatch(/Index(?: Only)? Scan using comments_new on /);
      expect(plan).toMatch(/Index(?: Only)? Scan using comments_thread on /);
      expect(plan).not.toMatch(/Seq Scan/);
      expect(countBlocks(plan)).toBeLessThanOrEqual(600);
    }
});

it('reads posts by tag in index order', async () => {
  const { nextCursor } = await listPosts(ctx, { tag: 'evals' });
  for (const call of [
    () => listPosts(ctx, { tag: 'evals' }),
    () => listPosts(ctx, { tag: 'evals', cursor: nextCursor ?? '' }),
  ]) {
    for (const plan of await explainBoth(call)) {
      expect(plan).toMatch(/Index Only Scan using post_tags_new on /);
      expect(plan).not.toMatch(/\bSort\b|Seq Scan on (?:posts|post_tags|users)/);
      expect(countBlocks(plan)).toBeLessThanOrEqual(250);
    }
  }
});

it('searches words in the order of time', async () => {
  for (const q of ['title ', 'tit'])
    for (const from of [null, { createdAt: ctx.clock.now(), id: '', inclusive: false }]) {
      const [plan = ''] = await explainAll(
        t.deps.database,
        async () =>
          expect(
            await selectNewest(ctx.db, scopeOf(ctx, parseSearch(q, 'en'), null), {
              from,
              limit: 26,
            }),
          ).toHaveLength(26),
        'force_custom_plan',
      );
      expect(plan).toMatch(/Bitmap Index Scan on posts_words/);
      expect(plan).not.toMatch(/Seq Scan on/);
      expect(countBlocks(plan)).toBeLessThanOrEqual(500);
    }
});

it('searches pairs of letters in the order of time', async () => {
  const [plan = ''] = await explainAll(
    t.deps.database,
    () =>
      selectNewest(ctx.db, scopeOf(ctx, parseSearch('人工', 'zh'), null), {
        from: null,
        limit: 26,
      }),
    'force_custom_plan',
  );
  expect(plan).toMatch(/Bitmap Index Scan on posts_words/);
  expect(plan).not.toMatch(/Seq Scan on|posts_trigrams/);
});

it('searches other scripts by trigrams', async () => {
  const [plan = ''] = await explainAll(
    t.deps.database,
    () =>
      selectNewest(ctx.db, scopeOf(ctx, parseSearch('مُحمّد', 'en'), null), {
        from: null,
        limit: 26,
      }),
    'force_custom_plan',
  );
  expect(plan).toMatch(/Bitmap Index Scan on posts_trigrams/);
  expect(plan).not.toMatch(/Seq Scan on/);
});

it('finds people of each karma level by index', async () => {
  const plans = await explainBoth(async () =>
    expect((await searchUsers(ctx, 'user')).users).toHaveLength(limits.search.users),
  );
  for (const plan of plans) {
    expect(plan).toMatch(/Index Scan using users_username_level on /);
    expect(plan).toMatch(/Index Scan using users_name_level on /);
    expect(plan).not.toMatch(/Seq Scan on/);
    expect(countBlocks(plan)).toBeLessThanOrEqual(300);
  }
});

it('has no index that each change of karma writes to', async () => {
  const { rows: definitions } = await withConnection(t.deps.database, (connection) =>
    connection.query(`select indexdef from pg_indexes where tablename = 'users'`),
  );
  expect(definitions.length).toBeGreaterThan(5);
  expect(definitions.filter(({ indexdef }) => /\bkarma\b/.test(String(indexdef)))).toEqual([]);
});

it('searches an industry among the newest posts only', async () => {
  const plans = await explainBoth(
    () => readIndustryLanding(ctx, 'media'),
    ({ text }) => text.includes('~*'),
  );
  expect(plans).toHaveLength(bothModes.length);
  for (const plan of plans) {
    expect(plan).toMatch(/Index Scan using posts_new on /);
    expect(plan).not.toMatch(/Seq Scan on (?:posts|users)/);
    expect(countBlocks(plan)).toBeLessThanOrEqual(250);
  }
});

it.each([
  ['the archive', () => listArchive(ctx, { limit: 25 }), /Index Scan using issues_new on /, 900],
  [
    'a later page of it',
    () =>
      listArchive(ctx, {
        limit: 25,
        cursor: Buffer.from(
          JSON.stringify(['archive', Date.parse('2025-06-01'), 'daily']),
        ).toString('base64url'),
      }),
    /Index Scan using issues_new on /,
    900,
  ],
  [
    'one issue',
    () => readIssue(ctx, '2026-06-01'),
    /Index(?: Only)? Scan using (?:issues_period|(?:issue_)?posts_\w*(?:id|pkey|pk)) on /,
    250,
  ],
  ['the last issue', () => readLastIssue(ctx, 'en'), /Index Scan using issues_new on /, 120],
  [
    'a post with what the digest made of it, and related posts',
    () => readPost(ctx, `p${rows - 3_003}`),
    /Scan using issue_posts_post on [^]*Index(?: Only)? Scan using post_tags_new on /,
    120,
  ],
] as const)('%s uses its indexes for any number of issues', async (_name, ask, index, blocks) => {
  // No post has a picture, and an empty table is read without its index.
  for (const plan of await explainBoth(ask, ({ text }) => !text.includes('"images"'))) {
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(
      /Seq Scan on (?:issues|digest_variants|issue_posts|posts|summaries|articles|users)/,
    );
    expect(countBlocks(plan)).toBeLessThanOrEqual(blocks);
  }
});

it('finds the issue of a post', async () => {
  expect(await readPost(ctx, `p${rows - 3_003}`)).toMatchObject({
    summary: 'Words.',
    issues: [{ frequency: 'daily' }],
  });
});

it('finds an earlier post with a link by index', async () => {
  const ask = () => findDuplicateLink(ctx, 'site7.example/19907');
  expect((await ask()).post).toMatchObject({ id: 'p19907' });
  for (const plan of await explainGeneric(ask)) {
    expect(plan).toMatch(/Index Scan (?:using|on) posts_link /);
    expect(countBlocks(plan)).toBeLessThanOrEqual(20);
  }
});

it('reads only the comments of the post and their authors', async () => {
  const thread = () => listComments(ctx, 'p9', {});
  expect((await thread()).comments).toHaveLength(limits.threadSize);
  for (const plan of await explainBoth(thread)) {
    expect(plan).not.toMatch(/Seq Scan on (?:posts|comments|users)/);
    expect(countBlocks(plan)).toBeLessThanOrEqual(5 * limits.threadSize);
  }
});

it.skipIf(t.deps.database.kind === 'pglite')(
  'reads only the authors of found comments',
  async () => {
    const sent = await recordAllStatements(() => searchComments(ctx, { q: 'text' }));
    const search = sent.find(({ text }) => text.startsWith('with "ranked"'));
    if (!search) throw new Error('no search was sent');
    const plan = await withConnection(t.deps.database, (connection) =>
      explain(connection, search, 'force_custom_plan'),
    );
    expect(plan).toMatch(/ on users \(actual rows=1 loops=26\)/);
  },
);
