import { createHash } from 'node:crypto';
import { lengths, levels, type DigestPreferences } from '#shared/contract/digest-preferences.ts';
import * as limits from '#shared/limits.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { oneLine } from '../../infra/text/plain-text.ts';
import { flatten, MaskedText } from './masked-text.ts';
import { detectUnsafeText } from './plain-text-check.ts';
import { languagePatterns, letter, patterns, toWholeWord } from './prompt-patterns.ts';
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
