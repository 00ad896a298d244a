import { createHash } from 'node:crypto';
import { lengths, levels, type DigestPreferences } from '#shared/contract/digest-preferences.ts';
import * as limits from '#shared/limits.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { oneLine } from '../../infra/text/plain-text.ts';
import { detectUnsafeText } from './plain-text-check.ts';
import * as say from './vocabulary.ts';
import { foldCase, unspacedScript } from './tokenize.ts';

/** The preferences that a prompt asks for. */
export type TopicPreferences = DigestPreferences;
export type Level = TopicPreferences['level'];
export type Length = TopicPreferences['length'];

/** Maximum subjects of each kind, and their length. */
const subjectLimits = {
  maxItems: 8,
  maxCharacters: 60,
  maxWords: 6,
  maxBareWords: 5,
  maxModelWords: 4,
};

/**
 * Reads a prompt by rules, in the eleven digest languages. Only language, level, length and
 * subjects are read: a prompt can reorder posts and change tone. Subjects keep their spelling.
 */
export function parsePrompt(prompt: string): TopicPreferences {
  const text = new MaskedText(prompt);
  const plain = text.takes(patterns.plain);
  const short = text.takes(patterns.short);
  const long = !short && text.takes(patterns.long);
  const expert = !plain && text.takes(patterns.expert);
  const language = takeLanguage(text);
  const { topics, avoid } = findSubjects(text.getRest());
  return {
    language,
    level: plain ? 'plain' : expert ? 'expert' : 'standard',
    topics,
    avoid,
    length: short ? 'short' : long ? 'long' : 'standard',
  };
}

/** Reads preferences from a model's answer; invalid fields fall back to `parsed`. */
export function preferencesFromModel(value: unknown, parsed: TopicPreferences): TopicPreferences {
  const { language, level, topics, avoid, length } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Record<string, unknown>;
  const readItems = (list: unknown, fallback: string[]) => {
    if (!Array.isArray(list)) return fallback;
    const subjects = removeDuplicates(
      list
        .slice(0, 50)
        .flatMap((item) =>
          typeof item === 'string' ? (toSubject(item, subjectLimits.maxModelWords) ?? []) : [],
        ),
    );
    // Without any valid subject the list is ignored.
    return subjects.length === 0 && list.length > 0 ? fallback : subjects;
  };
  return {
    language:
      language === null
        ? null
        : (digestLanguages.find((code) => code === language) ?? parsed.language),
    level: levels.find((name) => name === level) ?? parsed.level,
    topics: readItems(topics, parsed.topics),
    avoid: readItems(avoid, parsed.avoid),
    length: lengths.find((name) => name === length) ?? parsed.length,
  };
}

/** Normalizes case, width, space and outer punctuation, so that equal prompts match. */
export function normalizePrompt(prompt: string): string {
  const line = oneLine(prompt.slice(0, 4 * limits.customPrompt.max).normalize('NFKC'))
    .toLowerCase()
    .normalize('NFKC')
    .replace(/^[\p{P}\p{S}\p{Z}]+|[\p{P}\p{S}\p{Z}]+$/gu, '');
  return [...line].slice(0, limits.customPrompt.max).join('');
}

/** Returns the key of a variant: 128 bits of SHA-256 of language and prompt. */
export function toVariantKey(prompt: string | null, language: DigestLanguage): string {
  return createHash('sha256')
    .update(JSON.stringify([language, normalizePrompt(prompt ?? '')]))
    .digest('base64url')
    .slice(0, 22);
}

/** Replaces text that was read. */
const mask = '¦';

/** A text and its folded form of equal length. Matches are masked in both. */
class MaskedText {
  private original: string;
  private folded: string;
  constructor(prompt: string) {
    const lines = prompt
      .slice(0, 4 * limits.customPrompt.max)
      .normalize('NFKC')
      .split(/[\n\r]+/)
      .map(oneLine)
      .filter((line) => line !== '')
      .join(' ; ')
      .replaceAll(mask, ' ');
    this.original = [...lines].slice(0, limits.customPrompt.max).join('');
    this.folded = flatten(this.original);
  }

  /** Reports whether a pattern matches, and masks its matches. */
  takes(pattern: RegExp): boolean {
    return this.takeFirst(pattern) !== null;
  }

  takeFirst(pattern: RegExp): RegExpExecArray | null {
    let first: RegExpExecArray | null = null;
    for (const match of this.folded.matchAll(pattern)) {
      if (match[0] === '') continue;
      first ??= match;
      const blank = mask.repeat(match[0].length);
      this.original =
        this.original.slice(0, match.index) +
        blank +
        this.original.slice(match.index + blank.length);
      this.folded =
        this.folded.slice(0, match.index) + blank + this.folded.slice(match.index + blank.length);
    }
    return first;
  }

