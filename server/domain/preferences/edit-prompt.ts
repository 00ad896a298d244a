import type { DigestPreference } from '#shared/contract/digest-preferences.ts';
import { fillIn } from '#shared/newsletter/interpolate.ts';
import { languages } from '#shared/newsletter/languages.ts';
import type { LanguagePack } from '#shared/newsletter/translation.ts';
import { parsePrompt, type TopicPreferences } from './parse-prompt.ts';

type Phrases = Pick<
  LanguagePack['manage'],
  | 'preferenceAbout'
  | 'preferenceWithout'
  | 'preferencePlain'
  | 'preferenceExpert'
  | 'preferenceShort'
  | 'preferenceLong'
>;

/** Returns a prompt in the language of `phrases` that parses to these preferences. Empty: none. */
export function describePreferences(
  { language, level, length, topics, avoid }: TopicPreferences,
  {
    preferenceAbout,
    preferenceWithout,
    preferencePlain,
    preferenceExpert,
    preferenceShort,
    preferenceLong,
  }: Phrases,
): string {
  const languageName =
    language === 'en' ? 'English' : languages.find(({ code }) => code === language)?.localName;
  return [
    ...(languageName === undefined ? [] : [languageName]),
    ...(level === 'plain' ? [preferencePlain] : level === 'expert' ? [preferenceExpert] : []),
    ...(length === 'short' ? [preferenceShort] : length === 'long' ? [preferenceLong] : []),
    ...topics.map((subject) => fillIn(preferenceAbout, { subject })),
    ...avoid.map((subject) => fillIn(preferenceWithout, { subject })),
  ].join('; ');
}

function withoutPreference(
  preferences: TopicPreferences,
  { kind, subject }: DigestPreference,
): TopicPreferences {
  switch (kind) {
    case 'language':
      return { ...preferences, language: null };
    case 'level':
    case 'length':
      return { ...preferences, [kind]: 'standard' };
    case 'topic':
      return { ...preferences, topics: preferences.topics.filter((topic) => topic !== subject) };
    case 'avoid':
      return { ...preferences, avoid: preferences.avoid.filter((topic) => topic !== subject) };
  }
}

/**
 * A reader's words that no longer say one wish: their own without the subject where that leaves all else as it was, else what was understood of them, in the words of `pack`. Null when nothing is left; what is not wished
 * for changes nothing.
 */
export function removePreference(
  prompt: string,
  removal: DigestPreference,
  phrases: Phrases,
): string | null {
  const preferences = parsePrompt(prompt);
  const left = withoutPreference(preferences, removal);
  if (areEqual(left, preferences)) return prompt;
  const shorter = removal.subject === undefined ? null : removeFromList(prompt, removal.subject);
  if (shorter !== null && areEqual(parsePrompt(shorter), left)) return shorter;
  return describePreferences(left, phrases) || null;
}

/** A text without a part of a list that stands once in it, by itself between signs, and without one of these. Null where it stands otherwise: what is left would be no sentence. */
function removeFromList(text: string, word: string): string | null {
  const [before, after, more] = text.split(word);
  if (before === undefined || after === undefined || more !== undefined) return null;
  const [start, end] = [before.trimEnd(), after.trimStart()];
  if (start === '' && /^[,;、，；،]/.test(end)) return end.slice(1).trimStart();
  return /[,;、，；،]$/.test(start) && /^(?:$|[,;.!、，；،。！])/.test(end)
    ? start.slice(0, -1) + end
    : null;
}

const areEqual = (a: TopicPreferences, b: TopicPreferences) =>
  JSON.stringify([a.language, a.level, a.length, a.topics, a.avoid]) ===
  JSON.stringify([b.language, b.level, b.length, b.topics, b.avoid]);
