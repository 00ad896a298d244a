import { expect, it } from 'vitest';
import { measure } from '../../../test/prompt-sets/compare.ts';
import { fifthSet } from '../../../test/prompt-sets/fifth.ts';
import { firstSet } from '../../../test/prompt-sets/first.ts';
import { fourthSet } from '../../../test/prompt-sets/fourth.ts';
import { secondSet } from '../../../test/prompt-sets/second.ts';
import { thirdSet } from '../../../test/prompt-sets/third.ts';
import { parsePrompt } from './parse-prompt.ts';

const sets = {
  first: firstSet,
  second: secondSet,
  third: thirdSet,
  fourth: fourthSet,
  fifth: fifthSet,
};
const results = Object.entries(sets).map(([name, set]) => ({
  name,
  ...measure(set, parsePrompt),
}));

it('has sets of 120, 110, 55, 33 and 33 prompts', () => {
  expect(Object.values(sets).map((set) => new Set(set.map(([prompt]) => prompt)).size)).toEqual([
    120, 110, 55, 33, 33,
  ]);
});

it.each(results)('understands at least 70% of the $name set wholly', ({ whole, failing }) => {
  expect(whole, failing.map((result) => JSON.stringify(result)).join('\n')).toBeGreaterThanOrEqual(
    0.7,
  );
});

it.each(results)('finds at most 5% junk subjects in the $name set', ({ junk, subjects }) => {
  expect(junk.length, junk.join('; ')).toBeLessThanOrEqual(0.05 * subjects.length);
});

it.each(results)('understands nothing of the $name set as its opposite', ({ opposites }) => {
  expect(opposites).toEqual([]);
});
