import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { SiteSettings } from '#shared/contract/admin-sites-schemas.ts';
import { users } from '../../server/db/schema.ts';
import { expectError } from '../support/error-replies.ts';
import { codeMailedTo } from '../support/members.ts';
import { setUpSiteAdmin } from '../support/site-admin.ts';

const { t, platform, put, publish, page, changeSettings } = await setUpSiteAdmin();
const host = 'de.example.org';
const german: SiteSettings['languages'][number] = {
  language: 'de',
  host,
  siteName: 'Nichttrivial',
  siteDescription: 'Was über KI zu lesen lohnt.',
  texts: { about: 'Wir sind eine Runde von Leuten.', contact: '', privacy: '', terms: '' },
  newsletter: null,
};
const setHosts = (hosts: string[]) =>
  platform.call('PUT', '/api/admin/sites/nontrivial/hosts', { hosts });

beforeEach(async () => {
  await setHosts([host]);
  await publish((settings) => void (settings.languages = [german]));
});

it('has its pages in the language of the host', async () => {
  const html = await page('/new', host);
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('Nichttrivial');
  expect(html).toContain('Zum Inhalt springen');
  expect(html).toContain(`<link rel="canonical" href="https://${host}/new"/>`);
  expect(await page('/about', host)).toContain('Wir sind eine Runde von Leuten.');
  expect(await page('/new', 'ai.example.org')).toContain('<html lang="en">');
});

it('has the pages that nobody wrote in the language of the host', async () => {
  expect(await page('/terms', host)).toContain('Was Sie veröffentlichen');
  expect(await page('/privacy', host)).toContain('kein Zählpixel');
  await publish((settings) => void (settings.texts.terms = 'No terms.'), { note: 'Ours.' });
  expect(await page('/terms', host)).toContain('No terms.');
  expect(await page('/terms', 'ai.example.org')).toContain('No terms.');
});

it('has the landing page and FAQ of each language', async () => {
  const benefit = { title: 'Vorteil', text: 'Ein Vorteil.' };
  const newsletter = {
    headline: 'KI am Morgen',
    subheadline: 'Jeden Tag.',
    benefits: [benefit, benefit, benefit, benefit] satisfies unknown[],
    questions: [{ question: 'Wer zahlt?', answer: 'Die Mitglieder.' }],
  } as SiteSettings['newsletter'];
  await publish((settings) => void (settings.languages = [{ ...german, newsletter }]), {
    note: 'German texts.',
  });
  for (const [path, at] of [
    ['/newsletter', host],
    ['/newsletter/languages/de', 'ai.example.org'],
  ] as const) {
    const html = await page(path, at);
    expect(html).toContain('KI am Morgen');
    expect(html).toContain('Die Mitglieder.');
    expect(html).not.toContain('Was kostet');
  }
  expect(await page('/newsletter', 'ai.example.org')).toContain('What does it cost?');
  expect(await page('/newsletter/languages/fr', host)).toContain('Combien');
});

it('writes to members who signed up at its host in its language', async () => {
  for (const [at, username, language] of [
    [host, 'mitglied', 'de'],
    ['ai.example.org', 'member', null],
  ] as const) {
    const email = `${username}@mail.example`;
    const agent = t.on(at);
    const post = (path: string, body: object) =>
      agent
        .post(path)
        .set({ Origin: `https://${at}` })
        .send(body);
    await post('/api/auth/signup', { username, name: username, email });
    const otp = await codeMailedTo(t, 'nontrivial', email);
    expect((await post('/api/auth/verify', { email, otp })).status).toBe(200);
    const [row] = await t.deps.db.select().from(users).where(eq(users.username, username));
    expect(row?.language).toBe(language);
  }
});

it('follows the language of the site with pages that nobody wrote', async () => {
  await publish(
    (settings) => {
      settings.languages = [];
      settings.theme.seo.locale = 'fr';
      settings.texts.about = 'Ours.';
    },
    { note: 'French.' },
  );
  expect(await page('/terms', 'ai.example.org')).toContain('Ce que vous publiez');
  // The editor sends all values, also those that follow the language.
  await publish((settings) => void (settings.theme.seo.locale = 'de'), { note: 'German.' });
  expect(await page('/terms', 'ai.example.org')).toContain('Was Sie veröffentlichen');
  expect(await page('/about', 'ai.example.org')).toContain('Ours.');
  await publish((settings) => void (settings.theme.seo.locale = 'en_US'), { note: 'English.' });
  expect(await page('/terms', 'ai.example.org')).toContain('What you post');
});

it('keeps cached pages of two languages apart', async () => {
  for (let i = 0; i < 2; i += 1) {
    expect(await page('/', host)).toContain('lang="de"');
    expect(await page('/', 'ai.example.org')).not.toContain('<html lang="de">');
  }
});

it('links each page to itself in the other languages', async () => {
  const html = await page('/new', 'ai.example.org');
  expect(html).toContain(`<link rel="alternate" hrefLang="de" href="https://${host}/new"/>`);
  expect(html).toMatch(new RegExp(`<a href="https://${host}/new" hrefLang="de" lang="de">Deutsch`));
});

it('has posts of the one site in all languages', async () => {
  await t.make.post({ title: 'Of both languages' });
  expect(await page('/new', host)).toContain('Of both languages');
});

it('has no language at a host that was removed', async () => {
  await setHosts([]);
  expect(await page('/new', 'ai.example.org')).not.toContain('hrefLang="de"');
});

it.each<[string, Partial<typeof german>]>([
  ['languages.0.host', { host: 'foreign.example.org' }],
  ['languages.0.host', { host: 'ai.example.org' }],
  ['languages.0.language', { language: 'en' }],
])('refuses %s with another value', async (field, change) => {
  const refused = await put(
    changeSettings((settings) => void (settings.languages = [{ ...german, ...change }])),
  );
  expectError(refused, 'bad_request', [field]);
});

it('describes a site that nobody described in its language', async () => {
  const settings = { theme: { seo: { locale: 'de' } } };
  const { public: site } = t.deps.siteRegistry.withSettings('default', settings)!;
  expect(site).toMatchObject({
    description: 'Links und Gespräche für Neugierige.',
    seo: { defaultTitle: 'Broadsheet' },
  });
});
