import { oneLine } from '../../../infra/text/plain-text.ts';

/** Characters of a text that are split, and sentences kept of it. */
const limits = { text: 20_000, sentences: 150 };

/** `isPartial`: perhaps only a part of a sentence, which may state the opposite of the whole. */
type SplitSentence = { text: string; paragraph: number; isPartial: boolean };

/**
 * Splits a text into its sentences, in order, each on one line. The sentences are copied from the
 * text: only white space, invisible characters and footnote marks change. `language` is a tag or
 * null. Headings and list items without a closing mark count as sentences.
 */
export function splitSentences(text: string, language: string | null): SplitSentence[] {
  const segmenter = getSegmenter(language);
  const sentences: SplitSentence[] = [];
  const paragraphs = text.slice(0, limits.text).split(/\n\s*\n|\n(?=\s*(?:[-*•–]|\d+[.)])\s)/);
  for (const [index, paragraph] of paragraphs.entries()) {
    const line = oneLine(paragraph.replace(footnotes, '')).replace(listMark, '');
    if (line === '') continue;
    const joined = joinSegments(segmenter.segment(line), language);
    for (const [i, sentence] of joined.entries()) {
      const isPartial = nameWithMark.test(joined[i - 1] ?? '');
      sentences.push({ text: sentence, paragraph: index, isPartial });
      if (sentences.length === limits.sentences) return sentences;
    }
  }
  return sentences;
}

const footnotes = /\[(?:\d{1,3}|[a-z]|edit|citation needed)\]/g;
const listMark = /^(?:[-*•–]|\d{1,2}[.)])\s+/;
/** An exclamation mark that may belong to a name: "the makers of Zing!" */
const nameWithMark = /\s\p{Lu}[\p{L}\p{N}]*!$/u;

/** Joins segments that do not end a sentence. In doubt they are joined: the text stays a copy. */
function joinSegments(segments: Iterable<{ segment: string }>, language: string | null): string[] {
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
      (isAbbreviated(previous.trimEnd(), language) ||
        /^\s*\p{Ll}/u.test(segment) ||
        // A quotation or bracket that is still open.
        hasOpenBracket(previous));
    if (continues) sentences[sentences.length - 1] = previous + segment;
    else sentences.push(segment);
  }
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

const openingMark = /(?<=[。．.！？!?])[「『（“‘《〈]\s*$/u;

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

const getBase = (language: string | null): string =>
  language?.split('-')[0]?.toLowerCase() ?? 'und';

function getSegmenter(language: string | null): Intl.Segmenter {
  const key = getBase(language);
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
