import type { SegmentRule } from '#shared/contract/admin-segments.ts';
import { count } from '../lib/words.ts';
import { languages } from './languages.ts';

export const frequencyNames = { daily: 'Daily', weekly: 'Weekly' } as const;
export const sourceNames = {
  form: 'A form',
  account: 'An account',
  import: 'An import',
} as const;
export const eventNames = {
  confirmed: 'Confirmed the subscription',
  visited: 'Visited while logged in',
} as const;

/** Returns a rule in words. */
export function describeRule({
  languages: codes,
  frequencies,
  sources,
  origins,
  tags,
  activity,
  isMember,
}: SegmentRule): string {
  const or = (words: readonly string[]) => words.join(' or ');
  const parts = [
    or(codes.map((code) => languages.of(code) ?? code)),
    or(frequencies.map((name) => frequencyNames[name].toLowerCase())),
    sources.length === 0
      ? ''
      : `from ${or(sources.map((name) => sourceNames[name].toLowerCase()))}`,
    origins.length === 0 ? '' : `subscribed at ${or(origins)}`,
    tags.length === 0 ? '' : `interested in ${or(tags)}`,
    isMember === null ? '' : isMember ? 'members' : 'not members',
    activity === null
      ? ''
      : `${{ confirmed: 'confirmed', visited: 'visited' }[activity.event]} ` +
        (activity.period === 'within'
          ? `in the last ${count(activity.days, 'day')}`
          : `more than ${count(activity.days, 'day')} ago`),
  ].filter(Boolean);
  return parts.length === 0 ? 'All readers' : parts.join('; ');
}
