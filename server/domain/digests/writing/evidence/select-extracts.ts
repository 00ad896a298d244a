import { isRecord } from '#shared/is-record.ts';
import type { EvidenceSentence } from './evidence.ts';

/** A published sentence: a copy of sentence `number` of a post's text. */
type Extract = { post: string; number: number; text: string };

/** Limits of what a model may select. Characters count all sentences together. */
type ExtractLimits = { sentences: number; characters: number; perPost: number };

/**
 * Copies the sentences that a model's answer selects by number. The answer is untrusted. Each
 * extract is an eligible sentence of the named post. Unknown posts, unknown numbers and repetitions
 * are skipped. Never throws.
 */
export function selectExtracts(
  answer: unknown,
  evidence: ReadonlyMap<string, readonly EvidenceSentence[]>,
  limits: ExtractLimits,
): Extract[] {
  const extracts: Extract[] = [];
  let characters = 0;
  for (const item of toList(answer).slice(0, 50)) {
    const request = readRequest(item);
    const source =
      request && evidence.get(request.post)?.find((sentence) => sentence.number === request.number);
    if (!request || !source) continue;
    const { text } = source;
    const ofPost = extracts.filter((extract) => extract.post === request.post);
    if (
      ofPost.length >= limits.perPost ||
      ofPost.some((extract) => extract.number === request.number) ||
      extracts.some((extract) => extract.text === text) ||
      characters + text.length > limits.characters
    )
      continue;
    characters += text.length + 1;
    extracts.push({ post: request.post, number: request.number, text });
    if (extracts.length === limits.sentences) break;
  }
  return extracts;
}

/** Reports whether an answer has the required form. An empty list is an answer. */
export const isSelection = (answer: unknown): boolean =>
  isRecord(answer) &&
  Array.isArray(answer.sentences) &&
  answer.sentences.every((item) => readRequest(item) !== null);

function toList(answer: unknown): unknown[] {
  return isRecord(answer) && Array.isArray(answer.sentences) ? answer.sentences : [];
}

function readRequest(item: unknown): { post: string; number: number } | null {
  if (!isRecord(item)) return null;
  const { post, number } = item;
  return typeof post === 'string' && Number.isSafeInteger(number)
    ? { post, number: number as number }
    : null;
}
