import { readList } from '../../model/prompts.ts';
import type { CitablePost, EvidenceSentence } from './evidence.ts';

/**
 * Copies the sentences of a post that a model's answer selects by number. The answer is untrusted:
 * other posts, unknown numbers and repetitions are skipped. `limits`: of all sentences together.
 */
export function selectExtracts(
  answer: unknown,
  { id, evidence }: Pick<CitablePost, 'id' | 'evidence'>,
  limits: { sentences: number; characters: number },
): EvidenceSentence[] {
  const extracts: EvidenceSentence[] = [];
  let characters = 0;
  for (const { post, number } of readList(answer, 'sentences') ?? []) {
    const found = post === id ? evidence.find((sentence) => sentence.number === number) : undefined;
    if (!found || extracts.some(({ text }) => text === found.text)) continue;
    if (characters + found.text.length > limits.characters) continue;
    characters += found.text.length + 1;
    extracts.push(found);
    if (extracts.length === limits.sentences) break;
  }
  return extracts;
}

/** Reports whether an answer has the required form. An empty list is an answer. */
export const isSelection = (answer: unknown): boolean =>
  readList(answer, 'sentences')?.every(
    ({ post, number }) => typeof post === 'string' && Number.isSafeInteger(number),
  ) ?? false;
