import { expect, it } from 'vitest';
import { standardPreferences } from '#shared/newsletter/preferences.ts';
import { buildPreferencesQuestion, readAnswer } from './model-preferences.ts';

const answer = {
  language: null,
  level: 'plain',
  length: 'standard',
  topics: ['Raumfahrt'],
  avoid: ['自動車'],
  only: true,
  skipEmpty: false,
  posts: 3,
  weekdays: [1, 3],
  cannot: ['send at two different hours'],
};

it('takes an answer as it is', () => {
  const { cannot, ...preferences } = answer;
  expect(readAnswer(answer)).toEqual({ preferences, cannot });
});

it('names what is no subject, instead of dropping it', () => {
  const sentence = 'everything that moves and shakes the world of tomorrow';
  expect(readAnswer({ ...answer, topics: ['chess', sentence], cannot: [] })).toMatchObject({
    preferences: { topics: ['chess'] },
    cannot: [sentence],
  });
});

it.each([
  null,
  'chess',
  {},
  { ...answer, level: 'silly' },
  { ...answer, weekdays: [9] },
  { ...answer, topics: 'chess' },
])('refuses %j', (wrong) => {
  expect(readAnswer(wrong)).toBeNull();
});

it('shows no address that an answer contains', () => {
  const evil = { ...answer, topics: ['https://evil.test'], cannot: ['see evil.test'] };
  expect(JSON.stringify(readAnswer(evil))).not.toContain('evil');
});

it('asks for a level only where the site can keep it', () => {
  const { level: _, ...without } = answer;
  expect(JSON.stringify(buildPreferencesQuestion(false))).not.toContain('expert');
  expect(readAnswer(without)?.preferences.level).toBe(standardPreferences.level);
});
