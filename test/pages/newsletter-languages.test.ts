import { expect, it } from 'vitest';
import { languages, listLanguages } from '#shared/newsletter/languages.ts';
import { format } from '#shared/texts/format.ts';
import { digestLanguages, languageCodes, languagePath } from '#shared/paths.ts';
import { getAttribute, getText } from '../support/html.ts';
import { readUrlset } from '../support/sitemap-schema.ts';
import { siteIds } from '../support/test-app.ts';
import {
  packs,
  addresses,
  readAlternates,
  isHidden,
  toLanguageCode,
  useNewsletterPages,
} from '../support/newsletter-pages.ts';

const { t, getDomain, read } = await useNewsletterPages();

it.each(languageCodes)('preloads fonts for %s only with its letters', async (code) => {
  const { page } = await read(languagePath(code), 'statecraft');
  const preloads = page.hrefs('link[rel="preload"][as="font"]');
  expect(preloads).toHaveLength(['es', 'fr', 'de', 'pt'].includes(code) ? 2 : 0);
});

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
    format(code, pageStrings.delivery, { hour: 8 }),
    ...pageStrings.questions.flatMap((entry) => [
      entry.question,
      'answers' in entry ? entry.answers.extract : entry.answer,
    ]),
    pageStrings.otherLanguages,
    pageStrings.inEnglish,
    pageStrings.promptHint,
    strings.subscribe,
    pageStrings.formHeading,
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
  expect(main).not.toContain(strings.openRate);
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
    for (const { tagline, plainTagline } of languages) {
      expect(plain).not.toContain(tagline);
      expect(plain).not.toContain(plainTagline);
    }
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
  for (const { code, name, localName, tagline, dir } of listLanguages('extract')) {
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
