import { eq, sql } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { posts, sites } from '../../server/db/schema.ts';
import { readPostFile, staticUrls, type SitemapUrl } from '../../server/domain/posts/sitemap.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { expectError } from '../support/error-replies.ts';
import type { PostRow } from '../support/factories.ts';
import { hostile } from '../support/xss.ts';
import { getAttribute, readHtml } from '../support/html.ts';
import { addPosts } from '../support/database-rows.ts';
import { readIndex, readUrlset } from '../support/sitemap-schema.ts';
import { ask, serve } from '../support/sockets.ts';
import { createTestApp, siteIds, type SiteId } from '../support/test-app.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';

// nontrivial has some posts, statecraft two, default none.
const t = await createTestApp();
const port = await serve(t.app);
const getDomain = (id: SiteId) =>
  (t.deps.siteRegistry.sites.get(id) ?? t.deps.siteRegistry.unknown).theme.seo.canonicalDomain;
const whole = ['/sitemap.xml', '/api/sitemap/xml'] as const;
const files = [...whole, '/api/sitemap-static.xml', '/api/sitemap-posts.xml'] as const;
const staticPaths = staticUrls({ locale: 'en_US' }).map(({ path }) => path);

const listed: PostRow[] = [];
beforeAll(async () => {
  const author = await t.make.user('nontrivial');
  for (const [i, title] of [
    'Plain words',
    `Tom & Jerry's <b>"quoted"</b> ]]> title`,
    'Größe 日本語 😀',
    hostile[0] ?? '',
  ].entries()) {
    listed.push(await t.make.post({ by: author, title, minutesAgo: 10 + i }));
  }
  await t.make.post({ by: author, title: 'Hidden away', isHidden: true });
  await t.make.post({ by: author, title: 'Taken back', deletedAt: t.clock.now() });
  await t.make.post({ site: 'statecraft', title: 'Of statecraft' });
  await t.make.post({ site: 'statecraft', title: 'Of statecraft too' });
});

const findPaths = (xml: string, site: SiteId) =>
  readUrlset(xml, getDomain(site)).map(({ loc }) => loc.replace(`https://${getDomain(site)}`, ''));

describe.each(whole)('%s', (path) => {
  it('lists public pages and posts of the site, newest first', async () => {
    const { status, headers, text } = await t.on('nontrivial').get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(findPaths(text, 'nontrivial')).toEqual([
      ...staticPaths,
      ...listed.map(({ slug }) => `/post/${slug}`),
    ]);
    expect(text).not.toMatch(/hidden-away|taken-back|of-statecraft/);
  });

  it('states frequency, priority, language and date of changes', async () => {
    const changed = new Date('2026-11-20T12:34:56.789Z');
    await t.deps.db
      .update(posts)
      .set({ updatedAt: changed })
      .where(eq(posts.id, listed[0]?.id ?? ''));
    const urls = readUrlset((await t.on('nontrivial').get(path)).text, getDomain('nontrivial'));
    const inOneLanguage = urls.filter(({ loc }) => !loc.includes('/newsletter/languages'));
    for (const { loc, alternates } of inOneLanguage) expect(alternates).toEqual({ 'en-US': loc });
    expect(urls).toHaveLength(inOneLanguage.length + 11);
    expect(
      inOneLanguage
        .filter(({ loc }) => !loc.includes('/newsletter/'))
        .slice(0, 6)
        .map(({ changefreq, priority, lastmod }) => [changefreq, priority, lastmod]),
    ).toEqual([
      ['daily', '1', undefined],
      ['monthly', '0.8', undefined],
      ['monthly', '0.7', undefined],
      ['yearly', '0.3', undefined],
      ['yearly', '0.3', undefined],
      ['weekly', '0.7', changed.toISOString()],
    ]);
  });

  it('lists no post where there is none', async () => {
    expect(findPaths((await t.on('default').get(path)).text, 'default')).toEqual(staticPaths);
  });

  it.each([
    ['nontrivial.example', 'nontrivial'],
    ['www.nontrivial.example', 'nontrivial'],
    ['statecraft.example:8080', 'statecraft'],
    ['nontrivial.localhost:3000', 'nontrivial'],
    ['localhost:3000', 'default'],
    ['127.0.0.1:3000', 'default'],
    ['default.localhost', 'default'],
  ] as const)('on %s is that of %s, with canonical URLs', async (host, site) => {
    const { headers, text } = await t.on(host).get(path);
    expect(text).toBe((await t.on(site).get(path)).text);
    expect(findPaths(text, site).length).toBeGreaterThanOrEqual(5);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    ['www.my-nontrivial-test.example', 'nontrivial'],
    ['NONTRIVIAL.unknown.test', 'nontrivial'],
    ['staging-statecraft.example', 'statecraft'],
    ['nontrivial.statecraft.test', 'statecraft'],
    ['unknown.test', 'statecraft'],
    ['default.test', 'statecraft'],
  ] as const)("on %s, an unknown host, is %s's, uncached", async (host, site) => {
    const { status, headers, text } = await t.on(host).get(path);
    expect(status).toBe(200);
    expect(text).toBe((await t.on(site).get(path)).text);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  });
});

