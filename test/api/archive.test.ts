import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Issue, IssueList } from '#shared/contract/archive.ts';
import type { Landing } from '#shared/contract/newsletter.ts';
import type { Post } from '#shared/contract/posts.ts';
import { digestVariants, posts as postTable, summaries } from '../../server/db/schema.ts';
import { openIssue } from '../../server/domain/digests/issues.ts';
import { getPeriodDays, periodAt } from '../../server/domain/core/periods.ts';
import { renderVariants } from '../../server/domain/digests/render-variants.ts';
import { caller } from '../support/api-clients.ts';
import { expectError } from '../support/error-replies.ts';
import type { PostRow, UserRow } from '../support/factories.ts';
import { addArticle, addAudience, addIssue, addSummary } from '../support/issues.ts';
import { createTestApp, type SiteId } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;
const list = async (query = '', site: SiteId = 'nontrivial') =>
  (await t.on(site).get(`/api/newsletter/archive${query}`)).body as IssueList;
const readIssue = async (period: string, site: SiteId = 'nontrivial') =>
  (await t.on(site).get(`/api/newsletter/archive/${period}`)).body as Issue;
const getPeriods = ({ issues }: IssueList) => issues.map(({ period }) => period);
const ask = async (post: Pick<PostRow, 'slug'>, site: SiteId = 'nontrivial') =>
  (await t.on(site).get(`/api/posts/${post.slug}`)).body as Post;

/** One text just below and one above the minimum for an extract. */
const article =
  'The harbour of the old town was closed for the whole of the winter because of the ' +
  'storm. Engineers expect that the harbour opens again in the spring of next year.';

let posts: PostRow[];
beforeAll(async () => {
  const author = await t.make.user('nontrivial', { username: 'ada' });
  posts = [];
  for (let i = 0; i < 4; i += 1)
    posts.push(
      await t.make.post({
        by: author,
        title: `Story ${i}`,
        url: `https://s${i}.example/a`,
        score: 10 - i,
        minutesAgo: 2_000 + i,
      }),
    );
  await t.make.comment(posts[0] as PostRow, { by: author });
  await addArticle(t, posts[1] as PostRow, article);
  await addSummary(t, posts[0] as PostRow, 'A model said this of it.');
  await addSummary(t, posts[0] as PostRow, 'Un modelo dijo esto.', 'es');
  const overview = [
    { text: 'Two things happened.', posts: [posts[1]?.id ?? '', posts[0]?.id ?? ''] },
    { text: 'A third is said to have happened.', posts: [posts[2]?.id ?? ''] },
  ];
  await addIssue(t, 'nontrivial', '2026-11-18', posts.slice(0, 3), { summaryKind: 'ai', overview });
  await addIssue(t, 'nontrivial', '2026-11-19', [posts[3] as PostRow]);
  await addIssue(t, 'nontrivial', '2026-w46', posts.slice(0, 2), { issueState: 'sent' });
  await addIssue(t, 'nontrivial', '2026-11-20', posts.slice(0, 0), { state: 'waiting' });
  await addIssue(t, 'nontrivial', '2026-11-17', posts.slice(0, 0), { state: 'failed' });
  const { id } = await addIssue(t, 'nontrivial', '2026-11-16', posts.slice(0, 0), {
    promptKey: 'wish',
  });
  await addAudience(t, 'nontrivial', id, [posts[0] as PostRow], { language: 'de' });
  const other = await t.make.post({ site: 'statecraft', title: 'Elsewhere' });
  await addIssue(t, 'statecraft', '2026-11-18', [other]);
  await addIssue(t, 'statecraft', '2026-11-15', [other].slice(1));
});

