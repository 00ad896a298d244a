/**
 * Compares the translations of a language with the English texts in the code:
 * `npm run texts -- de` prints those without a translation as JSON, and the unused ones to stderr.
 */
import type { Translations } from '../../shared/texts/translate.ts';
import { listEnglishTexts } from './english-texts.ts';

const language = process.argv[2] ?? '';
const module = (await import(`../../shared/texts/translations/${language}.ts`)) as Record<
  string,
  Translations
>;
const translations = module[language] ?? {};
const english = listEnglishTexts();
console.log(
  JSON.stringify(
    english.filter((text) => !(text in translations)),
    null,
    1,
  ),
);
for (const text of Object.keys(translations))
  if (!english.includes(text)) console.error(`unused: ${text}`);
