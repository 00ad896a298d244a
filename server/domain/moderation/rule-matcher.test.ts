import { expect, it } from 'vitest';
import { renderMarkdown } from '../../infra/text/markdown.ts';
import { matchRules, wordPattern, type Pattern } from './rule-matcher.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';

const word = (pattern: string): Pattern => ({ kind: 'word', pattern: wordPattern(pattern) ?? '' });
const domain = (pattern: string): Pattern => ({ kind: 'domain', pattern });
const matchPatterns = (rules: Pattern[], text: string) =>
  matchRules(rules, { content: renderMarkdown(text) }).map(({ rule: { pattern } }) => pattern);

it.each([
  ['Casino', 'casino'],
  ['  Buy   NOW ', 'buy now'],
  ['ＣＡＳＩＮＯ', 'casino'],
  ['buy-now', 'buy now'],
  ["don't", 'don t'],
  ['赌场', '赌场'],
  ['Überweisung', 'überweisung'],
  ['cas\u200bino', 'casino'],
  ['', null],
  ['   ', null],
  ['c++', null],
  ['!', null],
  ['one two three four five six', null],
  ['a'.repeat(101), null],
  ['50%', null],
  ['-x', null],
])('normalizes the rule %j to %j', (typed, pattern) => expect(wordPattern(typed)).toBe(pattern));

it.each([
  ['Visit our casino today.', ['casino']],
  ['CASINO!', ['casino']],
  ['Our ＣＡＳＩＮＯ', ['casino']],
  ['ca\u00adsino, cas\u200bino', ['casino']],
  ['A **cas**ino and a _casino_', ['casino']],
  ['Casinos and precasino', []],
  ['casino_royale', []],
  ['buy\n\nnow', ['buy now']],
  ['Buy, now', ['buy now']],
  ['buy it now', []],
  ['[a casino](https://fine.example/)', ['casino']],
  ['https://fine.example/casino', ['casino']],
  ['去赌场玩', ['赌场']],
  ['', []],
])('in %j finds the whole words %j', (text, patterns) => {
  expect(matchPatterns([word('casino'), word('buy now'), word('赌场')], text)).toEqual(patterns);
});

it('matches a domain and its subdomains in all links', () => {
  const rules = [domain('spam.example')];
  const matchLink = (url: string) => matchRules(rules, { url }).map(({ field }) => field);
  for (const url of [
    'https://spam.example/',
    'http://www.spam.example:8080/x?y',
    'https://a.b.SPAM.example',
    'https://spam.example./',
  ])
    expect(matchLink(url), url).toEqual(['url']);
  for (const url of [
    'https://notspam.example/',
    'https://spam.example.org/',
    'https://fine.example/spam.example',
    'https://fine.example/?u=https://spam.example',
  ])
    expect(matchLink(url), url).toEqual([]);
  for (const text of [
    'See https://x.spam.example/page.',
    '[here](http://spam.example)',
    '> - **[here](https://spam.example)**',
  ])
    expect(
      matchRules(rules, { content: renderMarkdown(text) }).map(({ field }) => field),
      text,
    ).toEqual(['text']);
  expect(
    matchPatterns(rules, 'The words spam.example are none, nor is [a member](/u/spam.example).')
      .length,
  ).toBeLessThanOrEqual(1);
});

it('returns each rule once, with the first matching field', () => {
  const rules = [word('casino'), word('poker')];
  expect(
    matchRules(rules, {
      title: 'Casino casino',
      url: null,
      content: renderMarkdown('casino poker poker'),
    }),
  ).toEqual([
    { rule: rules[0], field: 'title' },
    { rule: rules[1], field: 'text' },
  ]);
  expect(matchRules(rules, { title: undefined, content: null })).toEqual([]);
});

it('matches a thousand rules against the longest text quickly', () => {
  const rules = Array.from({ length: 1_000 }, (_, i) =>
    i % 2 === 0 ? word(`a a a a ${i}`) : word(`赌场${i}`),
  );
  const text = [...renderMarkdown('a '.repeat(10_000))];
  const readCpuMs = startCpuTimer();
  expect(matchRules(rules, { title: 'a', content: text })).toEqual([]);
  // The usual time is some milliseconds.
  expect(readCpuMs()).toBeLessThan(1_000);
});
