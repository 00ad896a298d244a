import type { DigestLanguage } from '#shared/paths.ts';
import { findNumberWords } from './number-words.ts';
import { foldCase, hasSameStem, tokenize } from '../../preferences/tokenize.ts';

/** Words that begin sentences and are no names. */
const starters: Partial<Record<DigestLanguage, string>> = {
  en:
    'the a an this that these those it its he she his her ' +
    'they their there here in on at by for ' +
    'from to of with without within after before during since until under over about around ' +
    'above below between among against across through throughout according as if when while ' +
    'where whether because although though despite besides instead unlike like both either ' +
    'two other neither all any some most many much more ' +
    'less few fewer several each every other another ' +
    'only just even also still already now then today later earlier last next first second ' +
    'third one once twice half nearly almost roughly what who which how why no not nobody ' +
    'nothing none never new old and but or so yet however meanwhile',
  fr:
    'le la les un une des du de ce cet cette ces il elle ' +
    'ils elles on en à au aux dans pour par ' +
    'sur sous avec sans selon après avant pendant depuis entre chez contre vers malgré outre ' +
    'grâce comme si quand lorsque tout toute tous toutes plus moins près quelque plusieurs ' +
    'chaque aucun aucune seul seule seuls seules deux trois ' +
    'quatre cinq aujourd hier son sa ses ' +
    'leur leurs et mais ou ni ne qui que quoi où pourquoi comment même aussi ainsi autre encore',
  es:
    'el la los las un una unos unas lo este esta estos ' +
    'estas ese esa esos aquel en a al de del ' +
    'con sin por para según tras antes después durante desde hasta entre contra hacia sobre ' +
    'bajo ante como si cuando todo toda todos todas más menos casi cada ningún ninguna nadie ' +
    'debido solo sólo dos tres cuatro cinco su sus y pero o ' +
    'ni no que quien qué cuando también así ' +
    'otro otra unas aún ya hay se',
  pt:
    'o a os as um uma uns umas este esta estes estas esse ' +
    'essa esses aquele em no na nos nas de ' +
    'do da dos das com sem por para pelo pela segundo após ' +
    'antes depois durante desde até entre ' +
    'contra sobre sob ante como se quando todo toda todos todas mais menos quase cada nenhum ' +
    'nenhuma ninguém só apenas dois duas três quatro cinco seu sua seus suas e mas ou nem não ' +
    'que quem também assim outro outra ao aos à às já há falta',
  ru:
    'в во на с со к ко по за из от до для о об обо у при без под над между через после перед ' +
    'около среди против вместо кроме благодаря согласно ' +
    'из-за это этот эта эти тот та те он она ' +
    'они оно его её ее их и а но или ни не что кто который когда где как если чтобы хотя пока ' +
    'все всё весь вся каждый каждая никто ничего только лишь даже также ещё еще уже теперь ' +
    'сейчас потом затем более менее больше меньше почти примерно два две три четыре пять один ' +
    'одна одно сам сама сами новый новая новое новые именно часть доля',
};
const sets = new Map(
  Object.entries(starters).map(([language, words]) => [
    language,
    new Set(words.split(' ').map(foldCase)),
  ]),
);

/** Endings of common nouns, verbs and adverbs, which names rarely have. */
const commonEndings: Partial<Record<DigestLanguage, RegExp>> = {
  en: /(?:[^s]s|ed|ing|ly|ion|ment|ity|ness|ance|ence|ship|ism|ful|less|ive|able|al)$/,
  fr: /(?:[sx]|tion|ment|ité|age|ance|ence|eur|euse|ant|é|ée|er)$/,
  es: /(?:s|[aei]r|ción|miento|dad|ncia|ndo|ada|ado|mente|or)$/,
  pt: /(?:s|[aei]r|ção|mento|dade|ncia|ndo|ada|ado|mente|or)$/,
  ru: new RegExp(
    '(?:ие|ия|ии|ость|ости|ение|ения|ство|ства|ный|ная|ное|' +
      'ные|ных|ого|его|ются|ется|ли|ла|ло|лось|лся|ли|ов|ев|' +
      'ам|ям|ах|ях|ть|ка|[её]т|[её]м|ы|и)$',
    '',
  ),
};

/**
 * Returns the first word of a sentence that may be a name and that the cited text does not have.
 * Only languages that write names alone with a capital are checked.
 */
export function findUnknownFirstWord(
  line: string,
  language: DigestLanguage,
  text: string,
): string | null {
  const common = sets.get(language);
  if (!common) return null;
  const vocabulary = new Set(tokenize(foldCase(text)));
  for (const [, word = ''] of line.matchAll(
    /(?:^|[.!?…]["”’»)]?\s+|[:：]\s+|[("“«„‘¿¡]\s?)(\p{Lu}[\p{L}\p{M}]+)/gu,
  )) {
    const plain = foldCase(word);
    if (/^\p{Lu}+$/u.test(word) || findNumberWords(word, language).length > 0) continue;
    if (common.has(plain) || commonEndings[language]?.test(word.toLowerCase())) continue;
    if ([...vocabulary].some((known) => known === plain || hasSameStem(known, plain))) continue;
    return word;
  }
  return null;
}

/** Subjects of sentences in scripts without capitals. */
const subjects: Partial<Record<DigestLanguage, RegExp>> = {
  zh: /^([\p{Script=Han}]{2,4})(?=宣布|说|表示|称|认为|指出|透露|开发|推出|发布|计划)/u,
  ja: /(?<![\d０-９]|\p{Script=Katakana})([\p{Script=Katakana}ー]{3,})/gu,
  ko: /^(\p{Script=Hangul}{2,8}?)(?:은|는|이|가|에서|의) /u,
  hi: /(?:^|\s)([\p{Script=Devanagari}]+) (?:ने|के अनुसार) /u,
};

/**
 * Returns a subject of a sentence that the text does not have, or null. At least its first letters
 * must occur in the text. Only for scripts without capitals.
 */
export function findUnknownSubject(
  line: string,
  language: DigestLanguage,
  text: string,
): string | null {
  const pattern = subjects[language];
  if (!pattern) return null;
  const matches = pattern.global ? [...line.matchAll(pattern)] : [pattern.exec(line)];
  for (const match of matches) {
    const name = match?.[1] ?? '';
    const part = language === 'hi' ? name.slice(0, 4) : language === 'ja' ? name : name.slice(0, 2);
    if (part !== '' && !text.includes(part)) return name;
  }
  return null;
}
