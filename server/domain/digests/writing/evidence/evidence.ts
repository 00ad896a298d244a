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
 * What a digest may rest on: sentences that may be printed, and fragments. Written text may cite
 * fragments, but they are too short or incomplete to be printed.
 */
type Evidence = { sentences: EvidenceSentence[]; fragments: EvidenceSentence[] };

/**
 * Extracts the sentences of a text that may be printed, and those that may only be cited. Each has
 * its number in the text. A page that asks for cookie consent has none.
 */
export function readEvidence(text: string, language: string | null): Evidence {
  const evidence: Evidence = { sentences: [], fragments: [] };
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
