import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { digestVariants, posts as postTable } from '../../server/db/schema.ts';
import { setTitle } from '#client/lib/typography.ts';
import { toSentenceId } from '../../server/email/sentence-id.ts';
import { hostile } from '../support/xss.ts';
import { getAttribute, readHtml, getText, type Element } from '../support/html.ts';
import { htmlErrors } from '../support/html-errors.ts';
import type { PostRow } from '../support/factories.ts';
import { addAudience, addIssue, createEntry } from '../support/issues.ts';
import { readUrlset } from '../support/sitemap-schema.ts';
import { setUpArchivePages } from '../support/archive-pages.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';

const fixture = await setUpArchivePages();
const { t, read, posts } = fixture;

it('lists issues newest first with their titles', async () => {
  const page = await read('/newsletter/archive');
  expect(page.text('h1')).toBe('Past issues');
  expect(page.all('#issues h2').map(getText)).toEqual(['November 2026']);
  expect(page.hrefs('#issues h3 a')).toEqual([
    '/newsletter/archive/2026-11-20',
    '/newsletter/archive/2026-11-19',
    '/newsletter/archive/2026-11-18',
    '/newsletter/archive/2026-w46',
  ]);
  const [second, weekly] = [2, 4].map((place) => page.element(`#issues li:nth-child(${place})`));
  expect(second && getText(second)).toBe(
    'Story 0 & moreThursday, 19 November 2026Story 1 & moreStory 2 & more',
  );
  expect(weekly && getText(weekly)).toContain('Week of 9–15 November 2026');
  expect(page.hrefs('main a')).toContain('/newsletter');
});

it('describes an empty archive', async () => {
  expect((await read('/newsletter/archive', 'default')).text('main')).toContain('No issues yet.');
});

it('pages through a long archive', async () => {
  for (let day = 1; day <= 27; day += 1)
    await addIssue(t, 'statecraft', `2026-10-${String(day).padStart(2, '0')}`, []);
  const first = await read('/newsletter/archive', 'statecraft');
  expect(first.all('#issues li')).toHaveLength(25);
  const [more = ''] = first.hrefs('a[rel="next"]');
  const second = await read(more, 'statecraft');
  expect(second.all('#issues h3 a').map(getText)).toEqual([
    'Friday, 2 October 2026',
    'Thursday, 1 October 2026',
  ]);
  expect(second.hrefs('link[rel="canonical"]')).toEqual([`https://statecraft.example${more}`]);
});

