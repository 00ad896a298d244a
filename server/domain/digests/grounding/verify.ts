import type { DigestLanguage } from '#shared/paths.ts';
import { areNumbersSupported, extractNumbers } from './numbers.ts';
import {
  getMonths,
  extractEntities,
  findUnsupportedEntity,
  type TextEntities,
} from './entities.ts';
import { detectUnsafeText, type UnsafeReason } from '../../preferences/plain-text-check.ts';

/** A sentence and the ids of its source posts. */
export type Sentence = { text: string; posts: string[] };

/** Why a sentence was dropped. */
export type RejectionReason =
  | 'shape'
  | 'too_long'
  | 'uncited'
  | 'unknown_post'
  | UnsafeReason
  | 'figure'
  | 'name'
  | 'repeated'
  | 'too_many';

/** Characters; sentences that are looked at. */
export const sentenceLimits = {
  maxSentence: 300,
  maxTotal: 600,
  maxSentences: 12,
  maxCitations: 5,
};

/** A parsed source text. */
export type Source = { values: ReadonlySet<string>; named: TextEntities };
export function parseSource(text: string): Source {
  const named = extractEntities(text);
  return { values: new Set([...extractNumbers(text), ...getMonths(named)]), named };
}

/**
 * Verifies a model's answer against `sources` by post id. Keeps plain sentences whose citations
 * exist and contain every figure and name, up to 600 characters. Never throws. Decision 92.
 */
export function verifySentences(
  answer: unknown,
  sources: ReadonlyMap<string, Source>,
  language: DigestLanguage,
): { sentences: Sentence[]; dropped: RejectionReason[] } {
  const sentences: Sentence[] = [];
  const dropped: RejectionReason[] = [];
  let size = 0;
  for (const candidate of toList(answer).slice(0, sentenceLimits.maxSentences)) {
    const read = readSentence(candidate);
    const drop =
      read === null
        ? 'shape'
        : (findRejection(read, sources, language) ??
          (sentences.some(({ text }) => text === read.text)
            ? 'repeated'
            : size + read.text.length > sentenceLimits.maxTotal
              ? 'too_many'
              : null));
    if (read === null || drop !== null) dropped.push(drop ?? 'shape');
    else {
      sentences.push(read);
      size += read.text.length + 1;
    }
  }
  return { sentences, dropped };
}

/** Reports whether the answer has the required form. An empty list is an answer. */
export function isAnswer(value: unknown): boolean {
  const list = findList(value);
  return list?.length === 0 || (list?.some((item) => readSentence(item) !== null) ?? false);
}

const toList = (answer: unknown): unknown[] => findList(answer) ?? [];

function findList(answer: unknown): unknown[] | null {
  const list =
    typeof answer === 'object' && answer !== null && 'sentences' in answer
      ? answer.sentences
      : answer;
  return Array.isArray(list) ? list : null;
}

function readSentence(value: unknown): Sentence | null {
  if (typeof value !== 'object' || value === null) return null;
  const { text, posts } = value as { text?: unknown; posts?: unknown };
  if (
    typeof text !== 'string' ||
    text.length > 4_000 ||
    !Array.isArray(posts) ||
    !posts.every((id) => typeof id === 'string')
  )
    return null;
  const line = text.replace(/[\t\n\r ]+/g, ' ').trim();
  return /\p{L}{2}/u.test(line) || /\p{Lo}/u.test(line)
    ? { text: line, posts: [...new Set(posts as string[])] }
    : null;
}

function findRejection(
  { text, posts }: Sentence,
  sources: ReadonlyMap<string, Source>,
  language: DigestLanguage,
): RejectionReason | null {
  if (text.length > sentenceLimits.maxSentence) return 'too_long';
  if (posts.length === 0) return 'uncited';
  const cited = posts.map((id) => sources.get(id));
  if (posts.length > sentenceLimits.maxCitations || cited.some((source) => source === undefined))
    return 'unknown_post';
  const unsafeReason = detectUnsafeText(text);
  if (unsafeReason !== null) return unsafeReason;
  const texts = cited.filter((source) => source !== undefined);
  if (!areNumbersSupported(text, new Set(texts.flatMap(({ values }) => [...values]))))
    return 'figure';
  return findUnsupportedEntity(
    text,
    language,
    texts.map(({ named }) => named),
  ) === null
    ? null
    : 'name';
}
