import type { DigestLanguage } from '#shared/paths.ts';
import { numbersSupported, extractNumbers } from './numbers.ts';
import { monthsOf, extractEntities, findUnsupportedEntity, type Named } from './entities.ts';
import { detectUnsafeText, type UnsafeReason } from '../../preferences/plain-text-check.ts';

/** A sentence with the ids of the posts that it rests on. */
export type Sentence = { text: string; posts: string[] };

/** Why a sentence was dropped: it is no sentence; cites nothing, or what was not given; is not plain words; says what the cited texts do not have; is one too many. */
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
export const sentenceLimits = { each: 300, whole: 600, most: 12, cited: 5 };

/** A text that sentences may rest on, taken apart once. */
export type Source = { values: ReadonlySet<string>; named: Named };
export function sourceOf(text: string): Source {
  const named = extractEntities(text);
  return { values: new Set([...extractNumbers(text), ...monthsOf(named)]), named };
}

/**
 * What holds of what a model said (product 30, reliability J4, J13). `answer` is anything; `sources` are the texts it was given, by id of the post. A sentence stays when it cites
 * posts that were given, is plain words, and every figure and name of it is in the texts it cites. Sentences beyond 600 characters in all are dropped. Never throws.
 * Decision 92.
 */
export function verifySentences(
  answer: unknown,
  sources: ReadonlyMap<string, Source>,
  language: DigestLanguage,
): { sentences: Sentence[]; dropped: RejectionReason[] } {
  const sentences: Sentence[] = [];
  const dropped: RejectionReason[] = [];
  let size = 0;
  for (const given of listOf(answer).slice(0, sentenceLimits.most)) {
    const read = readSentence(given);
    const drop =
      read === null
        ? 'shape'
        : (whyNot(read, sources, language) ??
          (sentences.some(({ text }) => text === read.text)
            ? 'repeated'
            : size + read.text.length > sentenceLimits.whole
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

/** Whether an answer has the form that was asked for, for asking again. */
export const isAnswer = (value: unknown): boolean =>
  listOf(value).some((one) => readSentence(one) !== null);

function listOf(answer: unknown): unknown[] {
  const list =
    typeof answer === 'object' && answer !== null && 'sentences' in answer
      ? answer.sentences
      : answer;
  return Array.isArray(list) ? list : [];
}

function readSentence(given: unknown): Sentence | null {
  if (typeof given !== 'object' || given === null) return null;
  const { text, posts } = given as { text?: unknown; posts?: unknown };
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

function whyNot(
  { text, posts }: Sentence,
  sources: ReadonlyMap<string, Source>,
  language: DigestLanguage,
): RejectionReason | null {
  if (text.length > sentenceLimits.each) return 'too_long';
  if (posts.length === 0) return 'uncited';
  const cited = posts.map((id) => sources.get(id));
  if (posts.length > sentenceLimits.cited || cited.some((source) => source === undefined))
    return 'unknown_post';
  const disguise = detectUnsafeText(text);
  if (disguise !== null) return disguise;
  const texts = cited.filter((source) => source !== undefined);
  if (!numbersSupported(text, new Set(texts.flatMap(({ values }) => [...values])))) return 'figure';
  return findUnsupportedEntity(
    text,
    language,
    texts.map(({ named }) => named),
  ) === null
    ? null
    : 'name';
}
