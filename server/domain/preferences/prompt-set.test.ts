import { expect, it } from 'vitest';
import { parsePrompt, type TopicPreferences } from './parse-prompt.ts';
import { promptSet } from './prompt-set.ts';
import { foldCase } from './tokenize.ts';

const none: TopicPreferences = {
  language: null,
  level: 'standard',
  topics: [],
  avoid: [],
  length: 'standard',
  only: false,
};
const fields = ['language', 'level', 'length', 'only'] as const;

const toSpellings = (subject: string) => subject.replace(/^\?/, '').split('|').map(foldCase);
const isIn = (subject: string, expected: readonly string[]) =>
  expected.some((item) => toSpellings(item).includes(foldCase(subject)));
const shareWords = (subject: string, expected: readonly string[]) =>
  expected
    .flatMap(toSpellings)
    .some((item) => item.includes(foldCase(subject)) || foldCase(subject).includes(item));

/** Compares what was understood with what was meant. */
function compare(prompt: string, meant: Partial<TopicPreferences>) {
  const expected = { ...none, ...meant };
  const parsed = parsePrompt(prompt);
  const missing = (['topics', 'avoid'] as const).flatMap((kind) =>
    expected[kind].filter(
      (item) => !item.startsWith('?') && !parsed[kind].some((subject) => isIn(subject, [item])),
    ),
  );
  const junk = (['topics', 'avoid'] as const).flatMap((kind) =>
    parsed[kind].filter((subject) => !isIn(subject, expected[kind])),
  );
  const wrong = fields.filter((field) => parsed[field] !== expected[field]);
  const opposites = [
    // Nothing is left out that the reader did not name, and nothing avoided comes first.
    ...parsed.avoid.filter((subject) => !isIn(subject, expected.avoid)),
    ...parsed.topics.filter(
      (subject) => !isIn(subject, expected.topics) && shareWords(subject, expected.avoid),
    ),
    ...wrong.filter((field) => parsed[field] !== none[field]),
  ];
  return { prompt, parsed, missing, junk, wrong, opposites };
}

const results = promptSet.map(([prompt, meant]) => compare(prompt, meant));

it('has 120 prompts in eleven languages', () => {
  expect(new Set(promptSet.map(([prompt]) => prompt)).size).toBe(120);
});

it('understands at least 70 % of the prompts wholly', () => {
  const failing = results.filter(
    ({ missing, junk, wrong }) => missing.length + junk.length + wrong.length > 0,
  );
  expect(
    failing.length,
    failing.map((result) => JSON.stringify(result)).join('\n'),
  ).toBeLessThanOrEqual(0.3 * promptSet.length);
});

it('finds at most 5 % junk subjects', () => {
  const junk = results.flatMap((result) => result.junk);
  const all = results.flatMap(({ parsed }) => [...parsed.topics, ...parsed.avoid]);
  expect(junk.length, junk.join('; ')).toBeLessThanOrEqual(0.05 * all.length);
});

it('understands nothing as its opposite', () => {
  expect(results.filter(({ opposites }) => opposites.length > 0)).toEqual([]);
});
