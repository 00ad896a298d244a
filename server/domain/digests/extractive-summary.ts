import { unspacedScript } from '../preferences/tokenize.ts';
import type { EvidenceSentence } from './evidence/evidence.ts';
import { isRepetition, rankSentences } from './evidence/rank-sentences.ts';

/** Maximum characters of a summary. */
const maxLength = 300;

/**
 * Selects the one or two most important sentences without a model, in the order of the text. Empty
 * without a sentence that may be published.
 */
export function selectSummary(
  sentences: readonly EvidenceSentence[],
  { language, title }: { language: string | null; title: string },
): EvidenceSentence[] {
  const [first, ...others] = rankSentences(sentences, { language, title });
  if (!first) return [];
  const second = others
    .slice(0, 5)
    .find(
      ({ text }) =>
        first.text.length + 1 + text.length <= maxLength &&
        !isRepetition(text, first.text, language),
    );
  return [first, ...(second ? [second] : [])].toSorted((a, b) => a.number - b.number);
}

/** Joins sentences to one text, without spaces where the script has none. */
export const joinSentences = (sentences: readonly { text: string }[]): string =>
  sentences
    .map(({ text }) => text)
    .reduce(
      (all, text) =>
        unspacedScript.test(text) && unspacedScript.test(all) ? all + text : `${all} ${text}`,
      '',
    )
    .trim();
