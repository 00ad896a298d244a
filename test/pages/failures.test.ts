import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/api-error.ts';
import type { Site } from '../../server/context.ts';
import type { Renderer } from '../../server/ssr/render.tsx';
import { readHtml } from '../support/html.ts';
import { createTestApp } from '../support/test-app.ts';
import { createVariant } from '../support/app-variant.ts';

// Pages that fail while loading or rendering.
const t = await createTestApp();
const post = await t.make.post({ title: 'A fine post' });

/** A renderer whose data fails or never arrives. */
const withApi =
  (api: () => Promise<never>) =>
  (real: Renderer): Renderer =>
  (request, signal) =>
    real({ ...request, api }, signal);

describe('a page whose rendering throws', () => {
  // The components read a fact that is not there.
  const broken = (site: Site): Site => ({
    ...site,
    public: { ...site.public, seo: undefined as never },
  });
  const sites = {
    ...t.deps.siteRegistry,
    resolve: (...args: Parameters<typeof t.deps.siteRegistry.resolve>) => {
      const found = t.deps.siteRegistry.resolve(...args);
      return { ...found, site: broken(found.site) };
    },
  };

  it.each([
    ['nontrivial', 'test'],
    ['statecraft', 'production'],
    ['default', 'production'],
  ] as const)('on %s (%s) returns 500 with a self-contained error page', async (site, env) => {
    const v = await createVariant(t, { siteRegistry: sites, config: { ...t.deps.config, env } });
    const response = await v.on(site).get(`/post/${post.slug}`);
    // A hanging or waiting page answers 503 at the timeout.
    expect(response.status).toBe(500);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(response.headers['content-security-policy']).toContain(`default-src 'none'`);
    const page = readHtml(response.text);
    expect(page.text('h1')).toBe('Something went wrong!');
    expect(page.text('title')).toContain(t.deps.siteRegistry.sites.get(site)?.theme.siteName);
    expect(page.text('main')).toContain(response.headers['x-request-id']);
    expect(page.hrefs('link[rel="stylesheet"]')[1]).toContain(`site-${site}-`);
    for (const href of page.hrefs('link[rel="stylesheet"]'))
      expect((await v.on(site).get(href)).status).toBe(200);
    expect(page.all('script')).toEqual([]);
    expect(response.text).not.toMatch(
      /TypeError|undefined|titleTemplate|\bat \w|node_modules|\.tsx/,
    );
    const lines = t.log.filter((line) => line.requestId === response.headers['x-request-id']);
    expect(
      lines.filter((line) => line.msg === 'rendering failed' || line.msg === 'request failed')
        .length,
    ).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).toContain('TypeError');
  });
});

describe('a page with a loading error', () => {
  const secret = new TypeError('the secret of the machine room');

  const paths = ['/', `/post/${post.slug}`, '/u/somebody', '/about'];

  it.each(paths)('%s returns 500 without the error text in production', async (path) => {
    const v = await createVariant(
      t,
      { config: { ...t.deps.config, env: 'production' } },
      withApi(() => Promise.reject(secret)),
    );
    const response = await v.on('nontrivial').get(path);
    expect(response.status).toBe(500);
    expect(response.headers['cache-control']).toBe('no-store');
    const page = readHtml(response.text);
    expect(page.text('h1')).toBe('Something went wrong!');
    expect(page.text('main summary')).toContain('Show Error');
    expect(page.text('main summary')).toContain('Hide Error');
    expect(page.text('main pre')).toContain(response.headers['x-request-id']);
    expect(page.text('header.masthead a > span')).toBe('Nontrivial');
    expect(response.text).not.toMatch(/secret of|TypeError|\.test\.ts|node_modules/);
    const line = t.log.find(
      (entry) =>
        entry.requestId === response.headers['x-request-id'] && entry.msg === 'page failed',
    );
    expect(JSON.stringify(line)).toContain('the secret of the machine room');
  });

  it('shows the error in development', async () => {
    const v = await createVariant(
      t,
      {},
      withApi(() => Promise.reject(secret)),
    );
    const page = readHtml((await v.on('nontrivial').get('/')).text);
    expect(page.text('main pre')).toContain('the secret of the machine room');
  });
});

// They wait for the time limit together.
describe.concurrent('a page whose data never arrives', () => {
  it.each(['/', `/post/${post.slug}`, '/u/somebody'])(
    '%s returns 503 with Retry-After at its time limit',
    async (path) => {
      const v = await createVariant(
        t,
        {},
        withApi(() => new Promise<never>(() => undefined)),
      );
      const response = await v.on('statecraft').get(path);
      expect(response.status).toBe(503);
      expect(response.headers['retry-after']).toBe('5');
      expect(response.headers['cache-control']).toBe('no-store');
      const page = readHtml(response.text);
      expect(page.text('h1')).toBe('Please try again in a moment');
      expect(page.hrefs('link[rel="stylesheet"]')[1]).toContain('site-statecraft-');
    },
  );
});

describe.concurrent('a failing page in a language', () => {
  it.each([
    ['ru', 'ltr', 'Что-то пошло не так'],
    ['ar', 'rtl', 'حدث خطأ'],
  ])('is in %s without rendering', async (code, dir, words) => {
    const v = await createVariant(
      t,
      {},
      withApi(() => new Promise<never>(() => undefined)),
    );
    const response = await v.on('nontrivial').get(`/newsletter/languages/${code}`);
    expect(response.status).toBe(503);
    const page = readHtml(response.text);
    expect([page.attribute('html', 'lang'), page.attribute('html', 'dir')]).toEqual([code, dir]);
    expect(page.text('h1')).toContain(words);
    expect(page.text('title')).toContain(words);
  });

  it('is in its language when its data fails', async () => {
    const v = await createVariant(t, {}, (real) => (request, signal) => {
      const api = ((key: string, ...input: never[]) =>
        key === 'GET /api/newsletter/languages/{language}'
          ? Promise.reject(new ApiError(503, 'unavailable', 'No database'))
          : (request.api as (...args: unknown[]) => unknown)(key, ...input)) as typeof request.api;
      return real({ ...request, api }, signal);
    });
    const response = await v.on('nontrivial').get('/newsletter/languages/ru');
    expect(response.status).toBe(503);
    const page = readHtml(response.text);
    expect(page.attribute('html', 'lang')).toBe('ru');
    expect(page.text('h1')).toContain('Что-то пошло не так');
    expect(page.text('title')).toContain('Что-то пошло не так');
    expect(page.text('header .skip, a.skip')).not.toContain('Skip');
  });
});
