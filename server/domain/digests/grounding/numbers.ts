import { isChange } from './changes.ts';
import { findNumberWords } from './number-words.ts';
import { areUnitsCompatible, findUnit } from './units.ts';

/** Zeros per magnitude word. */
const magnitudes: [RegExp, number][] = [
  [
    new RegExp(
      '^(?:thousand|tausend|mille?(?!\\p{L})|mil(?![\\p{L}]|' +
        ' mill| milh)|тыс\\p{L}*|ألف|آلاف|الف|हज़ार|हजार|千|천)',
      'iu',
    ),
    3,
  ],
  [/^(?:hundred|hundert|सौ|مئة|مائة|백(?!만))/iu, 2],
  [/^(?:lakhs?|लाख)/iu, 5],
  [/^(?:mil millones|mil milhões)/iu, 9],
  [
    new RegExp(
      String.raw`^(?:millions?|millionen|mio|millones|millón|milhão|milhões|миллион\p{L}*|млн|` +
        String.raw`مليون|ملايين|दस लाख|मिलियन|百万|백만)`,
      'iu',
    ),
    6,
  ],
  [/^(?:crores?|करोड़)/iu, 7],
  [
    new RegExp(
      String.raw`^(?:milliarden?|mrd|milliards?|bilhão|bilhões|миллиард\p{L}*|млрд|مليار\p{L}*|` +
        String.raw`अरब|बिलियन|十亿|10억|십억)`,
      'iu',
    ),
    9,
  ],
  [
    new RegExp(
      String.raw`^(?:billionen|billones|billón|bilião|biliões|трлн|триллион\p{L}*|` +
        String.raw`تريليون\p{L}*|trilhão|trilhões|万亿|ट्रिलियन)`,
      'iu',
    ),
    12,
  ],
  [/^(?:trillionen|trillones|trillón|trilião|triliões)/iu, 18],
  [/^(?:万|萬|만)/u, 4],
  [/^(?:亿|億|억)/u, 8],
  // 兆瓦 is a megawatt.
  [/^(?:兆(?![瓦赫字比])|조)/u, 12],
];
/** Words of the short scale in English, and of the long scale in most languages. */
const scales: [RegExp, { short: number; long: number }][] = [
  [/^billions?/iu, { short: 9, long: 12 }],
  [/^trillions?/iu, { short: 12, long: 18 }],
];
/** Abbreviations of magnitudes. Those of one letter may also be units or names. */
const abbreviations: [RegExp, number][] = [
  [/^k(?![\p{L}\p{N}])/iu, 3],
  [/^(?:m|mn|mio)(?![\p{L}\p{N}])/iu, 6],
  [/^(?:b|bn)(?![\p{L}\p{N}])/iu, 9],
  [/^(?:t|tn)(?![\p{L}\p{N}])/iu, 12],
];

/** One figure; each entry of `readings` lists the values of one interpretation. */
export type Figure = {
  readings: string[][];
  unit: string | null;
  isNegative: boolean;
  isWord: boolean;
  isApproximate: boolean;
  /** A number without a unit that is probably a year. */
  isYear: boolean;
  /** As in "three fewer". */
  isDifference: boolean;
  /** As in "fell by 12 percent", which has no remainder. */
  isChange: boolean;
};

/** "from 38 to 40 percent": the first figure has the unit of the second. */
const range =
  /^\s?(?:to|bis|auf|à|et|al?|ao|y|e|до|إلى|and|und|or|oder|-|–|~|から|至|到|에서)\s?[$€£]?\d[\d.,]*/iu;
