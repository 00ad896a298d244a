import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { languageCodes, type LanguageCode } from '#shared/paths.ts';
import { format, toLocale } from '#shared/texts/format.ts';
import type { Translations } from '#shared/texts/translate.ts';
import { listAdminTexts, listEnglishTexts } from './support/english-texts.ts';
import { sourceFiles } from './support/source-modules.ts';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const parse = (language: string, text: string) =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });

/** The names of the values and of the elements of a text. */
function listPlaces(language: string, text: string): string[] {
  const visit = (elements: Element[]): string[] =>
    elements.flatMap((element) =>
      'options' in element
        ? [element.value, ...Object.values(element.options).flatMap(({ value }) => visit(value))]
        : 'value' in element && element.type !== 0
          ? [element.value]
          : [],
    );
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([tag]) => tag);
  return [...new Set([...visit(parse(language, text).getAst()), ...tags])].toSorted();
}

const withoutHint = (text: string) => text.replace(/ \[[^\]]*\]$/, '');
const english = { translations: listEnglishTexts(), 'admin-translations': listAdminTexts() };

async function load(folder: keyof typeof english, language: LanguageCode): Promise<Translations> {
  const module = (await import(`../shared/texts/${folder}/${language}.ts`)) as Record<
    string,
    Translations
  >;
  return module[language] ?? {};
}

const tables = languageCodes.flatMap(
  (language) =>
    [
      ['translations', language],
      ['admin-translations', language],
    ] as const,
);

describe.each(tables)('the table %s/%s', async (folder, language) => {
  const translations = await load(folder, language);
  const entries = Object.entries(translations);

  it('has exactly the texts of the program', () => {
    const texts = english[folder];
    expect(texts.filter((text) => !(text in translations))).toEqual([]);
    expect(Object.keys(translations).filter((text) => !texts.includes(text))).toEqual([]);
  });

  it('keeps the values and elements of the English texts', () => {
    for (const [text, translation] of entries)
      expect(listPlaces(language, translation), text).toEqual(listPlaces('en', withoutHint(text)));
  });

  it('is formatted as by the reference implementation', () => {
    for (const [text, translation] of entries) {
      const names = listPlaces(language, translation).filter((name) => !name.startsWith('<'));
      for (const count of names.length === 0 ? [0] : [0, 1, 2, 3, 5, 11, 21, 100, 1_234]) {
        const values = Object.fromEntries(names.map((name) => [name, count]));
        expect(format(language, translation, values), text).toBe(
          parse(toLocale(language), translation).format(values),
        );
      }
    }
  });

  it('has only the plural categories of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [text, translation] of entries)
      for (const element of parse(language, translation).getAst())
        if (element.type === 6)
          expect(
            Object.keys(element.options).filter(
              (name) => !name.startsWith('=') && !pluralCategories.includes(name as 'other'),
            ),
            text,
          ).toEqual([]);
  });

  it('is normalized, without spaces around and hints', () => {
    for (const [text, translation] of entries) {
      expect(translation, text).toBe(translation.trim().normalize('NFC'));
      expect(translation, text).not.toMatch(/^$| \[[a-z ]+\]$/);
    }
  });
});

/** Only the command line has them, in English. */
const ofCommands = /^server\/(?:cli|domain\/site-admin\/archive)\//;

it('names the text of each error as a literal', () => {
  const templates = sourceFiles('server/**/*.ts')
    .filter(({ path }) => !ofCommands.test(path))
    .flatMap(({ text }) => text.match(/new AppError\(\s*'\w+',[^'"`(),]*`[^`]*`/g) ?? []);
  expect(templates).toEqual([]);
});
