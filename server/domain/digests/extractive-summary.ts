import type { DigestLanguage } from '#shared/paths.ts';
import { oneLine } from '../../infra/text/plain-text.ts';
import type { Sentence } from './grounding/verify.ts';
import { detectUnsafeText } from '../preferences/plain-text-check.ts';
import { foldCase, unspacedScript, tokenize } from '../preferences/tokenize.ts';

/** Characters of a summary, a sentence (spaced and unspaced scripts) and a text. */
const limits = {
  maxSummary: 300,
  minSentence: 40,
  minUnspacedSentence: 15,
  maxText: 8_000,
  maxSentences: 60,
};
/** Lines of an overview, and characters of a line. */
const overview = { maxLines: 5, minLines: 3, maxLine: 200 };

/**
 * Extracts one or two sentences of at most 300 characters, in order, ranked by word frequency and
 * position. `language` is a tag or null. Null without usable text.
 */
export function extractSummary(
  text: string,
  { language, title = '' }: { language: string | null; title?: string },
): string | null {
  const start = text.slice(0, limits.maxText);
  const sentences = splitSentences(start, language);
  if (sentences.length === 0) return null;
  const counts = new Map<string, number>();
  const sentenceWords = sentences.map(({ text: sentence }) =>
    findSignificantWords(sentence, language),
  );
  for (const significant of sentenceWords)
    for (const word of significant) counts.set(word, (counts.get(word) ?? 0) + 1);
  const titleWords = new Set(findSignificantWords(title, language));
  const plainTitle = foldCase(title).replace(/[^\p{L}\p{N}]/gu, '');

  const scored = sentences
    .map(({ text: sentence, at }, i) => {
      const significant = sentenceWords[i] ?? [];
      const distinct = [...new Set(significant)];
      const frequent =
        distinct.length === 0
          ? 0
          : distinct.reduce((sum, word) => sum + Math.min(counts.get(word) ?? 0, 5), 0) /
            Math.sqrt(distinct.length + 4);
      const likeTitle =
        distinct.filter((word) => titleWords.has(word)).length / Math.max(1, titleWords.size);
      // Skips a sentence that repeats the title.
      const isTitle =
        plainTitle !== '' && foldCase(sentence).replace(/[^\p{L}\p{N}]/gu, '') === plainTitle;
      return {
        one: sentence,
        i,
        score: isTitle ? -1 : frequent * (1 + likeTitle) * (at === 0 ? 2 : 1 / (1 + at / 8)),
      };
    })
    .filter(({ score }) => score > 0);
  const best = scored.toSorted((a, b) => b.score - a.score || a.i - b.i);
  const first = best[0];
  if (!first) return null;
  const space = unspacedScript.test(first.one) ? '' : ' ';
  const second = best.find(
    ({ one: sentence, i, score }) =>
      i !== first.i &&
      score > first.score / 3 &&
      first.one.length + space.length + sentence.length <= limits.maxSummary &&
      !areSimilar(sentenceWords[i] ?? [], sentenceWords[first.i] ?? []),
  );
  return (second ? [first, second].toSorted((a, b) => a.i - b.i) : [first])
    .map(({ one: sentence }) => sentence)
    .join(space);
}

const areSimilar = (a: string[], b: string[]) =>
  a.filter((word) => b.includes(word)).length > Math.min(a.length, b.length) * 0.7;

/**
 * Builds three to five lines: the first sentence of each summary, else the title. Empty with fewer.
 */
export function extractOverview(
  posts: readonly { id: string; title: string; summary: string | null }[],
  language: DigestLanguage,
): Sentence[] {
  const lines: Sentence[] = [];
  for (const { id, title, summary } of posts) {
    const [first] = summary === null ? [] : splitSentences(summary, language);
    const line = [first?.text ?? '', oneLine(title)].find(
      (candidate) =>
        candidate.length >= 3 &&
        candidate.length <= overview.maxLine &&
        detectUnsafeText(candidate) === null,
    );
    if (line !== undefined && !lines.some(({ text }) => text === line))
      lines.push({ text: line, posts: [id] });
    if (lines.length >= overview.maxLines) break;
  }
  return lines.length >= overview.minLines ? lines : [];
}

