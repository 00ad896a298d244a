import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loadPack } from '#shared/texts/packs.ts';
import type { Landing } from '#shared/contract/newsletter.ts';
import type { Post } from '#shared/contract/posts.ts';
import { digestVariants, posts as postTable, summaries } from '../../server/db/schema.ts';
import { openIssue } from '../../server/domain/digests/issues/issues.ts';
import { periodAt } from '../../server/domain/subscriptions/periods.ts';
import { renderVariants } from '../../server/domain/digests/delivery/render-variants.ts';
import { caller } from '../support/api-clients.ts';
import { setUpArchive, article } from '../support/archive-calls.ts';
import { expectError } from '../support/error-replies.ts';
import type { PostRow, UserRow } from '../support/factories.ts';
import { addAudience, addIssue, addSummary, createEntry } from '../support/issues.ts';
import { type SiteId } from '../support/test-app.ts';

const fr = await loadPack('fr');

const fixture = await setUpArchive();
const { t, db, readIssue } = fixture;

const ask = async (post: Pick<PostRow, 'slug'>, site: SiteId = 'nontrivial') =>
  (await t.on(site).get(`/api/posts/${post.slug}`)).body as Post;

describe('a post', () => {
  it('returns its English summary and its public issues', async () => {
    expect(await ask(fixture.posts[0] as PostRow)).toMatchObject({
      summary: 'A model said this of it.',
      issues: [
        { period: '2026-11-18', frequency: 'daily' },
        { period: '2026-w46', frequency: 'weekly' },
      ],
    });
    expect(await ask(fixture.posts[2] as PostRow)).toMatchObject({
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

it('lists a written issue at once, and keeps cached pages', async () => {
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
  const issue = await openIssue(t.deps, site, periodAt('daily', site, now), now, {
    until: now,
  });
  expectError(await t.on('default').get(`/api/newsletter/archive/${issue.period}`), 'not_found');
  const before = t.deps.contentVersions.get('default');
  await renderVariants(t.deps);
  expect(t.deps.contentVersions.get('default')).toBe(before);
  const { items, kind, overview } = await readIssue(issue.period, 'default');
  expect(kind).toBe('extract');
  expect(items.map(({ post, sentences }) => [post.title, sentences[0]?.text.slice(0, 11)])).toEqual(
    stories.map(({ title }) => [title, 'The harbour']),
  );
  for (const { places: positions } of overview)
    expect(positions.every((position) => position >= 1 && position <= 3)).toBe(true);
  expect((await ask(stories[0] as PostRow, 'default')).issues).toEqual([
    { period: issue.period, frequency: 'daily' },
  ]);
  const renderAgain = (columns: { renderedAt?: null }) =>
    db
      .update(digestVariants)
      .set({ state: 'waiting', ...columns })
      .where(and(eq(digestVariants.siteId, 'default'), eq(digestVariants.issueId, issue.id)));
  // Pages show the first version, so another one replaces them.
  await renderAgain({});
  await renderVariants(t.deps);
  const afterEdit = t.deps.contentVersions.get('default');
  expect(afterEdit).not.toBe(before);
  // A shared cache is only told by a change.
  await renderAgain({ renderedAt: null });
  await renderVariants({
    ...t.deps,
    contentVersions: { ...t.deps.contentVersions, hasCdn: true },
  });
  expect(t.deps.contentVersions.get('default')).not.toBe(afterEdit);
});

it('shows the latest issue on landing pages, translated if possible', async () => {
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
    entries: treaties.map((post, i) =>
      createEntry(post, 'ai', ...(i === 0 ? ['Both sides agreed.', 'It took a year.'] : [])),
    ),
  });
  const expected = {
    dateline: 'Thursday, 19 November 2026',
    label: 'Written and checked by AI. Every sentence links to its source.',
    overview: ['A treaty was signed.', 'So was another.'].map((text) => ({
      text,
      language: 'en',
      dir: 'ltr',
    })),
    kind: 'ai',
    posts: treaties.slice(0, 3).map(({ slug, title }, i) => ({
      slug,
      title,
      language: null,
      domain: expect.any(String) as string,
      sentence: i === 0 ? { text: 'Both sides agreed.', language: 'en', dir: 'ltr' } : null,
    })),
  };
  expect(await readSample('')).toEqual(expected);
  expect(await readSample('/industries/energy')).toEqual(expected);
  expect(await readSample('/languages/it')).toEqual(expected);
  expect(await readSample('/languages/fr')).toEqual({
    ...expected,
    dateline: expect.stringContaining('19 novembre 2026') as string,
    label: fr.mail.digest.labels.ai,
  });
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
    overview: [{ text: 'Un traité a été signé.', language: null, dir: 'ltr' }],
    posts: [{ title: 'Treaty 2' }, { title: 'Treaty 3' }],
  });
  expect((await readSample('/languages/de'))?.overview).toEqual(expected.overview);
  await db
    .update(postTable)
    .set({ isHidden: true })
    .where(eq(postTable.id, treaties[0]?.id ?? ''));
  expect((await readSample(''))?.overview.map(({ text }) => text)).toEqual(['So was another.']);
});
