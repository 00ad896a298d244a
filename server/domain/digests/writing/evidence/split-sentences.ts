import { oneLine } from '../../../../infra/text/plain-text.ts';
import { findQuotations, type Quotation } from './quotations.ts';

/** Characters of a text that are split, and sentences kept of it. */
const limits = { text: 20_000, sentences: 150 };

/** `isPartial`: perhaps only a part of a sentence, which may state the opposite of the whole. */
type SplitSentence = { text: string; isPartial: boolean };

/**
 * Splits a text into its sentences, in order, each on one line. The sentences are copied from the
 * text: only white space, invisible characters and footnote marks change. `language` is a tag or
 * null. Headings and list items without a closing mark count as sentences.
 */
export function splitSentences(text: string, language: string | null): SplitSentence[] {
  const lines = text
    .slice(0, limits.text)
    .split(/\n\s*\n|\n(?=\s*(?:[-*•–]|\d+[.)])\s)/)
    .map((paragraph) => oneLine(paragraph.replace(footnotes, '')).replace(listMark, ''));
  const quotations = lines.map(findQuotations);
  const quoted = findQuotedParagraphs(quotations);
  return lines
    .flatMap((line, i) =>
      splitParagraph(line, quotations[i] ?? [], language).map((sentence) => ({
        ...sentence,
        isPartial: sentence.isPartial || quoted.has(i),
      })),
    )
    .slice(0, limits.sentences);
}

const footnotes = /\[(?:\d{1,3}|[a-z]|edit|citation needed)\]/g;
const listMark = /^(?:[-*•–]|\d{1,2}[.)])\s+/;

/** Returns the paragraphs without quotation marks within a quotation of several paragraphs. */
function findQuotedParagraphs(quotations: readonly Quotation[][]): Set<number> {
  const quoted = new Set<number>();
  let within: number[] | null = null;
  for (const [i, found] of quotations.entries()) {
    if (found.some(({ missing }) => missing === 'opening'))
      for (const paragraph of within ?? []) quoted.add(paragraph);
    if (found.length > 0) within = found.at(-1)?.missing === 'closing' ? [] : null;
    else within?.push(i);
  }
  return quoted;
}

/**
 * Splits a paragraph. In doubt a sentence is not split: the text stays a copy. A sentence that has
 * one mark of a quotation, or is within it, is partial.
 */
function splitParagraph(
  line: string,
  quotations: readonly Quotation[],
  language: string | null,
): SplitSentence[] {
  const sentences: SplitSentence[] = [];
  const whole = quotations.filter(({ missing }) => missing === null);
  const broken = quotations.filter(({ missing }) => missing !== null);
  let start = 0;
  for (const { index, segment } of getSegmenter(language).segment(line)) {
    const end = moveOutOfMarks(line, index + segment.length, quotations);
    const isWithin = whole.some((quotation) => quotation.start < end && end < quotation.end);
    if (end <= start || isWithin) continue;
    const text = line.slice(start, end).trim();
    if (end < line.length && continues(text, line.slice(end), language)) continue;
    const isPartial =
      nameWithMark.test(sentences.at(-1)?.text ?? '') ||
      (end < line.length && nameWithMark.test(text)) ||
      broken.some((quotation) => quotation.start < end && start < quotation.end);
    if (text !== '') sentences.push({ text, isPartial });
    start = end;
  }
  return sentences;
}

/** Moves the end of a sentence after its closing marks, and before the opening ones of the next. */
function moveOutOfMarks(line: string, end: number, quotations: readonly Quotation[]): number {
  const quotation = quotations.find(({ start, end: last }) => start < end && end < last);
  if (quotation && marksOnly.test(line.slice(quotation.start, end))) return quotation.start;
  if (quotation && marksOnly.test(line.slice(end, quotation.end))) return quotation.end;
  return end - (openingBracket.exec(line.slice(Math.max(0, end - 10), end))?.[0].length ?? 0);
}

