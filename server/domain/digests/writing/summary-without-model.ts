import type { DigestSentence } from '#shared/newsletter/digest-sentence.ts';
import { toSentenceId } from '../../../email/sentence-id.ts';
import { foldCase, tokenize, unspacedScript } from '../../preferences/tokenize.ts';
import { findIneligibility } from './evidence/eligibility.ts';
import { splitSentences } from './evidence/split-sentences.ts';
import type { PostContent } from './post-content.ts';

/** Sentences of a text in which its lead is searched. */
const maxSearched = 10;
/** Characters of a text that have the subject of its description. */
const maxCompared = 3_000;
/**
 * Shares of the words of a description: at least of those that the article has too, as slogans have
 * fewer, and of those that its title lacks. `words`: of one without a full stop.
 */
const min = { shared: 0.4, added: 0.2, words: 5 };

type Source = Pick<
  PostContent,
  'id' | 'title' | 'text' | 'language' | 'description' | 'evidence' | 'struck'
>;

/**
 * Returns the sentence under a post without a model: how the publisher describes the article, else
 * the lead of the text. Null if neither stands alone.
 */
export function summarizeWithoutModel(post: Source): DigestSentence | null {
  const { id, title, language, evidence } = post;
  const text = readDescription(post);
  const copied = evidence.find((sentence) => sentence.text === text);
  if (text !== null && !copied && !post.struck.includes(toSentenceId({ text, posts: [id] })))
    return { text, posts: [id], kind: 'description', language, passages: [] };
  const lead =
    copied ??
    evidence
      .slice(0, maxSearched)
      .find((sentence) => standsAlone(sentence.text, language) && !repeats(sentence.text, title));
  if (!lead) return null;
  const passages = [{ ...lead, post: id }];
  return { text: lead.text, posts: [id], kind: 'extract', language, passages };
}

/** Returns the first sentence of a description if it is whole and about the article. */
function readDescription({ description, title, text, language }: Source): string | null {
  const [first] = splitSentences(description ?? '', language);
  // One that is cut off is the start of the article.
  if (!first || first.isPartial || endsInDots.test(description ?? '')) return null;
  const reason = findIneligibility(first.text);
  const words = readWords(first.text);
  const known = new Set(readWords(`${title}\n${text.slice(0, maxCompared)}`));
  const shared = words.filter((word) => known.has(word)).length;
  const isWhole =
    reason === null ||
    (reason === 'incomplete' && words.length >= min.words && !isCutOff(first.text, text));
  return isWhole &&
    standsAlone(first.text, language) &&
    !repeats(first.text, title) &&
    (text === '' || shared >= words.length * min.shared)
    ? first.text
    : null;
}

const endsInDots = /(?:…|\.\.)[\s"”’«»」』)\]]*$/u;

/** Whether a description without a full stop ends within a sentence of the article. */
const isCutOff = (description: string, text: string): boolean =>
  /^[,;]?\s?[\p{L}\p{N}]/u.test(text.split(description, 2)[1] ?? '');

const repeats = (sentence: string, title: string): boolean => {
  const [words, known] = [readWords(sentence), new Set(readWords(title))];
  return words.filter((word) => !known.has(word)).length <= words.length * min.added;
};

/** Starts of words with four letters or more, and pairs of characters in unspaced scripts. */
const readWords = (text: string): string[] =>
  tokenize(foldCase(text)).flatMap((word) =>
    unspacedScript.test(word)
      ? Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2))
      : word.length >= 4
        ? [word.slice(0, 5)]
        : [],
  );

/** Whether a sentence is whole and tells something without the one before it. */
const standsAlone = (text: string, language: string | null): boolean =>
  !/^[©(（[]|[?？؟!！][\s"”’«»」』)]*$/u.test(text) &&
  !endsInDots.test(text) &&
  !findDependentStart(language).test(text);

/** Pronouns and connectives at the start of a sentence, which refer to an earlier one. */
const dependentStarts: Record<string, string> = {
  en: 'it|its|he|his|she|her|they|their|th(?:is|at|ese|ose)|but|and|so|however',
  de: 'er|sie|es|ihre?|seine?|dies\\p{L}*|aber|doch|und|jedoch',
  fr: 'ils?|elles?|ce|cel\\p{L}*|cette|ces|mais|et|son|sa|ses',
  es: 'él|ella|ellos|ellas|est[aeo]s?|es[aeo]s?|pero|y|sus?',
  pt: 'eles?|elas?|est[ae]s?|ess[ae]s?|isso|isto|mas|e|seus?|suas?',
  ru: 'он|она|оно|они|эт\\p{L}+|но|и|его|её|их|однако',
  ar: 'هو|هي|هم|لكن|ولكن|وهو|وهي|هذا|هذه',
  hi: 'वह|वे|यह|ये|इस|उस|लेकिन|और|उनका|इसका',
};
const inDenseScripts =
  '他|她|它|这|该|但|此|其|彼|これ|それ|この|その|しかし|また|그는|그녀|이는|이것|그러나|하지만|또한';
const patterns = new Map<string, RegExp>();

function findDependentStart(language: string | null): RegExp {
  const base = language?.split('-')[0]?.toLowerCase() ?? '';
  const words = dependentStarts[base] ?? Object.values(dependentStarts).join('|');
  return patterns.getOrInsertComputed(
    words,
    () => new RegExp(`^[\\s"“„«'‘「]*(?:(?:${words})(?![\\p{L}\\p{M}])|${inDenseScripts})`, 'iu'),
  );
}
