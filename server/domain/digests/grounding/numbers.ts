/** Zeros per magnitude word; an ambiguous word has both values. */
const magnitudes: [RegExp, number[]][] = [
  [
    /^(?:thousand|tausend|mille?(?!i|a)|mil(?![\p{L}])|тыс\p{L}*|ألف|آلاف|الف|हज़ार|हजार|千|천)/iu,
    [3],
  ],
  [/^(?:lakhs?|लाख)/iu, [5]],
  [/^(?:mil millones|mil milhões)/iu, [9]],
  [
    new RegExp(
      String.raw`^(?:millions?|millionen|mio|millones|millón|milhão|milhões|миллион\p{L}*|млн|` +
        String.raw`مليون|ملايين|दस लाख|मिलियन|百万|백만)`,
      'iu',
    ),
    [6],
  ],
  [/^(?:crores?|करोड़)/iu, [7]],
  [
    new RegExp(
      String.raw`^(?:milliarden?|mrd|milliards?|bilhão|bilhões|миллиард\p{L}*|млрд|مليار\p{L}*|` +
        String.raw`अरब|बिलियन|十亿|10억|십억)`,
      'iu',
    ),
    [9],
  ],
  [
    new RegExp(
      String.raw`^(?:billionen|billones|billón|трлн|триллион\p{L}*|تريليون\p{L}*|trillions?|` +
        String.raw`trilhão|trilhões|万亿|ट्रिलियन)`,
      'iu',
    ),
    [12],
  ],
  [/^billions?/iu, [9, 12]],
  [/^(?:万|萬|만)/u, [4]],
  [/^(?:亿|億|억)/u, [8]],
  [/^(?:兆|조)/u, [12, 6]],
];
/** Ambiguous abbreviations of magnitudes. */
const abbreviations: [RegExp, number][] = [
  [/^k(?![\p{L}\p{N}])/iu, 3],
  [/^(?:m|mn|mio)(?![\p{L}\p{N}])/iu, 6],
  [/^(?:b|bn)(?![\p{L}\p{N}])/iu, 9],
  [/^(?:t|tn)(?![\p{L}\p{N}])/iu, 12],
];

const percent = new RegExp(
  String.raw`^[\s-]?(?:%|٪|percent|per cent|prozent|pour[ -]?cents?|por ciento|por cento|` +
    String.raw`процент|퍼센트|프로(?!\p{L})|パーセント|प्रतिशत|फ़ीसदी|फीसदी|في المئة|في المائة|بالمئة|` +
    String.raw`بالمائة|个百分点|個百分點|百分点)`,
  'iu',
);

/** One figure; each entry of `readings` lists the values of one interpretation. */
type Figure = { readings: string[][]; percent: boolean };

/**
 * Returns normalized values: `1,200.50` is `1200.5`, `5 million` is `5000000`, `11月` is `month:11`.
 * A percentage also has its sign.
 */
export function extractNumbers(text: string): ReadonlySet<string> {
  const values = new Set<string>();
  for (const { readings, percent: isPercent } of findFigures(text)) {
    for (const value of readings.flat()) {
      values.add(value);
      if (isPercent) values.add(`${value}%`);
    }
  }
  return values;
}

/** Reports whether every figure of a line matches a value in some interpretation. */
export function areNumbersSupported(line: string, values: ReadonlySet<string>): boolean {
  return findFigures(line).every(({ readings, percent: isPercent }) =>
    readings.some((parts) => parts.every((value) => values.has(isPercent ? `${value}%` : value))),
  );
}

function findFigures(text: string): Figure[] {
  const plain = normalizeDigits(text.normalize('NFKC'));
  const figures: Figure[] = [];
  for (const { 0: written, index } of plain.matchAll(
    /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,]\d+)*/gu,
  )) {
    const rest = plain.slice(index + written.length, index + written.length + 24);
    const after = rest.replace(/^[\s-]/u, '');
    const zeros = magnitudes.find(([word]) => word.test(after))?.[1] ?? null;
    const abbreviated = abbreviations.find(([word]) => word.test(rest))?.[1];
    const spaced = /[ \u00a0\u202f'’]/u.test(written);
    const bare = spaced
      ? [
          ...parseReadings(written.replace(/[ \u00a0\u202f'’]/gu, '')),
          written.split(/[ \u00a0\u202f'’]/u).flatMap((part) => parseReadings(part)[0] ?? []),
        ]
      : parseReadings(written);
    const times = (power: number) =>
      bare
        .filter((parts) => parts.length === 1)
        .map((parts) => parts.map((value) => toCanonical(Number(value) * 10 ** power)));
    const readings: string[][] =
      zeros !== null
        ? zeros.flatMap(times)
        : abbreviated !== undefined
          ? [...bare, ...times(abbreviated)]
          : [...bare];
    if (/^\s?[月월]/u.test(rest)) readings.push([`month:${Number(written)}`]);
    figures.push({
      readings,
      percent: percent.test(rest) || plain.slice(Math.max(0, index - 4), index).endsWith('百分之'),
    });
  }
  return figures;
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

function parseReadings(written: string): string[][] {
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
  if (signs.length === 1)
    return last.length === 3 && first.length <= 3 && first !== '0'
      ? [[toCanonical(Number(first + last))], decimal([first], last)]
      : [decimal([first], last)];
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
