import { expect, it } from 'vitest';
import { usePageFixture } from '../support/page-fixture.ts';
import { parseStructuredData, readStructuredData } from '../support/structured-data.ts';
import { siteIds } from '../support/test-app.ts';

const { t, kinds, read: rendered } = await usePageFixture();
const fine = kinds.filter(({ status }) => status === 200);
const read = (path: string, host?: string) => readStructuredData(t, path, host);

const expected: [RegExp, string[]][] = [
  [/^home$/, ['WebSite', 'Organization', 'CollectionPage']],
  [/^(?:new|hot|top|discussions|a later page)/, ['CollectionPage']],
  [/post$|thread|branch/, ['DiscussionForumPosting', 'BreadcrumbList']],
  [/tag$/, ['CollectionPage', 'BreadcrumbList']],
  [/user/, ['ProfilePage']],
  [/^digest by/, ['CollectionPage', 'BreadcrumbList']],
  [/^digest (?:in|for)/, ['FAQPage', 'BreadcrumbList']],
  [/^past issues$/, ['CollectionPage', 'BreadcrumbList']],
  [/^an issue$/, ['NewsArticle', 'BreadcrumbList']],
  [/^about$/, ['AboutPage']],
  [/^contact$/, ['ContactPage']],
  [/^(?:privacy|terms)$/, ['WebPage']],
];

it.each(fine)('$name on $site has complete schema.org data', async (kind) => {
  const { name, site: id, canonical } = kind;
  const { graph } = parseStructuredData((await rendered(kind)).page);
  expect(graph.map((node) => node['@type'])).toEqual(
    expected.find(([pattern]) => pattern.test(name))?.[1],
  );
  const domain = t.deps.siteRegistry.sites.get(id)?.theme.seo.canonicalDomain;
  const main = graph.find((node) =>
    [
      'CollectionPage',
      'DiscussionForumPosting',
      'ProfilePage',
      'AboutPage',
      'ContactPage',
      'WebPage',
      'FAQPage',
      'NewsArticle',
    ].includes(node['@type']),
  );
  expect(main?.url).toBe(
    `https://${domain}` +
      `${name === 'comments of a user' ? canonical?.replace('?tab=comments', '') : canonical}`,
  );
  expect(main?.['@id']).toBe(main?.url);
});

it.each(kinds.filter(({ status }) => status !== 200))(
  '$name on $site has no structured data',
  async (kind) => {
    expect(parseStructuredData((await rendered(kind)).page).graph).toEqual([]);
  },
);

it('omits structured data for a search', async () => {
  for (const path of ['/search', '/search?q=link']) expect((await read(path)).graph).toEqual([]);
});

it.each(siteIds)('home on %s names its site and an existing logo', async (id) => {
  const { find } = await read('/', id);
  const { siteName, seo } =
    t.deps.siteRegistry.sites.get(id)?.theme ?? t.deps.siteRegistry.unknown.theme;
  expect(find('WebSite')).toMatchObject({
    name: siteName,
    url: `https://${seo.canonicalDomain}/`,
    publisher: { '@id': find('Organization')['@id'] },
  });
  expect(find('Organization')).toMatchObject({
    name: seo.organizationName,
    url: `https://${seo.canonicalDomain}/`,
  });
  const { status, type } = await t
    .on(id)
    .get(new URL(find('Organization').logo as string).pathname);
  expect([status, type]).toEqual([200, 'image/png']);
});

it('uses the canonical domain on an unknown host', async () => {
  for (const path of ['/', '/about', '/u/Writer_default']) {
    const { raw, graph } = await read(path, 'unknown.test');
    expect(graph.length).toBeGreaterThan(0);
    expect(raw).not.toContain('unknown.test');
    for (const [address] of raw.matchAll(/https:\/\/(?!schema\.org)[^/"]+/g))
      expect(address).toBe('https://broadsheet.example');
  }
});
