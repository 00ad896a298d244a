import type { Passage } from '#shared/newsletter/digest-sentence.ts';
import { dayMs } from '#shared/durations.ts';
import { formatDate } from '#shared/newsletter/dates.ts';
import { findTextLanguage } from '#shared/newsletter/text-language.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { isPlainText } from '../../preferences/plain-text-check.ts';
import { foldCase } from '../../preferences/tokenize.ts';
import { findIneligibility } from './evidence/eligibility.ts';
import type { CitablePost } from './evidence/evidence.ts';

/** A sentence with what it rests on. `hints`: what a judge must look for in the passages. */
export type CheckedSentence = { text: string; passages: Passage[]; hints: string[] };
/** Why a sentence was refused, in words for its writer. */
export type Refusal = { text: string; reason: string };

export const maxCharacters = 300;
const maxHints = 6;

/**
 * Checks what a program can: the form, the script of the language, figures in digits, and words in
 * quotation marks. A judge checks all else. Never throws.
 */
export function checkSentence(
  text: string,
  passages: Passage[],
  posts: readonly CitablePost[],
  language: DigestLanguage,
): CheckedSentence | Refusal {
  const refuse = (reason: string): Refusal => ({ text, reason });
  if (!/\p{L}{2}|\p{Lo}/u.test(text)) return refuse('it has no words');
  if (text.length > maxCharacters) return refuse(`it has more than ${maxCharacters} characters`);
  if (!isPlainText(text)) return refuse('it has a link, an address, markup or hidden characters');
  if (['address', 'instruction'].includes(findIneligibility(text) ?? ''))
    return refuse('it is an order, or leads to somebody');
  if (findTextLanguage(text, language) !== language) return refuse('it is in another language');
  const cited = posts.filter(({ id }) => passages.some(({ post }) => post === id));
  const evidence = passages.map((passage) => passage.text).join('\n');
  // A translated quotation is not word for word, and names have other forms.
  const isTranslated = cited.some((post) => post.language?.split('-')[0] !== language);
  const known = findFigures(evidence).flatMap(({ values }) => values);
  const published = cited.flatMap(({ publishedAt }) => publishedAt ?? []);
  const missing = findFigures(removeDatesAround(text, published, language)).filter(
    ({ values }) => !values.some((v) => known.includes(v)),
  );
  const wrong = missing.find(
    ({ values }) => !values.some((v) => isDerived(v, known) || mayBeWord(v, isTranslated)),
  );
  if (wrong) return refuse(`the figure ${wrong.text} is not in the sentences that it cites`);
  if (!isTranslated && !toStems(text).some((stem) => toStems(evidence).includes(stem)))
    return refuse('it has no word of the sentences that it cites');
  const quoted = isTranslated ? [] : findQuotations(text);
  const foreign = quoted.find((words) => !toWords(evidence).includes(toWords(words)));
  if (foreign) return refuse(`“${foreign}” does not stand so in the sentences that it cites`);
  const names = isTranslated || language === 'de' ? [] : findUnknownNames(text, cited);
  const hints = [...missing.map((figure) => figure.text), ...names].slice(0, maxHints);
  return { text, passages, hints };
}

const dateForms: Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long', year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long' },
];
/** Leaves out dates that "on Wednesday" may mean. A judge checks which it is. */
function removeDatesAround(text: string, published: Date[], language: DigestLanguage): string {
  const dates = published.flatMap((at) =>
    Array.from({ length: 15 }, (_, i) => new Date(at.getTime() + (i - 7) * dayMs)),
  );
  const languages = language === 'en' ? (['en', 'en-US'] as const) : [language];
  const written = dateForms.flatMap((form) =>
    dates.flatMap((date) =>
      languages.map((one) => formatDate(one, { ...form, timeZone: 'UTC' }, date)),
    ),
  );
  return written.reduce((rest, date) => rest.replaceAll(date, ' '), text);
}

