import {
  foldCase,
  hasSameStem,
  stem,
  tokenize,
  unspacedScript,
} from '../../preferences/tokenize.ts';
import { topicStopWords } from '../../preferences/stop-words.ts';
import { subjectLines } from './subjects.ts';

/** Words that a post must have all. */
export type Phrase = readonly string[];
/**
 * One part of a topic. `own` are its phrases in the words of the reader and in English; `related`
 * are narrower words and other languages.
 */
export type Concept = { own: Phrase[]; related: Phrase[] };

/** Longest name of a subject (words). */
const maxNameWords = 4;

/** Returns the words of a topic or of a name, without stop words unless there are no others. */
function toPhrase(text: string): Phrase {
  const tokens = tokenize(foldCase(text));
  const significant = tokens.filter((word) => !topicStopWords.has(word));
  return significant.length > 0 ? significant : tokens;
}

/** Returns the stem without plural, case and article. */
export function toWordStem(word: string): string {
  if (/^\p{Script=Arabic}/u.test(word))
    return word.replace(/^(?:[وبلكف]?ال|لل)(?=.{3})/u, '').replace(/[ةه]$/u, '');
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word))
    return word.slice(0, -1);
  return stem(word);
}

export const isHangul = (word: string): boolean => /^\p{Script=Hangul}/u.test(word);
/** Words with many endings that are compared by their beginning. */
export const isInflected = (word: string): boolean =>
  word.length > 4 && /^[\p{Script=Cyrillic}\p{Script=Devanagari}]/u.test(word);

const toKey = (words: Phrase) => words.map(toWordStem).join(' ');

type Subject = { english: Phrase[]; related: Phrase[] };
type Vocabulary = {
  subjects: ReadonlyMap<string, Subject>;
  /** Names of one word in scripts whose words have many endings. */
  inflected: readonly [name: string, subject: Subject][];
  unspaced: readonly [name: string, subject: Subject][];
};

let cached: Vocabulary | undefined;

/** Reads `subjectLines` when first needed. */
function getVocabulary(): Vocabulary {
  if (cached) return cached;
  const subjects = new Map<string, Subject>();
  const inflected: [string, Subject][] = [];
  const unspaced: [string, Subject][] = [];
  for (const line of subjectLines.trim().split('\n')) {
    const [english = '', ...others] = line.split('|');
    const [names = '', narrower = ''] = english.split(':');
    const toPhrases = (list: string, separator: string) =>
      list
        .split(separator)
        .map((name) => toPhrase(name.trim()))
        .filter((words) => words.length > 0);
    const translations = others.flatMap((list) => toPhrases(list, '/'));
    const subject = {
      english: toPhrases(names, '/'),
      related: [...toPhrases(narrower, ','), ...translations],
    };
    for (const name of [...subject.english, ...translations]) {
      const key = toKey(name);
      // The first line with a name is the more common meaning.
      if (subjects.has(key)) continue;
      subjects.set(key, subject);
      const [word = ''] = name;
      if (name.length > 1) continue;
      if (unspacedScript.test(word)) unspaced.push([word, subject]);
      else if (isHangul(word) || isInflected(word)) inflected.push([word, subject]);
    }
  }
  unspaced.sort(([a], [b]) => b.length - a.length);
  return (cached = { subjects, inflected, unspaced });
}

function findSubject(words: Phrase): Subject | undefined {
  const { subjects, inflected, unspaced } = getVocabulary();
  const found = subjects.get(toKey(words));
  const [word = ''] = words;
  if (found || words.length > 1) return found;
  if (unspacedScript.test(word))
    return unspaced.find(([name]) => name.length > 1 && word.includes(name))?.[1];
  if (isHangul(word))
    return inflected.find(
      ([name]) => name.length > 1 && word.length <= name.length + 2 && word.startsWith(name),
    )?.[1];
  return isInflected(word) ? inflected.find(([name]) => hasSameStem(name, word))?.[1] : undefined;
}

/** Splits a topic into its parts, each with the words that posts may use for it. */
export function expandTopic(topic: string): Concept[] {
  const words = toPhrase(topic);
  const concepts: Concept[] = [];
  for (let start = 0; start < words.length;) {
    let length = Math.min(maxNameWords, words.length - start);
    while (length > 1 && !findSubject(words.slice(start, start + length))) length -= 1;
    const own = words.slice(start, start + length);
    const subject = findSubject(own);
    concepts.push({ own: [own, ...(subject?.english ?? [])], related: subject?.related ?? [] });
    start += length;
  }
  return concepts;
}

/** A topic with the words that a model named for it. */
export const toNamedConcept = (topic: string, terms: readonly string[]): Concept => ({
  own: [toPhrase(topic)],
  related: terms.map(toPhrase).filter((words) => words.length > 0),
});
