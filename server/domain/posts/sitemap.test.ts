import { expect, it } from 'vitest';
import { industrySlugs, languageCodes } from '#shared/paths.ts';
import { languageTag } from '#shared/sites/language-tag.ts';
import { presets } from '#shared/sites/presets.ts';
import type { Resolution, Site } from '../../context.ts';
import { postUrls, pickSitemapSite, staticUrls } from './sitemap.ts';

const seo = { locale: 'en_US' };

it('lists static pages with their priorities and frequencies', () => {
  const pages = staticUrls(seo).map(
    ({ path, changes, priority }) => `${path} ${changes} ${priority}`,
  );
  expect(pages).toEqual([
    '/ daily 1',
    '/about monthly 0.8',
    '/contact monthly 0.7',
    '/privacy yearly 0.3',
    '/terms yearly 0.3',
    '/newsletter/languages weekly 0.9',
    '/newsletter/industries weekly 0.9',
    '/newsletter/how-posts-are-chosen monthly 0.3',
    ...['es', 'fr', 'de', 'pt', 'zh', 'ja', 'ko', 'ar', 'hi', 'ru'].map(
      (code) => `/newsletter/languages/${code} weekly 0.8`,
    ),
    ...[
      'technology',
      'finance',
      'healthcare',
      'energy',
      'retail',
      'manufacturing',
      'education',
      'real-estate',
      'transportation',
      'media',
    ].map((slug) => `/newsletter/industries/${slug} weekly 0.8`),
  ]);
  expect(languageCodes).toHaveLength(10);
  expect(industrySlugs).toHaveLength(10);
});

it('lists all language pages as alternates of each other', () => {
  const pages = staticUrls(seo).filter(({ path }) => path.startsWith('/newsletter/languages'));
  expect(pages).toHaveLength(11);
  for (const { path, alternates } of pages) {
    expect(alternates.map(([tag]) => tag)).toEqual(['en-US', ...languageCodes, 'x-default']);
    expect(Object.fromEntries(alternates)).toMatchObject({
      'en-US': '/newsletter/languages',
      'x-default': '/newsletter/languages',
      ar: '/newsletter/languages/ar',
    });
    expect(alternates.map(([, address]) => address)).toContain(path);
  }
});

it('lists the alternate of the site language once', () => {
  const [index] = staticUrls({ locale: 'es' }).filter(
    ({ path }) => path === '/newsletter/languages',
  );
  expect(index?.alternates.map(([tag]) => tag)).toEqual([...languageCodes, 'x-default']);
});

it('lists other pages in the site language only', () => {
  for (const { path, alternates } of staticUrls(seo).filter(
    (page) => !page.path.startsWith('/newsletter/languages'),
  )) {
    expect(alternates).toEqual([['en-US', path]]);
  }
  expect(staticUrls({ locale: '' }).find(({ path }) => path === '/')?.alternates).toEqual([]);
});

it.each([
  ['en_US', 'en-US'],
  ['en', 'en'],
  ['pt_br', 'pt-BR'],
  ['zh-hant-TW', 'zh-Hant-TW'],
  ['es_419', 'es-419'],
  ['', null],
  ['english', null],
  ['en_US.UTF-8', null],
  ['"><x', null],
  ['x-default', null],
  ['C', null],
])('maps the locale "%s" to the language %s', (locale, tag) => {
  expect(languageTag(locale)).toBe(tag);
});

it.each([
  ['plain-words-AbC123', '/post/plain-words-AbC123'],
  [`a&b<c>"d'e`, `/post/a%26b%3Cc%3E%22d'e`],
  ['größe-日本-😀', '/post/gr%C3%B6%C3%9Fe-%E6%97%A5%E6%9C%AC-%F0%9F%98%80'],
  ['a/b?c#d e', '/post/a%2Fb%3Fc%23d%20e'],
  ['half \ud83d', '/post/half%20%EF%BF%BD'],
  [']]>\u0001', '/post/%5D%5D%3E%01'],
])('escapes the slug %j as %s', (slug, path) => {
  const [url] = postUrls(seo, [{ slug, updatedAt: '2026-01-02T03:04:05.678Z' }]);
  expect(url).toEqual({
    path,
    lastModified: '2026-01-02T03:04:05.678Z',
    changes: 'weekly',
    priority: 0.7,
    alternates: [['en-US', path]],
  });
});

const sites = new Map(
  presets.map((preset) => [preset.id, { ...preset, themeId: preset.id } as unknown as Site]),
);
const stranger = sites.get('default') as Site;
const resolve = (kind: Resolution['kind'], name: string, site = stranger) =>
  pickSitemapSite({ sites }, { kind, name, site }).id;

it.each([
  ['my-nontrivial-test.example', 'nontrivial'],
  ['nontrivial.unknown.test', 'nontrivial'],
  ['xstatecraftx.test', 'statecraft'],
  ['nontrivial.statecraft.test', 'statecraft'],
  ['unknown.test', 'statecraft'],
  ['default.test', 'statecraft'],
  ['', 'statecraft'],
])('serves the unknown host "%s" the sitemap of %s', (name, site) => {
  expect(resolve('unknown', name)).toBe(site);
});

it('serves a known host its own sitemap', () => {
  expect(resolve('known', 'statecraft-readers.example', sites.get('nontrivial'))).toBe(
    'nontrivial',
  );
  expect(resolve('local', 'localhost')).toBe('default');
});
