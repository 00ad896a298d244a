import { expect, it } from 'vitest';
import type { IndustryLanding, Landing } from '#shared/contract/newsletter.ts';
import type { Reply } from '#shared/contract/index.ts';
import { industries } from '#shared/newsletter/industries.ts';
import { languages } from '#shared/newsletter/languages.ts';
import { stringNames, type LanguagePack } from '#shared/newsletter/translation.ts';
import { loadPack } from '#shared/newsletter/translations.ts';
import { digestLanguages, industryPath, languageCodes, languagePath } from '#shared/paths.ts';
import { subscriptions } from '../../server/db/schema.ts';
import { findLanguage } from '../../server/domain/digests/landing.ts';
import { expectError } from '../support/error-replies.ts';
import { getAttribute, readHtml, getText, type Document } from '../support/html.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { readUrlset } from '../support/sitemap-schema.ts';
import { createTestApp, siteIds, startOfTest, type SiteId } from '../support/test-app.ts';
import { downDatabase, createVariant } from '../support/app-variant.ts';

const t = await createTestApp();
const getDomain = (site: SiteId) =>
  (t.deps.siteRegistry.sites.get(site) ?? t.deps.siteRegistry.unknown).theme.seo.canonicalDomain;
const packs = Object.fromEntries(
  await Promise.all(digestLanguages.map(async (code) => [code, await loadPack(code)])),
) as Record<(typeof digestLanguages)[number], LanguagePack>;
const indexes = ['/newsletter/languages', '/newsletter/industries'];
const addresses = [
  '/newsletter',
  ...indexes,
  ...languageCodes.map(languagePath),
  ...industries.map(({ slug }) => industryPath(slug)),
];

const pages = new Map<
  string,
  { html: string; page: Document; status: number; headers: Record<string, string> }
>();
/** Each page is asked for once. */
async function read(path: string, site: SiteId = 'nontrivial') {
  const key = `${site} ${path}`;
  const cached = pages.get(key);
  if (cached) return cached;
  const { text: html, status, headers } = await t.on(site).get(path);
  const answer = { html, page: readHtml(html), status, headers: headers as Record<string, string> };
  pages.set(key, answer);
  return answer;
}
const readAlternates = (page: Document) =>
  page
    .all('head link[hreflang]')
    .map((link) => [getAttribute(link, 'hreflang'), getAttribute(link, 'href')]);
const isHidden = (page: Document) =>
  page.attribute('head meta[name="robots"]', 'content') === 'noindex';
const toLanguageCode = (path: string) => languageCodes.find((code) => path === languagePath(code));

it.each(siteIds.flatMap((site) => addresses.map((path) => [path, site] as const)))(
  '%s on %s has a heading, canonical URL and language',
  async (path, site) => {
    const { page, html, status, headers } = await read(path, site);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(page.all('h1')).toHaveLength(1);
    expect(page.hrefs('link[rel="canonical"]')).toEqual([`https://${getDomain(site)}${path}`]);
    expect(await htmlErrors(html)).toEqual([]);
    const code = toLanguageCode(path);
    expect([page.attribute('html', 'lang'), page.attribute('html', 'dir')]).toEqual([
      code ?? 'en',
      code === undefined ? null : code === 'ar' ? 'rtl' : 'ltr',
    ]);
    for (const part of ['header.masthead', 'footer.colophon'])
      expect([page.attribute(part, 'lang'), page.attribute(part, 'dir')]).toEqual(['en', 'ltr']);
    if (indexes.includes(path)) return;
    const { copy } = packs[code ?? 'en'];
    if (!path.includes('industries')) expect(page.text('h1')).toBe(copy[site].headline);
    expect(
      page.all('main > div').map((part) => [getAttribute(part, 'lang'), getAttribute(part, 'dir')]),
    ).toEqual([[code ?? 'en', code === 'ar' ? 'rtl' : 'ltr']]);
    expect(page.all('main form')).toHaveLength(1);
    expect(page.all('main details')).toHaveLength(3);
  },
);

