import type { DigestLanguage } from '#shared/paths.ts';
import { oneLine } from '../../infra/text/plain-text.ts';
import type { Sentence } from './grounding/verify.ts';
import { detectUnsafeText } from '../preferences/plain-text-check.ts';
import { foldCase, isUnspacedScript, tokenize } from '../preferences/tokenize.ts';

/** Characters of a summary, a sentence (spaced and unspaced scripts) and a text. */
const limits = { summary: 300, least: 40, leastUnspaced: 15, looked: 8_000, sentences: 60 };
/** Lines of an overview, and characters of a line. */
const overview = { most: 5, least: 3, line: 200 };

/**
 * Extracts one or two sentences of at most 300 characters, in order, ranked by word frequency and
 * position. `language` is a tag or null. Null without usable text.
 */
export function extractSummary(
  text: string,
  { language, title = '' }: { language: string | null; title?: string },
): string | null {
  const start = text.slice(0, limits.looked);
  const sentences = splitSentences(start, language);
  if (sentences.length === 0) return null;
  const counts = new Map<string, number>();
  const own = sentences.map(({ text: one }) => tellingWords(one, language));
  for (const words of own) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const ofTitle = new Set(tellingWords(title, language));
  const plainTitle = foldCase(title).replace(/[^\p{L}\p{N}]/gu, '');

  const scored = sentences
    .map(({ text: one, at }, i) => {
      const words = own[i] ?? [];
      const distinct = [...new Set(words)];
      const frequent =
        distinct.length === 0
          ? 0
          : distinct.reduce((sum, word) => sum + Math.min(counts.get(word) ?? 0, 5), 0) /
            Math.sqrt(distinct.length + 4);
      const likeTitle =
        distinct.filter((word) => ofTitle.has(word)).length / Math.max(1, ofTitle.size);
      // Skips a sentence that repeats the title.
      const isTitle =
        plainTitle !== '' && foldCase(one).replace(/[^\p{L}\p{N}]/gu, '') === plainTitle;
      return {
        one,
        i,
        score: isTitle ? -1 : frequent * (1 + likeTitle) * (at === 0 ? 2 : 1 / (1 + at / 8)),
      };
    })
    .filter(({ score }) => score > 0);
  const best = scored.toSorted((a, b) => b.score - a.score || a.i - b.i);
  const first = best[0];
  if (!first) return null;
  const space = isUnspacedScript.test(first.one) ? '' : ' ';
  const second = best.find(
    ({ one, i, score }) =>
      i !== first.i &&
      score > first.score / 3 &&
      first.one.length + space.length + one.length <= limits.summary &&
      !sayTheSame(own[i] ?? [], own[first.i] ?? []),
  );
  return (second ? [first, second].toSorted((a, b) => a.i - b.i) : [first])
    .map(({ one }) => one)
    .join(space);
}

const sayTheSame = (a: string[], b: string[]) =>
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
      (one) => one.length >= 3 && one.length <= overview.line && detectUnsafeText(one) === null,
    );
    if (line !== undefined && !lines.some(({ text }) => text === line))
      lines.push({ text: line, posts: [id] });
    if (lines.length >= overview.most) break;
  }
  return lines.length >= overview.least ? lines : [];
}

/** Segmenters are slow to make. */
const segmenters = new Map<string, { sentence: Intl.Segmenter; word: Intl.Segmenter }>();

function getSegmenter(language: string | null) {
  const key = language?.split('-')[0]?.toLowerCase() ?? 'und';
  let found = segmenters.get(key);
  if (!found) {
    let tag = key;
    try {
      [tag = 'und'] = Intl.getCanonicalLocales(key);
    } catch {
      tag = 'und';
    }
    found = {
      sentence: new Intl.Segmenter(tag, { granularity: 'sentence' }),
      word: new Intl.Segmenter(tag, { granularity: 'word' }),
    };
    // Bounds the cache against invented language tags.
    if (segmenters.size < 200) segmenters.set(key, found);
  }
  return found;
}

/** A sentence continues after these. */
const abbreviation =
  /(?:^|[\s(„“"'«])(?:mr|mrs|ms|dr|prof|st|sen|rep|gov|gen|col|lt|jr|sr|vs|etc|inc|ltd|corp|co|no|nr|vol|fig|approx|ca|bzw|ggf|usw|z\. ?b|d\. ?h|u\. ?a|m|mme|sra?|srta|dra?|ee|г|гг|им|ул|т\. ?е|т\. ?д|т\. ?п|jan|feb|mar|apr|aug|sept?|oct|nov|dec|\p{L})\.$/iu;
const ends = /[.!?…。！？।؟][”"’'»)」』]*$/u;
/** Boilerplate of web pages. */
const boilerplate =
  /\b(?:cookies?|subscribe|newsletter|sign (?:up|in)|log ?in|click here|read more|all rights reserved|advertis\w+|javascript|terms of (?:service|use)|privacy policy|share this|follow us|photo(?:graph)? by|image credit|related articles?|abonnieren|datenschutz|werbung|s’abonner|publicité|suscríbe\w*|publicidad|assine|publicidade|подпис\w+|реклама)\b|订阅|广告|版权所有|購読|広告|구독|무단|اشترك|सब्सक्राइब/iu;

function splitSentences(text: string, language: string | null): { text: string; at: number }[] {
  const { sentence: segmenter } = getSegmenter(language);
  const found: { text: string; at: number }[] = [];
  let at = -1;
  for (const paragraph of text.split(/\n\s*\n|\n(?=\s*[-*#>\d])/)) {
    const parts: string[] = [];
    for (const { segment } of segmenter.segment(
      oneLine(paragraph).replace(/\[(?:\d{1,3}|[a-z]|edit)\]/g, ''),
    )) {
      const before = parts.at(-1);
      if (
        before !== undefined &&
        (abbreviation.test(before.trimEnd()) || /^\s*\p{Ll}/u.test(segment))
      )
        parts[parts.length - 1] = before + segment;
      else parts.push(segment);
    }
    for (const part of parts) {
      const one = part.trim();
      if (!ends.test(one)) continue;
      at += 1;
      const least = isUnspacedScript.test(one) ? limits.leastUnspaced : limits.least;
      if (
        one.length >= least &&
        one.length <= limits.summary &&
        !boilerplate.test(one) &&
        !/[?？؟]["”’»]?$/u.test(one) &&
        detectUnsafeText(one) === null
      )
        found.push({ text: one, at });
      if (found.length >= limits.sentences) return found;
    }
  }
  return found;
}

/** Returns the significant words; in spaced scripts at least four letters. */
function tellingWords(text: string, language: string | null): string[] {
  const folded = foldCase(text);
  if (!isUnspacedScript.test(folded)) return tokenize(folded).filter((word) => word.length >= 4);
  return [...getSegmenter(language).word.segment(folded)]
    .filter(({ isWordLike, segment }) => isWordLike && segment.length >= 2)
    .map(({ segment }) => segment);
}
