import { expect, it } from 'vitest';
import { selectPosts, rerank, type Candidate, type PeriodPost } from './select-posts.ts';
import { defaultRule } from '../core/digest-defaults.ts';
import { startCpuTimer } from '../../../test/support/cpu-time.ts';

const rule = { ...defaultRule, earlier: new Set<string>() };
const post = (id: string, overrides: Partial<PeriodPost> = {}): PeriodPost => ({
  id,
  domain: `${id}.example`,
  score: 1,
  commentCount: 0,
  createdAt: new Date('2026-11-21T08:00:00Z'),
  ...overrides,
});
const describeChoice = ({
  post: { id },
  reason,
}: {
  post: { id: string };
  reason: { kind: string; rank: number; position?: number; why?: string };
}) => `${id} ${reason.kind} ${reason.position ?? reason.why ?? ''}`.trim();

it('ranks by score, comments, age and id', () => {
  const posts = [
    post('e'),
    post('d', { createdAt: new Date('2026-11-21T09:00:00Z') }),
    post('c', { commentCount: 3 }),
    post('b', { score: 2 }),
    post('a', { score: 2 }),
    post('f', { score: -4 }),
  ];
  const { enough, choices } = selectPosts(posts, rule);
  expect(enough).toBe(true);
  expect(choices.map(describeChoice)).toEqual([
    'a selected 1',
    'b selected 2',
    'c selected 3',
    'd selected 4',
    'e selected 5',
    'f selected 6',
  ]);
  expect(choices.map(({ reason }) => reason.rank)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('selects the same posts in any input order', () => {
  const posts = Array.from({ length: 60 }, (_, i) =>
    post(`p${i}`, { score: (i * 7) % 5, commentCount: (i * 3) % 4, domain: `d${i % 9}.example` }),
  );
  const original = [...posts];
  const first = selectPosts(posts, rule);
  expect(selectPosts(posts.toReversed(), rule)).toEqual(first);
  expect(
    selectPosts(
      posts.toSorted((a, b) => a.id.localeCompare(b.id)),
      rule,
    ),
  ).toEqual(first);
  expect(posts).toEqual(original);
});

it('gives every post its reason and limits domains', () => {
  const posts = [
    ...['x', 'X', 'x'].map((domain, i) =>
      post(`same${i}`, { domain: `${domain}.example`, score: 100 - i }),
    ),
    post('seen', { score: 99.5 }),
    ...Array.from({ length: 40 }, (_, i) =>
      post(`p${String(i).padStart(2, '0')}`, {
        score: 50 - i,
        domain: i % 4 === 0 ? null : `d${i}.example`,
      }),
    ),
  ];
  const { choices } = selectPosts(posts, {
    ...rule,
    earlier: new Set(['seen', 'p01', 'gone']),
  });
  const lines = choices.map(describeChoice);
  expect(lines.slice(0, 6)).toEqual([
    'same0 selected 1',
    'seen excluded earlier_issue',
    'same1 selected 2',
    'same2 excluded domain_limit',
    'p00 selected 3',
    'p01 excluded earlier_issue',
  ]);
  expect(lines.filter((line) => line.includes('selected'))).toHaveLength(10);
  expect(lines.filter((line) => line.includes('candidate'))).toHaveLength(20);
  expect(lines.filter((line) => line.endsWith('excluded rank'))).toHaveLength(44 - 3 - 30);
  expect(choices).toHaveLength(posts.length);
});

it('does not limit posts without a domain', () => {
  expect(
    selectPosts(
      Array.from({ length: 9 }, (_, i) => post(`t${i}`, { domain: null })),
      rule,
    ).choices.every(({ reason }) => reason.kind === 'selected'),
  ).toBe(true);
});

it('creates no issue with fewer than three posts', () => {
  expect(selectPosts([], rule)).toEqual({ enough: false, choices: [] });
  expect(selectPosts([post('a'), post('b')], rule).enough).toBe(false);
  expect(
    selectPosts(
      ['a', 'b', 'c'].map((id) => post(id, { domain: 'one.example' })),
      rule,
    ).enough,
  ).toBe(false);
  expect(
    selectPosts(
      ['a', 'b', 'c'].map((id) => post(id)),
      { ...rule, earlier: new Set(['a']) },
    ).enough,
  ).toBe(false);
  expect(
    selectPosts(
      ['a', 'b', 'c'].map((id) => post(id)),
      rule,
    ).enough,
  ).toBe(true);
});

it('ranks ten thousand posts quickly', () => {
  const posts = Array.from({ length: 10_000 }, (_, i) =>
    post(`p${i}`, { score: (i * 7919) % 500, domain: `d${i % 700}.example` }),
  );
  const readCpuMs = startCpuTimer();
  selectPosts(posts, rule);
  expect(readCpuMs()).toBeLessThan(500);
});

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