it.each(languageCodes)('the page in %s shows all strings and no estimates', async (code) => {
  const { strings, page: pageStrings, copy } = packs[code];
  const { page } = await read(languagePath(code), 'statecraft');
  const main = getText(page.element('main'));
  const { headline, subheadline, benefits } = copy.statecraft;
  const texts = [
    headline,
    subheadline,
    ...benefits.flatMap(({ title, text }) => [title, text]),
    pageStrings.eyebrow,
    pageStrings.benefitsHeading,
    pageStrings.sampleHeading,
    pageStrings.noSample,
    pageStrings.delivery,
    ...pageStrings.questions.flatMap(({ question, answer }) => [question, answer]),
    pageStrings.otherLanguages,
    pageStrings.inEnglish,
    pageStrings.promptHint,
    strings.subscribe,
    strings.enterEmail,
    strings.daily,
    strings.weekly,
    strings.faq,
    strings.free,
    strings.deliverySchedule,
    strings.emailPreferences,
    strings.emailAddress,
    strings.deliveryFrequency,
    strings.personalizeYourSummary,
    strings.optional,
    strings.noSpam,
    strings.privacyPolicy,
  ];
  for (const text of texts) expect(main).toContain(text.replaceAll('{site}', 'Statecraft'));
  expect(main).not.toMatch(/\{\w+\}/);
  for (const unsaid of [strings.activeSubscribers, strings.openRate])
    expect(main).not.toContain(unsaid);
  expect(page.hrefs('main a')).toEqual(
    expect.arrayContaining(['/privacy', '/manage-subscription', '/newsletter']),
  );
});

/** Long enough to be one language's own. */
const findSentences = (part: unknown): string[] =>
  typeof part === 'string'
    ? part.length > 30
      ? [part]
      : []
    : Object.values(part as object).flatMap(findSentences);

it.each([...languageCodes.map(languagePath), '/newsletter', '/newsletter/industries/energy'])(
  '%s loads no strings of another language',
  async (path) => {
    const { html } = await read(path);
    const ownLanguage = toLanguageCode(path) ?? 'en';
    const plain = html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const foreign = digestLanguages
      .filter((code) => code !== ownLanguage)
      .flatMap((code) => findSentences(packs[code]));
    expect(foreign.length).toBeGreaterThan(300);
    expect(foreign.filter((text) => plain.includes(text))).toEqual([]);
    for (const { tagline } of languages) expect(plain).not.toContain(tagline);
  },
);

it.each(siteIds)('on %s links the ten languages with hreflang and sitemap', async (site) => {
  const origin = `https://${getDomain(site)}`;
  const all = [
    ['en-US', `${origin}/newsletter/languages`],
    ...languageCodes.map((code) => [code, origin + languagePath(code)]),
    ['x-default', `${origin}/newsletter/languages`],
  ];
  const together = ['/newsletter/languages', ...languageCodes.map(languagePath)];
  for (const path of addresses)
    expect(readAlternates((await read(path, site)).page), path).toEqual(
      together.includes(path) ? all : [],
    );
  const urls = readUrlset((await t.on(site).get('/sitemap.xml')).text, getDomain(site));
  for (const path of together)
    expect(urls.find(({ loc }) => loc === origin + path)?.alternates).toEqual(
      Object.fromEntries(all),
    );
  expect(urls.map(({ loc }) => loc)).not.toContain(`${origin}/newsletter`);
});

it('translates metadata, sharing tags and JSON-LD', async () => {
  for (const code of languageCodes) {
    const { page } = await read(languagePath(code), 'default');
    const { headline, subheadline } = packs[code].copy.default;
    const description = page.attribute('meta[name="description"]', 'content') ?? '';
    expect(description.startsWith(subheadline.slice(0, 100))).toBe(true);
    expect(page.text('title')).toBe(`${headline} · Broadsheet`);
    expect(page.attribute('meta[property="og:locale"]', 'content')).toMatch(
      new RegExp(`^${code}_[A-Z]{2}$`),
    );
    const [structuredData] = (
      JSON.parse(page.element('script[type="application/ld+json"]').textContent) as {
        '@graph': { inLanguage: string; mainEntity: { name: string }[] }[];
      }
    )['@graph'];
    expect([
      structuredData?.inLanguage,
      structuredData?.mainEntity.map(({ name }) => name),
    ]).toEqual([code, packs[code].page.questions.map(({ question }) => question)]);
  }
});

