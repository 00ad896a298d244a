import { expect, it } from 'vitest';
import { readIndex, readUrlset } from '../../../test/support/sitemap-schema.ts';
import { postUrls, staticUrls, urlsPerFile } from '../../domain/posts/sitemap.ts';
import { sitemapIndex, urlElements, urlset } from './sitemap-xml.ts';

const origin = 'https://news.example';
const seo = { locale: 'en_US' };

it('writes a valid file with all pages', () => {
  const posts = postUrls(
    seo,
    [`it's`, 'a&b', '<c>', ']]>', 'größe', '"d"'].map((slug) => ({
      slug,
      updatedAt: '2026-11-21T08:00:00.000Z',
    })),
  );
  const xml = urlset(urlElements(origin, [...staticUrls(seo), ...posts]));
  const urls = readUrlset(xml, 'news.example');
  expect(urls).toHaveLength(28 + posts.length);
  expect(urls[0]).toEqual({
    loc: 'https://news.example/',
    changefreq: 'daily',
    priority: '1',
    alternates: { 'en-US': 'https://news.example/' },
  });
  expect(urls.at(-1)).toEqual({
    loc: 'https://news.example/post/%22d%22',
    lastmod: '2026-11-21T08:00:00.000Z',
    changefreq: 'weekly',
    priority: '0.7',
    alternates: { 'en-US': 'https://news.example/post/%22d%22' },
  });
  expect(xml).toContain('<loc>https://news.example/post/it&apos;s</loc>');
});

it('links translations to each other', () => {
  const urls = readUrlset(urlset(urlElements(origin, staticUrls(seo))), 'news.example');
  for (const { loc, alternates } of urls) {
    expect(Object.values(alternates)).toContain(loc);
    for (const other of Object.values(alternates)) {
      expect(urls.find((url) => url.loc === other)?.alternates, `${other} answers ${loc}`).toEqual(
        alternates,
      );
    }
  }
});

it('stays below 50 MB with the maximum number of URLs', () => {
  const slug = `${'w'.repeat(60)}-${'i'.repeat(12)}`;
  const elements = urlElements(
    `https://${'h'.repeat(253)}`,
    postUrls({ locale: 'zh_Hant_TW' }, [{ slug, updatedAt: '2026-11-21T08:00:00.000Z' }]),
  );
  expect(urlset('').length + elements.length * urlsPerFile).toBeLessThan(50 * 1024 * 1024);
});

it('lists absolute URLs of the files', () => {
  const xml = sitemapIndex(origin, ['/api/a.xml', '/api/b.xml?page=2&more=<1>']);
  expect(readIndex(xml.replace('&lt;1&gt;', '1'), 'news.example')).toEqual([
    `${origin}/api/a.xml`,
    `${origin}/api/b.xml?page=2&more=1`,
  ]);
  expect(xml).toContain('page=2&amp;more=&lt;1&gt;');
});
