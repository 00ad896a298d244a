import { get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import { render as renderLimits } from '#shared/limits.ts';
import { listen } from '../../server/http/listen.ts';
import { createHttpServer } from '../../server/http/server.ts';
import type { Renderer } from '../../server/ssr/render.tsx';
import { createVariant, type Variant } from '../support/app-variant.ts';
import { readHtml } from '../support/html.ts';
import { createTestApp } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';

// Pages whose data is late are sent in parts.
const t = await createTestApp();
const by = await t.make.user('nontrivial', { username: 'Slow_reader' });
const post = await t.make.post({ title: 'A slow discussion', by });
await t.make.comment(post, { by, text: 'The late comment.' });
const path = `/post/${post.slug}`;

const lateMs = 1_000;
const late = [
  'GET /api/posts/{id}/comments',
  'GET /api/posts',
  'GET /api/search/comments',
  'GET /api/search/users',
  'GET /api/newsletter/archive',
];
type Call = () => Promise<unknown>;
/** What happens to calls for late data. */
const takeASecond = async (call: Call) => (await Promise.all([call(), sleep(lateMs)]))[0];
const fail = () => sleep(100).then(() => Promise.reject(new Error('The comments are gone.')));
let answer: (call: Call) => Promise<unknown> = takeASecond;
afterEach(() => void (answer = takeASecond));

let rendered = 0;
/** When the data that decides on the status was there, by request. */
const knownAt = new Map<string, number>();
/** The requests whose late data was there. */
const answered = new Set<string>();
const slow =
  (real: Renderer): Renderer =>
  (request, signal) => {
    rendered += 1;
    const call = request.api as unknown as (...args: unknown[]) => Promise<unknown>;
    const api = async (key: string, ...args: unknown[]) => {
      if (late.includes(key))
        return answer(() => call(key, ...args)).finally(() => answered.add(request.requestId));
      const reply = await call(key, ...args);
      knownAt.set(request.requestId, performance.now());
      return reply;
    };
    return real({ ...request, api: api as unknown as Api }, signal);
  };
const uncached = await createVariant(t, {}, slow);
const cached = await createVariant(
  t,
  { config: { ...t.deps.config, pageCacheBytes: 10_000_000 } },
  slow,
);

async function serve({ app }: Variant): Promise<number> {
  const server = createHttpServer(app, () => false);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server, 0, '127.0.0.1');
}
const port = await serve(uncached);
const cachedPort = await serve(cached);

type Reply = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** What came before its late data was there. */
  first: string;
  lastMs: number;
};

/** Returns the milliseconds from the status of a page to its first byte, and leaves. */
function readFirst(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path: url, headers: { Host: 'nontrivial.example' } }, (res) => {
      res
        .on('error', () => undefined)
        .once('data', () => {
          resolve(performance.now() - (knownAt.get(String(res.headers['x-request-id'])) ?? 0));
          request.destroy();
        });
    });
    request.on('error', reject);
  });
}

function read(on: number, url: string, headers: Record<string, string> = {}): Promise<Reply> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get({ port: on, path: url, headers: { Host: 'nontrivial.example', ...headers } }, (res) => {
      let text = '';
      let first = '';
      const encoding = res.headers['content-encoding'];
      const body =
        encoding === 'br'
          ? res.pipe(createBrotliDecompress())
          : encoding === 'gzip'
            ? res.pipe(createGunzip())
            : res;
      body.setEncoding('utf8').on('data', (part: string) => {
        if (!answered.has(String(res.headers['x-request-id']))) first += part;
        text += part;
      });
      res.on('error', reject);
      body.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          text,
          first,
          lastMs: performance.now() - start,
        }),
      );
    }).on('error', reject);
  });
}

// The first rendering compiles React.
beforeAll(async () => {
  answer = (call) => call();
  for (let n = 0; n < 5; n += 1) await read(port, path);
  answer = takeASecond;
});

