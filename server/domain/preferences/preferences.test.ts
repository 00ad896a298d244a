import { expect, it } from 'vitest';
import { withStandard } from '#shared/newsletter/preferences.ts';
import { addPreferences, addTopic, completePreferences } from './preferences.ts';

it('has nothing of a choice that is the standard one', () => {
  expect(
    completePreferences({ topics: [], level: 'standard', weekdays: [1, 2, 3, 4, 5, 6, 7] }),
  ).toBe(null);
});

it('wants nothing that is avoided', () => {
  expect(
    completePreferences({ topics: ['Chess', 'go'], avoid: ['chess'], only: true }),
  ).toMatchObject({ topics: ['go'], avoid: ['chess'], only: true });
});

it('adds what was read to what was chosen', () => {
  const chosen = withStandard({ topics: ['chess'], avoid: ['go'], posts: 3 });
  const read = withStandard({ topics: ['Go'], level: 'plain' });
  expect(addPreferences(chosen, read)).toMatchObject({
    topics: ['Go', 'chess'],
    avoid: [],
    level: 'plain',
    posts: 3,
  });
});

it('moves a topic between the lists', () => {
  const preferences = withStandard({ topics: ['chess', 'go'], only: true });
  expect(addTopic(preferences, 'avoid', 'chess')).toMatchObject({
    topics: ['go'],
    avoid: ['chess'],
  });
});