describe('an issue', () => {
  it('opens the passage of each sentence without JavaScript', async () => {
    const page = await read('/newsletter/archive/2026-11-19');
    const [first] = posts as [PostRow];
    expect(page.text('h1')).toBe('1. Story 0 & more');
    expect(getText(page.all('main article > p')[0] as Element)).toBe('Thursday, 19 November 2026');
    const entry = page.element(`#entry-${first.id}`);
    const [sentence] = entry.querySelectorAll('div[id]');
    if (!sentence) throw new Error('no sentence can be linked to');
    const text = 'A model said <this> of it.';
    expect(getAttribute(sentence, 'id')).toBe(toSentenceId({ text, posts: [first.id] }));
    const [mark] = sentence.querySelectorAll('details > summary');
    expect(mark && getText(mark)).toBe(text);
    const [passage] = sentence.querySelectorAll('details blockquote');
    expect(passage && getText(passage)).toBe(`As the source has it: ${text}`);
    const [link] = sentence.querySelectorAll('details a');
    expect([link && getText(link), link && getAttribute(link, 'href')]).toEqual([
      'In the source',
      'https://s0.example/a#:~:text=As%20the%20source%20has%20it%3A%20' +
        'A%20model%20said%20%3Cthis%3E%20of%20it.',
    ]);
    expect(link && getAttribute(link, 'rel')).toBe('ugc noopener');
    expect(page.text('main')).toContain('Written and checked by AI · Published 19 November 2026');
  });

  it('leads to entries, articles and discussions', async () => {
    const page = await read('/newsletter/archive/2026-11-19');
    expect(page.text('main')).toContain('Two things happened. [2] [1] Then a third. [4]');
    const places = page
      .all('main article > div > div > a')
      .map((link) => [getText(link), getAttribute(link, 'href')]);
    expect(places).toEqual(
      [2, 1, 4].map((place) => [`[${place}]`, `#entry-${posts[place - 1]?.id}`]),
    );
    expect(page.all('main ol li[id] h1, main ol li[id] h2').map(getText)).toEqual(
      posts.map(({ title }, i) => `${i + 1}. ${title}`),
    );
    expect(page.hrefs('main ol li[id] h1 a, main ol li[id] h2 a')).toEqual(
      posts.map(({ url, slug }) => url ?? `/post/${slug}`),
    );
    expect(page.all('main p.facts').map(getText)[0]).toMatch(
      /^s0\.example\d+ November 2026Discuss$/,
    );
    expect(page.hrefs('main p.facts a').slice(0, 2)).toEqual([
      '/search?q=domain:s0.example',
      `/post/${posts[0]?.slug}#comments`,
    ]);
    expect([page.hrefs('main nav a[rel="prev"]'), page.hrefs('main nav a[rel="next"]')]).toEqual([
      ['/newsletter/archive/2026-11-18'],
      ['/newsletter/archive/2026-11-20'],
    ]);
    expect(page.hrefs('main a')).toContain('/newsletter/archive');
    // The form to subscribe comes after the third of four stories.
    const entries = page.all('main ol > li').filter((entry) => !entry.closest('aside'));
    expect(entries.map((entry) => entry.querySelectorAll('form').length)).toEqual(
      posts.flatMap((_, i) => (i === 2 ? [0, 1] : [0])),
    );
    expect(page.attribute('main form', 'action')).toBe('/newsletter');
  });

  it('says once who made the sentences, and where others did', async () => {
    const one = await t.make.post({ site: 'default' });
    const two = await t.make.post({ site: 'default' });
    const three = await t.make.post({ site: 'default' });
    await addIssue(t, 'default', '2026-w45', [one, two, three], {
      summaryKind: 'selected',
      overview: [{ text: 'Chosen.', posts: [two.id], kind: 'selected' }],
      entries: [
        createEntry(one, 'extract', 'Copied.'),
        createEntry(two, 'note', 'An editor says so.'),
        {
          post: three.id,
          sentences: [
            createEntry(three, 'ai', 'New.'),
            createEntry(three, 'extract', 'Old.'),
          ].flatMap(({ sentences }) => sentences),
        },
      ],
    });
    const page = await read('/newsletter/archive/2026-w45', 'default');
    expect(getText(page.all('main article > p')[0] as Element)).toBe('2–8 November 2026');
    const facts = page.all('main p.facts').map(getText);
    expect(facts[0]).toMatch(/exampleExcerpt\d/);
    expect(facts[1]).toMatch(/exampleWritten by the editor\d/);
    expect(facts[2]).toMatch(/exampleWritten and checked by AI · Excerpt\d/);
    expect(page.text('main').split('selected by AI')).toHaveLength(2);
  });

  it('is described as an article in JSON-LD', async () => {
    const [structuredData] = (
      JSON.parse(
        (await read('/newsletter/archive/2026-11-19')).element('script[type="application/ld+json"]')
          .textContent,
      ) as { '@graph': Record<string, unknown>[] }
    )['@graph'];
    expect(structuredData).toMatchObject({
      '@type': 'NewsArticle',
      url: 'https://nontrivial.example/newsletter/archive/2026-11-19',
      headline: 'Digest of 19 November 2026',
      datePublished: '2026-11-19T12:10:00.000Z',
      author: { name: t.deps.siteRegistry.sites.get('nontrivial')?.theme.seo.organizationName },
    });
  });

  it('without remaining posts says so', async () => {
    const post = await t.make.post({ site: 'default', title: 'Regretted' });
    await addIssue(t, 'default', '2026-11-19', [post], {
      overview: [{ text: 'Regretted words.', posts: [post.id] }],
    });
    await t.deps.db.update(postTable).set({ isHidden: true }).where(eq(postTable.id, post.id));
    const page = await read('/newsletter/archive/2026-11-19', 'default');
    expect(page.text('main')).toContain('The posts in this issue have been removed.');
    expect(page.text('main')).not.toContain('Regretted');
  });

  it('escapes text of users and models', async () => {
    for (let from = 0; from < hostile.length; from += 10) {
      const titles = hostile.slice(from, from + 10);
      const by = await t.make.user('statecraft');
      const createdPosts: PostRow[] = [];
      for (const title of titles) createdPosts.push(await t.make.post({ by, title }));
      const period = `2026-08-${String(1 + from / 10).padStart(2, '0')}`;
      await addIssue(t, 'statecraft', period, createdPosts, {
        summaryKind: 'ai',
        overview: titles.map((text, i) => ({ text, posts: [createdPosts[i]?.id ?? ''] })),
        entries: createdPosts.map((post, i) => createEntry(post, 'ai', titles[i] ?? '')),
      });
      const { text } = await t.on('statecraft').get(`/newsletter/archive/${period}`);
      expect(await htmlErrors(text)).toEqual([]);
      const page = readHtml(text);
      expect(page.all('main ol h1 a, main ol h2 a').map(getText)).toEqual(titles.map(setTitle));
      expect(page.all('main script, main img, main iframe')).toHaveLength(0);
      const own = createdPosts.map(({ url }) => url ?? '');
      for (const href of page.hrefs('main a'))
        if (!own.some((url) => url !== '' && href.startsWith(url)))
          expect(href).toMatch(/^(?:\/(?!\/)|#)/);
    }
  });
});

it('reports failed archive pages during a database outage', async () => {
  const outage = await createVariant(t, { db: await downDatabase(t) });
  for (const path of ['/newsletter/archive', '/newsletter/archive/2026-11-19']) {
    const { status, text } = await outage.on('nontrivial').get(path);
    expect(status).toBe(503);
    expect(readHtml(text).text('main')).toContain('This page couldn’t be loaded.');
  }
});

it('caches an archive page until its content changes', async () => {
  const cachedApp = await createVariant(t, {
    config: { ...t.deps.config, pageCacheBytes: 1_000_000 },
  });
  const path = '/newsletter/archive/2026-11-20';
  await cachedApp.on('nontrivial').get(path);
  const before = await cachedApp.on('nontrivial').get(path);
  expect([before.headers['cache-control'], before.headers.etag]).toEqual([
    'public, max-age=0, must-revalidate',
    expect.any(String),
  ]);
  expect(
    (
      await cachedApp
        .on('nontrivial')
        .get(path)
        .set('If-None-Match', before.headers.etag as string)
    ).status,
  ).toBe(304);
  expect(before.headers['x-robots-tag']).toBeUndefined();
});

it('links a post to its issues and summary', async () => {
  const page = await read(`/post/${posts[0]?.slug}`);
  expect(page.text('main article')).toContain('AI summary A model said <this> of it.');
  expect(page.text('main aside')).toContain('In the digest19 November 20269–15 November 2026');
  const second = await read(`/post/${posts[2]?.slug}`);
  expect(second.text('main article')).not.toContain('AI summary');
  expect(
    second.hrefs('main aside a').filter((href) => href.startsWith('/newsletter/archive/')),
  ).toEqual(['/newsletter/archive/2026-11-19']);
  const other = await t.make.post({ title: 'In none' });
  expect((await read(`/post/${other.slug}`)).text('main article')).not.toMatch(/digest|AI summary/);
});

it('shows the latest issue on the newsletter page', async () => {
  const page = await read('/newsletter');
  const main = page.text('main');
  expect(main).toContain('From the latest issue');
  expect(main).not.toContain('The first issue goes out');
  expect(main).toContain('Friday, 20 November 2026');
  expect(page.hrefs('main a')).toEqual(
    expect.arrayContaining([`/post/${fixture.last.slug}`, '/newsletter/archive']),
  );
  const [issue] = await t.deps.db
    .select({ id: digestVariants.issueId })
    .from(digestVariants)
    .limit(1);
  await addAudience(t, 'nontrivial', issue?.id ?? '', posts.slice(0, 1), {
    language: 'ar',
    summaryKind: 'ai',
    overview: [{ text: 'وقع أمران.', posts: [] }],
  });
  const arabic = await read('/newsletter/languages/ar');
  expect(arabic.text('main')).toContain('وقع أمران.');
  expect(arabic.hrefs('main a')).not.toContain('/newsletter/archive');
  const empty = await read('/newsletter', 'default');
  expect(empty.text('main')).toContain('The first issue goes out');
  expect(empty.hrefs('main a')).not.toContain('/newsletter/archive');
});

it('excludes archive pages from the sitemap', async () => {
  expect(
    readUrlset((await t.on('nontrivial').get('/sitemap.xml')).text, 'nontrivial.example').filter(
      ({ loc }) => loc.includes('archive'),
    ),
  ).toEqual([]);
});