  getRest() {
    return { original: this.original, folded: this.folded };
  }
}

/** Returns lower case without Latin accents, letter by letter. */
export const flatten = (text: string): string =>
  text.replace(/[\u00c0-\u024f\u1e00-\u1effA-ZА-ЯЁё\u0391-\u03a9’‘`أإآٱ]/g, (letter) => {
    if (/[’‘`]/.test(letter)) return "'";
    if (/[أإآٱ]/.test(letter)) return 'ا';
    if (/[Ёё]/.test(letter)) return 'е';
    const plain = (/[А-Я]/.test(letter) ? letter : letter.normalize('NFD').charAt(0)).toLowerCase();
    return plain.length === 1 ? plain : letter;
  });

const letter = '[\\p{L}\\p{M}\\p{N}]';
const phraseEnd = `(?=\\s*(?:$|[^\\p{L}\\p{M}\\p{N}\\s'-])|\\s+(?:${say.connectors})(?!${letter}))`;
const toWholeWord = (source: string) =>
  `(?<!${letter})(?:${source.replaceAll('§', phraseEnd)})(?!${letter})`;
const toPattern = (phrases: string, pieces: string) =>
  new RegExp(`${toWholeWord(phrases)}|(?:${pieces})`, 'gu');

const patterns = {
  plain: toPattern(say.plainPhrases, say.plainPieces),
  expert: toPattern(say.expertPhrases, say.expertPieces),
  short: toPattern(say.shortPhrases, say.shortPieces),
  long: toPattern(say.longPhrases, say.longPieces),
};

/**
 * Language names in phrases, in a group per language. A bare name must fill a part: "French
 * politics" is a subject.
 */
const languagePatterns: RegExp[] = (() => {
  const toNamedGroups = (names: Record<DigestLanguage, string>) =>
    `(?:${digestLanguages.map((code) => `(?<${code}>${names[code]})`).join('|')})`;
  const start = '(?<=^|[,;:.!?¦(،；，。、])\\s*';
  const end = `\\s*(?=$|[,;.!?¦)،；，。、])`;
  const trail =
    '(?:\\s+(?:language|please|only|version|summar\\p{L}*|digest|newsletter|edition|bitte|nur|' +
    'svp|por favor|пожалуйста))*';
  const toGlobal = (source: string) => new RegExp(source, 'gu');
  const label =
    '(?:language|sprache|langue|idioma|lingua|язык|(?:ال)?لغة|भाषा|语言|語言|言語|언어)\\s*[:=：]?\\s*';
  return [
    toGlobal(
      `(?<!${letter})(?:in|into|to|use|using|speak|auf|ins|en|em|au|al|ao|idioma|` +
        `para o)[\\s${mask}]+(?:(?:the|good|my|simple|plain|clear|easy|einfachem|gutem|` +
        'lengua|lingua|langue|language|' +
        `idioma)[\\s${mask}]+)*${toNamedGroups(say.latinNames)}(?: do brasil| ` +
        `brasileiro| de espana| de mexico| latinoamericano)?${phraseEnd}`,
    ),
    toGlobal(`(?<!${letter})${label}${toNamedGroups(say.latinNames)}(?!${letter})`),
    toGlobal(`${start}${toNamedGroups(say.latinNames)}${trail}${end}`),
    toGlobal(
      `(?<!${letter})(?:на[\\s${mask}]+(?:\\p{L}+ом[\\s${mask}]+)?` +
        `${toNamedGroups(say.russianNames)}(?:ом)?(?: языке)?${phraseEnd}|` +
        'по-(?:английски|испански|французски|немецки|португальски|' +
        `китайски|японски|корейски|арабски|русски)(?!${letter}))`,
    ),
    toGlobal(
      `(?<!${letter})${toNamedGroups(say.russianNames)}(?:им|ий|ом)? язык(?:ом|е)?(?!${letter})`,
    ),
    toGlobal(`(?<!${letter})${label}${toNamedGroups(say.russianNames)}\\p{L}{0,2}(?!${letter})`),
    toGlobal(`${start}${toNamedGroups(say.russianNames)}(?:ий|ом)?${trail}${end}`),
    toGlobal(
      `(?<!${letter})و?(?:باللغة\\s+ال|بال|اللغة\\s+ال|` +
        `(?:ال)?لغة\\s*:?\\s*ال)${toNamedGroups(say.arabicNames)}(?!${letter})`,
    ),
    toGlobal(`${start}(?:ال)?${toNamedGroups(say.arabicNames)}${end}`),
    toGlobal(`(?<!${letter})${toNamedGroups(say.hindiNames)}(?:\\s+भाषा)?\\s+में(?!${letter})`),
    toGlobal(`${start}${toNamedGroups(say.hindiNames)}(?:\\s+भाषा)?${end}`),
    toGlobal(
      `(?:用|以|使用|翻译成|翻譯成|译成|写成|改成)[${mask}]*(?:简单的?|` +
        `简洁的?)?${toNamedGroups(say.chineseNames)}(?:来?(?:写|撰写|书写|总结|回复|输出))?`,
    ),
    toGlobal(`${toNamedGroups(say.chineseNames)}(?:写|撰写|书写|总结|總結|摘要|版|回复|输出|即可)`),
    toGlobal(`(?:语言|語言)[:：是为]\\s*${toNamedGroups(say.chineseNames)}`),
    toGlobal(`${start}${toNamedGroups(say.chineseNames)}${end}`),
    toGlobal(
      `${toNamedGroups(say.japaneseNames)}(?:で|版|に(?:翻訳|` +
        '訳)\\p{Script=Hiragana}*)(?:書いて|要約して?|お願いします?)?',
    ),
    toGlobal(`${start}${toNamedGroups(say.japaneseNames)}${end}`),
    toGlobal(`${toNamedGroups(say.koreanNames)}(?:로|으로|판)(?!${letter})`),
    toGlobal(`${start}${toNamedGroups(say.koreanNames)}${end}`),
  ];
})();

