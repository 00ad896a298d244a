import type { DigestLanguage } from '../paths.ts';
import { format, type Message, type Values } from './format.ts';

/** Texts of a language by their English. */
export type Translations = Readonly<Record<string, string>>;

type Given<Text extends string> = keyof Values<Text> extends never
  ? [values?: object]
  : [values: Values<Text>];

/**
 * Translates an English text in ICU MessageFormat and fills in its values. A text without a
 * translation stays English. A hint in brackets at the end of a text tells translators apart what
 * English writes in the same way: `Post [verb]`. Nobody sees it.
 */
export type Translate = {
  <const Text extends string>(text: Text, ...values: Given<Text>): string;
  language: DigestLanguage;
  dir: 'ltr' | 'rtl';
  /** Returns the translation with its placeholders. */
  find: (text: string) => string;
};

export function createTranslate(
  language: DigestLanguage,
  translations: Translations = {},
): Translate {
  const find = (text: string) => translations[text] ?? text.replace(/ \[[^\]]*\]$/, '');
  const translate = (text: string, values?: object) =>
    values === undefined
      ? find(text)
      : format(language, find(text) as Message<Record<string, string | number>>, {
          ...values,
        });
  return Object.assign(translate as Translate, {
    language,
    dir: language === 'ar' ? ('rtl' as const) : ('ltr' as const),
    find,
  });
}

/** Translates a table of texts. */
export const translateAll = <Texts extends object>(t: Translate, texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, t.find(text as string)]),
  ) as { [Name in keyof Texts]: string };

/**
 * Marks an English text that is translated later, where the language is known. Returns the text.
 * test/support/english-texts.ts finds it by this name.
 */
export const english = <const Text extends string>(text: Text): Text => text;