describe('GET /api/newsletter/archive', () => {
  it('lists the written public issues of the site, newest first', async () => {
    expect(await list()).toEqual({
      hasNextPage: false,
      nextCursor: null,
      issues: [
        {
          period: '2026-11-19',
          frequency: 'daily',
          firstDay: '2026-11-19',
          lastDay: '2026-11-19',
          publishedAt: '2026-11-19T12:10:00.000Z',
          titles: ['Story 3'],
        },
        {
          period: '2026-11-18',
          frequency: 'daily',
          firstDay: '2026-11-18',
          lastDay: '2026-11-18',
          publishedAt: '2026-11-18T12:10:00.000Z',
          titles: ['Story 0', 'Story 1', 'Story 2'],
        },
        {
          period: '2026-w46',
          frequency: 'weekly',
          firstDay: '2026-11-09',
          lastDay: '2026-11-15',
          publishedAt: '2026-11-15T13:10:00.000Z',
          titles: ['Story 0', 'Story 1'],
        },
      ],
    });
    expect(getPeriods(await list('', 'statecraft'))).toEqual(['2026-11-18', '2026-11-15']);
    expect(getPeriods(await list('', 'default'))).toEqual([]);
  });

  it('filters by frequency', async () => {
    expect(getPeriods(await list('?frequency=weekly'))).toEqual(['2026-w46']);
    expect(getPeriods(await list('?frequency=daily'))).toEqual(['2026-11-19', '2026-11-18']);
    expectError(
      await t.on('nontrivial').get('/api/newsletter/archive?frequency=hourly'),
      'bad_request',
      ['frequency'],
    );
  });

  it('pages by cursor when daily and weekly issues end together', async () => {
    const createDate = (day: number) => new Date(Date.UTC(2026, 8, day));
    for (let day = 1; day <= 9; day += 1)
      await addIssue(t, 'default', `2026-09-0${day}`, [], { endsAt: createDate(day) });
    for (const [week, day] of [
      ['2026-w36', 3],
      ['2026-w37', 7],
    ] as const)
      await addIssue(t, 'default', week, [], { endsAt: createDate(day) });
    const all = [
      '2026-09-09',
      '2026-09-08',
      '2026-w37',
      '2026-09-07',
      '2026-09-06',
      '2026-09-05',
      '2026-09-04',
      '2026-w36',
      '2026-09-03',
      '2026-09-02',
      '2026-09-01',
    ];
    for (const limit of [1, 2, 3, 11, 25]) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page = await list(
          `?limit=${limit}${cursor === '' ? '' : `&cursor=${cursor}`}`,
          'default',
        );
        expect(page.issues.length).toBeLessThanOrEqual(limit);
        expect(page.hasNextPage).toBe(page.nextCursor !== null);
        seen.push(...getPeriods(page));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(all);
    }
    const first = await list('?limit=2&frequency=weekly', 'default');
    expect([getPeriods(first), first.nextCursor]).toEqual([['2026-w37', '2026-w36'], null]);
  });

  it.each([
    'nonsense',
    Buffer.from('["new",1,"x"]').toString('base64url'),
    Buffer.from('["archive","x","daily"]').toString('base64url'),
    Buffer.from('["archive",9e15,"daily"]').toString('base64url'),
  ])('refuses %s as a cursor', async (cursor) => {
    expectError(
      await t.on('nontrivial').get(`/api/newsletter/archive?cursor=${cursor}`),
      'bad_request',
      ['cursor'],
    );
  });
});

