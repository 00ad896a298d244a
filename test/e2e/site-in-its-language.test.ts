import { expect, it } from 'vitest';
import { notes, settled, startBrowsing } from '../support/browsing.ts';
import { kinds } from '../support/demo-pages.ts';
import { listEnglishTexts } from '../support/english-texts.ts';
import { isFullRun } from '../support/full-run.ts';
import { listShownWords, listWords } from '../support/shown-words.ts';
import { shifts, watchShifts } from '../support/layout-shifts.ts';
import { ownDatabase } from '../support/own-database.ts';
import { looksRight } from '../support/visual-and-axe.ts';

/** A site in German and one in Arabic, with posts in English. */
const languages = { nontrivial: 'de', statecraft: 'ar' } as const;
const database = await ownDatabase('demo');
for (const [site, language] of Object.entries(languages))
  await database.rows(
    `update sites set settings = jsonb_build_object('theme',
       jsonb_build_object('seo', jsonb_build_object('locale', $2::text))) where id = $1`,
    [site, language],
  );
const browsing = startBrowsing({ env: { DATABASE_URL: database.url } });
const extra = ['/newsletter', '/newsletter/archive', '/moderations', '/manage-subscription'];
/** German differs from English only in its words: the short run has few of its pages. */
const pages = (['nontrivial', 'statecraft'] as const)
  .flatMap((site) => [...kinds, ...extra].map((page) => ({ site, page })))
  .filter(
    ({ site, page }) =>
      isFullRun ||
      site === 'statecraft' ||
      ['home', 'link post', 'signup', '/newsletter'].includes(page),
  );

/** Our words, but for names of formats and of the menu that people also have. */
const ours = new Set(
  listWords(listEnglishTexts()).filter(
    (word) => !/^(?:atom|json|feed|example|domain)$/i.test(word),
  ),
);

it.each(pages)('$site: shows "$page" in its language, at 320 px', async ({ site, page: kind }) => {
  const { page } = await browsing.again({
    viewport: { width: 320, height: 640 },
    allow: kind === 'not found' ? [notes.status404] : [],
  });
  await page.addInitScript(watchShifts);
  const known: Partial<Record<string, string | object[]>> = browsing.pages[site];
  const path = known[kind];
  await page.goto(browsing.url(site, typeof path === 'string' ? path : kind));
  await settled(page);
  expect(await page.locator('html').getAttribute('lang')).toBe(languages[site]);
  expect((await page.locator('html').getAttribute('dir')) ?? 'ltr').toBe(
    site === 'statecraft' ? 'rtl' : 'ltr',
  );
  expect(await shifts(page)).toEqual([]);
  if (site === 'statecraft')
    expect((await listShownWords(page)).filter((word) => ours.has(word))).toEqual([]);
  await looksRight(page);
});
