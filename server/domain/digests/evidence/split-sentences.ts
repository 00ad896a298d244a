import { oneLine } from '../../../infra/text/plain-text.ts';

/** Characters of a text that are split, and sentences kept of it. */
const limits = { text: 20_000, sentences: 150 };

/**
 * Splits a text into its sentences, in order, each on one line. The sentences are copied from the
 * text: only white space, invisible characters and footnote marks change. `language` is a tag or
 * null. Headings and list items without a closing mark count as sentences.
 */
export function splitSentences(
  text: string,
  language: string | null,
): { text: string; paragraph: number }[] {
  const segmenter = getSegmenter(language);
  const sentences: { text: string; paragraph: number }[] = [];
  const paragraphs = text.slice(0, limits.text).split(/\n\s*\n|\n(?=\s*(?:[-*•–]|\d+[.)])\s)/);
  for (const [index, paragraph] of paragraphs.entries()) {
    const line = oneLine(paragraph.replace(footnotes, '')).replace(listMark, '');
    if (line === '') continue;
    for (const sentence of joinAbbreviations(segmenter.segment(line))) {
      sentences.push({ text: sentence, paragraph: index });
      if (sentences.length === limits.sentences) return sentences;
    }
  }
  return sentences;
}

const footnotes = /\[(?:\d{1,3}|[a-z]|edit|citation needed)\]/g;
const listMark = /^(?:[-*•–]|\d{1,2}[.)])\s+/;

/** Joins segments that the segmenter split after an abbreviation or before a lowercase word. */
function joinAbbreviations(segments: Iterable<{ segment: string }>): string[] {
  const sentences: string[] = [];
  for (const { segment } of segments) {
    const previous = sentences.at(-1);
    // The segmenter leaves an opening quotation mark at the end of the sentence before.
    const mark = previous === undefined ? '' : (openingMark.exec(previous)?.[0] ?? '');
    if (previous !== undefined && mark !== '' && !previous.includes('„')) {
      sentences[sentences.length - 1] = previous.slice(0, -mark.length);
      sentences.push(mark + segment);
      continue;
    }
    const continues =
      previous !== undefined &&
      (abbreviation.test(previous.trimEnd()) ||
        /^\s*\p{Ll}/u.test(segment) ||
        // "am 15. Mai"
        (/\b\d{1,2}\.\s*$/.test(previous) && germanMonth.test(segment)) ||
        // A quotation or bracket that is still open.
        hasOpenBracket(previous));
    if (continues) sentences[sentences.length - 1] = previous + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

const openingMark = /(?<=[。．.！？!?])[「『（“‘《〈]\s*$/u;
const germanMonth =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/;

const hasOpenBracket = (text: string): boolean =>
  text.length < 600 && (text.match(/[(（]/g)?.length ?? 0) > (text.match(/[)）]/g)?.length ?? 0);

const abbreviation = new RegExp(
  `(?:^|[\\s(„“"'«])(?:${[
    'mr|mrs|ms|dr|prof|st|sen|rep|gov|gen|col|lt|jr|sr|vs|etc|inc|ltd|corp|co|no|nr|vol|fig',
    'approx|ca|bzw|ggf|usw|mio|mrd|chr|univ|мин|тыс|млн',
    'z\\. ?b|d\\. ?h|u\\. ?a|m|mme|sra?|srta|dra?|ee|г|гг|им|ул',
    'т\\. ?е|т\\. ?д|т\\. ?п|jan|feb|mar|apr|aug|sept?|oct|nov|dec|e\\. ?g|i\\. ?e|u\\. ?s',
    // Hindi sentences end with a danda.
    '[\\p{Script=Devanagari}.]{1,12}',
    '\\p{L}',
  ].join('|')})\\.$`,
  'iu',
);

/** Segmenters are expensive to create. */
const segmenters = new Map<string, Intl.Segmenter>();

function getSegmenter(language: string | null): Intl.Segmenter {
  const key = language?.split('-')[0]?.toLowerCase() ?? 'und';
  let segmenter = segmenters.get(key);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(canonicalTag(key), { granularity: 'sentence' });
    // Bounds the cache against invented language tags.
    if (segmenters.size < 200) segmenters.set(key, segmenter);
  }
  return segmenter;
}

function canonicalTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'und';
  } catch {
    return 'und';
  }
}
