import { loadPack } from '#shared/texts/packs.ts';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headScript, modulesElementId } from '../../client/lib/head-script.ts';
import { isReadable, readHtml, getText, getAttribute } from '../support/html.ts';
import { usePageFixture } from '../support/page-fixture.ts';
import { startOfTest, type SiteId } from '../support/test-app.ts';

const { t, kinds, read } = await usePageFixture();
const fine = kinds.filter((kind) => kind.status === 200);
const failing = kinds.filter((kind) => kind.status !== 200);

const getTheme = (site: SiteId) => {
  const found = t.deps.siteRegistry.sites.get(site);
  if (!found) throw new Error('no such site');
  return found.theme;
};

it.each(kinds)('$name on $site answers $status as an HTML page', async (kind) => {
  const { page, headers, status } = await read(kind);
  expect(status).toBe(kind.status);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers.vary).toContain('Accept-Encoding');
  expect(page.attribute('html', 'lang')).toBe(kind.lang ?? 'en');
  expect(page.all('h1')).toHaveLength(1);
  expect(page.all('main')).toHaveLength(1);
  const ids = page.all('[id]').map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(fine)('$name on $site describes itself in its head', async (kind) => {
  const { page, headers } = await read(kind);
  const { seo } = getTheme(kind.site);
  expect(page.text('title')).toBe(
    kind.title === null
      ? seo.defaultTitle
      : seo.titleTemplate.replace('%s', () => kind.title as string),
  );
  const description = page.attribute('head meta[name="description"]', 'content') ?? '';
  expect(description.length).toBeGreaterThan(10);
  expect(description.length).toBeLessThanOrEqual(300);
  expect(page.hrefs('link[rel="canonical"]')).toEqual([
    `https://${seo.canonicalDomain}${kind.canonical}`,
  ]);
  expect(headers['x-robots-tag']).toBeUndefined();
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

it.each(failing)('$name on $site is neither cached nor indexed', async (kind) => {
  const { page, headers } = await read(kind);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(page.attribute('head meta[name="robots"]', 'content')).toBe('noindex');
  expect(page.text('title')).toMatch(
    new RegExp(`\\S (?:·|\\|) ${getTheme(kind.site).siteName}$|^${getTheme(kind.site).siteName}`),
  );
});

it.each(kinds)('$name on $site is readable in the first HTML', async (kind) => {
  const { html, page } = await read(kind);
  const getWords = (element: Parameters<typeof getText>[0]) =>
    getText(element).replace(/\s+/g, ' ');
  const saying = page.all('main *').filter((element) => getWords(element).includes(kind.says));
  expect(saying.length, kind.says).toBeGreaterThan(0);
  expect(saying.every(isReadable)).toBe(true);
  // React marks what comes later with these.
  expect(html).not.toMatch(/<!--\$[?!]|<template|\$RC\(|<div hidden/);
  expect(html.trimEnd().endsWith('</html>')).toBe(true);
});

it.each(kinds)('$name on $site inlines only the dark mode script', async (kind) => {
  const { page, headers } = await read(kind);
  const inline = page.all('script').filter((script) => !script.hasAttribute('src'));
  expect(inline.map((script) => getAttribute(script, 'type'))).toEqual([
    null,
    'application/ld+json',
    'application/json',
    'application/json',
  ]);
  expect(inline[0]?.textContent).toBe(headScript);
  expect(headers['content-security-policy']).toContain(
    `'sha256-${createHash('sha256').update(headScript).digest('base64')}'`,
  );
  expect(page.all('style')).toEqual([]);
  const attributes = page
    .all('*')
    .flatMap((element) => element.attributes.map(({ key }) => key.toLowerCase()));
  expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
});

it.each(kinds)('$name on $site names its site, navigation, footer and digest', async (kind) => {
  const { page } = await read(kind);
  const { siteName, siteDescription } = getTheme(kind.site);
  expect(page.text('header.masthead a > span')).toBe(siteName);
  expect(page.text('header.masthead')).toContain(siteDescription);
  expect(page.attribute('header.masthead img', 'src')).toContain(kind.site);
  const header = page.hrefs('header.masthead a');
  expect(header).toEqual(
    expect.arrayContaining(['/', '/hot', '/new', '/top', '/login', '/signup']),
  );
  // Nobody is signed in on a page.
  expect(header.filter((href) => ['/submit', '/settings'].includes(href))).toEqual([]);
  const footer = page.hrefs('footer.colophon a');
  expect(footer).toEqual(
    expect.arrayContaining([
      '/',
      '/login',
      '/signup',
      '/terms',
      '/privacy',
      '/manage-subscription',
    ]),
  );
  expect(footer).toEqual(
    expect.arrayContaining(['/newsletter/languages', '/newsletter/industries']),
  );
  expect(header).toContain('/newsletter');
  expect(footer).toEqual(
    expect.arrayContaining([
      '/newsletter',
      '/newsletter/archive',
      '/new/feed.xml',
      '/api/docs',
      '/moderations',
    ]),
  );
  expect(
    footer.filter((href) => ['/submit', '/settings'].includes(href) || href.startsWith('/u/')),
  ).toEqual([]);
  const { rights } = (await loadPack(kind.lang === 'es' ? 'es' : 'en')).frame;
  expect(page.text('footer.colophon p')).toBe(
    `© ${startOfTest.getUTCFullYear()} ${siteName}. ${rights}`,
  );
});

it.each(kinds)('$name on $site links elsewhere only through marked user links', async (kind) => {
  const { page } = await read(kind);
  for (const link of page.all('a')) {
    const href = getAttribute(link, 'href') ?? '';
    expect(href).toMatch(/^(?:\/(?!\/)|#|https?:\/\/|mailto:)/);
    const rel = (getAttribute(link, 'rel') ?? '').split(' ');
    if (/^https?:/.test(href))
      expect(rel, href).toEqual(expect.arrayContaining(['ugc', 'noopener']));
    expect(link.hasAttribute('target')).toBe(false);
  }
});

describe('assets of a page', () => {
  const some = kinds.filter(({ name }) =>
    ['home', 'text post', 'user', 'about', 'nothing'].includes(name),
  );

  it.each(some)('$name on $site links existing files', async (kind) => {
    const { page } = await read(kind);
    const files = [
      ...['stylesheet', 'preload', 'icon'].flatMap((rel) => page.hrefs(`link[rel="${rel}"]`)),
      ...page.all('img').map((element) => getAttribute(element, 'src') ?? ''),
      ...(JSON.parse(page.element(`#${modulesElementId}`).textContent) as string[]),
    ];
    expect(files.length).toBeGreaterThan(6);
    for (const file of new Set(files)) {
      const response = await t.on(kind.site).get(file);
      expect([file, response.status]).toEqual([file, 200]);
      expect(response.headers['cache-control']).toContain('immutable');
    }
  });

  it.each([
    ['nontrivial', '#0a6b5c'],
    ['statecraft', '#1a3a6e'],
    ['default', '#2563eb'],
  ] as const)(
    '%s uses its own colors in both schemes without JavaScript',
    async (site, primary) => {
      const page = readHtml((await t.on(site).get('/')).text);
      const sheets = page.hrefs('head link[rel="stylesheet"]');
      expect(sheets.slice(2).map((path) => /-custom-/.test(path))).toEqual(
        getTheme(site).customCss === '' ? [] : [true],
      );
      const { text: css, headers } = await t.on(site).get(sheets[1] as string);
      expect(headers['content-type']).toBe('text/css; charset=utf-8');
      const { colors, dark, fonts, layout } = getTheme(site);
      expect(css).toMatch(new RegExp(`:root\\{[^}]*--primary:${primary};`));
      for (const value of [
        colors.background,
        colors.text,
        fonts.heading,
        layout.maxWidth,
        layout.borderRadius,
      ])
        expect(css).toContain(value);
      const systemRule =
        /@media \(prefers-color-scheme:dark\)\{:root:not\(\.light\):not\(\.dark\)\{([^}]*)\}\}/;
      const system = systemRule.exec(css)?.[1] ?? '';
      expect(system).toContain('color-scheme:dark');
      expect(system).toContain(`--background:${dark.background};`);
      expect(css).toMatch(new RegExp(`:root\\.dark\\{[^}]*--background:${dark.background};`));
      expect(
        page
          .all('meta[name="theme-color"]')
          .map((meta) => [getAttribute(meta, 'media'), getAttribute(meta, 'content')]),
      ).toEqual([
        ['(prefers-color-scheme: light)', colors.background],
        ['(prefers-color-scheme: dark)', dark.background],
      ]);
    },
  );
});
