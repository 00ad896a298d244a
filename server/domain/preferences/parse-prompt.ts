import { createHash } from 'node:crypto';
import { lengths, levels, type DigestPreferences } from '#shared/contract/digest-preferences.ts';
import * as limits from '#shared/limits.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { oneLine } from '../../infra/text/plain-text.ts';
import { detectUnsafeText } from './plain-text-check.ts';
import * as say from './vocabulary.ts';
import { foldCase, isUnspacedScript } from './tokenize.ts';

/** What a reader's own words ask for (features 5.6). */
export type TopicPreferences = DigestPreferences;
export type Level = TopicPreferences['level'];
export type Length = TopicPreferences['length'];

/** Subjects of each kind, and how long one is. */
const most = { items: 8, characters: 60, words: 6, bareWords: 5, modelWords: 4 };

/**
 * Reads a reader's own words by rules, in the eleven languages of the digest. What is no wish for language, level, length or subjects is not read: words can move posts and change
 * tone, and nothing else (product 30). Subjects keep the reader's spelling.
 */
export function parsePrompt(prompt: string): TopicPreferences {
  const words = new Text(prompt);
  const plain = words.take(patterns.plain);
  const short = words.take(patterns.short);
  const long = !short && words.take(patterns.long);
  const expert = !plain && words.take(patterns.expert);
  const language = languageIn(words);
  const { topics, avoid } = subjectsIn(words.rest());
  return {
    language,
    level: plain ? 'plain' : expert ? 'expert' : 'standard',
    topics,
    avoid,
    length: short ? 'short' : long ? 'long' : 'standard',
  };
}

/** What a model made of the same words, as far as it is a wish; field by field else what was read by rules. */
export function preferencesFromModel(value: unknown, read: TopicPreferences): TopicPreferences {
  const { language, level, topics, avoid, length } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  const items = (given: unknown, otherwise: string[]) => {
    if (!Array.isArray(given)) return otherwise;
    const good = distinct(
      given
        .slice(0, 50)
        .flatMap((one) => (typeof one === 'string' ? (subject(one, most.modelWords) ?? []) : [])),
    );
    // A list of which nothing is a subject was no list of subjects.
    return good.length === 0 && given.length > 0 ? otherwise : good;
  };
  return {
    language:
      language === null
        ? null
        : (digestLanguages.find((code) => code === language) ?? read.language),
    level: levels.find((one) => one === level) ?? read.level,
    topics: items(topics, read.topics),
    avoid: items(avoid, read.avoid),
    length: lengths.find((one) => one === length) ?? read.length,
  };
}

/** A reader's words in the form in which two are the same: without regard to case, width, space, and punctuation at the ends. */
export function normalizePrompt(prompt: string): string {
  const line = oneLine(prompt.slice(0, 4 * limits.customPrompt.max).normalize('NFKC'))
    .toLowerCase()
    .normalize('NFKC')
    .replace(/^[\p{P}\p{S}\p{Z}]+|[\p{P}\p{S}\p{Z}]+$/gu, '');
  return [...line].slice(0, limits.customPrompt.max).join('');
}

/** Names an audience of an issue (product 29): readers of one language with the same words, 128 bits of SHA-256. Those without words have one too. */
export function variantKey(prompt: string | null, language: DigestLanguage): string {
  return createHash('sha256')
    .update(JSON.stringify([language, normalizePrompt(prompt ?? '')]))
    .digest('base64url')
    .slice(0, 22);
}

/** Stands where something was read already. */
const gone = '¦';

/** A text and the same without case and accents, letter by letter, so that what is found in one is found in the other. */
class Text {
  private shown: string;
  private flat: string;
  constructor(prompt: string) {
    const lines = prompt
      .slice(0, 4 * limits.customPrompt.max)
      .normalize('NFKC')
      .split(/[\n\r]+/)
      .map(oneLine)
      .filter((line) => line !== '')
      .join(' ; ')
      .replaceAll(gone, ' ');
    this.shown = [...lines].slice(0, limits.customPrompt.max).join('');
    this.flat = flatten(this.shown);
  }

  /** Whether a pattern is there; then it is no more. */
  take(pattern: RegExp): boolean {
    return this.find(pattern) !== null;
  }

