import { expect, it } from 'vitest';
import { preferencesFromModel } from './model-preferences.ts';
import type { TopicPreferences } from './parse-prompt.ts';

const parsedPreferences: TopicPreferences = {
  language: 'fr',
  level: 'plain',
  topics: ['energy'],
  avoid: ['sports'],
  length: 'short',
  only: false,
};

it.each<[unknown, Partial<TopicPreferences>]>([
  [null, {}],
  ['text', {}],
  [[], {}],
  [{}, {}],
  [{ language: 'xx', level: 'root', topics: 'all', avoid: 1, length: 'endless' }, {}],
  [
    { language: null, level: 'expert', topics: [], avoid: [], length: 'long', only: true },
    { language: null, level: 'expert', topics: [], length: 'long' },
  ],
  [
    {
      language: 'de',
      topics: [
        '  Wind power ',
        'wind POWER',
        7,
        null,
        'see https://evil.test',
        'a@evil.test',
        '<b>x</b>',
        'x'.repeat(100),
      ],
    },
    { language: 'de', topics: ['Wind power'] },
  ],
  [{ topics: ['https://evil.test'], avoid: ['Bcc: everybody'] }, {}],
  [
    { topics: Array.from({ length: 500 }, (_, i) => `topic ${i}`) },
    { topics: Array.from({ length: 8 }, (_, i) => `topic ${i}`) },
  ],
  [{ level: 'constructor', length: '__proto__', language: 'toString' }, {}],
])('takes only valid preferences from %j', (value, expected) => {
  expect(preferencesFromModel(value, parsedPreferences)).toEqual({
    ...parsedPreferences,
    ...expected,
  });
});

it('keeps what the rules found avoided', () => {
  const answer = { topics: ['SPORTS', 'chips'], avoid: ['crypto', 'Chips'], only: true };
  expect(preferencesFromModel(answer, parsedPreferences)).toEqual({
    ...parsedPreferences,
    topics: [],
    avoid: ['sports', 'crypto', 'Chips'],
  });
});

it('takes "only" with a topic alone', () => {
  expect(preferencesFromModel({ only: true }, parsedPreferences).only).toBe(true);
  expect(preferencesFromModel({ only: 'yes' }, parsedPreferences).only).toBe(false);
});
