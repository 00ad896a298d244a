import { isConsentWall } from './consent-wall.ts';
import { findIneligibility } from './eligibility.ts';
import { splitSentences } from './split-sentences.ts';

/** A sentence of a source text. Numbers count from 1 and never change for the same text. */
export type EvidenceSentence = { number: number; text: string };
/** A post whose sentences a model may select or cite. `publishedAt`: of its article, if known. */
export type CitablePost = {
  id: string;
  title: string;
  language: string | null;
  publishedAt: Date | null;
  evidence: readonly EvidenceSentence[];
};
/**
 * Extracts the sentences of a text that may be printed, and fragments: written text may cite these,
 * but they are too short or incomplete to be printed. A page that asks for cookie consent has none.
 */
export function readEvidence(text: string, language: string | null) {
  const evidence = { sentences: [] as EvidenceSentence[], fragments: [] as EvidenceSentence[] };
  const split = splitSentences(text, language);
  if (isConsentWall(split.map((sentence) => sentence.text))) return evidence;
  for (const [i, sentence] of split.entries()) {
    const reason = findIneligibility(sentence.text);
    const numbered = { number: i + 1, text: sentence.text };
    if (sentence.isPartial) continue;
    if (reason === null) evidence.sentences.push(numbered);
    else if (reason === 'short' || reason === 'incomplete') evidence.fragments.push(numbered);
  }
  return evidence;
}
