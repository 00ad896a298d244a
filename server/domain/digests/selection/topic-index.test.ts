import { describe, expect, it } from 'vitest';
import { startCpuTimer } from '../../../../test/support/cpu-time.ts';
import { createTopicIndex, type MatchablePost } from './topic-index.ts';

const createPost = (title: string, overrides: Partial<MatchablePost> = {}): MatchablePost => ({
  title,
  text: '',
  tags: [],
  domain: null,
  ...overrides,
});
const postsById: Record<string, MatchablePost> = {
  chips: createPost('A new fab for small chips'),
  energy: createPost('Wind turbines overtake coal', { tags: ['energy'] }),
  said: createPost('What the minister said about rain'),
  ai: createPost('AI policy after the summit'),
  cafe: createPost('Les cafés de Paris', { text: 'Une histoire de l’énergie nucléaire.' }),
  crypto: createPost('Crypto markets fall again'),
  sport: createPost('Clubs and money', { domain: 'sports.example' }),
  zh: createPost('中国的能源政策与气候变化'),
  ja: createPost('半導体とエネルギーの未来'),
  ko: createPost('에너지를 아끼는 방법'),
  ru: createPost('Новости энергетики и климата'),
  ar: createPost('مستقبل الطاقة المتجددة'),
  hi: createPost('ऊर्जा और जलवायु की नीति'),
  cpp: createPost('What is new in C++ and C#'),
};
const ids = Object.keys(postsById);
const index = createTopicIndex(Object.values(postsById));
const findMatching = (topic: string) => ids.filter((_, i) => index.find(topic).has(i));

it.each<[string, string[]]>([
  ['ai policy', ['ai']],
  ['policy of AI', ['ai']],
  ['CHIP', ['chips']],
  ['energie nucleaire', ['cafe']],
  ['cafe', ['cafe']],
  ['sports.example', ['sport']],
  ['energy', ['energy']],
  ['能源', ['zh']],
  ['エネルギー', ['ja']],
  ['에너지', ['ko']],
  ['энергетику', ['ru']],
  ['طاقة', ['ar']],
  ['ऊर्जा', ['hi']],
  ['C++', ['cpp']],
  ['C', []],
  ['rai', []],
  ['main', []],
  ['', []],
  ['  !! ', []],
])('matches topic %j with posts %j', (topic, expected) => {
  expect(findMatching(topic)).toEqual(expected);
});

it('prefers subjects to mentions', () => {
  const posts = createTopicIndex([
    createPost('Tides', { text: 'A ship left the harbor.' }),
    createPost('The ship'),
  ]);
  expect([...posts.find('ships')]).toEqual([
    [0, 'text'],
    [1, 'subject'],
  ]);
});

describe('with vectors', () => {
  const toEmbedding = (...values: number[]) => {
    const length = Math.hypot(...values);
    return { model: 'm', vector: Float32Array.from(values, (value) => value / length) };
  };
  const vectors = {
    topics: new Map([['space', toEmbedding(1, 0, 0.2)]]),
    anchors: [toEmbedding(0, 0, 1)],
  };
  const index = createTopicIndex(
    [
      createPost('Eine Sonde umkreist den Mond', { embedding: toEmbedding(1, 0.2, 0.2) }),
      createPost('Private spaces for teams', { embedding: toEmbedding(0, 1, 0.2) }),
      createPost('A space that nobody has read yet'),
      createPost('Bread', { text: 'No space left.', embedding: toEmbedding(0.2, 1, 0.2) }),
    ],
    vectors,
  );

  it('finds a topic by its meaning, and by words without a vector', () => {
    expect([...index.find('space').keys()]).toEqual([0, 2]);
  });

  it('tells which posts are nearest', () => {
    const near = [1, 3].map((i) => index.getNearness(['space'], i));
    expect(near[1]).toBeGreaterThan(near[0] ?? 1);
  });
});

it('finds topics of 300 variants in 200 posts quickly', () => {
  const posts = Array.from({ length: 200 }, (_, i) =>
    createPost(`Post ${i} on the price of coal in town ${i}`, { text: 'about it. '.repeat(100) }),
  );
  const many = createTopicIndex(posts);
  many.find('warm-up');
  const readCpuMs = startCpuTimer();
  for (let i = 0; i < 300; i += 1)
    for (const topic of ['energy', `town ${i}`, '能源', `気候 ${i}`]) many.find(topic);
  expect(readCpuMs()).toBeLessThan(1_000);
});
