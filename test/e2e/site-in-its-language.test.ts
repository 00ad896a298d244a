import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { notes, settled, startBrowsing } from '../support/browsing.ts';
import { kinds } from '../support/demo-pages.ts';
import { listEnglishTexts } from '../support/english-texts.ts';
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
const pages = (['nontrivial', 'statecraft'] as const).flatMap((site) => [
  ...kinds.map((kind) => ({ site, page: kind })),
  ...extra.map((page) => ({ site, page })),
]);

/** The words of our texts, but for names of formats and of the menu that people also have. */
const ours = new Set(
  listEnglishTexts()
    .join(' ')
    .replace(/\{\w+(?:, (?:plural|select|number))?|\w+ \{/g, ' ')
    .match(/[a-z]{4,}/gi)
    ?.filter((word) => !/^(?:atom|json|feed|example|domain)$/i.test(word)),
);

/**
 * Words in Latin letters outside of what people wrote. That has a direction or a language of its
 * own, or is not translated.
 */
const latinWords = (page: Page) =>
  page.evaluate(() => {
    const own = '[dir="auto"], bdi, [translate="no"], code, kbd, time, body [lang], script, style';
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || element.closest(own) || !element.checkVisibility()) continue;
      for (const word of walker.currentNode.textContent?.match(/[a-z]{4,}/gi) ?? [])
        found.add(word);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (!element.closest(own))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          for (const word of element.getAttribute(name)?.match(/[a-z]{4,}/gi) ?? [])
            found.add(word);
    return [...found];
  });

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
    expect((await latinWords(page)).filter((word) => ours.has(word))).toEqual([]);
  await looksRight(page);
});
