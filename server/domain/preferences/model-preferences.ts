import { lengths, levels } from '#shared/contract/digest-preferences.ts';
import type { WantedKind } from '#shared/newsletter/wanted-kinds.ts';
import { digestLanguages } from '#shared/paths.ts';
import { hasMissWord, hasSentenceWords } from './find-subjects.ts';
import { analyzePrompt, type TopicPreferences } from './parse-prompt.ts';
import { flatten } from './masked-text.ts';
import { findKinds } from './post-kinds.ts';
import { removeDuplicates, subjectLimits, trimSubject } from './subject.ts';
import { foldCase, hasSameStem, tokenize, unspacedScript } from './tokenize.ts';

/**
 * Reads the preferences of a prompt from a model's answer, which is untrusted. Nothing may be
 * understood as its opposite, so the rules limit the model:
 *
 * - A subject has its words in the prompt.
 * - What the rules found to be avoided stays avoided, and is never requested. The reverse holds for
 *   requested subjects. More is avoided only in parts with a negation whose subject they missed.
 *   Less is avoided only in parts with a verb such as "miss", if the model requests the subject.
 * - A kind of posts has its name in the prompt, is not avoided, and needs a word that excludes.
 * - "Only" needs a word that excludes. Then the subjects of the rules stand.
 * - A level, length or language that the rules read stands. Another language must be named.
 *
 * Invalid fields are read by the rules.
 */
export function preferencesFromModel(value: unknown, prompt: string): TopicPreferences {
  const {
    preferences: parsed,
    isNamed,
    languages,
    isExclusive,
    unresolved,
    ignored,
    doubtful,
  } = analyzePrompt(prompt);
  const answer = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const only = isExclusive && (parsed.only || answer.only === true);
  const asked = readSubjects(answer.topics, prompt);
  const avoidedByModel = readSubjects(answer.avoid, prompt) ?? [];
  const isLifted = (subject: string) =>
    !avoidedByModel.some((other) => overlap(other, subject)) &&
    doubtful.some(
      (part) =>
        namesSubject(part, subject) &&
        asked?.some(
          (topic) =>
            namesSubject(part, topic) && (overlap(topic, subject) || hasMissWord(flatten(subject))),
        ),
    );
  const avoid = removeDuplicates([
    ...parsed.avoid.filter((subject) => !isLifted(subject)),
    ...avoidedByModel.filter(
      (subject) =>
        ![...parsed.avoid, ...parsed.topics].some((other) => overlap(other, subject)) &&
        unresolved.some((part) => namesSubject(part, subject)),
    ),
  ]);
  const isRejected = (topic: string) =>
    (avoid.some((other) => overlap(topic, other)) &&
      !parsed.topics.some((other) => foldCase(other) === foldCase(topic))) ||
    (ignored.some((part) => namesSubject(part, topic)) &&
      !parsed.topics.some((other) => overlap(topic, other)));
  const topics =
    parsed.only && parsed.topics.length > 0
      ? parsed.topics
      : (asked ?? parsed.topics).filter((topic) => !isRejected(topic));
  const isKindAvoided = (kind: WantedKind) =>
    [...avoid, ...unresolved].some((text) => findKinds(text).includes(kind));
  const askedKinds: unknown[] = isExclusive && Array.isArray(answer.kinds) ? answer.kinds : [];
  const kinds =
    parsed.kinds ??
    findKinds(prompt).filter((kind) => askedKinds.includes(kind) && !isKindAvoided(kind));
  return {
    language:
      parsed.language ??
      digestLanguages.find((code) => code === answer.language && languages.includes(code)) ??
      null,
    level:
      (isNamed.level ? undefined : levels.find((name) => name === answer.level)) ?? parsed.level,
    topics,
    avoid,
    length:
      (isNamed.length ? undefined : lengths.find((name) => name === answer.length)) ??
      parsed.length,
    only: kinds.length > 0 || (only && topics.length > 0),
    ...(kinds.length > 0 ? { kinds } : {}),
  };
}

/** Returns valid subjects with their words in the prompt. Null without a list of any. */
function readSubjects(list: unknown, prompt: string): string[] | null {
  if (!Array.isArray(list)) return null;
  const subjects = removeDuplicates(
    list
      .slice(0, 50)
      .flatMap((item) => (typeof item === 'string' ? (toModelSubject(item) ?? []) : []))
      // Separators would make several subjects of one.
      .filter((subject) => !/[,;:!?¦、，；。]/.test(subject) && namesSubject(prompt, subject)),
  );
  return subjects.length === 0 && list.length > 0 ? null : subjects;
}

/** Returns a subject that the rules could have found. */
function toModelSubject(text: string): string | null {
  const subject = text.length > 200 ? null : trimSubject(text, subjectLimits.maxModelWords);
  return subject === null || hasSentenceWords(flatten(subject)) ? null : subject;
}

/** Folded words, without English negations such as "don't". */
const toWords = (text: string) =>
  tokenize(foldCase(flatten(text)).replace(/\p{L}+n't(?!\p{L})/gu, ' '));
const isJoined = /[\p{Script=Hangul}\p{Script=Arabic}]/u;

/** Reports whether a word stands in a text, perhaps with another ending or a joined particle. */
const hasWord = (words: readonly string[], word: string): boolean =>
  words.some(
    (other) =>
      hasSameStem(other, word) ||
      ((unspacedScript.test(word) || isJoined.test(word)) && other.includes(word)),
  );
/** Reports whether each word of a subject stands in a text. */
function namesSubject(text: string, subject: string): boolean {
  const [words, wanted] = [toWords(text), toWords(subject)];
  return wanted.length > 0 && wanted.every((word) => hasWord(words, word));
}
/** Reports whether a subject has all words of another. */
const contains = (longer: string, shorter: string) => namesSubject(longer, shorter);
const overlap = (a: string, b: string) => contains(a, b) || contains(b, a);
