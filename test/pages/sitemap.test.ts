import { expect, it } from 'vitest';
import { getAttribute, readHtml } from '../support/html.ts';
import { isHidden } from '../support/newsletter-pages.ts';
import { siteIds, createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

it.each(siteIds)('each URL of %s is a canonical page to index', async (site) => {
  await t.make.post({ site, title: 'About rivers' });
  const sitemap = (await t.on(site).get('/sitemap.xml')).text;
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  expect(urls.length).toBeGreaterThan(25);
  for (const url of urls) {
    const { pathname } = new URL(url);
    const reply = await t.on(site).get(pathname).set('Accept', 'text/html');
    const page = readHtml(reply.text);
    expect({
      url,
      status: reply.status,
      header: reply.headers['x-robots-tag'],
      isHidden: isHidden(page),
      canonical: page.all('link[rel="canonical"]').map((link) => getAttribute(link, 'href')),
    }).toEqual({ url, status: 200, header: undefined, isHidden: false, canonical: [url] });
  }
});