/** Russian adverbs have no named group. */
const russianAdverb = /^по-(.*)и$/u;

function takeLanguage(text: MaskedText): DigestLanguage | null {
  let best: { at: number; code: DigestLanguage } | null = null;
  for (const pattern of languagePatterns) {
    const match = text.takeFirst(pattern);
    if (!match) continue;
    const adverb = russianAdverb.exec(match[0])?.[1];
    const code = digestLanguages.find(
      (candidate) =>
        match.groups?.[candidate] !== undefined ||
        (adverb !== undefined && say.russianNames[candidate] === adverb),
    );
    if (code !== undefined && (best === null || match.index < best.at))
      best = { at: match.index, code };
  }
  return best?.code ?? null;
}

type Mode = 'bare' | 'topics' | 'strong' | 'weak' | 'self';

const marks = new RegExp(
  `(?<strong>${toWholeWord(say.strongAvoidMarks)}|${say.avoidPieces})|` +
    `(?<weak>${toWholeWord(say.weakAvoidMarks)})|` +
    `(?<self>${toWholeWord(say.selfMarks)})|` +
    `(?<topics>(?<!${letter})(?:${say.topicMarks})(?!${letter})|` +
    `${say.topicPieces})`,
  'gu',
);
const hasMark = new RegExp(marks.source, 'u');
const avoidEnd = new RegExp(
  `^(\\s*\\S.*?)(?:${say.avoidEnds}|\\s+${toWholeWord(say.avoidEndWords)})`,
  'u',
);
const topicEnd = new RegExp(
  `^(\\s*\\S.*?)(?:${say.topicEnds}|\\s+${toWholeWord(say.topicEndWords)})`,
  'u',
);
const joint = new RegExp(`\\s${toWholeWord(say.conjunctions)}\\s|${say.joints}`, 'gu');
const leadingJoint = new RegExp(`^\\s*${toWholeWord(say.conjunctions)}\\s`, 'u');
const hasJoint = new RegExp(joint.source, 'u');

const sentenceEnd = new RegExp(
  String.raw`[;!?¦。；！？।؟()[\]{}"“”«»—–\n]+|\.(?=\s|$)|\s-\s|\bbut\b|\baber\b|` +
    String.raw`\bmais\b(?! d)|\bpero\b|(?<!\p{L})но(?!\p{L})`,
  'gu',
);

