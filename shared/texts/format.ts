import type { DigestLanguage } from '../paths.ts';

declare const valuesOf: unique symbol;
/** A text in ICU MessageFormat that needs these values. */
export type Message<Values> = string & { readonly [valuesOf]?: (values: Values) => void };

/** A table of texts whose placeholders have the names of the English ones. */
export type Messages<Texts> = Texts extends string
  ? Message<Values<Texts>>
  : { [Name in keyof Texts]: Messages<Texts[Name]> };

/** The values of `{name}`, `{count, number}`, `{count, plural, …}` and `{name, select, …}`. */
export type Values<Text extends string> = {
  [
    Place in Placeholders<Split<Split<[Text], '{'>, '}'>> as Place extends `${infer Name},${string}`
      ? Name
      : Place
  ]: Place extends `${string}, ${'number' | 'plural'}${string}` ? number : string | number;
};
/** Every second piece between braces is the start of a placeholder, or space between branches. */
type Placeholders<Pieces extends string[]> = Pieces extends [
  string,
  infer Place extends string,
  ...infer Rest extends string[],
]
  ? Exclude<Place, '' | ` ${string}` | `\n${string}`> | Placeholders<Rest>
  : never;
type Split<Pieces extends string[], Brace extends string> = Pieces extends [
  infer First extends string,
  ...infer Rest extends string[],
]
  ? First extends `${infer Start}${Brace}${infer End}`
    ? [Start, ...Split<[End, ...Rest], Brace>]
    : [First, ...Split<Rest, Brace>]
  : [];

const branches = /([\w=]+) \{((?:[^{}]|\{\w+\})*)\}/g;
const placeholders = new RegExp(
  String.raw`\{(\w+)(?:, (number|plural|select)((?:,?\s+${branches.source})*)\s*)?\}`,
  'g',
);

/** Arabic texts use Latin digits, because digits differ by country. */
export const toLocale = (language: DigestLanguage): string =>
  language === 'ar' ? 'ar-u-nu-latn' : language;

/** Constructing a formatter takes longer than rendering a row of a list. */
const numbers: Partial<Record<DigestLanguage, Intl.NumberFormat>> = {};
const plurals: Partial<Record<DigestLanguage, Intl.PluralRules>> = {};

/** "12,345". English needs no locale data. */
export function formatNumber(language: DigestLanguage, n: number): string {
  if (language === 'en' && Number.isSafeInteger(n))
    return Math.abs(n) < 1000 ? String(n) : String(n).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return (numbers[language] ??= new Intl.NumberFormat(toLocale(language))).format(n);
}

function selectPlural(language: DigestLanguage, n: number): string {
  if (language === 'en') return n === 1 ? 'one' : 'other';
  return (plurals[language] ??= new Intl.PluralRules(language)).select(n);
}

/**
 * Fills in a text. It reads the part of ICU MessageFormat that the texts use: no placeholder with
 * branches is inside another, and nothing is quoted (Decision 441).
 */
export function format<Values extends object>(
  language: DigestLanguage,
  message: Message<Values>,
  values: NoInfer<Values>,
): string {
  const given = values as Record<string, string | number | undefined>;
  return message.replace(placeholders, (whole: string, name: string, type?: string) => {
    const value = given[name];
    if (value === undefined) return whole;
    if (type === undefined) return String(value);
    const number = formatNumber(language, Number(value));
    if (type === 'number') return number;
    const texts = Object.fromEntries(
      [...whole.matchAll(branches)].map(([, key, text]) => [key, text]),
    );
    const key = type === 'plural' ? selectPlural(language, Number(value)) : value;
    const text = texts[`=${value}`] ?? texts[key] ?? texts.other ?? '';
    return format(language, text.replaceAll('#', number), values);
  });
}