/** Returns what is quoted, of several words: one may be a name. */
const findQuotations = (text: string): string[] =>
  [...text.matchAll(/[“„«「『"‘]\s?([^“”„«»「」『』"‘’]{3,})\s?[”“»」』"’]/gu)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => /\p{L}\s+\p{L}/u.test(quoted));

/** The words of a text, without punctuation. */
const toWords = (text: string): string =>
  ` ${foldCase(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/** The beginnings of words, the signs of scripts without spaces, and figures. */
const toStems = (text: string): string[] =>
  toWords(text).match(
    /\d+|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]|(?<= )[\p{L}\p{M}]{4}/gu,
  ) ?? [];

/** Returns the words with a capital inside the sentence that the posts do not have. */
function findUnknownNames(text: string, cited: readonly CitablePost[]): string[] {
  const known = toWords(
    cited.flatMap(({ title, evidence }) => [title, ...evidence.map((one) => one.text)]).join(' '),
  );
  return [...text.matchAll(/(?<=[\p{L}\p{N},)’”»] )\p{Lu}[\p{L}\p{M}\p{N}]+/gu)]
    .map(([name]) => name)
    .filter((name) => !known.includes(toWords(name)));
}

/** A figure in digits. It has several values where its separators or scale can be read so. */
type Figure = { text: string; values: number[] };

/** Words and signs after a figure; some letters may be units as well. */
const scales: [words: string, factors: number[]][] = [
  [
    '%|٪|per ?cent\\p{L}*|prozent\\p{L}*|pour[ -]cent|por ?cien\\p{L}+|por cento|процент\\p{L}*|퍼센트|' +
      'パーセント|في الم\\p{L}+|بالم\\p{L}+|प्रतिशत|फ़ीसदी|फीसदी',
    [0.01],
  ],
  // In China also "mega".
  ['兆', [1e12, 1e6]],
  ['万亿|조|trillion\\p{L}*|трлн|триллион\\p{L}*|تريليون', [1e12]],
  ['亿|億|억', [1e8]],
  ['mil mill\\p{L}+|milliard\\p{L}*|mrd|bn|млрд|миллиард\\p{L}*|مليار\\p{L}*|अरब|十億', [1e9]],
  ['bil(?:l|h)\\p{L}+', [1e9, 1e12]],
  ['mil[lh](?:i?[oó]n|ão|õe)\\p{L}*|mio|mn|млн|миллион\\p{L}*|مل[ايو]+ن|百万|मिलियन', [1e6]],
  ['करोड़|crores?', [1e7]],
  ['लाख|lakhs?', [1e5]],
  ['万|萬|만', [1e4]],
  ['thousand|tausend|mil|mille|тыс\\p{L}*|ألف|آلاف|हज़ार|हजार|千|천', [1e3]],
  ['k|kilo\\p{L}*', [1, 1e3]],
  ['m|mega\\p{L}*', [1, 1e6]],
  ['b|giga\\p{L}*', [1, 1e9]],
];
const figurePattern = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\d])(?<before>百分之)?` +
    String.raw`(?<digits>\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,٫٬]\d+)*)` +
    `[\\s-]?(?:(?<scale>${scales.map(([words]) => words).join('|')})` +
    String.raw`(?![\p{Script=Latin}\p{Script=Cyrillic}]))?`,
  'giu',
);

/** Finds the figures of a text, whatever its digits. A percentage is a hundredth. */
function findFigures(text: string): Figure[] {
  const plain = text
    .replace(/[²³]/g, '')
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) =>
      String((digit.charCodeAt(0) - (digit < '\u0900' ? 0 : 6)) % 16),
    );
  const figures: Figure[] = [];
  let [end, last] = [-1, 0];
  for (const { 0: whole, index, groups = {} } of plain.matchAll(figurePattern)) {
    const { digits = '', scale = '', before } = groups;
    const named = scales.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(scale))?.[1];
    const factors = before ? [0.01] : (named ?? [1]);
    const values = readNumber(digits).flatMap((value) => factors.map((by) => round(value * by)));
    const previous = figures.at(-1);
    // "From 40 to 45 percent"
    if (previous && last === 1 && factors[0] === 0.01)
      previous.values.push(...previous.values.map((value) => round(value / 100)));
    // One number in two parts: 1亿2000万.
    if (previous && index <= end + 1 && last >= 1e4 && (factors[0] ?? 1) < last)
      previous.values = previous.values.flatMap((a) => values.map((b) => a + b));
    else figures.push({ text: whole.trim(), values });
    [end, last] = [index + whole.trimEnd().length, factors[0] ?? 1];
  }
  return figures;
}

const round = (value: number): number => Number(value.toPrecision(10));

/** Reads separators of thousands and decimals in each way that is possible. */
function readNumber(digits: string): number[] {
  const groups = digits.split(/[.,٫٬ \u00a0\u202f]/);
  const signs = digits.replace(/\d/g, '');
  const whole = Number(groups.join(''));
  if (signs === '') return [whole];
  const last = groups.pop() ?? '';
  const decimal = Number(`${groups.join('')}.${last}`);
  if (signs.length > 1) return new Set(signs).size > 1 ? [decimal] : [whole];
  if (last.length !== 3 || digits.startsWith('0')) return [decimal];
  return last === '000' ? [whole] : [whole, decimal];
}

/** A sum, a difference, the rest of 100 percent, or a year without its century. */
const isDerived = (value: number, known: readonly number[]): boolean =>
  [1, ...known].some((a) => known.some((b) => [a + b, a - b].map(round).includes(value))) ||
  (value > 12 && known.some((year) => year === 1900 + value || year === 2000 + value));

/** Sources write small figures as words, and other languages also large round ones. */
const mayBeWord = (value: number, isTranslated: boolean): boolean =>
  (value <= 12 && Number.isInteger(value)) ||
  (isTranslated && value >= 100 && Number(String(value).replace(/0+$/, '')) <= 12);
