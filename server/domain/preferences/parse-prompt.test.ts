import { expect, it } from 'vitest';
import { parsePrompt } from './parse-prompt.ts';

const tags = ['sports', 'chess', 'ai-safety', 'машины', 'Politik', 'スポーツ', '정치', 'खेल'];

const read = (prompt: string) => {
  const found = parsePrompt(prompt, tags);
  return found && { topics: found.topics, avoid: found.avoid };
};

it.each([
  ['Chess, please!', { topics: ['chess'], avoid: [] }],
  ['AI safety and chess', { topics: ['ai-safety', 'chess'], avoid: [] }],
  ['about chess, no sports', { topics: ['chess'], avoid: ['sports'] }],
  ['keine Politik', { topics: [], avoid: ['Politik'] }],
  ['не хочу читать про машины', { topics: [], avoid: ['машины'] }],
  ['スポーツはいらない', { topics: [], avoid: ['スポーツ'] }],
  ['정치 빼고', { topics: [], avoid: ['정치'] }],
  ['खेल नहीं', { topics: [], avoid: ['खेल'] }],
])('reads topics and negations of %j', (prompt, expected) => {
  expect(read(prompt)).toEqual(expected);
});

it.each([
  'sports bore me to tears',
  'not only chess',
  'no sports, chess',
  'no sports. chess.',
  'chess, sports no',
  'chess not sports',
  'do not stop sending sports',
  'notícias no sports',
  'про машины не надо, достали уже',
  'スポーツ、政治はいらない',
  'not in German',
  'no',
  '',
])('understands nothing of %j', (prompt) => {
  expect(parsePrompt(prompt, tags)).toBeNull();
});

it.each([
  ['Auf Deutsch, bitte', 'de'],
  ['chess in French', 'fr'],
  ['по-английски', 'en'],
  ['日本語で', 'ja'],
  ['한국어로', 'ko'],
])('reads the language of %j', (prompt, language) => {
  expect(parsePrompt(prompt, tags)).toMatchObject({ language });
});

it('wants only the topics where a word says so', () => {
  expect(parsePrompt('only chess', tags)?.only).toBe(true);
  expect(parsePrompt('chess', tags)?.only).toBe(false);
});
