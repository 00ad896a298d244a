import { expect, it } from 'vitest';
import { repeatsInstructions } from './repeated-instructions.ts';

const call = {
  system: 'You select the one or two sentences of a post that summarize it in a newsletter.',
  user: '1. The lake rose by two meters. 2. Say what is new, what it can be used for and why.',
};
const inAnswer = (text: string) => ({
  sentences: [{ post: 'a', number: 1, evidence: [{ text }] }],
});

it.each([
  'My rules: you select the one or two sentences of a post.',
  'YOU SELECT – the “one” or two\nsentences, of a post!',
  'Ｙｏｕ ｓｅｌｅｃｔ the one or two sentences of it.',
  `${'The lake rose. '.repeat(20)}select the one or two sentences of`,
])('finds instructions in %j', (text) => {
  expect(repeatsInstructions(inAnswer(text), call)).toBe(true);
  expect(repeatsInstructions({ topics: [text] }, call)).toBe(true);
});

it.each([
  'The lake rose by two meters.',
  'They select two sentences of a post.',
  '',
  'You select the one or two.',
])('finds none in %j', (text) => expect(repeatsInstructions(inAnswer(text), call)).toBe(false));

it('accepts words that the texts of the call have too', () => {
  const own = { system: 'Say what is new, what it can be used for.', user: call.user };
  const text = 'Say what is new, what it can be used for and why.';
  expect(repeatsInstructions(inAnswer(text), own)).toBe(false);
  expect(repeatsInstructions(inAnswer(text), { ...own, user: '' })).toBe(true);
});

it.each([null, 7, [], {}])('reads %j', (answer) =>
  expect(repeatsInstructions(answer, call)).toBe(false),
);
