import { findTextLanguage } from '#shared/newsletter/text-language.ts';
import type { DigestLanguage } from '#shared/paths.ts';

const setOf = (words: string) => new Set(words.split(' '));
/** Frequent words that the other languages of Latin script do not have. */
const functionWords: Partial<Record<DigestLanguage, Set<string>>> = {
  en: setOf(
    'the of and to in is was for that with by are were from which has have ' +
      'its their than been',
  ),
  de: setOf(
    'der die das und ist den dem des nicht mit von auf für ein eine einer wurde sich als bei',
  ),
  fr: setOf(
    'le les des du est une un en se ce cet il dans pour par que qui sur au ' +
      'aux avec pas plus ont été selon et',
  ),
  es: setOf('el los las del una en por con para que se fue han según más y al lo como su desde'),
  pt: setOf('os dos das uma em por com para que não foi são ao pela pelo mais e o do da na no um'),
};

/** Reports whether a sentence can be in a language, by its script and its frequent words. */
export function isInLanguage(text: string, language: DigestLanguage): boolean {
  if (findTextLanguage(text, language) !== language) return false;
  const own = functionWords[language];
  if (!own) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const ownCount = count(own);
  return Object.values(functionWords).every(
    (list) => list === own || count(list) < Math.max(3, 2 * ownCount),
  );
}
