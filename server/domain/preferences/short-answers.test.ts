import { expect, it } from 'vitest';
import { joinAnswers } from './short-answers.ts';
import { parsePrompt } from './parse-prompt.ts';

it.each([
  ['Politics, no thanks', [], ['Politics']],
  ['Politics? No thanks.', [], ['Politics']],
  ['No thanks to politics', [], ['politics']],
  ['politics - no', [], ['politics']],
  ['AI: yes. Politics: no.', ['AI'], ['Politics']],
  ['AI: yes, crypto: no, chess: yes please', ['AI', 'chess'], ['crypto']],
  ['AI and chess: yes; politics and sports: no', ['AI', 'chess'], ['politics', 'sports']],
  ['Science, but sport: no', ['Science'], ['sport']],
  ['I like chess. Sports? Never!', ['chess'], ['Sports']],
  ['Politics: no\nSports: no', [], ['Politics', 'Sports']],
  ['Politics: no\nAI: yes', ['AI'], ['Politics']],
  ['AI and machine learning\nSports: no', ['AI', 'machine learning'], ['Sports']],
  ['Politik, nein danke', [], ['Politik']],
  ['Nein danke zu Politik', [], ['Politik']],
  ['Politique, non merci', [], ['Politique']],
  ['política, no gracias', [], ['política']],
  ['política: não', [], ['política']],
  ['политика, нет спасибо', [], ['политика']],
  ['السياسة: لا', [], ['السياسة']],
  ['राजनीति: नहीं', [], ['राजनीति']],
  ['人工智能：要，政治：不要', ['人工智能'], ['政治']],
  ['政治、結構です', [], ['政治']],
  ['정치: 싫어요', [], ['정치']],
])('reads the answers in %j', (prompt, topics, avoid) => {
  expect(parsePrompt(prompt)).toMatchObject({ topics, avoid });
});

it.each([
  ['In German: yes', { language: 'de', topics: [] }],
  ['Auf Deutsch: ja', { language: 'de', topics: [] }],
  ['English? Yes please', { language: 'en', topics: [] }],
  ['Short: yes', { length: 'short', topics: [] }],
  ['Technical? Yes', { level: 'expert', topics: [] }],
])('reads a setting with an answer: %j', (prompt, expected) => {
  expect(parsePrompt(prompt)).toMatchObject(expected);
});

it.each([
  'AI, no sports',
  'Tone: no jargon',
  'short, no politics',
  'Is it new? No idea',
  'AI, no, wait',
])('leaves %j as it is', (prompt) => {
  expect(joinAnswers(prompt)).toBe(prompt);
});