const marksOnly = /^[\s„“”«»「」『』"‘’‚']*$/u;
const openingBracket = /(?<=[。．.！？!?])[（《〈]\s*$/u;
/** An exclamation mark that may belong to a name: "the makers of Zing!" */
const nameWithMark = /\s\p{Lu}[\p{L}\p{N}]*!$/u;

/** Reports whether a sentence continues after what looks like its end. */
const continues = (text: string, rest: string, language: string | null): boolean =>
  isAbbreviated(text, language) ||
  /^\s*[\p{Ll},;]/u.test(rest) ||
  // Japanese particles after a quotation.
  (/[」』]$/u.test(text) && /^[とをがはのにでもやなっへ]/u.test(rest)) ||
  hasOpenBracket(text);

const hasOpenBracket = (text: string): boolean =>
  text.length < 600 && (text.match(/[(（]/g)?.length ?? 0) > (text.match(/[)）]/g)?.length ?? 0);

/** Reports whether the last mark of a text may belong to its last word or number. */
const isAbbreviated = (text: string, language: string | null): boolean =>
  endings.some((ending) => ending.test(text.slice(-40))) ||
  (!withoutOrdinals.has(getBase(language)) && ordinal.test(text.slice(-40)));

const start = '(?:^|[\\s(„“"\'«-])';
const consonants = 'bcdfghjklmnpqrstvwxzбвгджзклмнпрстфхцчшщ';
const endings = [
  new RegExp(
    `${start}(?:${[
      // Persons.
      'messrs|prof|rev|gov|sen|rep|pres|gen|col|maj|capt|cpl|adm|brig|insp|asst|lieut|atty|geo',
      'chas|jos|fa|ing|dipl|univ|abg|präs|cmdte|ud|uds|mme|mlle|mmes|sra|srta|dra|gral|cnel|lic',
      'arq|excm[oa]|ex[mo]a|exm[oa]|ilm[oa]|sig|dott|avv|акад|проф|доц|им|ген|полк|тов|зам',
      // Companies, places and texts.
      'inc|co|corp|dept|assoc|ave|cía|gebr|geb|ala|ariz|calif|colo|conn|fla|minn|neb|okla|tex|wis',
      'гос|пос|оз|ул|no|nos|núm|fig|figs|vol|op|al|abb|abs|éd|pág|рис',
      // Times, amounts and the rest.
      'jan|feb|mar|apr|aug|sept?|oct|nov|dec|approx|ca|usw|etc|evtl|inkl|allg|insb|ehem|sog|dt',
      'mio|mrd|esp|тыс|млн|млрд|гг|мин|напр|англ|нем',
      // Hindi sentences end with a danda.
      '[\\p{Script=Devanagari}.]{1,12}',
      // Initials, "U.N." and "EE.UU."
      '\\p{L}|(?:\\p{L}{1,3}\\.)+\\p{L}{1,3}',
    ].join('|')})\\.$`,
    'iu',
  ),
  // In lower case these are words.
  new RegExp(
    `${start}(?:${[
      'Ark|Art|Cap|Cel|Del|Dep|Des|Det|Ed|Eng|Ga|Hon|Ill|Ind|Kan|Mag|Mass|Me|Min|Miss|Mo|Ore',
      'Pa|Sec|Ten|Va|Wash|Ya|Ye|Yu',
    ].join('|')})\\.$`,
    'u',
  ),
  // "Sgt", "Mgr", "pp" and "UU", but not units such as "310 mm".
  new RegExp(
    `(?<!\\d\\s?)${start}(?:[${consonants}${consonants.toUpperCase()}][${consonants}]{1,5}|` +
      '(\\p{L})\\1)\\.$',
    'u',
  ),
  /(?:\.\.|…)$/u,
  // Perhaps a title that is not listed.
  /\s(?!Ma[iy]\.)\p{Lu}\p{Ll}{1,2}\.$/u,
  // Names with a mark.
  new RegExp(`${start}(?:(?:yahoo|jeopardy|yum|wham|panic|joomla|e)!|which\\?|guess\\?)$`, 'iu'),
];
/** "5. Kammer", "3.6." and "Johannes XXIII." */
const ordinal = new RegExp(
  `${start}(?:\\d{1,2}\\.\\d{1,2}|\\d{1,3}|` +
    '(?=[IVXLCDM])M{0,3}(?:C[MD]|D?C{0,3})(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3}))\\.$',
  'u',
);
/** Languages whose ordinal numbers have no point. A text without a language may have them. */
const withoutOrdinals = new Set('en es fr it nl pt ru ar hi ja ko zh'.split(' '));

/** Segmenters are expensive to create. */
const segmenters = new Map<string, Intl.Segmenter>();

/** Tags of articles are canonical. */
const getBase = (language: string | null): string => language?.split('-')[0] ?? 'und';

function getSegmenter(language: string | null): Intl.Segmenter {
  // Bounds the cache against invented languages.
  if (segmenters.size > 200) segmenters.clear();
  return segmenters.getOrInsertComputed(
    getBase(language),
    (base) => new Intl.Segmenter(base, { granularity: 'sentence' }),
  );
}