/** Segmenters are slow to make. */
const segmenters = new Map<string, { sentence: Intl.Segmenter; word: Intl.Segmenter }>();

function getSegmenter(language: string | null) {
  const key = language?.split('-')[0]?.toLowerCase() ?? 'und';
  let segmenter = segmenters.get(key);
  if (!segmenter) {
    let tag = key;
    try {
      [tag = 'und'] = Intl.getCanonicalLocales(key);
    } catch {
      tag = 'und';
    }
    segmenter = {
      sentence: new Intl.Segmenter(tag, { granularity: 'sentence' }),
      word: new Intl.Segmenter(tag, { granularity: 'word' }),
    };
    // Bounds the cache against invented language tags.
    if (segmenters.size < 200) segmenters.set(key, segmenter);
  }
  return segmenter;
}

/** A sentence continues after these. */
const abbreviation = new RegExp(
  String.raw`(?:^|[\s(„“"'«])(?:mr|mrs|ms|dr|prof|st|sen|rep|gov|gen|col|lt|jr|sr|vs|etc|` +
    String.raw`inc|ltd|corp|co|no|nr|vol|fig|approx|ca|bzw|ggf|usw|z\. ?b|d\. ?h|u\. ?a|m|` +
    String.raw`mme|sra?|srta|dra?|ee|г|гг|им|ул|т\. ?е|т\. ?д|т\. ?п|jan|feb|mar|apr|aug|` +
    String.raw`sept?|oct|nov|dec|\p{L})\.$`,
  'iu',
);
const ends = /[.!?…。！？।؟][”"’'»)」』]*$/u;
/** Boilerplate of web pages. */
const boilerplate = new RegExp(
  String.raw`\b(?:cookies?|subscribe|newsletter|sign (?:up|in)|log ?in|click here|` +
    String.raw`read more|all rights reserved|advertis\w+|javascript|terms of (?:service|use)|` +
    String.raw`privacy policy|share this|follow us|photo(?:graph)? by|image credit|` +
    String.raw`related articles?|abonnieren|datenschutz|werbung|s’abonner|publicité|` +
    String.raw`suscríbe\w*|publicidad|assine|publicidade|подпис\w+|реклама)\b|订阅|广告|版权所有|購読|` +
    String.raw`広告|구독|무단|اشترك|सब्सक्राइब`,
  'iu',
);

function splitSentences(text: string, language: string | null): { text: string; at: number }[] {
  const { sentence: segmenter } = getSegmenter(language);
  const sentences: { text: string; at: number }[] = [];
  let at = -1;
  for (const paragraph of text.split(/\n\s*\n|\n(?=\s*[-*#>\d])/)) {
    const parts: string[] = [];
    for (const { segment } of segmenter.segment(
      oneLine(paragraph).replace(/\[(?:\d{1,3}|[a-z]|edit)\]/g, ''),
    )) {
      const previous = parts.at(-1);
      if (
        previous !== undefined &&
        (abbreviation.test(previous.trimEnd()) || /^\s*\p{Ll}/u.test(segment))
      )
        parts[parts.length - 1] = previous + segment;
      else parts.push(segment);
    }
    for (const part of parts) {
      const sentence = part.trim();
      if (!ends.test(sentence)) continue;
      at += 1;
      const minLength = unspacedScript.test(sentence)
        ? limits.minUnspacedSentence
        : limits.minSentence;
      if (
        sentence.length >= minLength &&
        sentence.length <= limits.maxSummary &&
        !boilerplate.test(sentence) &&
        !/[?？؟]["”’»]?$/u.test(sentence) &&
        detectUnsafeText(sentence) === null
      )
        sentences.push({ text: sentence, at });
      if (sentences.length >= limits.maxSentences) return sentences;
    }
  }
  return sentences;
}

/** Returns the significant words; in spaced scripts at least four letters. */
function findSignificantWords(text: string, language: string | null): string[] {
  const folded = foldCase(text);
  if (!unspacedScript.test(folded)) return tokenize(folded).filter((word) => word.length >= 4);
  return [...getSegmenter(language).word.segment(folded)]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length >= 2)
    .map(({ segment }) => segment);
}
