import { expect, it } from 'vitest';
import { notInLanguage, stillInLanguage } from '../../../test/prompt-sets/not-in-language.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';
import { digestLanguages } from '#shared/paths.ts';
import { preferencesFromModel } from './model-preferences.ts';
import { parsePrompt } from './parse-prompt.ts';

const read = (prompt: string) => {
  const { language, topics, avoid } = parsePrompt(prompt);
  return { prompt, language, topics, avoid };
};

it.each(digestLanguages)('skips a refused language in %s', (code) => {
  for (const [prompt, language] of notInLanguage[code])
    expect.soft(read(prompt)).toEqual({ prompt, language, topics: [], avoid: [] });
});

it.each(stillInLanguage)('reads the language in %j', (prompt, language, avoid) => {
  expect(read(prompt)).toEqual({ prompt, language, topics: [], avoid });
});

it('takes no refused language from a model', () => {
  expect(preferencesFromModel({ language: 'en' }, 'Not in English').language).toBeNull();
});

it('reads repeated refusals in a moment', () => {
  const readCpuMs = startCpuTimer();
  parsePrompt("don't write me in English ".repeat(200));
  expect(readCpuMs()).toBeLessThan(200);
});