it('lists only canonical, indexable pages that answer 200', async () => {
  for (const site of siteIds) {
    const { text } = await t.on(site).get('/sitemap.xml');
    for (const { loc } of readUrlset(text, getDomain(site))) {
      const page = await t
        .on(site)
        .get(loc.slice(`https://${getDomain(site)}`.length))
        .redirects(0);
      expect(page.status, loc).toBe(200);
      expect(page.headers['x-robots-tag']).toBeUndefined();
      const html = readHtml(page.text);
      // Industry pages with few posts are listed although they are noindex.
      const hidden = html
        .all('meta[name="robots"]')
        .filter((meta) => getAttribute(meta, 'content')?.includes('noindex'));
      if (!loc.includes('/newsletter/industries/')) expect(hidden).toEqual([]);
      expect(html.hrefs('link[rel="canonical"]')).toEqual([loc]);
    }
  }
});

it('lists exactly the specified pages', async () => {
  const { text } = await t.on('nontrivial').get('/api/sitemap-static.xml');
  expect(findPaths(text, 'nontrivial')).toEqual(staticPaths);
});

it('escapes an unusual slug that resolves', async () => {
  const author = await t.make.user('default');
  const post = await t.make.post({ by: author });
  const slug = `it's "a&b" <c> ]]> größe-${post.id}`;
  await t.deps.db.update(posts).set({ slug }).where(eq(posts.id, post.id));
  try {
    for (const path of files) {
      const { text } = await t.on('default').get(path);
      const locs = readUrlset(text, getDomain('default')).map(({ loc }) => loc);
      if (path === '/api/sitemap-static.xml') continue;
      const loc = locs.find((url) => url.includes(post.id)) ?? '';
      expect(decodeURIComponent(new URL(loc).pathname)).toBe(`/post/${slug}`);
      expect((await t.on('default').get(new URL(loc).pathname)).status).toBe(200);
    }
  } finally {
    await t.deps.db.delete(posts).where(eq(posts.id, post.id));
    await t.deps.db.update(sites).set({ postCount: 0 }).where(eq(sites.id, 'default'));
  }
});

it('equals the sum of its two parts', async () => {
  const [all, fixed, rest] = await Promise.all(
    ['/sitemap.xml', '/api/sitemap-static.xml', '/api/sitemap-posts.xml'].map(async (path) =>
      readUrlset((await t.on('nontrivial').get(path)).text, getDomain('nontrivial')),
    ),
  );
  expect(fixed?.map(({ loc }) => new URL(loc).pathname)).toEqual(staticPaths);
  expect([...(fixed ?? []), ...(rest ?? []).toReversed()]).toEqual(all);
});

it('is valid without posts', async () => {
  expect(findPaths((await t.on('default').get('/api/sitemap-posts.xml')).text, 'default')).toEqual([
    paths.home,
  ]);
});