  find(pattern: RegExp): RegExpExecArray | null {
    let first: RegExpExecArray | null = null;
    for (const match of this.flat.matchAll(pattern)) {
      if (match[0] === '') continue;
      first ??= match;
      const blank = gone.repeat(match[0].length);
      this.shown =
        this.shown.slice(0, match.index) + blank + this.shown.slice(match.index + blank.length);
      this.flat =
        this.flat.slice(0, match.index) + blank + this.flat.slice(match.index + blank.length);
    }
    return first;
  }

  rest() {
    return { shown: this.shown, flat: this.flat };
  }
}

/** In lower case, Latin letters without accents, one for one. */
export const flatten = (text: string): string =>
  text.replace(/[\u00c0-\u024f\u1e00-\u1effA-ZА-ЯЁё\u0391-\u03a9’‘`أإآٱ]/g, (letter) => {
    if (/[’‘`]/.test(letter)) return "'";
    if (/[أإآٱ]/.test(letter)) return 'ا';
    if (/[Ёё]/.test(letter)) return 'е';
    const plain = (/[А-Я]/.test(letter) ? letter : letter.normalize('NFD').charAt(0)).toLowerCase();
    return plain.length === 1 ? plain : letter;
  });

const letter = '[\\p{L}\\p{M}\\p{N}]';
const after = `(?=\\s*(?:$|[^\\p{L}\\p{M}\\p{N}\\s'-])|\\s+(?:${say.connectors})(?!${letter}))`;
const word = (source: string) => `(?<!${letter})(?:${source.replaceAll('§', after)})(?!${letter})`;
const either = (words: string, pieces: string) => new RegExp(`${word(words)}|(?:${pieces})`, 'gu');

const patterns = {
  plain: either(say.plainPhrases, say.plainPieces),
  expert: either(say.expertPhrases, say.expertPieces),
  short: either(say.shortPhrases, say.shortPieces),
  long: either(say.longPhrases, say.longPieces),
};

/** The ways to name a language, each with the language as the name of its group. A bare name counts only where it is all of a part: "French politics" is a subject. */
const languagePatterns: RegExp[] = (() => {
  const named = (names: Record<DigestLanguage, string>) =>
    `(?:${digestLanguages.map((code) => `(?<${code}>${names[code]})`).join('|')})`;
  const start = '(?<=^|[,;:.!?¦(،；，。、])\\s*';
  const end = `\\s*(?=$|[,;.!?¦)،；，。、])`;
  const trail =
    '(?:\\s+(?:language|please|only|version|summar\\p{L}*|digest|newsletter|edition|bitte|nur|svp|por favor|пожалуйста))*';
  const all = (source: string) => new RegExp(source, 'gu');
  const label =
    '(?:language|sprache|langue|idioma|lingua|язык|(?:ال)?لغة|भाषा|语言|語言|言語|언어)\\s*[:=：]?\\s*';
  return [
    all(
      `(?<!${letter})(?:in|into|to|use|using|speak|auf|ins|en|em|au|al|ao|idioma|para o)[\\s${gone}]+(?:(?:the|good|my|simple|plain|clear|easy|einfachem|gutem|lengua|lingua|langue|language|idioma)[\\s${gone}]+)*${named(say.latinNames)}(?: do brasil| brasileiro| de espana| de mexico| latinoamericano)?${after}`,
    ),
    all(`(?<!${letter})${label}${named(say.latinNames)}(?!${letter})`),
    all(`${start}${named(say.latinNames)}${trail}${end}`),
    all(
      `(?<!${letter})(?:на[\\s${gone}]+(?:\\p{L}+ом[\\s${gone}]+)?${named(say.russianNames)}(?:ом)?(?: языке)?${after}|по-(?:английски|испански|французски|немецки|португальски|китайски|японски|корейски|арабски|русски)(?!${letter}))`,
    ),
    all(`(?<!${letter})${named(say.russianNames)}(?:им|ий|ом)? язык(?:ом|е)?(?!${letter})`),
    all(`(?<!${letter})${label}${named(say.russianNames)}\\p{L}{0,2}(?!${letter})`),
    all(`${start}${named(say.russianNames)}(?:ий|ом)?${trail}${end}`),
    all(
      `(?<!${letter})و?(?:باللغة\\s+ال|بال|اللغة\\s+ال|(?:ال)?لغة\\s*:?\\s*ال)${named(say.arabicNames)}(?!${letter})`,
    ),
    all(`${start}(?:ال)?${named(say.arabicNames)}${end}`),
    all(`(?<!${letter})${named(say.hindiNames)}(?:\\s+भाषा)?\\s+में(?!${letter})`),
    all(`${start}${named(say.hindiNames)}(?:\\s+भाषा)?${end}`),
    all(
      `(?:用|以|使用|翻译成|翻譯成|译成|写成|改成)[${gone}]*(?:简单的?|简洁的?)?${named(say.chineseNames)}(?:来?(?:写|撰写|书写|总结|回复|输出))?`,
    ),
    all(`${named(say.chineseNames)}(?:写|撰写|书写|总结|總結|摘要|版|回复|输出|即可)`),
    all(`(?:语言|語言)[:：是为]\\s*${named(say.chineseNames)}`),
    all(`${start}${named(say.chineseNames)}${end}`),
    all(
      `${named(say.japaneseNames)}(?:で|版|に(?:翻訳|訳)\\p{Script=Hiragana}*)(?:書いて|要約して?|お願いします?)?`,
    ),
    all(`${start}${named(say.japaneseNames)}${end}`),
    all(`${named(say.koreanNames)}(?:로|으로|판)(?!${letter})`),
    all(`${start}${named(say.koreanNames)}${end}`),
  ];
})();