it('lists each language under its own name', async () => {
  const { page } = await read('/newsletter/languages');
  expect(page.hrefs('main li a')).toEqual(languageCodes.map(languagePath));
  for (const { code, name, localName, tagline, dir } of languages) {
    const marked = page.all(`main [lang="${code}"]`);
    expect(marked.map((element) => [getText(element), getAttribute(element, 'dir')])).toEqual([
      [localName, dir],
      [tagline, dir],
    ]);
    expect(getText(page.element(`main a[href="${languagePath(code)}"]`))).toContain(name);
    const links = (await read(languagePath(code))).page.all('main a[hreflang]');
    expect(links.map((link) => getAttribute(link, 'href'))).toEqual([
      '/newsletter',
      ...languageCodes.filter((other) => other !== code).map(languagePath),
    ]);
    for (const link of links.slice(1))
      expect(getAttribute(link, 'lang')).toBe(getAttribute(link, 'hreflang'));
  }
});

it.each([
  ['spanish', '/newsletter/languages/es'],
  ['Spanish', '/newsletter/languages/es'],
  ['ARABIC', '/newsletter/languages/ar'],
  ['espa%C3%B1ol', '/newsletter/languages/es'],
  ['%E6%97%A5%E6%9C%AC%E8%AA%9E', '/newsletter/languages/ja'],
  ['ES', '/newsletter/languages/es'],
  ['deu', '/newsletter/languages/de'],
  ['en', '/newsletter'],
  ['English', '/newsletter'],
  ['IT', '/newsletter/languages/it'],
])('/newsletter/languages/%s redirects to %s permanently', async (name, to) => {
  const { status, headers } = await t
    .on('nontrivial')
    .get(`/newsletter/languages/${name}`)
    .redirects(0);
  expect([status, headers.location]).toEqual([301, to]);
});

it.each(siteIds)('serves an unlinked English page on %s', async (site) => {
  for (const [code, name] of [
    ['it', 'Italian'],
    ['he', 'Hebrew'],
    ['haw', 'Hawaiian'],
  ] as const) {
    const { page, status, headers, html } = await read(`/newsletter/languages/${code}`, site);
    expect(status).toBe(200);
    expect(page.text('h1')).toMatch(new RegExp(` in ${name}$`));
    expect([
      page.attribute('html', 'lang'),
      page.attribute('main > div', 'lang'),
      page.attribute('main > div', 'dir'),
    ]).toEqual(['en', 'en', 'ltr']);
    expect(isHidden(page)).toBe(true);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(readAlternates(page)).toEqual([]);
    expect(page.attribute('main form', 'action')).toBe('/newsletter');
    expect(await htmlErrors(html)).toEqual([]);
  }
  for (const path of addresses)
    expect((await read(path, site)).html).not.toContain('/newsletter/languages/it');
});

it.each([
  '/newsletter/languages/klingon',
  '/newsletter/languages/xx',
  '/newsletter/languages/und',
  '/newsletter/languages/zxx',
  '/newsletter/languages/pt-BR',
  '/newsletter/languages/es/more',
  '/newsletter/languages/__proto__',
  `/newsletter/languages/${'e'.repeat(60)}`,
  '/newsletter/industries/Technology',
  '/newsletter/industries/fishing',
  '/newsletter/industries/constructor',
  '/newsletter/Languages',
  '/newsletter/archives',
  '/newsletter/archive/2026-11-21/more',
  '/newsletter/technology',
  '/newsletter/es',
  '/Newsletter',
  '/newsletters',
  '/newsletter/languages/e%2Fs',
])('%s returns 404', async (path) => {
  const { status, headers, page } = await read(path);
  expect(status).toBe(404);
  expect(page.text('h1')).toBe('Not Found');
  expect([page.attribute('html', 'lang'), isHidden(page), headers['cache-control']]).toEqual([
    'en',
    true,
    'no-store',
  ]);
});

