import {
  preferenceLimits,
  standardPreferences,
  withStandard,
  type ChosenPreferences,
  type DigestPreferences,
} from '#shared/newsletter/preferences.ts';
import { removeDuplicates, toSubject } from './subject.ts';
import { foldCase } from './tokenize.ts';

/** Completes what a reader chose. What is avoided is not requested; null if nothing is asked for. */
export function completePreferences(chosen: ChosenPreferences): DigestPreferences | null {
  const preferences = withStandard(chosen);
  const avoid = toSubjects(preferences.avoid);
  const avoided = new Set(avoid.map(foldCase));
  const topics = toSubjects(preferences.topics).filter((topic) => !avoided.has(foldCase(topic)));
  const days = [...new Set(preferences.weekdays)].toSorted((a, b) => a - b);
  const complete = {
    ...preferences,
    topics,
    avoid,
    only: preferences.only && topics.length > 0,
    skipEmpty: preferences.skipEmpty && topics.length > 0,
    weekdays: days.length === 7 ? [] : days,
  };
  return JSON.stringify(complete) === JSON.stringify(standardPreferences) ? null : complete;
}

const toSubjects = (texts: readonly string[]): string[] =>
  removeDuplicates(texts.flatMap((text) => toSubject(text) ?? [])).slice(
    0,
    preferenceLimits.subjects,
  );

/** Adds what a text asks for to what the reader chose. What is new wins. */
export function addPreferences(
  chosen: DigestPreferences | null,
  read: DigestPreferences,
): DigestPreferences | null {
  if (chosen === null) return completePreferences(read);
  const differences = Object.entries(read).filter(
    ([name, value]) =>
      JSON.stringify(value) !==
      JSON.stringify(standardPreferences[name as keyof DigestPreferences]),
  );
  const isNewlyWanted = new Set(read.topics.map(foldCase));
  return completePreferences({
    ...chosen,
    ...Object.fromEntries(differences),
    topics: [...read.topics, ...chosen.topics],
    avoid: [...read.avoid, ...chosen.avoid.filter((topic) => !isNewlyWanted.has(foldCase(topic)))],
  });
}

/** Adds a topic that is wanted, or avoided. Null if there are too many. */
export function addTopic(
  preferences: DigestPreferences | null,
  list: 'topics' | 'avoid',
  topic: string,
): DigestPreferences | null {
  const { topics, avoid, ...others } = preferences ?? standardPreferences;
  const withoutTopic = (texts: readonly string[]) =>
    texts.filter((text) => foldCase(text) !== foldCase(topic));
  const lists = { topics: withoutTopic(topics), avoid: withoutTopic(avoid) };
  lists[list].push(topic);
  return lists[list].length > preferenceLimits.subjects
    ? null
    : completePreferences({ ...others, ...lists });
}