describe('GET /api/newsletter/archive/{period}', () => {
  it("returns the model's text with its cited, current posts", async () => {
    const issue = await readIssue('2026-11-18');
    expect(issue).toMatchObject({
      period: '2026-11-18',
      frequency: 'daily',
      kind: 'ai',
      publishedAt: '2026-11-18T12:10:00.000Z',
      overview: [
        { text: 'Two things happened.', places: [2, 1] },
        { text: 'A third is said to have happened.', places: [3] },
      ],
      before: null,
      after: {
        period: '2026-11-19',
        frequency: 'daily',
        firstDay: '2026-11-19',
        lastDay: '2026-11-19',
      },
    });
    expect(
      issue.items.map(({ post, summary }) => [post.title, post.score, post.commentCount, summary]),
    ).toEqual([
      ['Story 0', 10, 1, 'A model said this of it.'],
      ['Story 1', 9, 0, expect.stringContaining('The harbour of the old town was closed')],
      ['Story 2', 8, 0, null],
    ]);
  });

  it('returns extracts where no model wrote, despite later summaries', async () => {
    const issue = await readIssue('2026-w46');
    expect(issue).toMatchObject({
      kind: 'extract',
      frequency: 'weekly',
      firstDay: '2026-11-09',
      lastDay: '2026-11-15',
      overview: [],
      before: null,
      after: null,
    });
    expect(issue.items.map(({ summary }) => summary)).toEqual([
      null,
      expect.stringContaining('The harbour'),
    ]);
  });

  it('omits hidden posts and sentences about them', async () => {
    const [, second] = posts;
    await db
      .update(postTable)
      .set({ isHidden: true })
      .where(eq(postTable.id, second?.id ?? ''));
    const issue = await readIssue('2026-11-18');
    expect(issue.items.map(({ post }) => post.title)).toEqual(['Story 0', 'Story 2']);
    expect(issue.overview).toEqual([{ text: 'A third is said to have happened.', places: [2] }]);
    expect((await list()).issues[1]?.titles).toEqual(['Story 0', 'Story 2']);
    await db
      .update(postTable)
      .set({ isHidden: false })
      .where(eq(postTable.id, second?.id ?? ''));
  });

  it.each([
    '2026-11-20',
    '2026-11-17',
    '2026-11-16',
    '2026-11-15',
    '2026-w47',
    '2026-W46',
    '20261118',
    'zzzzzzzzzzzz',
    '2026-11-18%00',
    '2026-11-18x',
  ])('returns 404 for %s', async (period) => {
    const reply = await t.on('nontrivial').get(`/api/newsletter/archive/${period}`);
    if (period.includes('%00')) expect([400, 404]).toContain(reply.status);
    else expectError(reply, 'not_found');
  });

  it('belongs to its site', async () => {
    expect(
      (await readIssue('2026-11-18', 'statecraft')).items.map(({ post }) => post.title),
    ).toEqual(['Elsewhere']);
    expect((await readIssue('2026-11-15', 'statecraft')).after?.period).toBe('2026-11-18');
    expectError(await t.on('default').get('/api/newsletter/archive/2026-11-18'), 'not_found');
  });
});

it('returns the first and last day of a period', () => {
  expect([
    getPeriodDays('2026-11-21'),
    getPeriodDays('2026-w47'),
    getPeriodDays('2026-w01'),
    getPeriodDays('2026-w53'),
  ]).toEqual([
    { firstDay: '2026-11-21', lastDay: '2026-11-21' },
    { firstDay: '2026-11-16', lastDay: '2026-11-22' },
    { firstDay: '2025-12-29', lastDay: '2026-01-04' },
    { firstDay: '2026-12-28', lastDay: '2027-01-03' },
  ]);
});

describe('a post', () => {
  it('returns its English summary and its public issues', async () => {
    expect(await ask(posts[0] as PostRow)).toMatchObject({
      summary: 'A model said this of it.',
      issues: [
        { period: '2026-11-18', frequency: 'daily' },
        { period: '2026-w46', frequency: 'weekly' },
      ],
    });
    expect(await ask(posts[2] as PostRow)).toMatchObject({
      summary: null,
      issues: [{ period: '2026-11-18' }],
    });
  });

  it('omits issues that are unwritten or did not include it', async () => {
    const [first, second] = [
      await t.make.post({ title: 'Left out' }),
      await t.make.post({ title: 'In time' }),
    ];
    const { id } = await addIssue(t, 'nontrivial', '2026-10-01', [first, second], {
      state: 'waiting',
    });
    expect([await ask(first), await ask(second)]).toMatchObject([
      { summary: null, issues: [] },
      { summary: null, issues: [] },
    ]);
    await db
      .update(digestVariants)
      .set({ state: 'ready', postIds: [second.id] })
      .where(eq(digestVariants.issueId, id));
    expect([(await ask(first)).issues, (await ask(second)).issues]).toEqual([
      [],
      [{ period: '2026-10-01', frequency: 'daily' }],
    ]);
  });

  it('drops its summary when link or text changes', async () => {
    const me = await caller(t, 'nontrivial');
    const readAppearances = async (post: PostRow) =>
      (await db.select().from(summaries).where(eq(summaries.postId, post.id))).length;
    const linked = await t.make.post({ by: me.user as UserRow, text: 'Words.', minutesAgo: 5 });
    const written = await t.make.post({
      by: me.user as UserRow,
      url: null,
      text: 'Words.',
      minutesAgo: 5,
    });
    for (const post of [linked, written]) await addSummary(t, post, 'What was said of it.');
    const change = (post: PostRow, body: object) => me.call('PATCH', `/api/posts/${post.id}`, body);
    expect(
      (await change(linked, { title: 'Another title', text: 'Other words.' })).body,
    ).toMatchObject({ summary: 'What was said of it.', issues: [] });
    expect((await change(written, { title: 'Yet another title' })).body).toMatchObject({
      summary: 'What was said of it.',
    });
    expect((await change(linked, { url: 'https://elsewhere.example/new' })).body).toMatchObject({
      summary: null,
    });
    expect((await change(written, { text: 'Other words.' })).body).toMatchObject({ summary: null });
    expect([await readAppearances(linked), await readAppearances(written)]).toEqual([0, 0]);
  });
});

