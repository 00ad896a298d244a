import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import { feedFiles } from '../../shared/paths.ts';
import { posts } from '../../server/db/schema.ts';
import { hotRank } from '../../server/domain/posts/ranking.ts';
import { setUpFeeds, formats } from '../support/feed-calls.ts';
import { startOfTest } from '../support/test-app.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';

const fixture = await setUpFeeds();
const { t, get, readText } = fixture;

const cacheControl = 'public, max-age=300';

describe('a conditional feed request', () => {
  const path = '/new/atom.xml';

  it.each(formats)('returns 304 to every form of the validator as %s', async (format) => {
    const path = `/new/${feedFiles[format]}`;
    const etag = (await get(path)).headers.etag as string;
    for (const validator of [
      etag,
      etag.slice(2),
      `"other", ${etag}`,
      `W/"other",${etag.slice(2)}`,
      '*',
    ]) {
      for (const method of ['get', 'head'] as const) {
        const response = await t.on('nontrivial')[method](path).set('If-None-Match', validator);
        expect([validator, response.status, response.text ?? '']).toEqual([validator, 304, '']);
        expect(response.headers.etag).toBe(etag);
        expect(response.headers['cache-control']).toBe(cacheControl);
        expect(response.headers['content-type']).toBeUndefined();
      }
    }
    for (const validator of ['"other"', etag.slice(3, -1), ''])
      expect((await get(path).set('If-None-Match', validator)).status).toBe(200);
  });

  it('returns the same bytes while nothing changes', async () => {
    const before = await get(path);
    t.clock.set(new Date(t.clock.now().getTime() + hourMs));
    const after = await get(path);
    t.clock.set(startOfTest);
    expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
  });

  it('changes only after votes that change the order', async () => {
    const readEtags = async () =>
      Object.fromEntries(
        await Promise.all(
          ['/new', '/top', '/hot'].map(async (list) => [
            list,
            (await get(`${list}/feed.xml`)).headers.etag as string,
          ]),
        ),
      );
    const vote = (id: string, score: number, createdAt: Date) =>
      t.deps.db
        .update(posts)
        .set({ score, hotScore: hotRank(score, createdAt) })
        .where(eq(posts.id, id));
    const before = await readEtags();
    await vote(fixture.link.id, 61, fixture.link.createdAt);
    await t.make.comment(fixture.link);
    expect(await readEtags()).toEqual(before);
    await vote(fixture.essay.id, 5_000, fixture.essay.createdAt);
    const after = await readEtags();
    expect(after['/new']).toBe(before['/new']);
    expect(after['/top']).not.toBe(before['/top']);
    expect(after['/hot']).not.toBe(before['/hot']);
    await vote(fixture.essay.id, 50, fixture.essay.createdAt);
  });

  it('changes after a new, edited or hidden post', async () => {
    const readEtag = async () => (await get(path)).headers.etag as string;
    const seen = [await readEtag()];
    const post = await t.make.post({
      title: 'News',
      url: null,
      text: 'First words',
      minutesAgo: 1,
    });
    seen.push(await readEtag());
    await t.deps.db
      .update(posts)
      .set({ renderedText: [['p', ['Better words']]], updatedAt: t.make.minutesAgo(0) })
      .where(eq(posts.id, post.id));
    seen.push(await readEtag());
    expect(await readText(path)).toContain('Better words');
    await t.deps.db.update(posts).set({ isHidden: true }).where(eq(posts.id, post.id));
    expect(await readEtag()).toBe(seen[0]);
    expect(new Set(seen).size).toBe(3);
  });
});

it.each(['br', 'gzip', 'identity'])(
  'a feed is encoded as %s with the same content',
  async (encoding) => {
    const plain = await t
      .on('nontrivial')
      .get('/new/feed.json')
      .set('Accept-Encoding', 'identity')
      .responseType('blob');
    const response = await t
      .on('nontrivial')
      .get('/new/feed.json')
      .set('Accept-Encoding', encoding)
      .responseType('blob');
    expect(response.headers['content-encoding']).toBe(
      encoding === 'identity' ? undefined : encoding,
    );
    expect(response.headers.etag).toBe(plain.headers.etag);
    const head = await t.on('nontrivial').head('/new/feed.json').set('Accept-Encoding', encoding);
    expect(head.headers['content-length']).toBe(response.headers['content-length']);
  },
);

it('HEAD of a feed matches the headers of GET', async () => {
  for (const path of ['/new/feed.xml', '/top/atom.xml', '/u/Ada/feed.json']) {
    const [whole, head] = [
      await get(path).set('Accept-Encoding', 'identity'),
      await t.on('nontrivial').head(path).set('Accept-Encoding', 'identity'),
    ];
    expect([head.status, head.text ?? '']).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'vary'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  }
});

it('feeds return 503, uncached, while the database is down', async () => {
  const v = await createVariant(t, { db: await downDatabase(t) });
  for (const path of ['/new/feed.xml', '/top/atom.xml', '/hot/feed.json', '/u/Ada/feed.xml']) {
    const response = await v.on('nontrivial').get(path).set('If-None-Match', '*');
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
  }
  expect((await v.on('nontrivial').get('/feed.xml')).status).toBe(301);
});
