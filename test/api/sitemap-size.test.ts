import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import { sites } from '../../server/db/schema.ts';
import { readPostFile, type SitemapUrl } from '../../server/domain/posts/sitemap.ts';
import { ctxOfSite } from '../support/ctx.ts';
import { expectError } from '../support/error-replies.ts';
import { addPosts } from '../support/database-rows.ts';
import { isFullRun } from '../support/full-run.ts';
import { staticPaths, whole } from '../support/sitemap-calls.ts';
import { readIndex, readUrlset } from '../support/sitemap-schema.ts';
import { createTestApp } from '../support/test-app.ts';

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

describe.runIf(isFullRun)('a site with 100,001 posts', async () => {
  const large = await createTestApp();
  const { db } = large.deps;
  beforeAll(async () => {
    // Indexes of lists and search would take most of the time.
    for (const name of [
      'posts_words',
      'posts_trigrams',
      'posts_hot',
      'posts_top',
      'posts_user',
      'posts_domain',
    ])
      await db.execute(sql.raw(`drop index if exists ${name}`));
    await large.make.user('nontrivial', { id: 'writer' });
    // A hundred posts share a time; their ids, which then decide, run in reverse.
    await db.execute(sql`insert into posts (site_id, id, slug, user_id, title, hot_score,
      top_window,
      created_at, updated_at)
      select 'nontrivial', 'p' || (900000 - i), 'p' || i, 'writer', 'T', 0, 4,
        timestamptz '2020-01-01' + i / 100 * interval '1 minute', timestamptz '2026-01-01'
      from generate_series(1, 100001) i`);
    await db.execute(sql`insert into posts (site_id, id, slug, user_id, title, hot_score,
      top_window,
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
    await db.execute(sql`insert into posts (site_id, id, slug, user_id, title, hot_score,
      top_window,
      created_at)
      values ('nontrivial', 'new', 'p777777', 'writer', 'T', 0, 0, timestamptz '2026-11-21')`);
    await db.execute(
      sql`update posts set is_hidden = true where site_id = 'nontrivial' and slug = 'p5'`,
    );
    await large.deps.contentVersions.bump('nontrivial');
    try {
      expect(await ask(3)).toEqual([expect.any(Number), 777_777]);
      const first = await ask(1);
      expect([first.length, first.includes(5)]).toEqual([49_999, false]);
      expect(await ask(2)).toEqual(before);
      large.clock.set(new Date(large.clock.now().getTime() + hourMs));
      const anew = await ask(1);
      expect([anew.length, anew.at(-1)]).toEqual([50_000, before[0]]);
      expect(await ask(3)).toEqual([777_777]);
    } finally {
      await db.execute(sql`delete from posts where id = 'new'`);
      await db.execute(sql`update posts set is_hidden = false where slug = 'p5'`);
      await large.deps.contentVersions.bump('nontrivial');
      large.clock.set(new Date(large.clock.now().getTime() + hourMs));
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
