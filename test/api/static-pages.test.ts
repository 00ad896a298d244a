import { expect, it } from 'vitest';
import { siteText } from '#shared/contract/static-pages.ts';
import { staticPageNames } from '#shared/paths.ts';
import { plainText } from '#shared/rich-text.ts';
import { expectError } from '../support/error-replies.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

const t = await createTestApp();

it.each(staticPageNames.flatMap((name) => siteIds.map((site) => [name, site] as const)))(
  "GET /api/pages/%s on %s returns the site's text",
  async (name, site) => {
    const response = await t.on(site).get(`/api/pages/${name}`);
    expect(response.status).toBe(200);
    const body = siteText.parse(response.body);
    expect(response.body).toEqual(body);
    expect(body.slug).toBe(name);
    expect(plainText(body.content).length).toBeGreaterThan(100);
  },
);

it.each(staticPageNames)('GET /api/pages/%s differs from site to site', async (name) => {
  const texts = new Set<string>();
  for (const site of siteIds) texts.add((await t.on(site).get(`/api/pages/${name}`)).text);
  expect(texts.size).toBe(siteIds.length);
});

it.each([
  'imprint',
  'About',
  '__proto__',
  'constructor',
  'toString',
  '..%2f',
  '%2e%2e',
  `about'--`,
  '%20about',
  '*',
])('GET /api/pages/%s returns 404', async (name) => {
  expectError(await t.on('nontrivial').get(`/api/pages/${name}`), 'not_found');
});

it('GET /api/pages/{slug} accepts no parameters or long names', async () => {
  expectError(await t.on('nontrivial').get('/api/pages/about?lang=de'), 'bad_request', ['lang']);
  expectError(await t.on('nontrivial').get(`/api/pages/${'a'.repeat(41)}`), 'bad_request', [
    'slug',
  ]);
});

it.each(siteIds)('says that opens of digests are not counted (%s)', async (site) => {
  const { content } = siteText.parse((await t.on(site).get('/api/pages/privacy')).body);
  expect(plainText(content)).toContain('Digests contain no tracking pixel');
  expect(plainText(content)).not.toMatch(/opens are counted|clicks are counted/i);
});
