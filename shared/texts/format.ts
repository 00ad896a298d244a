import type { PluralTexts } from './translation.ts';

/** Replaces placeholders in braces. Unknown ones stay. */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );

/** Returns the text for a number by the plural rules of the language. */
export const pickPlural = (language: string, texts: PluralTexts, count: number): string =>
  texts[new Intl.PluralRules(language).select(count)] ?? texts.other;