it.each(files)('%s answers 304 to its validator until it changes', async (path) => {
  const headers = { Host: 'nontrivial.example', 'Accept-Encoding': 'gzip' };
  const first = await ask(port, path, { headers });
  expect([first.status, first.headers['content-encoding'], first.headers.vary]).toEqual([
    200,
    'gzip',
    expect.stringContaining('Accept-Encoding'),
  ]);
  const etag = first.headers.etag as string;
  for (const method of ['GET', 'HEAD']) {
    const again = await ask(port, path, {
      method,
      headers: { ...headers, 'If-None-Match': etag },
    });
    expect([
      again.status,
      again.bytes.length,
      again.headers.etag,
      again.headers['cache-control'],
    ]).toEqual([304, 0, etag, 'public, max-age=3600']);
  }
  const post = listed[1] as PostRow;
  await t.deps.db
    .update(posts)
    .set({ updatedAt: sql`${posts.updatedAt} + interval '1 second'` })
    .where(eq(posts.id, post.id));
  const later = await ask(port, path, { headers: { ...headers, 'If-None-Match': etag } });
  expect(later.status).toBe(path === '/api/sitemap-static.xml' ? 304 : 200);
});

it.each(files)('HEAD of %s matches the headers of GET', async (path) => {
  for (const [Host, encoding] of [
    ['nontrivial.example', 'identity'],
    ['nontrivial.example', 'deflate'],
    ['unknown.test', 'br'],
  ] as const) {
    const headers = { Host, 'Accept-Encoding': encoding };
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => ask(port, path, { method, headers })),
    );
    const { date: _, 'x-request-id': __, ...rest } = get?.headers ?? {};
    const { date: ___, 'x-request-id': ____, ...same } = head?.headers ?? {};
    expect([head?.status, same]).toEqual([200, rest]);
    expect(head?.bytes.length).toBe(0);
    expect(get?.headers['content-length']).toBe(String(get?.bytes.length));
  }
});

it.each(files)('%s answers writes with 405, or 421 when unknown', async (path) => {
  for (const method of ['post', 'put', 'patch', 'delete'] as const) {
    const answer = await t.on('nontrivial')[method](path);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    if (path.startsWith('/api')) expectError(answer, 'method_not_allowed');
    expect((await t.on('unknown.test')[method](path)).status).toBe(
      path.startsWith('/api') ? 421 : 405,
    );
  }
});

it('is under /api on the API hosts and port', async () => {
  const { text } = await t.on('nontrivial').get('/api/sitemap/xml');
  for (const [app, host] of [
    [t.app, 'api.nontrivial.example'],
    [t.apiApp, 'nontrivial.localhost:3001'],
  ] as const) {
    const answer = await supertest(app).get('/api/sitemap/xml').set('Host', host);
    expect([answer.status, answer.text]).toEqual([200, text]);
    for (const path of files.slice(2))
      expect((await supertest(app).get(path).set('Host', host)).status).toBe(200);
    expectError(await supertest(app).get('/sitemap.xml').set('Host', host), 'not_found');
  }
});

it.each([
  '/api/sitemap',
  '/api/sitemap/',
  '/api/sitemap/xml/',
  '/api/Sitemap/xml',
  '/api/sitemap-pages.xml',
  '/api/sitemap-posts',
])('GET %s returns 404', async (path) => {
  expectError(await t.on('nontrivial').get(path), 'not_found');
});

it('ignores unknown parameters', async () => {
  for (const path of files)
    expect((await t.on('nontrivial').get(`${path}?utm_source=x&limit=1`)).text).toBe(
      (await t.on('nontrivial').get(path)).text,
    );
});

