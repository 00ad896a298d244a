import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { hourMs } from '#shared/durations.ts';
import { posts } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import type { PostRow } from '../support/factories.ts';
import { stableHeaders } from '../support/stable-headers.ts';
import { setUpSitemap, files, whole, staticPaths } from '../support/sitemap-calls.ts';
import { ask, serve } from '../support/sockets.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';

const { t, listed, findPaths } = await setUpSitemap();

const port = await serve(t.app);

const edit = ({ id }: PostRow) =>
  t.deps.db
    .update(posts)
    .set({ updatedAt: sql`${posts.updatedAt} + interval '1 second'` })
    .where(eq(posts.id, id));

it.each(files)('%s returns 304 to its validator until it changes', async (path) => {
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
  await edit(post);
  await t.deps.contentVersions.bump('nontrivial');
  const later = await ask(port, path, { headers: { ...headers, 'If-None-Match': etag } });
  expect(later.status).toBe(path === '/api/sitemap-static.xml' ? 304 : 200);
});

describe('a file of posts', () => {
  const path = '/api/sitemap-posts.xml';
  const read = async (encoding = 'gzip') =>
    (await t.on('nontrivial').get(path).set('Accept-Encoding', encoding)).text;

  it('is read again only after a change', async () => {
    const first = await read();
    await edit(listed[0] as PostRow);
    expect(await read()).toBe(first);
    expect(await read('identity')).toBe(first);
    await t.deps.contentVersions.bump('nontrivial');
    expect(await read()).not.toBe(first);
  });

  it('is read again after an hour', async () => {
    const first = await read();
    await edit(listed[0] as PostRow);
    t.clock.set(new Date(t.clock.now().getTime() + hourMs));
    expect(await read()).not.toBe(first);
  });
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
    // It would be stored with the reply.
    expect(get?.headers).not.toHaveProperty('ratelimit');
    expect([head?.status, stableHeaders(head?.headers ?? {})]).toEqual([
      200,
      stableHeaders(get?.headers ?? {}),
    ]);
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

  it('static pages are listed and post pages return 503', async () => {
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
