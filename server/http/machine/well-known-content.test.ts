import { expect, it } from 'vitest';
import { dayMs } from '#shared/durations.ts';
import { presets } from '#shared/sites/presets.ts';
import { createTranslate } from '#shared/texts/translate.ts';
import type { Site } from '../../context.ts';
import {
  llmsTxt,
  disallowAllRobots,
  robotsTxt,
  securityTxt,
  webManifest,
} from './well-known-content.ts';

const sites = presets.map(
  (preset) => ({ ...preset, themeId: preset.id, t: createTranslate('en') }) as unknown as Site,
);
const [site] = sites as [Site];

/** Whether RFC 9309 allows a crawler to read a path. The longest match wins, then `allow`. */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(
    ([, kind, prefix = '']) => ({ allows: kind === 'Allow', prefix }),
  );
  const [best] = rules
    .filter(({ prefix }) => new RegExp(`^${prefix.replaceAll('*', '.*')}`).test(path))
    .toSorted((a, b) => b.prefix.length - a.prefix.length || Number(b.allows) - Number(a.allows));
  return best?.allows ?? true;
}

it.each([
  '/',
  '/new',
  '/top?t=week',
  '/hot',
  '/post/words-AbC',
  '/u/somebody',
  '/about',
  '/newsletter/languages/es',
  '/new/feed.xml',
  '/llms.txt',
  '/sitemap.xml',
  '/api/sitemap/xml',
  '/api/sitemap-static.xml',
  '/api/sitemap-posts.xml?page=2',
  '/assets/x.js',
  '/login',
  '/u/saved',
])('crawlers may read %s', (path) => {
  expect(mayRead(robotsTxt(site), path)).toBe(true);
});

it.each([
  '/api/posts',
  '/api/',
  '/search?q=x',
  '/settings',
  '/submit?url=x',
  '/api-keys',
  '/inbox',
  '/saved?cursor=x',
  '/post/words-AbC/edit',
  '/admin/sites',
  '/manage-subscription?token=x',
  '/subscriptions/verify/x',
])('crawlers may not read %s', (path) => {
  expect(mayRead(robotsTxt(site), path)).toBe(false);
});

it('finds the sitemap even with first-match rules', () => {
  const text = robotsTxt(site);
  expect(text.indexOf('Allow: /api/sitemap')).toBeLessThan(text.indexOf('Disallow: /api/'));
  expect(text).toMatch(
    new RegExp(
      String.raw`^User-agent: \*\n(?:(?:Allow|Disallow): \S+\n)+\n` +
        String.raw`Sitemap: https://statecraft\.example/sitemap\.xml\n$`,
    ),
  );
});

it('hosts with nothing to find allow nothing', () => {
  for (const path of ['/', '/new', '/api/sitemap/xml'])
    expect(mayRead(disallowAllRobots, path)).toBe(false);
  expect(disallowAllRobots).not.toContain('Sitemap');
});

it.each(sites)('describes $id in llms.txt with URLs on its domain', (site) => {
  const { siteName, siteDescription, seo } = site.theme;
  const text = llmsTxt(site);
  expect(text.startsWith(`# ${siteName}\n\n> ${siteDescription}\n\n`)).toBe(true);
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\)(?:: .+)?$/gm)].map(
    ([, address = '']) => new URL(address),
  );
  expect(links.every(({ origin }) => origin === `https://${seo.canonicalDomain}`)).toBe(true);
  const paths = links.map(({ pathname }) => pathname);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/new',
      '/top',
      '/hot',
      '/new/feed.xml',
      '/new/atom.xml',
      '/new/feed.json',
      '/hot/feed.xml',
      '/top/feed.json',
      '/api/docs',
      '/api/openapi.json',
      '/sitemap.xml',
      '/about',
    ]),
  );
  expect(text.match(/^- /gm)).toHaveLength(links.length);
  expect(text.match(/^## /gm)).toHaveLength(4);
});

it('writes security.txt of RFC 9116 once a day', () => {
  const at = (time: string) => securityTxt(site, new Date(time));
  expect(at('2026-11-21T08:00:00Z')).toBe(`Contact: https://statecraft.example/contact
Expires: 2027-05-20T00:00:00Z
Preferred-Languages: en
Canonical: https://statecraft.example/.well-known/security.txt
`);
  expect(at('2026-11-21T00:00:00.000Z')).toBe(at('2026-11-21T23:59:59.999Z'));
  expect(at('2026-11-22T00:00:00Z')).not.toBe(at('2026-11-21T23:59:59.999Z'));
});

it.each([
  '2026-11-21T08:00:00Z',
  '2027-02-28T23:59:59Z',
  '2028-02-29T12:00:00Z',
  '2026-12-31T23:59:59.999Z',
])('expires security.txt of %s within a year', (time) => {
  const [, expires = ''] =
    /^Expires: (\d{4}-\d{2}-\d{2}T00:00:00Z)$/m.exec(securityTxt(site, new Date(time))) ?? [];
  const days = (Date.parse(expires) - Date.parse(time)) / dayMs;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

it('lists no icons in the manifest of a site without', () => {
  const manifest = JSON.parse(webManifest(site, () => null)) as { icons: unknown[]; lang: string };
  expect(manifest.icons).toEqual([]);
  expect(manifest.lang).toBe('en-US');
});
