/**
 * Compares the translations of a language with the English texts in the code: `npm run texts -- de`
 * prints those without a translation as JSON, of the site and of the administration, and the unused
 * ones to stderr.
 */
import { existsSync } from 'node:fs';
import type { Translations } from '../../shared/texts/translate.ts';
import { listAdminTexts, listEnglishTexts } from './english-texts.ts';

const language = process.argv[2] ?? '';

async function compare(folder: string, english: string[]): Promise<string[]> {
  const file = new URL(`../../shared/texts/${folder}/${language}.ts`, import.meta.url);
  const module = existsSync(file)
    ? ((await import(file.href)) as Record<string, Translations>)
    : {};
  const translations = module[language] ?? {};
  for (const text of Object.keys(translations))
    if (!english.includes(text)) console.error(`unused: ${text}`);
  return english.filter((text) => !(text in translations));
}

const missing = {
  site: await compare('translations', listEnglishTexts()),
  administration: await compare('admin-translations', listAdminTexts()),
};
console.log(JSON.stringify(missing, null, 1));