/** What follows a number whose unit is left out. */
const ellipsis = /^\s?(?:[.,;:)!?…。；，]|$)/u;
const namedPair = /\p{Lu}\p{L}{1,40} (?:and|und|et|y|e|и) \p{Lu}\p{L}/u;
const difference = new RegExp(
  '^(?:\\p{L}+ )?(?:fewer|less|more|weniger|mehr|de moins|' +
    'de plus|menos|más|mais|меньше|больше)(?!\\p{L})',
  'iu',
);
/** Words that announce a rounded figure. */
const approximate = new RegExp(
  `(?:${[
    'about|around|roughly|approximately|nearly|almost|over|under|more than|less than|at least',
    'some|etwa|rund|knapp|über|fast|mehr als|ungefähr|environ|près de|plus de|presque|moins de',
    'unos|unas|cerca de|casi|más de|alrededor de|quase|mais de|около|почти|более|примерно|свыше',
    '约|近|超过|逾|約|ほぼ|およそ|약|거의|نحو|حوالي|أكثر من|लगभग|क़रीब|करीब|तक़रीबन',
  ].join('|')})[\\s$€£]*$`,
  'iu',
);

/** Reports whether every figure of a line is one of the sources, or follows from two of them. */
export function areNumbersSupported(
  line: readonly Figure[],
  sources: readonly Figure[],
  months: ReadonlySet<string>,
): boolean {
  return line.every((figure) =>
    figure.readings.some((parts) =>
      parts.every(
        (value) => months.has(value) || isSupported({ ...figure, value }, flatten(sources)),
      ),
    ),
  );
}

type Value = Omit<Figure, 'readings'> & { value: string };

const flatten = (figures: readonly Figure[]): Value[] =>
  figures.flatMap((figure) => figure.readings.flat().map((value) => ({ ...figure, value })));

function isSupported(figure: Value, sources: readonly Value[]): boolean {
  const same = sources.filter(
    (source) =>
      areUnitsCompatible(figure.unit, source.unit) &&
      (figure.unit === null || figure.unit === 'time:y' || !source.isYear) &&
      source.isNegative === figure.isNegative,
  );
  if (same.some(({ value }) => value === figure.value)) return true;
  const number = Number(figure.value);
  if (!Number.isFinite(number) || (figure.isWord && figure.unit === null && !figure.isDifference))
    return false;
  // "more than 600" of 618
  if (
    figure.isApproximate &&
    same.some(
      (source) =>
        !source.isYear && Math.abs(Number(source.value) - number) <= 0.06 * Number(source.value),
    )
  )
    return true;
  // The rest of a whole, a difference and a sum.
  if (number < 3 && Number.isInteger(number) && figure.unit === null) return false;
  const operands = sources.filter((source) => isOperand(figure, source));
  const tolerance = figure.isApproximate ? 0.08 : 1e-9;
  const isClose = (value: number) => Math.abs(value - number) < tolerance * Math.max(1, number);
  const isPercentage = figure.unit === 'share:percent';
  return operands.some(
    (a, i) =>
      (isPercentage && !a.isChange && a.unit === figure.unit && isClose(100 - Number(a.value))) ||
      (operands.length <= 12 &&
        operands.slice(i + 1).some((b) => combine(a, b, figure.unit).some(isClose))),
  );
}

/** Reports whether a figure may be a sum or difference of a source, by its unit. */
const isOperand = ({ unit }: Value, source: Value): boolean =>
  !source.isYear &&
  Number.isFinite(Number(source.value)) &&
  (unit === null || unit === source.unit || (isShare(unit) && isShare(source.unit)));

const isShare = (unit: string | null): boolean => unit?.startsWith('share') ?? false;

/** Returns what follows from two figures in that unit. */
function combine(a: Value, b: Value, unit: string | null): number[] {
  const [first, second] = [Number(a.value), Number(b.value)];
  const [sum, gap] = [first + second, Math.abs(first - second)];
  if (a.unit !== b.unit) return isShare(a.unit) && isShare(b.unit) ? [sum, gap] : [];
  if (unit !== 'share:percent') return [sum, gap];
  if (a.unit !== unit) return [];
  return a.isChange || b.isChange ? [sum, gap] : [sum, gap, 100 - sum];
}

