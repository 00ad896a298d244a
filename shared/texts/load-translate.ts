import type { DigestLanguage } from '../paths.ts';
import { createTranslate, type Translate, type Translations } from './translate.ts';

const english = createTranslate('en');
const loaded: Partial<Record<DigestLanguage, Translate>> = {};

/** Loads the translations of a language on first use. */
export async function loadTranslate(language: DigestLanguage): Promise<Translate> {
  if (language === 'en') return english;
  return (loaded[language] ??= createTranslate(language, await tables[language]()));
}

/** Returns what is loaded; until then English. */
export function getTranslate(language: DigestLanguage): Translate {
  const found = language === 'en' ? english : loaded[language];
  if (!found) void loadTranslate(language);
  return found ?? english;
}

/** Texts of the site. */
export const tables: Record<Exclude<DigestLanguage, 'en'>, () => Promise<Translations>> = {
  es: async () => (await import('./translations/es.ts')).es,
  fr: async () => (await import('./translations/fr.ts')).fr,
  de: async () => (await import('./translations/de.ts')).de,
  pt: async () => (await import('./translations/pt.ts')).pt,
  zh: async () => (await import('./translations/zh.ts')).zh,
  ja: async () => (await import('./translations/ja.ts')).ja,
  ko: async () => (await import('./translations/ko.ts')).ko,
  ar: async () => (await import('./translations/ar.ts')).ar,
  hi: async () => (await import('./translations/hi.ts')).hi,
  ru: async () => (await import('./translations/ru.ts')).ru,
};
