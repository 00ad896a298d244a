import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { partNames } from '#client/admin/sites/setting-labels.ts';
import { de as adminTexts } from '#shared/texts/admin-translations/de.ts';
import { de as siteTexts } from '#shared/texts/translations/de.ts';
import { notes, settled, startBrowsing } from '../support/browsing.ts';
import { listAdminTexts, listEnglishTexts } from '../support/english-texts.ts';
import { ownDatabase } from '../support/own-database.ts';
import { listShownWords, listWords } from '../support/shown-words.ts';
import { join, openAs, type Member } from '../support/signed-in.ts';
import { fitsWindow, passesAxe } from '../support/visual-and-axe.ts';

const database = await ownDatabase('demo');
for (const [site, language] of Object.entries({ nontrivial: 'de', statecraft: 'ar' }))
  await database.rows(
    `update sites set settings = jsonb_build_object('theme',
       jsonb_build_object('seo', jsonb_build_object('locale', $2::text))) where id = $1`,
    [site, language],
  );
const browsing = startBrowsing({
  env: {
    DATABASE_URL: database.url,
    ADMIN_EMAILS: 'leitung.nontrivial@mail.example,mudir.statecraft@mail.example',
  },
});

/** What people named, where no element says so. */
const named = await database.rows<{ name: string }>(
  `select name from tags union select username from users`,
);
/** English words that no German text has. Resend is a mail provider, default the ID of a site. */
const german = new Set(
  listWords([
    ...Object.values({ ...siteTexts, ...adminTexts }),
    ...named.map(({ name }) => name),
  ]).map((word) => word.toLowerCase()),
);
const english = new Set(
  listWords([...listEnglishTexts(), ...listAdminTexts()]).map((word) => word.toLowerCase()),
);
const isEnglish = (word: string) =>
  !['Resend', 'default'].includes(word) &&
  english.has(word.toLowerCase()) &&
  !german.has(word.toLowerCase());

/** Frames of the preview run no script. */
const previewScripts = /^error: Blocked script execution in/;

let admin: Member;
beforeAll(async () => {
  admin = await join(browsing, 'nontrivial', { username: 'Leitung' });
});

it.each([360, 1280])('speaks German on the pages of its menu, at %i px', async (width) => {
  const { page } = await openAs(browsing, admin);
  await page.setViewportSize({ width, height: 800 });
  await page.goto(browsing.url('nontrivial', '/admin'));
  await page.locator('main h2').first().waitFor();
  const paths = await page
    .locator('#admin-menu a[href^="/admin"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(10);
  expect(await findTroubles(page, paths, width)).toEqual([]);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

it('speaks German in settings, rules and lists of subscribers', async () => {
  const { page } = await openAs(browsing, admin, { allow: [previewScripts] });
  await page.setViewportSize({ width: 360, height: 800 });
  const paths = [
    ...Object.keys(partNames).map((part) => `/admin/sites/nontrivial?part=${part}`),
    ...['held', 'rules'].map((tab) => `/admin/moderation/${tab}`),
    ...['import', 'segments', 'form', 'blocked'].map((name) => `/admin/subscribers/${name}`),
  ];
  expect(await findTroubles(page, paths, 360)).toEqual([]);
}, 240_000);

/** Opens each page. Returns English words and pages that are too wide. */
async function findTroubles(
  page: Page,
  paths: readonly string[],
  width: number,
): Promise<string[]> {
  const troubles: string[] = [];
  for (const path of new Set(paths)) {
    await page.goto(browsing.url('nontrivial', path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    await page.locator('[data-loading]').first().waitFor({ state: 'detached' });
    const words = (await listShownWords(page)).filter(isEnglish);
    if (words.length > 0) troubles.push(`${path}: ${words.join(' ')}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) troubles.push(`${path} is ${wide} wide`);
    await passesAxe(page);
  }
  return troubles;
}

it('answers in German', async () => {
  const { page } = await openAs(browsing, admin, { allow: [notes.status400] });
  await page.goto(browsing.url('nontrivial', '/admin/inbound-feeds'));
  await page.getByRole('textbox', { name: 'URL' }).fill(browsing.url('nontrivial', '/feed'));
  await page.getByRole('button', { name: 'Feed verbinden' }).click();
  await page.getByText('Die URL: ist ein Feed dieser Website.').first().waitFor();
});

it('is in Arabic, from right to left', async () => {
  const other = await join(browsing, 'statecraft', { username: 'Mudir' });
  const { page } = await openAs(browsing, other, { viewport: { width: 360, height: 740 } });
  for (const path of ['/admin', '/admin/newsletter', '/admin/moderation/rules', '/admin/keys']) {
    await page.goto(browsing.url('statecraft', path));
    await settled(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('ar');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await fitsWindow(page);
    await passesAxe(page);
  }
});
