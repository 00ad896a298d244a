import {
  preferenceLimits,
  type DigestPreferences,
  standardPreferences,
} from '#shared/newsletter/preferences.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { fillers, joints, languageNames, negations, onlyWords } from './prompt-words.ts';
import { foldCase, hasSameStem, tokenize, unspacedScript } from './tokenize.ts';

/** What a word of a prompt is. `tag`: the first word of a tag of the site. */
type Word = { kind: 'not' | 'only' | 'filler' | 'joint' | 'tag'; tag?: string; size: number };

const kinds = [
  ['not', negations],
  ['only', onlyWords],
  ['joint', joints],
  ['filler', fillers],
] as const;
const wordPieces = kinds.flatMap(([, words]) => [...words].filter(isWithoutSpaces));

/** After it, what was avoided is no longer listed. */
const turn = /(?<!\p{L})(?:but|aber|mais|pero|mas|но|لكن|लेकिन)(?!\p{L})|但是?|けど|하지만/gu;
const partEnd = /[.;!?\n。；！？।؟,、，،:：]+/gu;
/** In Portuguese it means "in the". */
const unclearNo = /\S\s+no\s+\S/u;
const languagePatterns = digestLanguages.map((code) => ({
  code,
  pattern: new RegExp(
    `(?<!\\p{L})(?:${languageNames[code].split('|').map(foldCase).join('|')})(?![\\p{L}\\p{M}])`,
    'u',
  ),
}));

/** Chinese, Japanese and Korean write particles without a space. */
function isWithoutSpaces(word: string): boolean {
  return unspacedScript.test(word) || /\p{Script=Hangul}/u.test(word);
}

/**
 * Reads a prompt without a model: names of languages, the site's tags, "only" and negations, in the
 * eleven digest languages. Null if anything else stands in it, or if a negation may concern several
 * topics: then nothing is understood, so that nothing is understood as its opposite.
 */
export function parsePrompt(prompt: string, tags: readonly string[]): DigestPreferences | null {
  const topics = new Set<string>();
  const avoid = new Set<string>();
  let language: DigestLanguage | null = null;
  let only = false;
  for (const clause of foldCase(prompt).split(turn)) {
    let [hasTopics, hasNegated] = [false, false];
    for (const part of clause.split(partEnd)) {
      const named = languagePatterns.find(({ pattern }) => pattern.test(part));
      const words = readWords(named ? part.replace(named.pattern, ' ') : part, tags);
      if (!words || unclearNo.test(part)) return null;
      const found = words.flatMap(({ tag }) => tag ?? []);
      const nots = words.filter(({ kind }) => kind === 'not').length;
      const isOnly = words.some(({ kind }) => kind === 'only');
      if (named) {
        if (nots > 0 || (language !== null && language !== named.code)) return null;
        language = named.code;
      }
      if (nots === 0) {
        // "No sports, politics" may avoid one or both.
        if (found.length > 0 && hasNegated) return null;
        if (isOnly && found.length === 0 && !named) return null;
        only ||= isOnly && found.length > 0;
        for (const tag of found) topics.add(tag);
      } else {
        const order = words.map(({ kind }) => kind).join(' ');
        const [isBefore, isAfter] = [!/tag.*not/.test(order), !/not.*tag/.test(order)];
        // A negation behind a list may concern all of it.
        if (nots > 1 || isOnly || isBefore === isAfter || (isAfter && hasTopics)) return null;
        // Without a word such as "or", two topics may belong to different wishes.
        if (/tag(?: (?:not|only|filler))* tag/.test(order)) return null;
        hasNegated = true;
        for (const tag of found) avoid.add(tag);
      }
      hasTopics ||= found.length > 0;
    }
  }
  const isContradiction = [...topics].some((topic) => avoid.has(topic));
  if (isContradiction || (topics.size + avoid.size === 0 && language === null)) return null;
  return {
    ...standardPreferences,
    language,
    topics: [...topics].slice(0, preferenceLimits.subjects),
    avoid: [...avoid].slice(0, preferenceLimits.subjects),
    only,
  };
}

/** Returns what the words are, or null if one is unknown. */
function readWords(text: string, tags: readonly string[]): Word[] | null {
  const names = tags
    .map((tag) => ({ tag, words: tokenize(foldCase(tag)) }))
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length);
  const pieces = [...names.map(({ words }) => words.join('')), ...wordPieces].toSorted(
    (a, b) => b.length - a.length,
  );
  // "don't" is one word.
  const tokens = tokenize(text.replace(/(?<=n)['’]t(?!\p{L})/gu, 't')).flatMap((token) =>
    isWithoutSpaces(token) ? splitRun(token, pieces) : [token],
  );
  const found: Word[] = [];
  for (let i = 0; i < tokens.length; i += found.at(-1)?.size ?? 1) {
    const name = names.find(({ words }) =>
      words.every((word, j) => isForm(tokens[i + j] ?? '', word)),
    );
    const kind = kinds.find(([, words]) => words.has(tokens[i] ?? ''))?.[0];
    if (name) found.push({ kind: 'tag', tag: name.tag, size: name.words.length });
    else if (kind) found.push({ kind, size: 1 });
    else return null;
  }
  return found;
}

/** A plural, or another ending of a word with many. */
const isForm = (word: string, name: string): boolean =>
  word === name ||
  word === `${name}s` ||
  name === `${word}s` ||
  (/^\p{Script=Cyrillic}/u.test(name) && hasSameStem(word, name));

/** Splits a run without spaces into known words, the longest first. What is unknown stays whole. */
function splitRun(run: string, pieces: readonly string[]): string[] {
  const parts: string[] = [];
  for (let rest = run; rest !== '';) {
    const part = pieces.find((word) => rest.startsWith(word)) ?? rest;
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return parts;
}
