import type { OneWish } from '#shared/contract/digest-preferences.ts';
import { fillIn } from '#shared/newsletter/interpolate.ts';
import { languages } from '#shared/newsletter/languages.ts';
import type { LanguagePack } from '#shared/newsletter/translation.ts';
import { parsePrompt, type TopicPreferences } from './parse-prompt.ts';

type Words = Pick<
  LanguagePack['manage'],
  'wishAbout' | 'wishWithout' | 'wishPlain' | 'wishExpert' | 'wishShort' | 'wishLong'
>;

/** Wishes as words that are understood as these very wishes, in whichever language the words for them are. Empty for none. */
export function describePreferences(
  { language, level, length, topics, avoid }: TopicPreferences,
  { wishAbout, wishWithout, wishPlain, wishExpert, wishShort, wishLong }: Words,
): string {
  const named =
    language === 'en' ? 'English' : languages.find(({ code }) => code === language)?.localName;
  return [
    ...(named === undefined ? [] : [named]),
    ...(level === 'plain' ? [wishPlain] : level === 'expert' ? [wishExpert] : []),
    ...(length === 'short' ? [wishShort] : length === 'long' ? [wishLong] : []),
    ...topics.map((subject) => fillIn(wishAbout, { subject })),
    ...avoid.map((subject) => fillIn(wishWithout, { subject })),
  ].join('; ');
}

function without(wishes: TopicPreferences, { kind, subject }: OneWish): TopicPreferences {
  switch (kind) {
    case 'language':
      return { ...wishes, language: null };
    case 'level':
    case 'length':
      return { ...wishes, [kind]: 'standard' };
    case 'topic':
      return { ...wishes, topics: wishes.topics.filter((one) => one !== subject) };
    case 'avoid':
      return { ...wishes, avoid: wishes.avoid.filter((one) => one !== subject) };
  }
}

/**
 * A reader's words that no longer say one wish: their own without the subject where that leaves all else as it was, else what was understood of them, in the words of `pack`. Null when nothing is left; what is not wished
 * for changes nothing.
 */
export function removePreference(prompt: string, wish: OneWish, pack: Words): string | null {
  const wishes = parsePrompt(prompt);
  const left = without(wishes, wish);
  if (same(left, wishes)) return prompt;
  const shorter = wish.subject === undefined ? null : cutOut(prompt, wish.subject);
  if (shorter !== null && same(parsePrompt(shorter), left)) return shorter;
  return describePreferences(left, pack) || null;
}

/** A text without a part of a list that stands once in it, by itself between signs, and without one of these. Null where it stands otherwise: what is left would be no sentence. */
function cutOut(text: string, word: string): string | null {
  const [before, after, more] = text.split(word);
  if (before === undefined || after === undefined || more !== undefined) return null;
  const [start, end] = [before.trimEnd(), after.trimStart()];
  if (start === '' && /^[,;、，；،]/.test(end)) return end.slice(1).trimStart();
  return /[,;、，；،]$/.test(start) && /^(?:$|[,;.!、，；،。！])/.test(end)
    ? start.slice(0, -1) + end
    : null;
}

const same = (a: TopicPreferences, b: TopicPreferences) =>
  JSON.stringify([a.language, a.level, a.length, a.topics, a.avoid]) ===
  JSON.stringify([b.language, b.level, b.length, b.topics, b.avoid]);
