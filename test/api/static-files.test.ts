import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import type { Asset } from '../../server/ssr/assets.ts';
import { ask as askServer, serve } from '../support/sockets.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

const t = await createTestApp();

const folder = join(projectRoot, 'dist/files');
const built = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
const served = built.filter((name) => t.assets.get(name));
const stylesheets = siteIds.map(
  (id) => t.assets.stylesheets(t.deps.siteRegistry.sites.get(id) as never)[1] as string,
);
const paths = [...served, ...stylesheets];

const port = await serve(t.app);
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askServer(port, path, {
    method,
    headers: { Host: 'nontrivial.example', 'Accept-Encoding': 'identity', ...headers },
  });

it('serves the files of the build except compressed variants', () => {
  expect(served.length).toBeGreaterThan(20);
  const left = built.filter((name) => !t.assets.get(name));
  expect(left.filter((name) => !/\.(?:br|gz)$/.test(name))).toEqual([]);
  expect(served.filter((name) => /\.(?:map|env|json|ts|tsx|br|gz)$/.test(name))).toEqual([]);
});

it('serves every file with its bytes, type and length', async () => {
  for (const path of served) {
    const reply = await ask(path);
    expect(reply.status, path).toBe(200);
    expect(reply.bytes.equals(readFileSync(join(folder, path))), path).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': (t.assets.get(path) as Asset).type,
      'content-length': String(reply.bytes.length),
      etag: expect.stringMatching(/^"[\w-]+"$/) as string,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers).not.toHaveProperty('content-encoding');
  }
});

it('caches hashed files forever, others for an hour', async () => {
  for (const path of paths) {
    const { headers } = await ask(path, {}, 'HEAD');
    expect(headers['cache-control'], path).toBe(
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
  }
  expect(paths.some((path) => !path.startsWith('/assets/'))).toBe(true);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('serves %s as the same file', async (encoding, decompress) => {
  const compressed = paths.filter((path) => t.assets.get(path)?.bodies[encoding]);
  expect(compressed.length).toBeGreaterThan(10);
  for (const path of compressed) {
    const [plain, packed] = [await ask(path), await ask(path, { 'Accept-Encoding': encoding })];
    expect(packed.headers, path).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(packed.bytes.length),
      vary: 'Accept-Encoding',
    });
    expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
    if (plain.bytes.length > 200) expect(packed.bytes.length).toBeLessThan(plain.bytes.length);
    expect(decompress(packed.bytes).equals(plain.bytes), path).toBe(true);
  }
});

it('serves every script and stylesheet compressed', () => {
  for (const path of paths.filter((name) => /\.(?:js|css)$/.test(name))) {
    // The smallest files stay uncompressed.
    const { bodies } = t.assets.get(path) as Asset;
    if (bodies.identity.length > 1_024) {
      expect([path, bodies.br !== undefined, bodies.gzip !== undefined]).toEqual([
        path,
        true,
        true,
      ]);
    }
  }
});

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0.5', 'br'],
  ['br;q=0.0', undefined],
  ['deflate', undefined],
  ['identity', undefined],
  ['', undefined],
  ['brotli', undefined],
  ['xgzip', undefined],
])('Accept-Encoding: "%s" is served as %s', async (accepted, encoding) => {
  const entry = t.assets.modules('home')[0] as string;
  const reply = await ask(entry, { 'Accept-Encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(encoding);
});

it('returns 304 without content for a current validator', async () => {
  for (const path of [t.assets.modules('home')[0] as string, '/favicon.ico', ...stylesheets]) {
    const { headers } = await ask(path);
    const etag = headers.etag as string;
    for (const validator of [etag, `W/${etag}`, `"other", ${etag}`, `"other",${etag},"third"`]) {
      for (const method of ['GET', 'HEAD']) {
        const reply = await ask(
          path,
          { 'If-None-Match': validator, 'Accept-Encoding': 'br' },
          method,
        );
        expect(reply.status, validator).toBe(304);
        expect(reply.bytes.length).toBe(0);
        expect(reply.headers).toMatchObject({
          etag,
          'cache-control': headers['cache-control'],
          vary: 'Accept-Encoding',
        });
        for (const name of ['content-type', 'content-encoding', 'content-length'])
          expect(reply.headers).not.toHaveProperty(name);
      }
    }
    for (const unknown of ['"other"', 'W/"other"', '""', etag.slice(1, -1)]) {
      expect((await ask(path, { 'If-None-Match': unknown })).status, unknown).toBe(200);
    }
  }
});

it('gives different files different ETags', () => {
  const tags = new Map<string, string>();
  for (const path of paths) {
    const { etag, bodies } = t.assets.get(path) as Asset;
    const bytes = bodies.identity.toString('latin1');
    expect(tags.get(etag) ?? bytes, `${path} has the ETag of another file`).toBe(bytes);
    tags.set(etag, bytes);
  }
});

it('serves the same files on every page host', async () => {
  const entry = t.assets.modules('home')[0] as string;
  for (const host of [
    'nontrivial.example',
    'www.statecraft.example',
    'localhost:3000',
    'unknown.test',
  ]) {
    const reply = await t.on(host).get(entry);
    expect(reply.status, host).toBe(200);
    expect(reply.type).toBe('text/javascript');
  }
});

it("accepts a query after a file's path, nothing else", async () => {
  const entry = t.assets.modules('home')[0] as string;
  expect((await ask(`${entry}?v=1`)).status).toBe(200);
  for (const path of [
    `${entry}/`,
    `${entry}.map`,
    `${entry}.br`,
    `${entry}.gz`,
    `/${entry}`,
    entry.toUpperCase(),
    entry.replace('/assets/', '/assets/./'),
    `${entry}%00`,
    `${entry}%20`,
  ]) {
    const reply = await t.on('nontrivial').get(path).redirects(0);
    expect([301, 400, 404], path).toContain(reply.status);
  }
});

it('serves every file that pages reference', async () => {
  for (const site of [...siteIds, 'unknown.test']) {
    const { text } = await t.on(site).get('/');
    const named = [...text.matchAll(/(?:src|href)="(\/(?:assets|fonts|sites)\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(5);
    for (const path of new Set(named)) expect(t.assets.get(path), path).toBeDefined();
  }
});

it('references no source map in scripts', async () => {
  for (const path of paths.filter((name) => name.endsWith('.js'))) {
    expect((await ask(path)).bytes.includes('sourceMappingURL'), path).toBe(false);
  }
});
