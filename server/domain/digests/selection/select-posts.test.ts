import { expect, it } from 'vitest';
import { createTopicIndex } from './topic-index.ts';
import { selectForPreferences } from './select-posts.ts';

const titles = [
  'Chips get smaller',
  'Coal and crypto',
  'Football clubs and money',
  'Rain in the north',
  'A museum opens',
  'Crypto markets fall',
  'A library for birds',
  'A bridge is built',
];
const posts = [
  ...titles.map((title) => ({ id: title, reserve: false })),
  { id: 'Football in winter', reserve: true },
  { id: 'Snow in winter', reserve: true },
];
const index = createTopicIndex(
  posts.map(({ id: title }) => ({
    title,
    tags: [],
    domain: null,
    text: title.startsWith('Rain') ? 'The football match was over.' : '',
  })),
);
const select = (
  {
    topics = [],
    avoid = [],
    only = false,
    skipEmpty = false,
  }: Partial<Parameters<typeof selectForPreferences>[2]>,
  limit = 10,
) => {
  return selectForPreferences(
    posts,
    index,
    { topics, avoid, only, skipEmpty },
    {
      matching: limit,
      others: limit,
    },
  );
};

it('puts subjects before mentions, then adds the best others', () => {
  expect(select({ topics: ['football', 'chess'] })).toEqual({
    matching: ['Football clubs and money', 'Football in winter', 'Rain in the north'],
    others: [...titles.slice(0, 2), ...titles.slice(4, 7)],
    topics: ['football'],
  });
  expect(select({ topics: ['football'] }, 4).others).toEqual(['Chips get smaller']);
  expect(select({ topics: ['football'] }, 2).matching).toHaveLength(2);
});

it('adds no other post with "only"', () => {
  expect(select({ topics: ['museum'], only: true })).toEqual({
    matching: ['A museum opens'],
    others: [],
    topics: ['museum'],
  });
});

it('has the nearest posts with "only" and no match', () => {
  expect(select({ topics: ['chess'], only: true })).toEqual({
    matching: [],
    others: titles.slice(0, 5),
    topics: [],
  });
});

it('has no post without a match if the reader chose that', () => {
  expect(select({ topics: ['chess'], skipEmpty: true }).others).toEqual([]);
  expect(select({ topics: ['museum'], skipEmpty: true }).others).toHaveLength(5);
});

it('never includes posts about avoided topics', () => {
  expect(select({ topics: ['coal'], avoid: ['crypto', 'football'] })).toEqual({
    matching: [],
    others: ['Chips get smaller', ...titles.slice(3, 5), ...titles.slice(6)],
    topics: [],
  });
});

it('keeps the order of the site without topics', () => {
  expect(select({}).others).toEqual(titles);
});