it('returns 404 past the last page, 400 for invalid pages', async () => {
  const page = (query: string) => t.on('nontrivial').get(`/api/sitemap-posts.xml?${query}`);
  expect((await page('page=1')).text).toBe(
    (await t.on('nontrivial').get('/api/sitemap-posts.xml')).text,
  );
  for (const past of ['2', '3', '999999']) expectError(await page(`page=${past}`), 'not_found');
  for (const wrong of [
    '0',
    '-1',
    '1.5',
    '01',
    '1e3',
    '',
    'x',
    '1%20',
    '１',
    '9999999',
    'null',
    '__proto__',
  ])
    expectError(await page(`page=${wrong}`), 'bad_request', ['page']);
  expectError(await page('page=1&page=2'), 'bad_request', ['page']);
});

describe('while the database is down', async () => {
  const v = await createVariant(t);
  const down = await downDatabase(t);
  beforeEach(() => {
    v.deps.db = down;
    t.log.length = 0;
  });

  it.each(whole)('%s is served without posts, logged and uncached', async (path) => {
    const { status, headers, text } = await v.on('nontrivial').get(path);
    expect(status).toBe(200);
    expect(findPaths(text, 'nontrivial')).toEqual(staticPaths);
    expect(headers['cache-control']).toBe('no-store');
    const lines = t.log.filter((line) => line.requestId === headers['x-request-id']);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          level: 'warn',
          site: 'nontrivial',
          msg: 'posts for the sitemap could not be read',
        }),
      ]),
    );
    expect((await v.on('unknown.test').get(path)).headers['cache-control']).toBe(
      'private, no-store',
    );
  });

  it('static pages are listed and post pages answer 503', async () => {
    const fixed = await v.on('nontrivial').get('/api/sitemap-static.xml');
    expect([fixed.status, fixed.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    const answer = await v.on('nontrivial').get('/api/sitemap-posts.xml');
    expectError(answer, 'unavailable');
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  });

  it('is complete with the first request after recovery', async () => {
    expect(findPaths((await v.on('nontrivial').get('/sitemap.xml')).text, 'nontrivial')).toEqual(
      staticPaths,
    );
    v.deps.db = t.deps.db;
    const { headers, text } = await v.on('nontrivial').get('/sitemap.xml');
    expect(findPaths(text, 'nontrivial')).toHaveLength(staticPaths.length + listed.length);
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });
});

it('omits posts after an unexpected failure and logs it', async () => {
  await t.deps.db.execute('alter table posts rename to elsewhere');
  try {
    const { status, headers, text } = await t.on('nontrivial').get('/sitemap.xml');
    expect([status, headers['cache-control'], findPaths(text, 'nontrivial')]).toEqual([
      200,
      'no-store',
      staticPaths,
    ]);
    const { level } =
      t.log.find(
        ({ requestId, msg }) => requestId === headers['x-request-id'] && msg !== 'request',
      ) ?? {};
    expect(level).toBe('error');
  } finally {
    await t.deps.db.execute('alter table elsewhere rename to posts');
  }
});

describe('a site with 1,000 posts', async () => {
  const bigSite = await createTestApp();
  const author = await bigSite.make.user('nontrivial');
  const times = Array.from({ length: 1_000 }, (_, i) => ({
    createdAt: bigSite.make.minutesAgo(i),
  }));
  await addPosts(bigSite, author, times);
  await bigSite.make.post({ by: author, isHidden: true });

  it('has one sitemap, and an index with one post more', async () => {
    const ask = async (path: string) => (await bigSite.on('nontrivial').get(path)).text;
    const urls = readUrlset(await ask('/sitemap.xml'), 'nontrivial.example');
    expect(urls).toHaveLength(staticPaths.length + 1_000);
    const newest = await bigSite.make.post({ by: author, title: 'One more' });
    for (const path of whole) {
      const answer = await bigSite.on('nontrivial').get(path);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      });
      expect(readIndex(answer.text, 'nontrivial.example')).toEqual([
        'https://nontrivial.example/api/sitemap-static.xml',
        'https://nontrivial.example/api/sitemap-posts.xml',
      ]);
    }
    const parts = [
      await ask('/api/sitemap-static.xml'),
      await ask('/api/sitemap-posts.xml'),
    ].flatMap((xml) => readUrlset(xml, 'nontrivial.example'));
    expect(parts.map(({ loc }) => loc).toSorted()).toEqual(
      [...urls.map(({ loc }) => loc), `https://nontrivial.example/post/${newest.slug}`].toSorted(),
    );
    const other = await bigSite.on('statecraft').get('/sitemap.xml');
    expect(readUrlset(other.text, 'statecraft.example')).toHaveLength(staticPaths.length);
  });
});