/** Words for shares of a whole, in percent. */
const shares: [RegExp, number][] = [
  [
    new RegExp(
      '(?<![\\p{L}\\p{M}])(?:half|halves|halb\\p{L}*|hälfte|' +
        'moitié|demi|mitad|metade|половин\\p{L}*|نصف|' +
        'आध[ाेी])(?![\\p{L}\\p{M}])|一半|半分|半数|절반',
      'iu',
    ),
    50,
  ],
  [
    new RegExp(
      '(?<![\\p{L}\\p{M}])(?:quarter|viertel|quart|cuarta parte|' +
        'quarta parte|quarto|четверть|ربع|चौथाई)(?![\\p{L}\\p{M}])',
      'iu',
    ),
    25,
  ],
  [
    new RegExp(
      '(?<![\\p{L}\\p{M}])(?:three[ -]quarters|drei viertel|' +
        'dreiviertel|trois quarts|tres cuartas partes|' +
        'três quartos|три четверти|तीन-चौथाई)(?![\\p{L}\\p{M}])',
      'iu',
    ),
    75,
  ],
];

/** Finds the shares that a source states in words. */
export const findShares = (text: string): Figure[] =>
  shares
    .filter(([pattern]) => pattern.test(text))
    .map(([, percent]) => ({
      readings: [[String(percent)]],
      unit: 'share:percent',
      isNegative: false,
      isWord: true,
      isApproximate: false,
      isYear: false,
      isDifference: false,
      isChange: false,
    }));

