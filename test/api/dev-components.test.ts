import { expect, it } from 'vitest';
import { htmlErrors } from '../support/html-errors.ts';
import { createVariant } from '../support/app-variant.ts';
import { createTestApp, siteIds } from '../support/test-app.ts';

const t = await createTestApp();
const paths = ['/dev/components', '/dev/components.js', '/dev/components.css'];

it.each(siteIds)('serves the component page on %s', async (site) => {
  const replies = await Promise.all(paths.map((path) => t.on(site).get(path)));
  expect(replies.map(({ status, headers }) => [status, headers['content-type']])).toEqual([
    [200, 'text/html; charset=utf-8'],
    [200, 'text/javascript; charset=utf-8'],
    [200, 'text/css; charset=utf-8'],
  ]);
  expect(replies[0]?.headers['x-robots-tag']).toBe('noindex');
  expect(await htmlErrors(replies[0]?.text ?? '')).toEqual([]);
});

it('leaves other paths to the site', async () => {
  const { status, headers } = await t.on('nontrivial').get('/about');
  expect([status, headers['x-robots-tag']]).toEqual([200, undefined]);
});

it('returns 404 on an unknown host', async () => {
  for (const path of paths) expect((await t.on('unknown.test').get(path)).status).toBe(404);
});

it('returns 404 in production', async () => {
  const v = await createVariant(t, { config: { ...t.deps.config, env: 'production' } });
  for (const path of paths) expect((await v.on('nontrivial').get(path)).status, path).toBe(404);
});
