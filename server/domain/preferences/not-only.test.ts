import { expect, it } from 'vitest';
import { notOnly, stillOnly } from '../../../test/prompt-sets/not-only.ts';
import { digestLanguages } from '#shared/paths.ts';
import { preferencesFromModel } from './model-preferences.ts';
import { parsePrompt } from './parse-prompt.ts';

const read = (prompt: string) => {
  const { topics, avoid, only } = parsePrompt(prompt);
  return { prompt, topics, avoid, only };
};

it.each(digestLanguages)('reads "not only" in %s without excluding', (language) => {
  for (const [prompt, topics] of notOnly[language])
    expect.soft(read(prompt)).toEqual({ prompt, topics, avoid: [], only: false });
});

it.each(stillOnly)('reads only what is requested in %j', (prompt, topics, avoid) => {
  expect(read(prompt)).toEqual({ prompt, topics, avoid, only: true });
});

it('reads a Hindi negation after "only" as avoided', () => {
  expect(parsePrompt('सिर्फ़ खेल नहीं चाहिए')).toMatchObject({ avoid: ['खेल'], only: false });
});

it('takes no "only" from a model after "not only"', () => {
  const answer = { topics: ['tech'], only: true };
  expect(preferencesFromModel(answer, "I don't only want tech news").only).toBe(false);
});
