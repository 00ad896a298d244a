import { get, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import { render as renderLimits } from '#shared/limits.ts';
import { listen } from '../../server/http/listen.ts';
import { createHttpServer } from '../../server/http/server.ts';
import type { Renderer } from '../../server/ssr/render.tsx';
import { createVariant } from '../support/app-variant.ts';
import { readHtml } from '../support/html.ts';
import { createTestApp } from '../support/test-app.ts';

// Pages whose data is late, in parts.
const t = await createTestApp();
const by = await t.make.user();
const post = await t.make.post({ title: 'A slow discussion', by });
const comment = await t.make.comment(post, { by, text: 'The late comment.' });
const path = `/post/${post.slug}`;

const lateMs = 1_000;
/** When the status of the last page was known: its post was loaded. */
let knownAt = 0;
let answer: (real: () => Promise<unknown>) => Promise<unknown> = (real) => sleep(lateMs).then(real);

const late = new Set([
  'GET /api/posts/{id}/comments',
  'GET /api/posts',
  'GET /api/newsletter/issues',
]);
const slow =
  (real: Renderer): Renderer =>
  (request, signal) => {
    const api = (async (key: string, ...rest: unknown[]) => {
      const call = () => (request.api as (...args: unknown[]) => Promise<unknown>)(key, ...rest);
      if (late.has(key)) return answer(call);
      const reply = await call();
      knownAt = performance.now();
      return reply;
    }) as unknown as Api;
    return real({ ...request, api }, signal);
  };
const v = await createVariant(
  t,
  { config: { ...t.deps.config, pageCacheBytes: 1e7 } },
  slow,
);
const server = createHttpServer(v.app, () => false);
const port = await listen(server, 0, '127.0.0.1');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Streamed = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The part of the page that came first. */
  first: string;
  /** Milliseconds from the status to the first byte, and to the last. */
  firstMs: number;
  lastMs: number;
};

function read(url: string, encoding = 'identity', headers = {}): Promise<Streamed> {
  return new Promise((resolve, reject) => {
    get(
      {
        port,
        path: url,
        headers: { Host: 'nontrivial.example', 'Accept-Encoding': encoding, ...headers },
      },
      (res) => {
        let text = '';
        let first = '';
        let firstMs = 0;
        const body =
          encoding === 'br'
            ? res.pipe(createBrotliDecompress())
            : encoding === 'gzip'
              ? res.pipe(createGunzip())
              : res;
        body.setEncoding('utf8').on('data', (part: string) => {
          if (first === '') firstMs = performance.now() - knownAt;
          if (performance.now() - knownAt < lateMs / 2) first += part;
          text += part;
        });
        body.on('error', reject).on('end', () =>
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            text,
            first,
            firstMs,
            lastMs: performance.now() - knownAt,
          }),
        );
      },
    ).on('error', reject);
  });
}

describe('a post whose comments take a second', () => {
  it.each(['identity', 'br', 'gzip'])('sends its head at once (%s)', async (encoding) => {
    const page = await read(`${path}?sort=old&n=${encoding}`, encoding);
    expect(page.status).toBe(200);
    expect(page.firstMs).toBeLessThan(50);
    expect(page.lastMs).toBeGreaterThan(lateMs - 50);
    expect(page.first).toContain('A slow discussion</title>');
    expect(page.first).toContain('<header');
    expect(page.first).toContain('<article');
    expect(page.first).not.toContain('The late comment.');
    expect(page.text).toContain('The late comment.');
    console.log(page.headers, page.text.slice(-3000));
  });
});
void comment; void ApiError; void renderLimits; void readHtml;
