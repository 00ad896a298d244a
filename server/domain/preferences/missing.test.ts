import { expect, it } from 'vitest';
import { notMissing, stillAvoided } from '../../../test/prompt-sets/not-missing.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';
import { digestLanguages } from '#shared/paths.ts';
import { preferencesFromModel } from './model-preferences.ts';
import { parsePrompt } from './parse-prompt.ts';

const read = (prompt: string) => {
  const { topics, avoid, only } = parsePrompt(prompt);
  return { prompt, topics, avoid, only };
};

it.each(digestLanguages)('requests what readers in %s fear to miss', (language) => {
  for (const [prompt, topics] of notMissing[language])
    expect.soft(read(prompt)).toEqual({ prompt, topics, avoid: [], only: false });
});

it.each(stillAvoided)('avoids subjects in %j', (prompt, topics, avoid) => {
  expect(read(prompt)).toEqual({ prompt, topics, avoid, only: false });
});

/** The rules avoid the subjects of this prompt. */
const unclear = 'No article on jazz or chess may go missing';

it('lets a model request avoided subjects next to "miss"', () => {
  expect(parsePrompt(unclear).avoid).toContain('jazz');
  const answer = { topics: ['jazz', 'chess'], avoid: [] };
  expect(preferencesFromModel(answer, unclear)).toMatchObject(answer);
});

it('keeps avoiding what a model does not request', () => {
  for (const answer of [{ topics: ['chess'] }, { topics: ['jazz'], avoid: ['jazz'] }])
    expect(preferencesFromModel(answer, unclear).avoid).toContain('jazz');
  expect(preferencesFromModel({ topics: ['jazz'] }, 'no news on jazz').avoid).toEqual(['jazz']);
});

it.each(['nichts ', "i don't want to ", 'no me ', 'лишь не ', '不想', '절대 ', 'कोई भी '])(
  'reads a text that repeats %j in a moment',
  (words) => {
    const readCpuMs = startCpuTimer();
    parsePrompt(words.repeat(1_000));
    expect(readCpuMs()).toBeLessThan(200);
  },
);