it('lists a written issue at once and refreshes cached pages', async () => {
  const site = t.deps.siteRegistry.sites.get('default');
  if (!site) throw new Error('no site');
  const author = await t.make.user('default');
  const stories: PostRow[] = [];
  for (let i = 0; i < 3; i += 1)
    stories.push(
      await t.make.post({
        by: author,
        title: `Fresh ${i}`,
        url: `https://f${i}.example/`,
        minutesAgo: 3 + i,
        score: 5 - i,
        text: article,
      }),
    );
  const now = t.clock.now();
  const issue = await openIssue(t.deps, site, periodAt('daily', site.timeZone, now), now, {
    until: now,
  });
  expectError(await t.on('default').get(`/api/newsletter/archive/${issue.period}`), 'not_found');
  const before = t.deps.contentVersions.get('default');
  await renderVariants(t.deps);
  expect(t.deps.contentVersions.get('default')).not.toBe(before);
  const { items, kind, overview } = await readIssue(issue.period, 'default');
  expect(kind).toBe('extract');
  expect(items.map(({ post, summary }) => [post.title, summary?.slice(0, 11)])).toEqual(
    stories.map(({ title }) => [title, 'The harbour']),
  );
  for (const { places: positions } of overview)
    expect(positions.every((position) => position >= 1 && position <= 3)).toBe(true);
  expect((await ask(stories[0] as PostRow, 'default')).issues).toEqual([
    { period: issue.period, frequency: 'daily' },
  ]);
});

it('shows the last issue in its language on landing pages', async () => {
  const readSample = async (path: string, site: SiteId = 'statecraft') =>
    ((await t.on(site).get(`/api/newsletter${path}`)).body as Landing).sample;
  const stories = [0, 1, 2, 3].map((i) =>
    t.make.post({ site: 'statecraft', title: `Treaty ${i}`, minutesAgo: 50 }),
  );
  const treaties = await Promise.all(stories);
  const overview = [
    { text: 'A treaty was signed.', posts: [treaties[0]?.id ?? ''] },
    { text: 'So was another.', posts: [treaties[3]?.id ?? ''] },
  ];
  const { id } = await addIssue(t, 'statecraft', '2026-11-19', treaties, {
    summaryKind: 'ai',
    overview,
  });
  const expected = {
    dateline: 'Statecraft Daily · November 19, 2026',
    label: 'Summary generated by AI',
    overview: ['A treaty was signed.', 'So was another.'],
    kind: 'ai',
    posts: treaties.slice(0, 3).map(({ slug, title }) => ({ slug, title })),
  };
  expect(await readSample('')).toEqual(expected);
  expect(await readSample('/industries/energy')).toEqual(expected);
  expect(await readSample('/languages/it')).toEqual(expected);
  expect(await readSample('/languages/fr')).toBeNull();
  await addAudience(t, 'statecraft', id, treaties.slice(2), {
    language: 'fr',
    overview: [{ text: 'Un traité a été signé.', posts: [treaties[2]?.id ?? ''] }],
  });
  await addAudience(t, 'statecraft', id, treaties, {
    language: 'de',
    promptKey: 'wish',
    overview: [{ text: 'Ein Wunsch.', posts: [] }],
  });
  expect(await readSample('/languages/fr')).toMatchObject({
    dateline: expect.stringContaining('19 novembre 2026') as string,
    overview: ['Un traité a été signé.'],
    posts: [{ title: 'Treaty 2' }, { title: 'Treaty 3' }],
  });
  expect(await readSample('/languages/de')).toBeNull();
  await db
    .update(postTable)
    .set({ isHidden: true })
    .where(eq(postTable.id, treaties[0]?.id ?? ''));
  expect((await readSample(''))?.overview).toEqual(['So was another.']);
});
