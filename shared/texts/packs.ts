import type { DigestLanguage } from '../paths.ts';
import type { LanguagePack } from './en.ts';

/** Loads the texts of a language on first use. The browser gets its texts from the API instead. */
export async function loadPack(language: DigestLanguage): Promise<LanguagePack> {
  return await packs[language]();
}

const packs: Record<DigestLanguage, () => Promise<LanguagePack>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  pt: async () => (await import('./pt.ts')).pt,
  zh: async () => (await import('./zh.ts')).zh,
  ja: async () => (await import('./ja.ts')).ja,
  ko: async () => (await import('./ko.ts')).ko,
  ar: async () => (await import('./ar.ts')).ar,
  hi: async () => (await import('./hi.ts')).hi,
  ru: async () => (await import('./ru.ts')).ru,
};