it('finds languages by code and name in any case', () => {
  expect(findLanguage('fr')).toMatchObject({ code: 'fr', localName: 'Français' });
  expect(findLanguage('RUSSIAN')?.code).toBe('ru');
  expect(findLanguage('sv')).toEqual({
    code: 'sv',
    name: 'Swedish',
    localName: 'svenska',
    dir: 'ltr',
  });
  for (const nothing of [
    '',
    'x',
    'xx',
    'und',
    'mul',
    'root',
    'es-MX',
    '12',
    'e s',
    '../es',
    'e'.repeat(40),
  ])
    expect(findLanguage(nothing), nothing).toBeNull();
});

it('GET /api/newsletter returns the English page for each site kind', async () => {
  for (const site of siteIds) {
    const { body, status } = await t.on(site).get('/api/newsletter');
    const landing = body as Landing;
    expect(status).toBe(200);
    expect(landing).toMatchObject({
      language: { code: 'en', dir: 'ltr' },
      fallback: false,
      copy: packs.en.copy[site],
      strings: packs.en.strings,
      activeSubscribers: null,
    });
    expect(Object.keys(landing.strings)).toEqual([...stringNames]);
    expect(Object.keys(landing.page)).toEqual(Object.keys(packs.en.page));
    expect(landing.page.eyebrow).toBe(
      `The ${t.deps.siteRegistry.sites.get(site)?.theme.siteName} digest`,
    );
  }
});

it('GET /api/newsletter/languages and GET /api/newsletter/industries list ten each', async () => {
  expect(
    (
      (await t.on('default').get('/api/newsletter/languages'))
        .body as Reply<'GET /api/newsletter/languages'>
    ).languages,
  ).toEqual(languages);
  expect(
    (
      (await t.on('default').get('/api/newsletter/industries'))
        .body as Reply<'GET /api/newsletter/industries'>
    ).industries,
  ).toEqual(industries);
});

it('GET /api/newsletter/languages/{language} accepts a code or name', async () => {
  for (const spelling of ['es', 'Spanish'])
    expect((await t.on('default').get(`/api/newsletter/languages/${spelling}`)).body).toMatchObject(
      {
        language: { code: 'es' },
        fallback: false,
        strings: packs.es.strings,
      },
    );
  expect((await t.on('default').get('/api/newsletter/languages/it')).body).toMatchObject({
    language: { code: 'it', localName: 'italiano' },
    fallback: true,
    strings: packs.en.strings,
  });
  expectError(await t.on('default').get('/api/newsletter/languages/klingon'), 'not_found');
  expectError(await t.on('default').get('/api/newsletter/industries/fishing'), 'not_found');
  expectError(
    await t.on('default').get(`/api/newsletter/industries/${'a'.repeat(41)}`),
    'bad_request',
    ['industry'],
  );
});

it('shows the latest matching posts for an industry', async () => {
  const by = await t.make.user('nontrivial');
  const fitting = [
    'Rents in Lisbon fall',
    'A new MORTGAGE rule',
    'The apartments nobody wants',
    'Real estate, explained',
  ];
  const slugs = [];
  for (const [n, title] of fitting.entries())
    slugs.push((await t.make.post({ by, title, minutesAgo: 10 + n })).slug);
  await t.make.post({ by, title: 'Filed under it', tags: ['policy', 'hardware'] });
  for (const title of ['Parental controls', 'Currents', 'Something else', 'A surreal estate'])
    await t.make.post({ by, title, minutesAgo: 5 });
  await t.make.post({ by, title: 'Words', text: 'mortgage rent apartment', minutesAgo: 5 });
  await t.make.post({ by, title: 'Hidden rent', isHidden: true });
  await t.make.post({ by, title: 'Deleted rent', deletedAt: startOfTest });
  await t.make.post({ site: 'statecraft', title: 'Rent of statecraft' });
  const path = '/newsletter/industries/real-estate';
  const posts = async (site: SiteId) =>
    ((await t.on(site).get(`/api/newsletter/industries/real-estate`)).body as IndustryLanding)
      .posts;
  expect((await posts('nontrivial')).map(({ slug }) => slug)).toEqual(slugs);
  expect((await posts('statecraft')).map(({ title }) => title)).toEqual(['Rent of statecraft']);
  const page = readHtml((await t.on('nontrivial').get(path)).text);
  expect(page.all('main ol h2').map(getText)).toEqual(fitting);
  expect(isHidden(page)).toBe(false);

  const reply = (
    (await t.on('nontrivial').get('/api/newsletter/industries/manufacturing'))
      .body as IndustryLanding
  ).posts;
  expect(reply.map(({ title }) => title)).toEqual(['Filed under it']);

  for (let n = 0; n < 12; n += 1) await t.make.post({ by, title: `Landlord ${n}`, minutesAgo: 1 });
  expect(
    (await posts('nontrivial'))
      .map(({ title }) => title)
      .every((title) => title.startsWith('Landlord')),
  ).toBe(true);
  expect(await posts('nontrivial')).toHaveLength(10);
});

