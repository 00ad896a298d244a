import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { digestLanguages, type DigestLanguage } from '../paths.ts';
import { en } from './en.ts';
import { format, toLocale } from './format.ts';
import { loadPack } from './packs.ts';

/** All texts of a language with their paths. */
const listTexts = async (language: DigestLanguage): Promise<[path: string, text: string][]> =>
  flatten(await loadPack(language));

function flatten(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  return Object.entries(part as object).flatMap(([name, value]) =>
    flatten(value, `${path}/${name}`),
  );
}

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The placeholders of a text with their types. */
const listPlaceholders = (elements: Element[]): string[] =>
  elements.flatMap((element) =>
    'options' in element
      ? [
          `${element.value} ${element.type}`,
          ...Object.values(element.options).flatMap(({ value }) => listPlaceholders(value)),
        ]
      : 'value' in element && element.type !== 0
        ? [`${element.value} ${element.type}`]
        : [],
  );
const parse = (language: DigestLanguage, text: string) =>
  new IntlMessageFormat(text, toLocale(language), undefined, { ignoreTag: true });
const english = await listTexts('en');

it('has fixed English strings', () => {
  expect(en.strings).toMatchObject({
    subscribing: 'Subscribing...',
    checkYourEmail: 'Check Your Email!',
    successfullySubscribed: 'Successfully Subscribed!',
    somethingWentWrong: 'Something went wrong. Please try again.',
  });
});

describe.each(digestLanguages)('texts in %s', async (language) => {
  const texts = await listTexts(language);

  it('are those of English with the same placeholders', () => {
    const describeTexts = (of: DigestLanguage, list: [string, string][]) =>
      list.map(([path, text]) => [
        path,
        [
          ...new Set(
            listPlaceholders(parse(of, text).getAst()).map((place) => place.split(' ')[0]),
          ),
        ].toSorted(),
      ]);
    expect(describeTexts(language, texts)).toEqual(describeTexts('en', english));
  });

  it('are normalized, and not empty', () => {
    for (const [path, text] of texts) {
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toBe('');
      expect(text, path).toBe(text.normalize('NFC'));
    }
  });

  it('are written as by the reference implementation', () => {
    const counts = [0, 1, 2, 3, 4, 5, 8, 11, 21, 22, 25, 100, 101, 1_234, 1_000_000];
    for (const [path, text] of texts) {
      const reference = parse(language, text);
      const names = listPlaceholders(reference.getAst()).map((place) => place.split(' '));
      for (const count of names.length === 0 ? [0] : counts) {
        const values = Object.fromEntries(
          names.map(([name = '', type]) => [name, type === '1' ? `#${name} {x}` : count]),
        );
        expect(format(language, text, values), path).toBe(reference.format(values));
      }
    }
  });

  it('have only the plural categories of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [path, text] of texts)
      for (const element of parse(language, text).getAst())
        if ('options' in element)
          expect(
            Object.keys(element.options).filter((name) => !name.startsWith('=')),
            path,
          ).toSatisfy((names: string[]) =>
            names.every((name) => pluralCategories.includes(name as Intl.LDMLPluralRule)),
          );
  });
});

it('requires the values of the English text', async () => {
  const { digest } = (await loadPack('de')).mail;
  // @ts-expect-error: `site` is missing.
  expect(format('de', digest.alsoOn, {})).toContain('{site}');
  // @ts-expect-error: `count` must be a number.
  expect(format('de', digest.comments, { count: '1' })).toBe('1 Kommentar');
  expect(format('de', digest.comments, { count: 1 })).toBe('1 Kommentar');
});

it.each([
  ['ar', [1, 2, 4], ['إيقاف لمدة أسبوع', 'إيقاف لمدة أسبوعين', 'إيقاف لمدة 4 أسابيع']],
  [
    'ru',
    [1, 2, 5],
    [
      'Приостановить на 1\u00a0неделю',
      'Приостановить на 2\u00a0недели',
      'Приостановить на 5\u00a0недель',
    ],
  ],
  ['fr', [1, 2], ['Mettre en pause 1\u00a0semaine', 'Mettre en pause 2\u00a0semaines']],
] as const)('writes weeks by the plural rules of %s', async (language, weeks, written) => {
  const { pauseFor } = (await loadPack(language)).manage;
  expect(weeks.map((count) => format(language, pauseFor, { weeks: count }))).toEqual(written);
});

it.each(digestLanguages.filter((code) => code !== 'en'))('%s is not English', async (language) => {
  const originals = new Map(english);
  const same = (await listTexts(language)).filter(([path, text]) => originals.get(path) === text);
  expect(
    same
      .map(([path]) => path)
      .filter(
        (path) =>
          !/\/(?:faq|daily|weekly|optional|points|top|rss|docs|contact|discussions)$/.test(path),
      ).length,
  ).toBeLessThan(3);
});

it.each([
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['zh', /\p{Script=Han}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ['ko', /\p{Script=Hangul}/u],
] as const)('%s is written in its own script', async (language, script) => {
  const others = (await listTexts(language)).filter(([, text]) => !script.test(text));
  expect(others.map(([path]) => path).filter((path) => path !== '/frame/rss')).toEqual([]);
});
