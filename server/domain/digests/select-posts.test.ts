import { expect, it } from 'vitest';
import { rerank, type Candidate } from './select-posts.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';

const candidate = (id: string, title: string, overrides: Partial<Candidate> = {}): Candidate => ({
  id,
  title,
  summary: null,
  tags: [],
  domain: null,
  ...overrides,
});
const titles = [
  candidate('chips', 'A new fab for small chips'),
  candidate('energy', 'Wind power overtakes coal', { tags: ['energy'] }),
  candidate('said', 'What the minister said about rain'),
  candidate('ai', 'AI policy after the summit'),
  candidate('cafe', 'Les cafés de Paris', { summary: 'Une histoire de l’énergie nucléaire.' }),
  candidate('crypto', 'Crypto markets fall again'),
  candidate('sport', 'Football clubs and money', { domain: 'sports.example' }),
  candidate('zh', '中国的能源政策与气候变化'),
  candidate('ja', '半導体とエネルギーの未来'),
  candidate('ko', '에너지를 아끼는 방법'),
  candidate('ru', 'Новости энергетики и климата'),
  candidate('ar', 'مستقبل الطاقة المتجددة'),
  candidate('hi', 'ऊर्जा और जलवायु की नीति'),
  candidate('cpp', 'What is new in C++ and C#'),
];
const findMatching = (...topics: string[]) =>
  rerank(titles, { topics, avoid: [] })
    .filter((ranked) => ranked.topics.length > 0)
    .map(({ post: { id } }) => id);

it.each<[string[], string[]]>([
  [['AI'], ['ai']],
  [['ai policy'], ['ai']],
  [['policy of AI'], ['ai']],
  [['chip'], ['chips']],
  [['CHIPS'], ['chips']],
  [['energy'], ['energy']],
  [['Energie'], ['cafe']],
  [['énergie'], ['cafe']],
  [['energie nucleaire'], ['cafe']],
  [['cafe'], ['cafe']],
  [['sports'], ['sport']],
  [['sports.example'], ['sport']],
  [['能源'], ['zh']],
  [['气候变化'], ['zh']],
  [['半導体'], ['ja']],
  [['エネルギー'], ['ja']],
  [['에너지'], ['ko']],
  [['энергетика'], ['ru']],
  [['климат'], ['ru']],
  [['الطاقة'], ['ar']],
  [['طاقة'], ['ar']],
  [['ऊर्जा'], ['hi']],
  [['C++'], ['cpp']],
  [['C'], []],
  [['rai'], []],
  [['main'], []],
  [['the'], ['said', 'ai']],
  [[''], []],
  [['  !! '], []],
  [
    ['energy', 'chips'],
    ['chips', 'energy'],
  ],
])('matches topics %j with posts %j', (topics, ids) => {
  expect(findMatching(...topics)).toEqual(ids);
});

it('puts matching posts first and names their topics', () => {
  const order = rerank(titles, { topics: ['crypto', 'Wind power'], avoid: [] });
  expect(order.map(({ post: { id } }) => id).slice(0, 4)).toEqual([
    'energy',
    'crypto',
    'chips',
    'said',
  ]);
  expect(order[0]).toMatchObject({ topics: ['Wind power'], avoided: false });
  expect(order).toHaveLength(titles.length);
});

it('excludes avoided topics, or puts them last as fillers', () => {
  const rankIds = (minPosts: number) =>
    rerank(
      titles.slice(0, 7),
      { topics: ['markets'], avoid: ['crypto', 'football'] },
      minPosts,
    ).map(({ post: { id } }) => id);
  expect(rankIds(5)).toEqual(['chips', 'energy', 'said', 'ai', 'cafe']);
  expect(rankIds(6)).toEqual(['chips', 'energy', 'said', 'ai', 'cafe', 'crypto', 'sport']);
  expect(
    rerank(titles.slice(5, 7), { topics: [], avoid: ['crypto', 'football'] }).map(
      ({ avoided }) => avoided,
    ),
  ).toEqual([true, true]);
  expect(rerank([], { topics: ['a'], avoid: ['b'] })).toEqual([]);
});

it('keeps the order without preferences and handles 10,000 variants', () => {
  expect(rerank(titles, { topics: [], avoid: [] }).map((ranked) => ranked.post)).toEqual(titles);
  const readCpuMs = startCpuTimer();
  for (let i = 0; i < 10_000; i += 1)
    rerank(titles, { topics: ['energy policy', `topic ${i}`], avoid: ['crypto'] });
  expect(readCpuMs()).toBeLessThan(3_000);
});

it('returns matching posts alone with "only", if there are two', () => {
  const rerankOnly = (topics: string[], avoid: string[] = []) =>
    rerank(titles, { topics, avoid, only: true }).map(({ post: { id } }) => id);
  expect(rerankOnly(['chips', 'crypto'])).toEqual(['chips', 'crypto']);
  expect(rerankOnly(['chips', 'crypto', 'football'], ['crypto'])).toEqual(['chips', 'sport']);
  expect(rerankOnly(['chips'])).toHaveLength(titles.length);
  expect(rerankOnly(['crypto'])[0]).toBe('crypto');
});