/** Adverbs of Russian, which have no group of their own. */
const russianAdverb = /^по-(.*)и$/u;

function languageIn(words: Text): DigestLanguage | null {
  let best: { at: number; code: DigestLanguage } | null = null;
  for (const pattern of languagePatterns) {
    const match = words.find(pattern);
    if (!match) continue;
    const adverb = russianAdverb.exec(match[0])?.[1];
    const code = digestLanguages.find(
      (one) =>
        match.groups?.[one] !== undefined ||
        (adverb !== undefined && say.russianNames[one] === adverb),
    );
    if (code !== undefined && (best === null || match.index < best.at))
      best = { at: match.index, code };
  }
  return best?.code ?? null;
}

type Mode = 'bare' | 'topics' | 'strong' | 'weak' | 'self';

const marks = new RegExp(
  `(?<strong>${word(say.strongAvoidMarks)}|${say.avoidPieces})|(?<weak>${word(say.weakAvoidMarks)})|(?<self>${word(say.selfMarks)})|(?<topics>(?<!${letter})(?:${say.topicMarks})(?!${letter})|${say.topicPieces})`,
  'gu',
);
const hasMark = new RegExp(marks.source, 'u');
const avoidEnd = new RegExp(
  `^(\\s*\\S.*?)(?:${say.avoidEnds}|\\s+${word(say.avoidEndWords)})`,
  'u',
);
const topicEnd = new RegExp(
  `^(\\s*\\S.*?)(?:${say.topicEnds}|\\s+${word(say.topicEndWords)})`,
  'u',
);
const joint = new RegExp(`\\s${word(say.conjunctions)}\\s|${say.joints}`, 'gu');
const leadingJoint = new RegExp(`^\\s*${word(say.conjunctions)}\\s`, 'u');
const hasJoint = new RegExp(joint.source, 'u');

