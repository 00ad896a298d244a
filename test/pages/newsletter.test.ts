import { expect, it } from 'vitest';
import type { Landing } from '#shared/contract/newsletter.ts';
import type { Reply } from '#shared/contract/index.ts';
import { industries } from '#shared/newsletter/industries.ts';
import { listLanguages } from '#shared/newsletter/languages.ts';
import { findLanguage } from '../../server/domain/digests/reading/landing.ts';
import { expectError } from '../support/error-replies.ts';
import { getAttribute, getText } from '../support/html.ts';
import { htmlErrors } from '../support/html-errors.ts';
import { siteIds } from '../support/test-app.ts';
import {
  packs,
  indexes,
  addresses,
  readAlternates,
  isHidden,
  toLanguageCode,
  useNewsletterPages,
} from '../support/newsletter-pages.ts';

const { t, getDomain, read } = await useNewsletterPages();

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
      expect([page.attribute(part, 'lang'), page.attribute(part, 'dir')]).toEqual([
        code ?? 'en',
        code === 'ar' ? 'rtl' : 'ltr',
      ]);
    const frame = code === undefined ? null : packs[code].frame;
    if (frame) {
      const { skip, hot, new: newest, top, search, digest, login, signup } = frame;
      expect(page.text('a.skip')).toBe(skip);
      expect(page.all('header.masthead nav a').map(getText)).toEqual([
        hot,
        newest,
        top,
        search,
        digest,
      ]);
      const header = page.text('header.masthead');
      for (const text of [login, signup]) expect(header).toContain(text);
      const footer = page.text('footer.colophon');
      for (const text of [frame.home, frame.byLanguage, frame.archive, frame.log, frame.rights])
        expect(footer).toContain(text);
      expect(`${header}${footer}`).not.toMatch(/Login|Sign Up|Home|Terms|reserved/);
      expect(page.attribute('header.masthead p', 'lang')).toBe('en-US');
    }
    if (indexes.includes(path)) return;
    const { copy } = packs[code ?? 'en'];
    if (!path.includes('industries')) expect(page.text('h1')).toBe(copy[site].headline);
    expect(
      page.all('main > div').map((part) => [getAttribute(part, 'lang'), getAttribute(part, 'dir')]),
    ).toEqual([[code ?? 'en', code === 'ar' ? 'rtl' : 'ltr']]);
    expect(page.all('main form')).toHaveLength(1);
    expect(page.all('main details')).toHaveLength(4);
  },
);

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
    expect(Object.keys(landing.strings)).toEqual(Object.keys(packs.en.strings));
    expect(Object.keys(landing.page)).toEqual(Object.keys(packs.en.page));
    expect(landing.page.eyebrow).toBe(
      `${t.deps.siteRegistry.sites.get(site)?.theme.siteName} by email`,
    );
  }
});

it('GET /api/newsletter/languages and GET /api/newsletter/industries list ten each', async () => {
  expect(
    (
      (await t.on('default').get('/api/newsletter/languages'))
        .body as Reply<'GET /api/newsletter/languages'>
    ).languages,
  ).toEqual(listLanguages('extract'));
  expect(
    (
      (await t.on('default').get('/api/newsletter/industries'))
        .body as Reply<'GET /api/newsletter/industries'>
    ).industries,
  ).toEqual(industries);
});

it('says with a model that it writes summaries', async () => {
  const readTexts = async () => {
    const landing = (await t.on('default').get('/api/newsletter/languages/fr')).body as Landing;
    const { languages } = (await t.on('default').get('/api/newsletter/languages'))
      .body as Reply<'GET /api/newsletter/languages'>;
    return [landing.page.questions[1]?.answer, languages];
  };
  const { answers } = packs.fr.page.questions[1];
  expect(await readTexts()).toEqual([answers.extract, listLanguages('extract')]);
  t.deps.model = { name: 'm', ask: () => Promise.reject(new Error('not asked')) };
  try {
    expect(await readTexts()).toEqual([answers.ai, listLanguages('ai')]);
  } finally {
    t.deps.model = null;
  }
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