describe('a site with 100,001 posts', async () => {
  const large = await createTestApp();
  const { db } = large.deps;
  beforeAll(async () => {
    // Indexes of lists and search would take most of the time.
    for (const name of [
      'posts_search',
      'posts_trigrams',
      'posts_hot',
      'posts_top',
      'posts_user',
      'posts_domain',
    ])
      await db.execute(sql.raw(`drop index if exists ${name}`));
    await large.make.user('nontrivial', { id: 'writer' });
    // A hundred posts share a time; their ids, which then decide, run in reverse.
    await db.execute(sql`insert into posts (site_id, id, slug, user_id, title, hot_score, top_window,
      created_at, updated_at)
      select 'nontrivial', 'p' || (900000 - i), 'p' || i, 'writer', 'T', 0, 4,
        timestamptz '2020-01-01' + i / 100 * interval '1 minute', timestamptz '2026-01-01'
      from generate_series(1, 100001) i`);
    await db.execute(sql`insert into posts (site_id, id, slug, user_id, title, hot_score, top_window,
      created_at, is_hidden)
      select 'nontrivial', 'h' || i, 'hidden' || i, 'writer', 'T', 0, 4,
        timestamptz '2020-01-01' + i * interval '1 minute', true from generate_series(1, 500) i`);
    await db.update(sites).set({ postCount: 100_001 }).where(eq(sites.id, 'nontrivial'));
    await db.execute('analyze posts');
  });
  const getPath = (page: number) => `/api/sitemap-posts.xml?page=${page}`;
  const findNumbers = (xml: string) =>
    [...xml.matchAll(/<loc>https:\/\/nontrivial\.example\/post\/p(\d+)<\/loc>/g)].map(([, i]) =>
      Number(i),
    );

  it('has an index of three complete, valid files', async () => {
    const index = readIndex(
      (await large.on('nontrivial').get('/sitemap.xml')).text,
      'nontrivial.example',
    );
    expect(index.map((url) => url.replace('https://nontrivial.example', ''))).toEqual([
      '/api/sitemap-static.xml',
      getPath(1),
      getPath(2),
      getPath(3),
    ]);
    const answers = await Promise.all(
      [1, 2, 3].map((page) => large.on('nontrivial').get(getPath(page))),
    );
    const numbers = answers.map(({ text }) => findNumbers(text));
    expect(numbers.map((list) => list.length)).toEqual([50_000, 50_000, 1]);
    expect(new Set(numbers.flat()).size).toBe(100_001);
    expect(
      numbers
        .flat()
        .every(
          (i, at, all) => at === 0 || Math.floor(i / 100) >= Math.floor((all[at - 1] ?? 0) / 100),
        ),
    ).toBe(true);
    expect(readUrlset(answers[1]?.text ?? '', 'nontrivial.example')).toHaveLength(50_000);
    expect(answers.some(({ text }) => text.includes('hidden'))).toBe(false);
    expectError(await large.on('nontrivial').get(getPath(4)), 'not_found');
    expect(
      (await large.on('nontrivial').get('/api/sitemap-posts.xml')).text === answers[0]?.text,
    ).toBe(true);
  });

  it('lists new posts at once and refreshes boundaries hourly', async () => {
    const ask = async (page: number) =>
      findNumbers((await large.on('nontrivial').get(getPath(page))).text);
    const before = await ask(2);
    await db.execute(sql`insert into posts (site_id, id, slug, user_id, title, hot_score, top_window,
      created_at)
      values ('nontrivial', 'new', 'p777777', 'writer', 'T', 0, 0, timestamptz '2026-11-21')`);
    await db.execute(
      sql`update posts set is_hidden = true where site_id = 'nontrivial' and slug = 'p5'`,
    );
    try {
      expect(await ask(3)).toEqual([expect.any(Number), 777_777]);
      const first = await ask(1);
      expect([first.length, first.includes(5)]).toEqual([49_999, false]);
      expect(await ask(2)).toEqual(before);
      large.clock.set(new Date(large.clock.now().getTime() + 3_600_000));
      const anew = await ask(1);
      expect([anew.length, anew.at(-1)]).toEqual([50_000, before[0]]);
      expect(await ask(3)).toEqual([777_777]);
    } finally {
      await db.execute(sql`delete from posts where id = 'new'`);
      await db.execute(sql`update posts set is_hidden = false where slug = 'p5'`);
      large.clock.set(new Date(large.clock.now().getTime() + 3_600_000));
    }
  });

  it('renders a file once for concurrent requests', async () => {
    const driver = large.deps.database.driver as unknown as {
      query: (...args: unknown[]) => unknown;
    };
    const { query } = driver;
    let pieces = 0;
    driver.query = (...args) => {
      const [first] = args;
      if (/"slug"/.test(typeof first === 'string' ? first : (first as { text: string }).text))
        pieces += 1;
      return query.apply(driver, args);
    };
    try {
      const responses = await Promise.all(
        [1, 2].map(() => large.on('nontrivial').get(getPath(2)).set('Accept-Encoding', 'identity')),
      );
      expect(responses.map(({ status, text }) => [status, findNumbers(text).length])).toEqual([
        [200, 50_000],
        [200, 50_000],
      ]);
      expect(pieces).toBe(10);
    } finally {
      driver.query = query;
    }
  });

  it('reads files by index ranges and counts once', async () => {
    const driver = large.deps.database.driver as unknown as {
      query: (...args: unknown[]) => unknown;
    };
    const { query } = driver;
    // The first values per statement: the short rest of a file may be sorted.
    const sent = new Map<string, unknown[]>();
    driver.query = (...args) => {
      const [first, second] = args;
      const text = typeof first === 'string' ? first : (first as { text: string }).text;
      if (!sent.has(text)) sent.set(text, second as unknown[]);
      return query.apply(driver, args);
    };
    const pieces: SitemapUrl[][] = [];
    try {
      for await (const piece of readPostFile(ctxOfSite(large, 'nontrivial'), 2)) pieces.push(piece);
    } finally {
      driver.query = query;
    }
    expect(pieces.map((piece) => piece.length)).toEqual(Array.from({ length: 10 }, () => 5_000));
    const plans = [];
    for (const [text, values] of sent) {
      const args = values.map(
        (value) => `'${value instanceof Date ? value.toISOString() : String(value)}'`,
      );
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        const plan = await db.transaction(async (tx) => {
          await tx.execute(sql.raw(`set local plan_cache_mode = ${mode}`));
          await tx.execute(sql.raw(`prepare asked as ${text}`));
          const { rows } = (await tx.execute(
            sql.raw(`explain (costs off) execute asked(${args.join(', ')})`),
          )) as unknown as { rows: Record<string, string>[] };
          await tx.execute(sql.raw('deallocate asked'));
          return rows.map((row) => row['QUERY PLAN']).join('\n');
        });
        plans.push({ counts: /\boffset\b/.test(text), plan });
      }
    }
    expect(plans.map(({ counts }) => counts).toSorted()).toEqual([false, false, true, true]);
    for (const { counts, plan } of plans) {
      expect(plan).toMatch(
        counts ? /Index Only Scan Backward using posts_new/ : /Index Scan Backward using posts_new/,
      );
      expect(plan).toMatch(/Index Cond: .*ROW\(created_at, id\) > ROW/);
      expect(plan).not.toMatch(/\bSort\b|Seq Scan|Filter/);
    }
  });
});
