import type { DigestPreferences } from '#shared/contract/digest-preferences.ts';
import { digestLanguages, type DigestLanguage } from '#shared/paths.ts';
import { findSubjects, type Subjects } from './find-subjects.ts';
import { MaskedText } from './masked-text.ts';
import {
  languageNames,
  findRefusal,
  languagePatterns,
  maskedPatterns,
  nothingExceptPatterns,
  patterns,
} from './prompt-patterns.ts';
import { readKinds } from './post-kinds.ts';
import { joinAnswers } from './short-answers.ts';
import * as say from './vocabulary.ts';

/** The preferences that a prompt asks for. */
export type TopicPreferences = DigestPreferences;
export type Level = TopicPreferences['level'];
export type Length = TopicPreferences['length'];

/** A prompt as the rules read it, and what a model may not change or add. */
type ParsedPrompt = {
  preferences: TopicPreferences;
  /** Whether the level and the length were named. */
  isNamed: { level: boolean; length: boolean };
  /** Languages whose names stand in the text. */
  languages: DigestLanguage[];
} & Pick<Subjects, 'isExclusive' | 'unresolved' | 'ignored' | 'doubtful'>;

/**
 * Reads a prompt by rules, in the eleven digest languages. Only language, level, length and
 * subjects are read: a prompt can reorder posts and change tone. Subjects keep their spelling.
 */
export const parsePrompt = (prompt: string): TopicPreferences => analyzePrompt(prompt).preferences;

export function analyzePrompt(prompt: string): ParsedPrompt {
  const text = new MaskedText(joinAnswers(prompt));
  const { folded } = text.getRest();
  text.takes(maskedPatterns.addresses);
  text.takes(maskedPatterns.orders);
  text.takes(maskedPatterns.unless);
  const nothingElseAt =
    takeNothingExcept(text) ?? text.takeFirst(maskedPatterns.nothingElse)?.index ?? null;
  const isNothingElse = nothingElseAt !== null;
  const notPlain = text.takes(maskedPatterns.notPlain);
  const unfamiliar = text.takes(maskedPatterns.unfamiliar);
  const hurried = text.takes(maskedPatterns.hurry);
  const plain = text.takes(patterns.plain);
  const short = text.takes(patterns.short);
  const long = !short && text.takes(patterns.long);
  const expert = text.takes(patterns.expert);
  const { language, refused } = takeLanguage(text);
  text.takes(maskedPatterns.reasons);
  text.takes(maskedPatterns.noise);
  const rest = text.getRest();
  const { isExclusive, unresolved, ignored, doubtful, ...subjects } = findSubjects(rest);
  const { kinds: named, topics, avoid } = readKinds({ ...rest, nothingElseAt }, subjects);
  const kinds = isExclusive || isNothingElse ? named : [];
  return {
    preferences: {
      language,
      level: chooseLevel({ unfamiliar, plain, notPlain, expert }),
      topics,
      avoid,
      length: short ? 'short' : long ? 'long' : hurried ? 'short' : 'standard',
      only: kinds.length > 0 || ((subjects.only || isNothingElse) && topics.length > 0),
      ...(kinds.length > 0 ? { kinds } : {}),
    },
    isNamed: {
      level: unfamiliar || plain || notPlain || expert,
      length: short || long || hurried,
    },
    languages: digestLanguages.filter(
      (code) => languageNames[code].test(folded) && !refused.includes(code),
    ),
    isExclusive: isExclusive || isNothingElse,
    unresolved,
    ignored,
    doubtful,
  };
}

/** "Not too technical, not dumbed down" is the standard level. */
function chooseLevel(
  found: Record<'unfamiliar' | 'plain' | 'notPlain' | 'expert', boolean>,
): Level {
  if (found.unfamiliar) return 'plain';
  if (found.plain) return found.notPlain ? 'standard' : 'plain';
  return found.expert ? 'expert' : 'standard';
}

/** Masks "except ..., nothing" around a subject. Returns where the subject ends, or null. */
function takeNothingExcept(text: MaskedText): number | null {
  for (const pattern of nothingExceptPatterns) {
    const end = text.takeAround(pattern);
    if (end !== null) return end;
  }
  return null;
}

/** Russian adverbs have no named group. */
const russianAdverb = /^по-(.*)и$/u;

/** `refused`: languages named in a negation, such as "not in English", and nowhere else. */
function takeLanguage(text: MaskedText): {
  language: DigestLanguage | null;
  refused: DigestLanguage[];
} {
  let best: { at: number; code: DigestLanguage } | null = null;
  const refused: DigestLanguage[] = [];
  for (const pattern of languagePatterns) {
    const match = text.takeFirst(pattern, (candidate, whole) => {
      const range = findRefusal(candidate, whole);
      const code = range === null ? undefined : getLanguage(candidate);
      if (code !== undefined) refused.push(code);
      return range;
    });
    const code = match === null ? undefined : getLanguage(match);
    if (match !== null && code !== undefined && (best === null || match.index < best.at))
      best = { at: match.index, code };
  }
  return { language: best?.code ?? null, refused: refused.filter((code) => code !== best?.code) };
}

function getLanguage(match: RegExpExecArray): DigestLanguage | undefined {
  const adverb = russianAdverb.exec(match[0])?.[1];
  return digestLanguages.find(
    (code) =>
      match.groups?.[code] !== undefined ||
      (adverb !== undefined && say.russianNames[code] === adverb),
  );
}
