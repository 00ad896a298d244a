import type { DigestLanguage } from '../paths.ts';
import { loadTranslate, tables } from './load-translate.ts';
import { createTranslate, type Translate, type Translations } from './translate.ts';

/** Texts of the administration that the site does not have. */
const adminTables: Record<Exclude<DigestLanguage, 'en'>, () => Promise<Translations>> = {
  de: async () => (await import('./admin-translations/de.ts')).de,
  fr: async () => (await import('./admin-translations/fr.ts')).fr,
  es: async () => (await import('./admin-translations/es.ts')).es,
  pt: async () => (await import('./admin-translations/pt.ts')).pt,
  ru: async () => (await import('./admin-translations/ru.ts')).ru,
  zh: async () => (await import('./admin-translations/zh.ts')).zh,
  ja: async () => (await import('./admin-translations/ja.ts')).ja,
  ar: async () => (await import('./admin-translations/ar.ts')).ar,
  ko: async () => (await import('./admin-translations/ko.ts')).ko,
  hi: async () => (await import('./admin-translations/hi.ts')).hi,
};

const loaded: Partial<Record<DigestLanguage, Translate>> = {};

/** Loads the texts of the administration with those of the site, on first use. */
export async function loadAdminTranslate(language: DigestLanguage): Promise<Translate> {
  if (language === 'en') return loadTranslate('en');
  return (loaded[language] ??= createTranslate(language, {
    ...(await tables[language]()),
    ...(await adminTables[language]()),
  }));
}
