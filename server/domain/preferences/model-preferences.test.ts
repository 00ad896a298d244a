import { expect, it } from 'vitest';
import { preferencesFromModel } from './model-preferences.ts';
import { parsePrompt, type TopicPreferences } from './parse-prompt.ts';

const prompt = 'In French, in plain words, briefly, about energy and Wind power, no sports';
const parsed = parsePrompt(prompt);

it.each<[unknown, Partial<TopicPreferences>]>([
  [null, {}],
  ['text', {}],
  [[], {}],
  [{}, {}],
  [{ language: 'xx', level: 'root', topics: 'all', avoid: 1, length: 'endless' }, {}],
  [{ level: 'constructor', length: '__proto__', language: 'toString' }, {}],
  [{ topics: [], avoid: [] }, { topics: [] }],
  [
    {
      topics: [
        '  Wind power ',
        'wind POWER',
        7,
        null,
        'energy, no sports',
        'energy; wind',
        'see https://evil.test',
        'a@evil.test',
        '<b>energy</b>',
        'energy'.repeat(100),
        'solar power',
      ],
    },
    { topics: ['Wind power'] },
  ],
  [{ topics: ['https://evil.test'], avoid: ['Bcc: everybody'] }, {}],
])('takes only valid preferences from %j', (value, expected) => {
  expect(preferencesFromModel(value, prompt)).toEqual({ ...parsed, ...expected });
});

it('keeps what the rules read', () => {
  const answer = {
    language: 'en',
    level: 'expert',
    length: 'long',
    topics: ['SPORTS', 'energy'],
    avoid: ['Wind power'],
    only: true,
  };
  expect(preferencesFromModel(answer, prompt)).toEqual({ ...parsed, topics: ['energy'] });
});

it('adds what the rules missed', () => {
  const missed = 'Anything concerned with glaciers, no people pls, for my thesis';
  const answer = { level: 'expert', topics: ['glaciers'], avoid: [], length: 'long' };
  expect(preferencesFromModel(answer, missed)).toMatchObject({
    level: 'expert',
    length: 'long',
    topics: ['glaciers'],
  });
});

it('takes a language that is named only', () => {
  const named = 'my mother tongue would be Spanish';
  expect(preferencesFromModel({ language: 'es' }, named).language).toBe('es');
  expect(preferencesFromModel({ language: 'fr' }, named).language).toBeNull();
});

it('takes "only" with a word that excludes', () => {
  const answer = { topics: ['ships'], only: true };
  expect(preferencesFromModel(answer, 'ships please').only).toBe(false);
  expect(preferencesFromModel(answer, 'only ships').only).toBe(true);
  expect(preferencesFromModel({ ...answer, only: false }, 'only ships').only).toBe(true);
  expect(preferencesFromModel({ topics: ['trains'], only: true }, 'only ships').topics).toEqual([
    'ships',
  ]);
});
