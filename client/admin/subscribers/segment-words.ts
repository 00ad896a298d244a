import type { SegmentRule } from '#shared/contract/admin-segments.ts';
import { getLanguageName, list, t } from '../lib/words.ts';

export const frequencyNames = { daily: t('Daily'), weekly: t('Weekly') } as const;
export const sourceNames = {
  form: t('A form'),
  account: t('An account'),
  import: t('An import'),
} as const;
export const eventNames = {
  confirmed: t('Confirmed the subscription'),
  visited: t('Visited while logged in'),
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
  const parts = [
    or(codes.map(getLanguageName)),
    or(frequencies.map((name) => (name === 'daily' ? t('daily') : t('weekly')))),
    sources.length === 0
      ? ''
      : t('from {sources}', { sources: or(sources.map((name) => sourcesInText[name])) }),
    origins.length === 0 ? '' : t('subscribed at {origins}', { origins: or(origins) }),
    tags.length === 0 ? '' : t('interested in {tags}', { tags: or(tags) }),
    isMember === null ? '' : isMember ? t('members') : t('not members'),
    activity === null ? '' : describeActivity(activity),
  ].filter(Boolean);
  return parts.length === 0 ? t('All readers') : list(parts, ';');
}

const sourcesInText = { form: t('a form'), account: t('an account'), import: t('an import') };

const or = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? '')
    : words.reduce((first, second) => t('{first} or {second}', { first, second }));

function describeActivity({ event, period, days }: NonNullable<SegmentRule['activity']>): string {
  const values = { count: days };
  if (event === 'confirmed')
    return period === 'within'
      ? t('confirmed in the last {count, plural, one {# day} other {# days}}', values)
      : t('confirmed more than {count, plural, one {# day} other {# days}} ago', values);
  return period === 'within'
    ? t('visited in the last {count, plural, one {# day} other {# days}}', values)
    : t('visited more than {count, plural, one {# day} other {# days}} ago', values);
}
