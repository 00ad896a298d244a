import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/paths.ts';
import { presets } from '#shared/sites/presets.ts';
import { defaultTexts } from '#shared/sites/texts/default.ts';
import {
  statisticsHeading,
  statisticsPlaceholder,
  statisticsSentences,
} from '#shared/sites/texts/statistics.ts';
import type { Translations } from '#shared/texts/translate.ts';
import { loadPages, writePresetTexts } from './preset-texts.ts';

const paragraphs = Object.values(defaultTexts).flatMap((page) => page.trim().split('\n\n'));
const english = new Set([
  ...paragraphs.filter((text) => text !== statisticsPlaceholder),
  statisticsHeading,
  ...[true, false].flatMap((on) =>
    statisticsSentences({ picture: on, redirects: on, campaign: on }),
  ),
]);

/** What a translation keeps: addresses of links, placeholders, code, headings and items. */
const listMarks = (text: string) =>
  (text.match(/\]\([^)]*\)|\{\w+\}|`[^`]*`|^## |^- /gm) ?? []).toSorted();

const ours = { siteName: '$&', seo: { canonicalDomain: 'a.example' } };

describe.each(languageCodes)('the static pages in %s', async (language) => {
  const module = (await import(`../../../shared/texts/pages/${language}.ts`)) as Record<
    string,
    Translations
  >;
  const table = module[language] ?? {};
  await loadPages(language);

  it('have exactly the paragraphs of the program', () => {
    expect(Object.keys(table).toSorted()).toEqual([...english].toSorted());
  });

  it('keep links, placeholders and Markdown', () => {
    for (const [text, translation] of Object.entries(table)) {
      expect(new Set(listMarks(translation)), text).toEqual(new Set(listMarks(text)));
      expect(translation).toBe(translation.trim().normalize('NFC'));
    }
  });

  it.each(presets)('are complete for the preset $id', ({ texts }) => {
    const pages = writePresetTexts(texts, ours, language);
    for (const page of Object.values(pages)) {
      expect(page.replace(statisticsPlaceholder, '')).not.toMatch(/[{}]/);
      for (const text of english)
        if (!text.startsWith('## ')) expect(page.split('\n\n')).not.toContain(text);
    }
  });
});

it('keeps pages in English as they are', () => {
  const { about } = writePresetTexts(defaultTexts, ours, 'en');
  expect(about).toBe(defaultTexts.about.replaceAll('{siteName}', () => '$&'));
});