/** Finds requested and avoided subjects by the marks around them; others are requested. */
function findSubjects({ original, folded }: { original: string; folded: string }): {
  topics: string[];
  avoid: string[];
} {
  const topics: string[] = [];
  const avoid: string[] = [];
  const bare: string[] = [];
  // Masked text separates parts, like the end of a sentence.
  for (const [from, to] of splitRanges(folded, sentenceEnd)) {
    let mode: Mode = 'bare';
    const segments = splitRanges(folded.slice(from, to), /[,、，،]+/gu);
    // Commas before "or" and "and" continue the same list.
    const lastJoined = segments.findLastIndex(
      ([start, end]) =>
        hasJoint.test(folded.slice(from + start, from + end)) ||
        leadingJoint.test(folded.slice(from + start, from + end)),
    );
    segments.forEach(([start, end], i) => {
      const [a, b] = [from + start, from + end];
      if (mode === 'weak' && i > lastJoined) mode = 'bare';
      const piece = folded.slice(a, b);
      // Reports whether a subject was added.
      const add = (kind: Mode, start: number, end: number): boolean => {
        const items = splitRanges(folded.slice(start, end), joint).flatMap(
          ([x, y]) =>
            toItem(
              original.slice(start + x, start + y),
              kind === 'bare' ? subjectLimits.maxBareWords : subjectLimits.maxWords,
            ) ?? [],
        );
        if (kind !== 'self')
          (kind === 'topics' ? topics : kind === 'bare' ? bare : avoid).push(...items);
        return items.length > 0;
      };
      const avoided = avoidEnd.exec(piece) ?? null;
      const requested = avoided ? null : topicEnd.exec(piece);
      if (avoided?.[1] !== undefined && !hasMark.test(avoided[1]))
        return void add('strong', a, a + avoided[1].length);
      if (requested?.[1] !== undefined && !hasMark.test(requested[1]))
        return void add('topics', a, a + requested[1].length);
      let at = a;
      for (const mark of piece.matchAll(marks)) {
        const between = add(mode, at, a + mark.index);
        mode = getNextMode(mode, mark, between);
        at = a + mark.index + mark[0].length;
      }
      add(mode, at, b);
    });
  }
  const wantedTopics = removeDuplicates([...topics, ...bare]);
  const avoidedTopics = removeDuplicates(avoid);
  return {
    topics: wantedTopics.filter(
      (topic) => !avoidedTopics.some((other) => foldCase(other) === foldCase(topic)),
    ),
    avoid: avoidedTopics,
  };
}

/** After an avoiding mark these words continue it, as in "nothing about". */
const connective = /^(?:on|about|uber|zu|zum|sur|sobre|о|об|про|عن|حول)$/u;

function getNextMode(mode: Mode, { 0: mark, groups }: RegExpExecArray, between: boolean): Mode {
  if (groups?.strong !== undefined) return 'strong';
  if (groups?.weak !== undefined) return 'weak';
  if (groups?.self !== undefined) return 'self';
  return connective.test(mark) && (mode === 'strong' || (mode === 'weak' && !between))
    ? mode
    : 'topics';
}

/** Returns the ranges between the matches of a pattern. */
function splitRanges(text: string, between: RegExp): [number, number][] {
  const ranges: [number, number][] = [];
  let from = 0;
  for (const {
    0: { length },
    index,
  } of text.matchAll(between)) {
    ranges.push([from, index]);
    from = index + length;
  }
  return [...ranges, [from, text.length] as [number, number]].filter(
    ([start, end]) => text.slice(start, end).trim() !== '',
  );
}

const filler = new RegExp(`^(?:${say.fillerPieces})|(?:${say.fillerPieces})$`, 'u');

function toItem(text: string, maxWords: number): string | null {
  let tokens = text.split(/\s+/).filter((token) => token !== '');
  const isFiller = (token: string | undefined) =>
    token !== undefined &&
    say.fillers.has(flatten(token).replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}+#']+$/gu, ''));
  while (tokens.length > 0 && isFiller(tokens[0])) tokens = tokens.slice(1);
  while (tokens.length > 0 && isFiller(tokens.at(-1))) tokens = tokens.slice(0, -1);
  let item = tokens.join(' ').replace(/^(?:[ldLD]['’]|qu['’])/u, '');
  if (unspacedScript.test(item) || /\p{Script=Hangul}/u.test(item)) {
    for (let previous = ''; previous !== item;) {
      previous = item;
      item = item.trim().replace(filler, '');
    }
    if (item.length > 4 * maxWords) return null;
  }
  return tokens.length > maxWords ? null : toSubject(item);
}

/** Returns a subject of a few plain words, or null. */
function toSubject(text: string, maxWords = subjectLimits.maxWords): string | null {
  const item = oneLine(text.slice(0, 1_000)).replace(
    /^[^\p{L}\p{M}\p{N}.]+|[^\p{L}\p{M}\p{N}+#)]+$/gu,
    '',
  );
  const letters = item.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < 2 && !unspacedScript.test(item) && !/[+#]$/.test(item)) return null;
  return item.length > subjectLimits.maxCharacters ||
    item.split(' ').length > maxWords ||
    detectUnsafeText(item) !== null
    ? null
    : item;
}

/** Removes repeated items, and limits their number. */
function removeDuplicates(items: string[]): string[] {
  const seen = new Set<string>();
  return items
    .filter((item) => !seen.has(foldCase(item)) && seen.add(foldCase(item)))
    .slice(0, subjectLimits.maxItems);
}