/** Subjects that are wanted and not wanted, by the words before or after them; a list without such words is of what is wanted. */
function subjectsIn({ shown, flat }: { shown: string; flat: string }): {
  topics: string[];
  avoid: string[];
} {
  const topics: string[] = [];
  const avoid: string[] = [];
  const bare: string[] = [];
  // What was read stands between two parts, as the end of a sentence does.
  for (const [from, to] of parts(
    flat,
    /[;!?¦。；！？।؟()[\]{}"“”«»—–\n]+|\.(?=\s|$)|\s-\s|\bbut\b|\baber\b|\bmais\b(?! d)|\bpero\b|(?<!\p{L})но(?!\p{L})/gu,
  )) {
    let mode: Mode = 'bare';
    const segments = parts(flat.slice(from, to), /[,、，،]+/gu);
    // A list whose end is joined by "or" or "and" is one list.
    const lastJoined = segments.findLastIndex(
      ([start, end]) =>
        hasJoint.test(flat.slice(from + start, from + end)) ||
        leadingJoint.test(flat.slice(from + start, from + end)),
    );
    segments.forEach(([start, end], i) => {
      const [a, b] = [from + start, from + end];
      if (mode === 'weak' && i > lastJoined) mode = 'bare';
      const piece = flat.slice(a, b);
      /** Whether there was a subject. */
      const add = (kind: Mode, start: number, end: number): boolean => {
        const items = parts(flat.slice(start, end), joint).flatMap(
          ([x, y]) =>
            itemOf(
              shown.slice(start + x, start + y),
              kind === 'bare' ? most.bareWords : most.words,
            ) ?? [],
        );
        if (kind !== 'self')
          (kind === 'topics' ? topics : kind === 'bare' ? bare : avoid).push(...items);
        return items.length > 0;
      };
      const behind = avoidEnd.exec(piece) ?? null;
      const ahead = behind ? null : topicEnd.exec(piece);
      if (behind?.[1] !== undefined && !hasMark.test(behind[1]))
        return void add('strong', a, a + behind[1].length);
      if (ahead?.[1] !== undefined && !hasMark.test(ahead[1]))
        return void add('topics', a, a + ahead[1].length);
      let at = a;
      for (const mark of piece.matchAll(marks)) {
        const between = add(mode, at, a + mark.index);
        mode = modeAfter(mode, mark, between);
        at = a + mark.index + mark[0].length;
      }
      add(mode, at, b);
    });
  }
  const wanted = distinct([...topics, ...bare]);
  const unwanted = distinct(avoid);
  return {
    topics: wanted.filter((one) => !unwanted.some((other) => foldCase(other) === foldCase(one))),
    avoid: unwanted,
  };
}

/** "Nothing about", "less on": such a word goes on with what is not wanted. */
const connective = /^(?:on|about|uber|zu|zum|sur|sobre|о|об|про|عن|حول)$/u;

function modeAfter(mode: Mode, { 0: mark, groups }: RegExpExecArray, between: boolean): Mode {
  if (groups?.strong !== undefined) return 'strong';
  if (groups?.weak !== undefined) return 'weak';
  if (groups?.self !== undefined) return 'self';
  return connective.test(mark) && (mode === 'strong' || (mode === 'weak' && !between))
    ? mode
    : 'topics';
}

/** Beginnings and ends of what stands between the matches of a pattern. */
function parts(text: string, between: RegExp): [number, number][] {
  const found: [number, number][] = [];
  let from = 0;
  for (const {
    0: { length },
    index,
  } of text.matchAll(between)) {
    found.push([from, index]);
    from = index + length;
  }
  return [...found, [from, text.length] as [number, number]].filter(
    ([start, end]) => text.slice(start, end).trim() !== '',
  );
}

const filler = new RegExp(`^(?:${say.fillerPieces})|(?:${say.fillerPieces})$`, 'u');

function itemOf(text: string, wordsMost: number): string | null {
  let words = text.split(/\s+/).filter((one) => one !== '');
  const isFiller = (one: string | undefined) =>
    one !== undefined &&
    say.fillers.has(flatten(one).replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}+#']+$/gu, ''));
  while (words.length > 0 && isFiller(words[0])) words = words.slice(1);
  while (words.length > 0 && isFiller(words.at(-1))) words = words.slice(0, -1);
  let item = words.join(' ').replace(/^(?:[ldLD]['’]|qu['’])/u, '');
  if (isUnspacedScript.test(item) || /\p{Script=Hangul}/u.test(item)) {
    for (let before = ''; before !== item;) {
      before = item;
      item = item.trim().replace(filler, '');
    }
    if (item.length > 4 * wordsMost) return null;
  }
  return words.length > wordsMost ? null : subject(item);
}

/** A subject as it may be shown and compared: a few plain words. Null when it is none. */
function subject(text: string, wordsMost = most.words): string | null {
  const item = oneLine(text.slice(0, 1_000)).replace(
    /^[^\p{L}\p{M}\p{N}.]+|[^\p{L}\p{M}\p{N}+#)]+$/gu,
    '',
  );
  const letters = item.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < 2 && !isUnspacedScript.test(item) && !/[+#]$/.test(item)) return null;
  return item.length > most.characters ||
    item.split(' ').length > wordsMost ||
    detectUnsafeText(item) !== null
    ? null
    : item;
}

/** Each once, and no more than eight. */
function distinct(items: string[]): string[] {
  const seen = new Set<string>();
  return items
    .filter((item) => !seen.has(foldCase(item)) && seen.add(foldCase(item)))
    .slice(0, most.items);
}