describe('a page whose data takes a second', () => {
  it.each(['identity', 'br', 'gzip'])('sends its head at once (%s)', async (encoding) => {
    const page = await read(port, path, { 'Accept-Encoding': encoding });
    expect(page.status).toBe(200);
    expect(page.lastMs).toBeGreaterThan(lateMs);
    expect(page.first).toMatch(/<title>A slow discussion[^]*<header[^]*<article/);
    expect(page.first).not.toContain('The late comment.');
    expect(page.text).toContain('The late comment.');
    expect(page.headers['content-length']).toBeUndefined();
    expect(page.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
  });

  it('sends its first byte within 50 ms of its status', async () => {
    // Other programs may delay most of them.
    const times: number[] = [];
    await until('one is not delayed', async () => {
      times.push(await readFirst(path));
      return Math.min(...times) < 50;
    });
  });

  it.each([
    ['/search?q=slow', '1 post'],
    ['/search?q=late&in=comments', 'comment.'],
    ['/search?q=slow&in=people', 'Slow_reader'],
    ['/newsletter/archive', 'No issues yet'],
  ])('%s sends its head before its content', async (url, content) => {
    const page = await read(port, url);
    expect(page.first).toMatch(/<title>[^]*<header[^]*<h1/);
    expect(page.first).not.toContain('<footer');
    expect(page.text.slice(page.first.length)).toContain(content);
  });

  it('has the bytes of a page whose data is ready', async () => {
    for (const url of [path, '/search?q=slow', '/newsletter/archive', '/new']) {
      const { text } = await t.on('nontrivial').get(url);
      expect((await read(port, url)).text).toBe(text);
      expect(text).not.toMatch(/<template|\$RC|hidden id="S:/);
      expect(text).toMatch(/<\/footer>[^]*<\/body><\/html>$/);
    }
  });

  it('names its comments to the browser and to search engines', async () => {
    const page = readHtml((await read(port, path)).text);
    expect(JSON.stringify(page.state.queries)).toContain('The late comment.');
    expect(page.element('script[type="application/ld+json"]').textContent).toContain(
      'The late comment.',
    );
  });

  it('is cached on the way', async () => {
    const before = rendered;
    const [first, follower] = await Promise.all([
      read(cachedPort, path),
      sleep(200).then(() => read(cachedPort, path)),
    ]);
    const later = await read(cachedPort, path);
    expect(first.headers.etag).toBeUndefined();
    expect(follower.headers.etag).toBe(later.headers.etag);
    expect(rendered).toBe(before + 1);
    expect(later.lastMs).toBeLessThan(lateMs / 2);
    expect(Number(later.headers['content-length'])).toBe(Buffer.byteLength(first.text));
    expect([follower.text, later.text]).toEqual([first.text, first.text]);
    const fresh = await read(cachedPort, path, { 'If-None-Match': String(later.headers.etag) });
    expect(fresh.status).toBe(304);
  });

  it('is rendered to its end for a reader who leaves', async () => {
    const url = `${path}?sort=new`;
    const before = rendered;
    await new Promise<void>((resolve) => {
      const request = get(
        { port: cachedPort, path: url, headers: { Host: 'nontrivial.example' } },
        (res) => res.once('data', () => request.destroy()).on('error', () => undefined),
      );
      request.on('error', () => undefined).on('close', () => resolve());
    });
    await sleep(lateMs);
    await until('it is cached', async () => (await read(cachedPort, url)).lastMs < lateMs / 2);
    expect(rendered).toBe(before + 1);
  });

  it('is sent whole to those who ask for its length or validator', async () => {
    const head = await cached.on('nontrivial').head(`${path}?sort=old`);
    const page = await cached.on('nontrivial').get(`${path}?sort=old`).set('If-None-Match', '"x"');
    expect(head.headers.etag).toBe(page.headers.etag);
    expect(page.headers.etag).toBeDefined();
  });
});

describe('a page whose data fails after its head', () => {
  const failed = () => t.log.filter(({ event }) => event === 'render_failed').length;

  it('ends with the error screen in place', async () => {
    answer = fail;
    const before = failed();
    const { status, headers, text } = await read(port, path);
    expect(status).toBe(200);
    const page = readHtml(text);
    expect(page.text('article h1')).toBe('A slow discussion');
    expect(page.all('h1').map((heading) => heading.textContent)).toContain('Something went wrong!');
    expect(page.text('main pre')).toContain(headers['x-request-id']);
    expect(page.attribute('main meta[name="robots"]', 'content')).toBe('noindex');
    expect(text).not.toContain('The comments are gone.');
    expect(text).toMatch(/<\/footer>[^]*<\/body><\/html>$/);
    expect(page.state.loaderData.post).toEqual({ state: 'ok' });
    expect(failed()).toBe(before + 1);
    const line = t.log.findLast(
      ({ event, requestId }) => event === 'request' && requestId === headers['x-request-id'],
    );
    expect(line).toMatchObject({ level: 'warn', status: 200 });
  });

  it('is not cached', async () => {
    answer = fail;
    const other = await t.make.post({ title: 'Another discussion', by });
    await read(cachedPort, `/post/${other.slug}`);
    answer = (call) => call();
    const { text } = await read(cachedPort, `/post/${other.slug}`);
    expect(text).not.toContain('Something went wrong!');
  });

  it.each([
    ['HEAD', {}],
    ['GET', { 'If-None-Match': '"x"' }],
  ] as const)('has status 503 where the whole was awaited (%s)', async (method, headers) => {
    answer = fail;
    const request = uncached.on('nontrivial');
    const reply = await (method === 'HEAD' ? request.head(path) : request.get(path)).set(headers);
    expect(reply.status).toBe(503);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-robots-tag']).toBe('noindex');
  });

  it('has status 503 if it fails at once', async () => {
    answer = () => Promise.reject(new ApiError(503, 'unavailable', 'No database.'));
    for (const url of [path, '/search?q=slow', '/newsletter/archive'])
      expect((await read(port, url)).status).toBe(503);
  });

  it('ends at its time limit', async () => {
    const { lateTimeoutMs } = renderLimits;
    renderLimits.lateTimeoutMs = 300;
    answer = () => new Promise(() => undefined);
    const { text, lastMs } = await read(port, path).finally(
      () => void (renderLimits.lateTimeoutMs = lateTimeoutMs),
    );
    expect(lastMs).toBeGreaterThan(300);
    expect(readHtml(text).text('article h1')).toBe('A slow discussion');
    expect(text).toContain('Something went wrong!');
    expect(readHtml(text).rawState).not.toBe('');
  });
});
