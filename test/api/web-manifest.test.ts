import { Buffer } from 'node:buffer';
import type supertest from 'supertest';
import { beforeEach, expect, it } from 'vitest';
import { readHtml } from '../support/html.ts';
import { createTestApp, siteIds, startOfTest, type SiteId } from '../support/test-app.ts';

const t = await createTestApp();
beforeEach(() => t.clock.set(startOfTest));

const getSite = (id: SiteId) => t.deps.siteRegistry.sites.get(id) ?? t.deps.siteRegistry.unknown;

type Manifest = {
  name: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
};

it.each(siteIds)('the manifest of %s names icons that exist', async (id) => {
  const { text } = await t.on(id).get('/manifest.webmanifest');
  const manifest = JSON.parse(text) as Manifest;
  const { theme } = getSite(id);
  expect(manifest).toMatchObject({
    name: theme.siteName,
    short_name: theme.siteName,
    description: theme.siteDescription,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    lang: 'en-US',
    theme_color: theme.colors.background,
    background_color: theme.colors.background,
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    expect(src).toMatch(new RegExp(`^/assets/${id}-icon-\\d+-\\w+\\.png$`));
    const icon = await t.on(id).get(src).buffer(true).parse(readBytes);
    expect([icon.status, icon.type]).toEqual([200, type]);
    expect(readSize(icon.body as Buffer)).toBe(sizes);
  }
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/new', '/submit']);
});

it.each(siteIds)('/apple-touch-icon.png of %s is its own image', async (id) => {
  const { status, headers, body } = await t
    .on(id)
    .get('/apple-touch-icon.png?v=1')
    .buffer(true)
    .parse(readBytes);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  });
  expect(
    (body as Buffer).equals(
      t.assets.get(`/sites/${id}/apple-touch-icon.png`)?.bodies.identity ?? Buffer.alloc(0),
    ),
  ).toBe(true);
  expect(readSize(body as Buffer)).toBe('180x180');
  expect(
    (
      await t
        .on(id)
        .get('/apple-touch-icon.png')
        .set('If-None-Match', headers.etag as string)
    ).status,
  ).toBe(304);
});

it('links the manifest and the icon from every page', async () => {
  for (const host of [...siteIds, 'unknown.test']) {
    const page = readHtml((await t.on(host).get('/')).text);
    expect(page.hrefs('link[rel="manifest"]')).toEqual(['/manifest.webmanifest']);
    expect(page.hrefs('link[rel="apple-touch-icon"]')).toEqual(['/apple-touch-icon.png']);
    for (const path of ['/manifest.webmanifest', '/apple-touch-icon.png', '/favicon.ico'])
      expect((await t.on(host).get(path)).status).toBe(200);
  }
});

function readBytes(
  response: supertest.Response,
  done: (error: Error | null, body: Buffer) => void,
): void {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}

/** Returns width and height of a PNG. */
function readSize(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
