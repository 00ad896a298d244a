import { oneLine } from '../../infra/text/plain-text.ts';
import { kinds } from './grammar.ts';
import { flatten } from './masked-text.ts';
import { detectUnsafeText } from './plain-text-check.ts';
import { foldCase, unspacedScript } from './tokenize.ts';
import * as say from './vocabulary.ts';

/** Maximum subjects of each kind, and their length. */
export const subjectLimits = {
  maxItems: 8,
  maxCharacters: 60,
  maxWords: 6,
  maxBareWords: 5,
  maxModelWords: 4,
};

const filler = new RegExp(`^(?:${say.fillerPieces})|(?:${say.fillerPieces})$`, 'u');
const toWord = (token: string) =>
  flatten(token).replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}+#']+$/gu, '');
const isFiller = (token: string) => {
  const word = toWord(token);
  return say.fillers.has(word) || say.fillers.has(word.replace(/^(?:[ld]|qu)'/u, ''));
};
const isKind = (token: string) => kinds.has(toWord(token));

/** Removes fillers around a subject, and the kind of text: "chess papers" are about chess. */
export function trimSubject(text: string, maxWords: number): string | null {
  let tokens = text.split(/\s+/).filter((token) => token !== '');
  const trim = (isOutside: (token: string) => boolean) => {
    const first = tokens.findIndex((token) => !isOutside(token));
    tokens = first < 0 ? [] : tokens.slice(first);
    tokens = tokens.slice(0, tokens.findLastIndex((token) => !isOutside(token)) + 1);
  };
  trim(isFiller);
  const isNamed = tokens.some((token) => !isKind(token));
  if (isNamed) trim((token) => isFiller(token) || isKind(token));
  let item = tokens
    .join(' ')
    .replace(/^bit of (?:the )?/iu, '')
    .replace(/^(?:[ldLD]['’]|[Qq]u['’])/u, '');
  if (unspacedScript.test(item) || /\p{Script=Hangul}/u.test(item)) {
    for (let previous = ''; previous !== item;) {
      previous = item;
      item = item.trim().replace(filler, '');
    }
    if (item.length > 4 * maxWords) return null;
  }
  return tokens.length > maxWords ? null : toSubject(item);
}

/** Reports whether a text names kinds of texts alone, such as "the latest papers". */
export const namesKindsOnly = (text: string): boolean =>
  text
    .split(/\s+/)
    .every((token) => token === '' || toWord(token) === '' || isFiller(token) || isKind(token));

/** Returns a subject of a few plain words, or null. */
export function toSubject(text: string, maxWords = subjectLimits.maxWords): string | null {
  const item = oneLine(text.slice(0, 1_000)).replace(
    /^[^\p{L}\p{M}\p{N}.]+|[^\p{L}\p{M}\p{N}+#)]+$/gu,
    '',
  );
  if (!/\p{L}/u.test(item)) return null;
  const letters = item.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < 2 && !unspacedScript.test(item) && !/[+#]$/.test(item)) return null;
  return item.length > subjectLimits.maxCharacters ||
    item.split(' ').length > maxWords ||
    detectUnsafeText(item) !== null
    ? null
    : item;
}

/** Removes repeated items, and limits their number. */
export function removeDuplicates(items: string[]): string[] {
  const seen = new Set<string>();
  return items
    .filter((item) => !seen.has(foldCase(item)) && seen.add(foldCase(item)))
    .slice(0, subjectLimits.maxItems);
}
