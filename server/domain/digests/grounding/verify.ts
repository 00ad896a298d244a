import type { Passage } from '#shared/newsletter/digest-sentence.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { detectUnsafeText, type UnsafeReason } from '../../preferences/plain-text-check.ts';
import { foldCase, tokenize, unspacedScript } from '../../preferences/tokenize.ts';
import { findIneligibility } from '../evidence/eligibility.ts';
import type { EvidenceSentence } from '../evidence/evidence.ts';
import { findUnsupportedClaim, parseSource, type ClaimReason, type Source } from './claims.ts';

/** A written sentence, and the sentences of the sources that it rests on. */
export type WrittenSentence = { text: string; passages: Passage[] };

/** A post's text in sentences that may be cited; `language` is a tag or null. */
export type CitableText = {
  language: string | null;
  sentences: readonly EvidenceSentence[];
  /** Paragraphs that must not be repeated: adverts and orders. */
  excluded?: string;
};

/** Why a sentence was dropped. */
export type RejectionReason =
  | 'shape'
  | 'too_long'
  | 'uncited'
  | UnsafeReason
  | 'advert'
  | ClaimReason
  | 'repeated'
  | 'too_many';

/** What keeps a source's sentence from being printed, but not a written one. */
const formReasons = new Set(['short', 'incomplete', 'long', 'unsafe']);
/** Characters of a sentence; sentences that are looked at; passages of each. */
export const sentenceLimits = { characters: 300, sentences: 12, passages: 5 };
/** A quotation has that many characters or words, or is the whole sentence. */
const minQuote = { characters: 12, dense: 6, words: 3 };

/**
 * Verifies a model's answer against the sentences of `sources` by post id. Keeps plain sentences
 * that quote their evidence word for word and have no figure, name or date beyond it. Never throws.
 * Decision 92.
 */
export function verifySentences(
  answer: unknown,
  sources: ReadonlyMap<string, CitableText>,
  {
    language,
    limits,
  }: { language: DigestLanguage; limits: { sentences: number; characters: number } },
): { sentences: WrittenSentence[]; dropped: RejectionReason[] } {
  const sentences: WrittenSentence[] = [];
  const dropped: RejectionReason[] = [];
  let size = 0;
  for (const candidate of toList(answer).slice(0, sentenceLimits.sentences)) {
    const read = readSentence(candidate);
    const passages = read === null ? [] : findPassages(read.evidence, sources);
    const reason =
      read === null
        ? 'shape'
        : (findRejection(read.text, passages, sources, language) ??
          (sentences.some(({ text }) => text === read.text)
            ? 'repeated'
            : sentences.length === limits.sentences || size + read.text.length > limits.characters
              ? 'too_many'
              : null));
    if (read === null || reason !== null) dropped.push(reason ?? 'shape');
    else {
      sentences.push({ text: read.text, passages });
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

type Evidence = { post: string; number: number; quote: string };

function readSentence(value: unknown): { text: string; evidence: Evidence[] } | null {
  if (typeof value !== 'object' || value === null) return null;
  const { text, evidence } = value as { text?: unknown; evidence?: unknown };
  if (typeof text !== 'string' || text.length > 4_000 || !Array.isArray(evidence)) return null;
  const line = text.replace(/[\t\n\r ]+/g, ' ').trim();
  if (!/\p{L}{2}/u.test(line) && !/\p{Lo}/u.test(line)) return null;
  return { text: line, evidence: evidence.slice(0, 20).filter(isEvidence) };
}

function isEvidence(value: unknown): value is Evidence {
  if (typeof value !== 'object' || value === null) return false;
  const { post, number, quote } = value as Partial<Record<keyof Evidence, unknown>>;
  return typeof post === 'string' && Number.isSafeInteger(number) && typeof quote === 'string';
}

/** Returns the cited sentences whose quotations are in them. Others do not count. */
function findPassages(
  evidence: readonly Evidence[],
  sources: ReadonlyMap<string, CitableText>,
): Passage[] {
  const passages: Passage[] = [];
  for (const { post, number, quote } of evidence) {
    const cited = sources.get(post)?.sentences.find((sentence) => sentence.number === number);
    if (!cited || !isQuote(quote, cited.text)) continue;
    if (passages.some((passage) => passage.post === post && passage.number === number)) continue;
    passages.push({ post, number, text: cited.text });
    if (passages.length === sentenceLimits.passages) break;
  }
  return passages;
}

function isQuote(quote: string, sentence: string): boolean {
  const [part, whole] = [normalizeQuote(quote), normalizeQuote(sentence)];
  const min = unspacedScript.test(part) ? minQuote.dense : minQuote.characters;
  return (
    (part.length >= min || part.split(' ').length >= minQuote.words || part === whole) &&
    part !== '' &&
    whole.includes(part)
  );
}

/** Only white space and the forms of quotation marks may differ. */
const normalizeQuote = (text: string): string =>
  text
    .replace(/[“”„«»‹›「」『』"]/gu, '"')
    .replace(/[‘’‚']/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();

function findRejection(
  text: string,
  passages: readonly Passage[],
  sources: ReadonlyMap<string, CitableText>,
  language: DigestLanguage,
): RejectionReason | null {
  if (text.length > sentenceLimits.characters) return 'too_long';
  if (passages.length === 0) return 'uncited';
  const unsafeReason = detectUnsafeText(text);
  if (unsafeReason !== null) return unsafeReason;
  const reason = findIneligibility(text);
  const cited = [...new Set(passages.map(({ post }) => post))].flatMap(
    (post) => sources.get(post) ?? [],
  );
  const citedText = cited
    .flatMap(({ sentences }) => sentences.map((sentence) => sentence.text))
    .join('\n');
  const excluded = cited.map((source) => source.excluded ?? '').join('\n');
  if ((reason !== null && !formReasons.has(reason)) || repeatsExcluded(text, excluded, citedText))
    return 'advert';
  return findUnsupportedClaim(
    text,
    language,
    passages.map((passage) => readSource(passage, sources.get(passage.post))),
    {
      text: citedText,
      isSameLanguage: cited.every((source) => source.language?.split('-')[0] === language),
    },
  );
}

/** Parsed sentences by text and number: several sentences may cite the same one. */
const parsed = new WeakMap<CitableText, Map<number, Source>>();

function readSource({ number, text }: Passage, source: CitableText | undefined): Source {
  if (!source) return parseSource(text, null);
  const known = parsed.get(source) ?? new Map<number, Source>();
  parsed.set(source, known);
  const read = known.get(number) ?? parseSource(text, source.language);
  known.set(number, read);
  return read;
}

/**
 * Reports whether a sentence has a word of the excluded paragraphs that the cited text does not
 * have. In scripts without spaces three characters count as a word, in Korean two syllables.
 */
function repeatsExcluded(line: string, excluded: string, citedText: string): boolean {
  if (excluded.trim() === '') return false;
  const [hostile, cited] = [readWords(excluded), readWords(citedText)];
  return [...readWords(line)].some((word) => hostile.has(word) && !cited.has(word));
}

const readWords = (text: string): Set<string> =>
  new Set(
    tokenize(foldCase(text)).flatMap((word) =>
      unspacedScript.test(word)
        ? Array.from({ length: Math.max(0, word.length - 2) }, (_, i) => word.slice(i, i + 3))
        : /\p{Script=Hangul}/u.test(word)
          ? Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => word.slice(i, i + 2))
          : word.length > 3
            ? [word]
            : [],
    ),
  );
