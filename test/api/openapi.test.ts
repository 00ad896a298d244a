import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { eq } from 'drizzle-orm';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import type { OpenApi } from '../../server/api/openapi-types.ts';
import { sites } from '../../server/db/schema.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { expectError } from '../support/error-replies.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';

const t = await createTestApp();
const documentPath = '/api/openapi.json';
const readDocument = async (host = 'nontrivial') =>
  (await t.on(host).get(documentPath)).body as OpenApi;

it.each(['nontrivial', 'statecraft', 'unknown.test'])(
  'GET /api/openapi.json on %s passes the linter',
  async (host) => {
    const { text, headers, status } = await t.on(host).get(documentPath);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const config = await createConfig({ extends: ['recommended'] });
    const lint = async (source: string) =>
      (await lintFromString({ source, config })).map(
        ({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`,
      );
    expect(await lint(text)).toEqual([]);
    expect(
      await lint(text.replace(/"operationId": "[^"]+"/, '"operationId": 7')),
      'it would say something',
    ).not.toEqual([]);
  },
);

it('names the API and its version', async () => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  for (const site of siteIds) {
    const { openapi, info } = await readDocument(site);
    const { name } = t.deps.siteRegistry.sites.get(site)?.public ?? {};
    expect(openapi).toMatch(/^3\.1\.\d$/);
    expect(info).toMatchObject({ title: `${name} API`, version });
    for (const fact of [
      'host',
      '`cursor`',
      '`nextCursor`',
      '`ErrorReply`',
      'ISO 8601',
      '`X-Request-Id`',
    ])
      expect(info.description).toContain(fact);
  }
});

it.each([
  ['nontrivial.example', 'https://api.nontrivial.example', 'https://nontrivial.example'],
  ['www.nontrivial.example', 'https://api.nontrivial.example', 'https://nontrivial.example'],
  ['api.nontrivial.example', 'https://api.nontrivial.example', 'https://nontrivial.example'],
  ['API.Statecraft.Example.:443', 'https://api.statecraft.example', 'https://statecraft.example'],
  ['localhost:3000', 'http://localhost:3001', 'http://localhost:3000'],
  [
    'nontrivial.localhost:3000',
    'http://nontrivial.localhost:3001',
    'http://nontrivial.localhost:3000',
  ],
  ['127.0.0.1:3000', 'http://127.0.0.1:3001', 'http://127.0.0.1:3000'],
  ['unknown.test', 'http://unknown.test', 'http://unknown.test'],
  ['Unknown.Test:8080', 'http://unknown.test:8080', 'http://unknown.test:8080'],
  ['unknown.test/"><script>', 'https://broadsheet.example', 'https://broadsheet.example'],
])("on %s names %s as the API's server", async (host, api, site) => {
  const { servers, info } = await readDocument(host);
  expect(servers).toEqual([{ url: api }]);
  expect(info.contact.url).toBe(`${site}/contact`);
  expect(info.license.url).toBe(`${site}/terms`);
  expect(info.description).toContain(`curl '${api}/api/posts?sort=new`);
});

it('is the same on the API port', async () => {
  const reply = await supertest(t.apiApp)
    .get(documentPath)
    .set('Host', 'nontrivial.localhost:3001');
  expect(reply.body).toEqual(await readDocument('nontrivial.localhost:3000'));
});

it('names the page host where there is no other', async () => {
  const sameOrigin = await createVariant(t, { config: { ...t.deps.config, apiSameOrigin: true } });
  const noPort = await createVariant(t, { config: { ...t.deps.config, apiPort: null } });
  const readServer = async (variant: typeof noPort, host: string) =>
    ((await variant.on(host).get(documentPath)).body as OpenApi).servers[0]?.url;
  expect(await readServer(sameOrigin, 'www.nontrivial.example')).toBe('https://nontrivial.example');
  expect(await readServer(sameOrigin, 'localhost:3000')).toBe('http://localhost:3000');
  expect(await readServer(noPort, 'localhost:3000')).toBe('http://localhost:3000');
  expect(await readServer(noPort, 'nontrivial.example')).toBe('https://api.nontrivial.example');
});

it('returns 304 to its validator and HEAD', async () => {
  const first = await t.on('nontrivial').get(documentPath);
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: expect.stringMatching(/^W\/"/) as string,
  });
  expect(first.headers.vary).toMatch(/Accept-Encoding/);
  const again = await t
    .on('nontrivial')
    .get(documentPath)
    .set('If-None-Match', first.headers.etag as string);
  expect([again.status, again.text]).toEqual([304, '']);
  expect(
    (
      await t
        .on('statecraft')
        .get(documentPath)
        .set('If-None-Match', first.headers.etag as string)
    ).status,
  ).toBe(200);
  const head = await t.on('nontrivial').head(documentPath).set('Accept-Encoding', 'gzip, deflate');
  expect([head.status, head.text]).toEqual([200, undefined]);
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
    expect(head.headers[name]).toBe(first.headers[name]);
});

it('is not cached on an unknown host', async () => {
  const { headers } = await t.on('unknown.test').get(documentPath);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
});

it('has the new name of a site', async () => {
  const rename = async (settings: object) => {
    await t.deps.db.update(sites).set({ settings }).where(eq(sites.id, 'nontrivial'));
    await t.deps.siteRegistry.reload();
  };
  await readDocument();
  try {
    await rename({ theme: { siteName: 'Renamed' } });
    expect((await readDocument()).info.title).toBe('Renamed API');
    expect((await t.on('nontrivial').get('/api/docs')).text).toContain('<h1>Renamed API</h1>');
  } finally {
    await rename({});
  }
});

it("is readable cross-origin by the tenant's pages only", async () => {
  const ask = async (origin: string) =>
    (await t.on('api.nontrivial.example').get(documentPath).set('Origin', origin)).headers[
      'access-control-allow-origin'
    ];
  expect(await ask('https://nontrivial.example')).toBe('https://nontrivial.example');
  expect(await ask('https://statecraft.example')).toBeUndefined();
});

it.each(['/api/openapi.json', '/api/docs', '/api/docs.css'])(
  '%s accepts GET and HEAD only',
  async (path) => {
    for (const method of ['post', 'put', 'patch', 'delete', 'options'] as const) {
      const reply = await t.on('nontrivial')[method](path);
      expectError(reply, 'method_not_allowed');
      expect(reply.headers.allow).toBe('GET, HEAD, OPTIONS');
    }
  },
);
