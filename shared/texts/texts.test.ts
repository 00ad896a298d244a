import { expect, it } from 'vitest';
import { languageCodes } from '../paths.ts';
import { fillIn, pickPlural } from './format.ts';
import { stringNames, type LanguagePack } from './translation.ts';
import { en } from './en.ts';

const packs = await Promise.all(
  languageCodes.map(async (code) => {
    const module = (await import(`./${code}.ts`)) as Record<string, LanguagePack>;
    return { code, pack: module[code] as LanguagePack };
  }),
);

/** Returns all texts with their paths. */
function listTexts(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  return Object.entries(part as object).flatMap(([name, value]) =>
    listTexts(value, `${path}/${name}`),
  );
}
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

it('has fixed English strings', () => {
  expect(Object.keys(en.strings)).toEqual([...stringNames]);
  expect(en.strings).toMatchObject({
    subscribing: 'Subscribing...',
    checkYourEmail: 'Check Your Email!',
    successfullySubscribed: 'Successfully Subscribed!',
    somethingWentWrong: 'Something went wrong. Please try again.',
  });
});

it.each(packs)('translates all English strings with the same placeholders: $code', ({ pack }) => {
  const [ours, original] = [pack, en].map((texts) => listTexts({ ...texts, plurals: {} })) as [
    [string, string][],
    [string, string][],
  ];
  expect(ours.map(([path]) => path)).toEqual(original.map(([path]) => path));
  for (const [i, [path, text]] of ours.entries()) {
    expect(text.trim(), path).toBe(text);
    expect(text, path).not.toBe('');
    expect(text, path).toBe(text.normalize('NFC'));
    expect(placeholders(text), path).toEqual(placeholders(original[i]?.[1] ?? ''));
  }
});

it.each([...packs, { code: 'en', pack: en }])(
  'has texts for the plural categories of weeks: $code',
  ({ code, pack: { plurals } }) => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    expect(pluralCategories).toEqual(expect.arrayContaining(Object.keys(plurals.pauseFor)));
    for (const text of Object.values(plurals.pauseFor)) expect(text).toBe(text.normalize('NFC'));
    const texts = [1, 2, 4].map((weeks) =>
      fillIn(pickPlural(code, plurals.pauseFor, weeks), { weeks }),
    );
    expect(new Set(texts).size).toBe(3);
  },
);

it('writes weeks by the plural rules of the language', () => {
  const write = (code: string, weeks: number) => {
    const pack = packs.find((candidate) => candidate.code === code)?.pack ?? en;
    return fillIn(pickPlural(code, pack.plurals.pauseFor, weeks), { weeks });
  };
  expect([1, 2, 4].map((weeks) => write('ar', weeks))).toEqual([
    'إيقاف لمدة أسبوع',
    'إيقاف لمدة أسبوعين',
    'إيقاف لمدة 4 أسابيع',
  ]);
  expect([1, 2, 5].map((weeks) => write('ru', weeks))).toEqual([
    'Приостановить на 1\u00a0неделю',
    'Приостановить на 2\u00a0недели',
    'Приостановить на 5\u00a0недель',
  ]);
  expect([1, 2].map((weeks) => write('fr', weeks))).toEqual([
    'Mettre en pause 1\u00a0semaine',
    'Mettre en pause 2\u00a0semaines',
  ]);
});

it.each(packs)('$code is not English', ({ pack }) => {
  const same = listTexts(pack).filter(([path, text]) =>
    listTexts(en).some(([other, english]) => other === path && english === text),
  );
  expect(
    same
      .map(([path]) => path)
      .filter((path) => !/\/(?:faq|daily|weekly|optional|points\/\w+)$/.test(path)).length,
  ).toBeLessThan(3);
});

it.each([
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['zh', /\p{Script=Han}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u],
  ['ko', /\p{Script=Hangul}/u],
] as const)('%s is written in its own script', (code, script) => {
  const pack = packs.find((language) => language.code === code)?.pack;
  expect(
    listTexts(pack)
      .filter(([, text]) => !script.test(text))
      .map(([path]) => path),
  ).toEqual([]);
});
