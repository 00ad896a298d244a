import type { DigestLanguage } from '../paths.ts';
import type { LanguagePack } from './translation.ts';

/** Loads the texts of a language on first use. The browser gets its texts from the API instead. */
export async function loadPack(language: DigestLanguage): Promise<LanguagePack> {
  return await packs[language]();
}

const packs: Record<DigestLanguage, () => Promise<LanguagePack>> = {
  en: async () => (await import('./strings/en.ts')).en,
  es: async () => (await import('./strings/es.ts')).es,
  fr: async () => (await import('./strings/fr.ts')).fr,
  de: async () => (await import('./strings/de.ts')).de,
  pt: async () => (await import('./strings/pt.ts')).pt,
  zh: async () => (await import('./strings/zh.ts')).zh,
  ja: async () => (await import('./strings/ja.ts')).ja,
  ko: async () => (await import('./strings/ko.ts')).ko,
  ar: async () => (await import('./strings/ar.ts')).ar,
  hi: async () => (await import('./strings/hi.ts')).hi,
  ru: async () => (await import('./strings/ru.ts')).ru,
};
