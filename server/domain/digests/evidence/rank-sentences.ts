import { foldCase, unspacedScript, tokenize } from '../../preferences/tokenize.ts';
import type { EvidenceSentence } from './evidence.ts';

/** LexRank (Erkan and Radev, 2004): damping factor, rounds, and sentences that are compared. */
const damping = 0.85;
const rounds = 20;
const maxSentences = 60;

/**
 * Orders the sentences of a text by importance: LexRank over the cosine similarity of their words.
 * Weights the result by position and by words of the title. A repetition of the title comes last.
 */
export function rankSentences(
  sentences: readonly EvidenceSentence[],
  { title, language }: { title: string; language: string | null },
): EvidenceSentence[] {
  const compared = sentences.slice(0, maxSentences);
  const vectors = weigh(compared.map(({ text }) => significantWords(text, language)));
  const similarity = vectors.map((a) => vectors.map((b) => cosine(a, b)));
  const totals = similarity.map((row) => row.reduce((all, value) => all + value, 0));
  let scores = compared.map(() => 1 / Math.max(1, compared.length));
  for (let round = 0; round < rounds; round += 1)
    scores = scores.map(
      (_, i) =>
        (1 - damping) / compared.length +
        damping *
          scores.reduce((sum, score, j) => {
            const total = totals[j] ?? 0;
            return total === 0 ? sum : sum + (score * (similarity[j]?.[i] ?? 0)) / total;
          }, 0),
    );
  const titleWords = new Set(significantWords(title, language));
  const foldedTitle = onlyLetters(title);
  return compared
    .map((sentence, i) => {
      const words = new Set(significantWords(sentence.text, language));
      const shared = [...words].filter((word) => titleWords.has(word)).length;
      const weight = (1 + shared / Math.max(1, titleWords.size)) * (i === 0 ? 2 : 1 / (1 + i / 8));
      // Its subject is in the sentence before.
      const isDependent = dependentStart.test(sentence.text) ? 0.3 : 1;
      const repeatsTitle = foldedTitle !== '' && onlyLetters(sentence.text) === foldedTitle;
      return { sentence, score: repeatsTitle ? 0 : (scores[i] ?? 0) * weight * isDependent };
    })
    .toSorted((a, b) => b.score - a.score || a.sentence.number - b.sentence.number)
    .map(({ sentence }) => sentence);
}

/** Reports whether two sentences share most of their words. */
export function isRepetition(a: string, b: string, language: string | null): boolean {
  const [first, second] = [significantWords(a, language), significantWords(b, language)];
  const shared = first.filter((word) => second.includes(word)).length;
  return shared > Math.min(first.length, second.length) * 0.7;
}

/** Pronouns and connectives at the start, which refer to an earlier sentence. */
const dependentStart = new RegExp(
  `^["“„«'(]?(?:(?:${[
    'it|its|he|his|she|her|they|their|this|these|that|those|but|and|so|however|instead',
    'er|sie|es|diese\\p{L}*|aber|doch|il|elle|ils|elles|ce|cela|cette|mais|él|ella|ellos|ellas',
    'esto|este|esta|pero|ele|ela|eles|elas|isso|mas|он|она|оно|они|это|этот|эта|но',
    'لكن|وهو|وهي|यह|वह|लेकिन',
  ].join('|')})(?![\\p{L}\\p{M}])|他|她|它|这|该|但|彼|これ|それ|この|その|しかし|이는|그러나)`,
  'iu',
);

const onlyLetters = (text: string) => foldCase(text).replace(/[^\p{L}\p{N}]/gu, '');

type Vector = Map<string, number>;

/** Weighs words by frequency and rarity (tf-idf). */
function weigh(sentences: readonly string[][]): Vector[] {
  const documents = new Map<string, number>();
  for (const words of sentences)
    for (const word of new Set(words)) documents.set(word, (documents.get(word) ?? 0) + 1);
  return sentences.map((words) => {
    const vector: Vector = new Map();
    for (const word of words) vector.set(word, (vector.get(word) ?? 0) + 1);
    for (const [word, count] of vector)
      vector.set(word, count * Math.log(1 + sentences.length / (documents.get(word) ?? 1)));
    return vector;
  });
}

function cosine(a: Vector, b: Vector): number {
  let product = 0;
  for (const [word, weight] of a) product += weight * (b.get(word) ?? 0);
  const length = Math.hypot(...a.values()) * Math.hypot(...b.values());
  return length === 0 ? 0 : product / length;
}

const wordSegmenters = new Map<string, Intl.Segmenter>();

/** Words of at least four letters; in scripts without spaces, words of at least two characters. */
function significantWords(text: string, language: string | null): string[] {
  const folded = foldCase(text);
  if (!unspacedScript.test(folded)) return tokenize(folded).filter((word) => word.length >= 4);
  const key = /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(folded) ? 'ja' : (language ?? 'zh');
  let segmenter = wordSegmenters.get(key);
  if (!segmenter && wordSegmenters.size < 50)
    try {
      wordSegmenters.set(key, (segmenter = new Intl.Segmenter(key, { granularity: 'word' })));
    } catch {
      segmenter = undefined;
    }
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return [...segmenter.segment(folded)]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length >= 2)
    .map(({ segment }) => segment);
}
