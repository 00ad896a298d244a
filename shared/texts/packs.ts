import type { DigestLanguage } from '../paths.ts';
import { en, type LanguagePack } from './en.ts';
import { loadTranslate } from './load-translate.ts';

/** Loads the named texts of a language. The browser gets its texts from the API instead. */
export async function loadPack(language: DigestLanguage): Promise<LanguagePack> {
  return (packs[language] ??= loadTranslate(language).then(
    ({ find }) => mapTexts(en, find) as LanguagePack,
  ));
}

const packs: Partial<Record<DigestLanguage, Promise<LanguagePack>>> = {};

function mapTexts(part: unknown, find: (text: string) => string): unknown {
  if (typeof part === 'string') return find(part);
  if (Array.isArray(part)) return part.map((item) => mapTexts(item, find));
  return Object.fromEntries(
    Object.entries(part as object).map(([name, value]) => [name, mapTexts(value, find)]),
  );
}