it('hides an industry with fewer than three posts', async () => {
  const by = await t.make.user('default');
  const path = '/newsletter/industries/transportation';
  const look = async () => readHtml((await t.on('default').get(path)).text);
  for (let n = 0; n < 2; n += 1) await t.make.post({ by, title: `Railway ${n}` });
  const few = await look();
  expect(isHidden(few)).toBe(true);
  expect(few.text('h1')).toBe('Transportation News & Insights');
  expect(few.all('main ol')).toHaveLength(0);
  expect(few.text('main')).not.toContain('Lately on');
  await t.make.post({ by, title: 'A railway more' });
  const enough = await look();
  expect(isHidden(enough)).toBe(false);
  expect(enough.all('main ol > li')).toHaveLength(3);
});

/** Inserts confirmed subscriptions of a site, and others that do not count. */
async function subscribe(
  siteId: SiteId,
  count: number,
  state: 'pending' | 'active' | 'unsubscribed' = 'active',
) {
  const from = Math.random().toString(36).slice(2);
  await t.deps.db.insert(subscriptions).values(
    Array.from({ length: count }, (_, n) => ({
      siteId,
      id: `${from}${n}`,
      email: `${from}${n}@mail.example`,
      state,
      frequency: 'daily' as const,
      source: 'form' as const,
    })),
  );
}

it('counts confirmed subscribers from 50 with a ten-minute cache', async () => {
  const later = (minutes: number) =>
    t.clock.set(new Date(t.clock.now().getTime() + minutes * 60_000));
  const shown = async (site: SiteId = 'statecraft') =>
    ((await t.on(site).get('/api/newsletter/languages/ar')).body as Landing).activeSubscribers;
  await subscribe('statecraft', 49);
  await subscribe('statecraft', 60, 'pending');
  await subscribe('statecraft', 60, 'unsubscribed');
  await subscribe('default', 1_200);
  later(11);
  expect(await shown()).toBeNull();
  const page = async (path: string, site: SiteId) => readHtml((await t.on(site).get(path)).text);
  expect((await page('/newsletter/languages/ar', 'statecraft')).text('main')).not.toContain(
    packs.ar.strings.activeSubscribers,
  );
  await subscribe('statecraft', 1);
  expect(await shown()).toBeNull();
  later(11);
  expect(await shown()).toBe(50);
  expect((await page('/newsletter/languages/ar', 'statecraft')).text('main strong')).toBe('50');
  // Figures use the digits and grouping of the language.
  for (const [path, number] of [
    ['/newsletter', '1,200'],
    ['/newsletter/languages/de', '1.200'],
    ['/newsletter/languages/ar', '1,200'],
    ['/newsletter/industries/energy', '1,200'],
  ] as const) {
    const { text } = await page(path, 'default');
    expect(text('main strong')).toBe(number);
  }
  t.clock.set(startOfTest);
});

it('serves language pages without counts during an outage', async () => {
  const outage = await createVariant(t, { db: await downDatabase(t) });
  for (const path of [
    '/newsletter',
    '/newsletter/languages',
    '/newsletter/languages/hi',
    '/newsletter/industries',
  ])
    expect((await outage.on('nontrivial').get(path)).status).toBe(200);
  const failed = await outage.on('nontrivial').get('/newsletter/industries/energy');
  expect(failed.status).toBe(503);
  expect(readHtml(failed.text).text('main')).toContain('This page couldn’t be loaded.');
});

it('links the newsletter beside content as an optional dialog', async () => {
  const link = (await read('/')).page.element('aside a[data-subscribe]');
  expect(getAttribute(link, 'href')).toBe('/newsletter');
});