/** Finds the figures of a text, in digits and words. A language decides what "1,200" means. */
export function findFigures(text: string, language: string | null): Figure[] {
  const plain = normalizeDigits(text.normalize('NFKC'));
  const figures: Figure[] = [];
  let lastUnit: string | null = null;
  for (const { 0: written, index } of plain.matchAll(
    /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,]\d+)*/gu,
  )) {
    const left = plain.slice(Math.max(0, index - 24), index);
    const rest = plain.slice(index + written.length, index + written.length + 48);
    const after = rest.replace(/^[\s-]/u, '');
    const magnitude = findMagnitude(after, language);
    const abbreviation = findAbbreviation(left, after, after !== rest);
    const spaced = /[ \u00a0\u202f'’]/u.test(written);
    const bare = spaced
      ? [
          ...parseReadings(written.replace(/[ \u00a0\u202f'’]/gu, ''), language),
          written
            .split(/[ \u00a0\u202f'’]/u)
            .flatMap((part) => parseReadings(part, language)[0] ?? []),
        ]
      : parseReadings(written, language);
    const times = (power: number) =>
      bare
        .filter((parts) => parts.length === 1)
        .map((parts) => parts.map((value) => toCanonical(Number(value) * 10 ** power)));
    const readings: string[][] = magnitude
      ? times(magnitude.zeros)
      : abbreviation
        ? [...(abbreviation.isCertain ? [] : bare), ...times(abbreviation.zeros)]
        : [...bare];
    if (/^\s?[月월]/u.test(rest)) readings.push([`month:${Number(written)}`]);
    const following = magnitude ? after.slice(magnitude.length) : rest;
    const own = abbreviation?.unit ?? findUnit(left, following.replace(range, ''));
    const isYear = own === null && !magnitude && /^(?:19|20)\d\d$/.test(written);
    // "9 euros instead of 7."
    const unit: string | null = own ?? (isYear || !ellipsis.test(following) ? null : lastUnit);
    lastUnit = isShare(unit) ? lastUnit : (unit ?? lastUnit);
    figures.push({
      readings,
      unit,
      isNegative: /(?:^|[\s(（])[-−–](?:[$€£])?$/u.test(left) || /minus $/iu.test(left),
      isWord: false,
      isApproximate: approximate.test(left),
      isYear,
      isDifference: false,
      isChange: isChange(left.replace(approximate, ''), rest),
    });
  }
  const namesPair = namedPair.test(plain);
  for (const { value, at, end, isShare } of findNumberWords(plain, language)) {
    // "two, Bitmoor and Tidepool" counts what it names.
    if (value === 2 && namesPair) continue;
    const left = plain.slice(Math.max(0, at - 24), at);
    const after = plain.slice(end, end + 48).replace(/^[\s-]/u, '');
    const magnitude = findMagnitude(after, language);
    const times = magnitude ? 10 ** magnitude.zeros : isShare ? 10 : 1;
    figures.push({
      readings: [[toCanonical(value * times)]],
      unit: isShare
        ? 'share:percent'
        : findUnit('', magnitude ? after.slice(magnitude.length) : after),
      isNegative: false,
      isWord: true,
      isApproximate: approximate.test(left),
      isYear: false,
      isDifference: difference.test(after),
      isChange: isChange(left.replace(approximate, ''), after),
    });
  }
  return figures;
}

function findMagnitude(
  text: string,
  language: string | null,
): { zeros: number; length: number } | null {
  const scale = language === null || language.startsWith('en') ? 'short' : 'long';
  const words = [
    ...magnitudes,
    ...scales.map(([word, zeros]): [RegExp, number] => [word, zeros[scale]]),
  ];
  for (const [word, zeros] of words) {
    const match = word.exec(text);
    // "million de dollars", "миллиона рублей"
    if (match) {
      const link = /^\s?(?:de|d[’'])\s?/u.exec(text.slice(match[0].length))?.[0] ?? '';
      return { zeros, length: match[0].length + link.length };
    }
  }
  return null;
}

/**
 * Returns the zeros of an abbreviation, and whether it cannot be a unit, as in "$5m". After a space
 * it must be certain.
 */
function findAbbreviation(
  left: string,
  right: string,
  isSpaced: boolean,
): { zeros: number; isCertain: boolean; unit: string | null } | null {
  for (const [word, zeros] of abbreviations) {
    const match = word.exec(right)?.[0];
    if (match === undefined) continue;
    const unit = findUnit(left, right.slice(match.length));
    const isMoney = unit?.startsWith('money') ?? false;
    const isCertain = isMoney || match.length > 1;
    return isSpaced && !isCertain ? null : { zeros, isCertain, unit: isMoney ? unit : null };
  }
  return null;
}

/** Figures of other scripts as ours. */
const normalizeDigits = (text: string) =>
  text
    .replace(/(?!\d)\p{Nd}/gu, toDigitValue)
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');

/** Finds the digit's value: scripts have ten consecutive digits. */
function toDigitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

/** Languages that write a comma before thousands, or a point. */
const thousands: Record<string, string> = {
  ...Object.fromEntries(['en', 'zh', 'ja', 'ko', 'hi'].map((language) => [language, ','])),
  ...Object.fromEntries(['de', 'es', 'fr', 'pt', 'ru'].map((language) => [language, '.'])),
};

function parseReadings(written: string, language: string | null): string[][] {
  const groups = written.split(/[.,]/);
  const signs = written.replace(/\d/g, '');
  const [first = '', ...others] = groups;
  const decimal = (whole: string[], fraction: string) => [
    toCanonical(Number(`${whole.join('')}.${fraction}`)),
  ];
  if (signs === '') return [[toCanonical(Number(written))]];
  const last = others.at(-1) ?? '';
  const inThrees = (parts: string[]) =>
    first.length <= 3 &&
    (parts.every((part) => part.length === 3) ||
      (parts.at(-1)?.length === 3 && parts.slice(0, -1).every((part) => part.length === 2)));
  if (signs.length === 1) {
    const isWhole = last.length === 3 && first.length <= 3 && first !== '0';
    const sign = thousands[language?.split('-')[0] ?? ''];
    const whole = [toCanonical(Number(first + last))];
    if (!isWhole) return [decimal([first], last)];
    if (sign === signs || last === '000') return [whole];
    return sign === undefined ? [whole, decimal([first], last)] : [decimal([first], last), whole];
  }
  if (new Set(signs).size === 1)
    return inThrees(others)
      ? [[toCanonical(Number(groups.join('')))]]
      : [groups.map((part) => toCanonical(Number(part)))];
  const whole = others.slice(0, -1);
  return new Set(signs.slice(0, -1)).size === 1 && signs.at(-1) !== signs[0] && inThrees(whole)
    ? [decimal([first, ...whole], last)]
    : [groups.map((part) => toCanonical(Number(part)))];
}

const toCanonical = (value: number) => String(Number(value.toPrecision(15)));
