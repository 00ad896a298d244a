import type { DigestPreference } from '#shared/contract/digest-preferences.ts';
import { format } from '#shared/texts/format.ts';
import type { DigestLanguage } from '#shared/paths.ts';
import { languages } from '#shared/newsletter/languages.ts';
import type { LanguagePack } from '#shared/texts/en.ts';
import { subjectLimits } from './subject.ts';
import { foldCase } from './tokenize.ts';
import { parsePrompt, type TopicPreferences } from './parse-prompt.ts';

type Wording = { language: DigestLanguage; pack: Pick<LanguagePack, 'manage'> };

/** Describes preferences in words that the rules read back. Empty without preferences. */
export function describePreferences(
  { language, level, length, topics, avoid, only, kinds = [] }: TopicPreferences,
  wording: Wording,
): string {
  const texts = wording.pack.manage;
  const languageName =
    language === 'en' ? 'English' : languages.find(({ code }) => code === language)?.localName;
  return [
    ...(languageName === undefined ? [] : [languageName]),
    ...(level === 'plain'
      ? [texts.preferencePlain]
      : level === 'expert'
        ? [texts.preferenceExpert]
        : []),
    ...(length === 'short'
      ? [texts.preferenceShort]
      : length === 'long'
        ? [texts.preferenceLong]
        : []),
    ...kinds.map((kind) => texts.preferenceKinds[kind]),
    ...topics.map((subject) =>
      format(wording.language, only ? texts.preferenceOnly : texts.preferenceAbout, { subject }),
    ),
    ...avoid.map((subject) => format(wording.language, texts.preferenceWithout, { subject })),
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
      return withTopics(
        preferences,
        preferences.topics.filter((topic) => topic !== subject),
      );
    case 'kind': {
      const { kinds = [], ...others } = preferences;
      const left = kinds.filter((name) => name !== subject);
      return withTopics(left.length > 0 ? { ...others, kinds: left } : others, preferences.topics);
    }
    case 'avoid':
      return { ...preferences, avoid: preferences.avoid.filter((topic) => topic !== subject) };
  }
}

/** "Only" needs a topic or a kind. */
const withTopics = (preferences: TopicPreferences, topics: string[]): TopicPreferences => ({
  ...preferences,
  topics,
  only: preferences.only && topics.length + (preferences.kinds?.length ?? 0) > 0,
});

/**
 * Removes one of the preferences that a prompt was understood as. The new prompt is the reader's
 * text without the subject, if it can be cut out. Otherwise it describes the other preferences in
 * `wording`. It is null when none is left.
 */
export function removePreference(
  prompt: string,
  preferences: TopicPreferences,
  removal: DigestPreference,
  wording: Wording,
): { prompt: string | null; preferences: TopicPreferences } {
  const left = withoutPreference(preferences, removal);
  if (areEqual(left, preferences)) return { prompt, preferences };
  const shorter = removal.subject === undefined ? null : removeFromList(prompt, removal.subject);
  const isSame = shorter !== null && areEqual(parsePrompt(shorter), left);
  return {
    prompt: isSame ? shorter : describePreferences(left, wording) || null,
    preferences: left,
  };
}

/**
 * Adds a subject to include or to avoid, behind the reader's text. The result may be too long. Null
 * with too many subjects.
 */
export function addPreference(
  prompt: string,
  preferences: TopicPreferences,
  { kind, subject }: { kind: 'topic' | 'avoid'; subject: string },
  wording: Wording,
): { prompt: string; preferences: TopicPreferences } | null {
  const isSame = (known: string) => foldCase(known) === foldCase(subject);
  const [list, other] =
    kind === 'topic' ? (['topics', 'avoid'] as const) : (['avoid', 'topics'] as const);
  if (preferences[list].some(isSame)) return { prompt, preferences };
  const opposite = preferences[other].find(isSame);
  const base =
    opposite === undefined
      ? { prompt, preferences }
      : removePreference(
          prompt,
          preferences,
          { kind: kind === 'topic' ? 'avoid' : 'topic', subject: opposite },
          wording,
        );
  const subjects = [...base.preferences[list], subject];
  if (subjects.length > subjectLimits.maxItems) return null;
  const texts = wording.pack.manage;
  const about = base.preferences.only ? texts.preferenceOnly : texts.preferenceAbout;
  const phrase = format(wording.language, kind === 'avoid' ? texts.preferenceWithout : about, {
    subject,
  });
  return {
    prompt: base.prompt ? `${base.prompt}; ${phrase}` : phrase,
    preferences: { ...base.preferences, [list]: subjects },
  };
}

/** Removes a word that is one item of a list in the text. Null when it is not. */
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
  JSON.stringify([a.language, a.level, a.length, a.only, a.topics, a.avoid, a.kinds]) ===
  JSON.stringify([b.language, b.level, b.length, b.only, b.topics, b.avoid, b.kinds]);
