import { expect, it } from 'vitest';
import type { ChosenPreferences } from '#shared/newsletter/preferences.ts';
import { withStandard } from '#shared/newsletter/preferences.ts';
import { toVariantKey } from './variant-key.ts';

const toKey = (chosen: ChosenPreferences) => toVariantKey(withStandard(chosen), 'en');

it.each<[ChosenPreferences, ChosenPreferences]>([
  [{ topics: ['energy', 'chips'] }, { topics: ['CHIPS', 'Énergy', 'chips'] }],
  [{ topics: ['energy'], weekdays: [1] }, { topics: ['energy'] }],
])('is the same for %j and %j', (one, other) => {
  expect(toKey(one)).toBe(toKey(other));
  expect(toKey(one)).toMatch(/^[\w-]{22}$/);
});

it.each<ChosenPreferences>([
  { topics: ['energy'], length: 'short' },
  { topics: ['energy'], level: 'expert' },
  { topics: ['energy'], only: true },
  { topics: ['energy'], skipEmpty: true },
  { topics: ['energy'], posts: 3 },
  { avoid: ['energy'] },
  { topics: ['chips'] },
])('differs for %j', (other) => {
  expect(toKey({ topics: ['energy'] })).not.toBe(toKey(other));
});
