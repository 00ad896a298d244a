import { expect, it } from 'vitest';
import { startCpuTimer } from '../../../../test/support/cpu-time.ts';
import { createTopicIndex, type MatchablePost } from './topic-index.ts';

const createPost = (title: string, overrides: Partial<MatchablePost> = {}): MatchablePost => ({
  title,
  text: '',
  tags: [],
  domain: null,
  labels: null,
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
  ferry: createPost('The last boat of the evening', { labels: ['ferries', 'shipping', 'news'] }),
};
const ids = Object.keys(postsById);
const index = createTopicIndex(Object.values(postsById));
const findMatching = (topic: string) => ids.filter((_, i) => index.find(topic).has(i));

const everyEnergy = ['energy', 'zh', 'ja', 'ko', 'ru', 'ar', 'hi'];
it.each<[string, string[]]>([
  ['ai policy', ['ai']],
  ['policy of AI', ['ai']],
  ['CHIP', ['chips', 'ja']],
  ['énergie', [...everyEnergy.slice(0, 1), 'cafe', ...everyEnergy.slice(1)]],
  ['energie nucleaire', ['cafe']],
  ['cafe', ['cafe']],
  ['sports.example', ['sport']],
  ['energy', everyEnergy],
  ['Energie', [...everyEnergy.slice(0, 1), 'cafe', ...everyEnergy.slice(1)]],
  ['能源', everyEnergy],
  ['エネルギー', everyEnergy],
  ['에너지', everyEnergy],
  ['энергетику', everyEnergy],
  ['طاقة', everyEnergy],
  ['ऊर्जा', everyEnergy],
  ['气候变化', ['zh', 'ru', 'hi']],
  ['Schiffe', ['ferry']],
  ['ships', ['ferry']],
  ['C++', ['cpp']],
  ['C', []],
  ['rai', []],
  ['main', []],
  ['', []],
  ['  !! ', []],
])('matches topic %j with posts %j', (topic, expected) => {
  expect(findMatching(topic)).toEqual(expected);
});

it('prefers subjects to mentions, and reads no text beside labels', () => {
  const posts = createTopicIndex([
    createPost('Tides', { text: 'A ship left the harbor.' }),
    createPost('Tides', { text: 'A ship left the harbor.', labels: ['oceanography'] }),
    createPost('The ship'),
  ]);
  expect([...posts.find('ships')]).toEqual([
    [0, 'text'],
    [2, 'subject'],
  ]);
});

it('matches the words that a model named, and no others', () => {
  const terms = new Map([['Wale', ['whales', 'cetaceans']]]);
  const posts = createTopicIndex(
    [
      createPost('Songs of the deep', { labels: ['whale song'] }),
      createPost('Whales return', { labels: [] }),
      createPost('Wale', { labels: [] }),
      createPost('Sharks', { labels: ['fish'] }),
    ],
    terms,
  );
  expect([...posts.find('Wale').keys()].toSorted()).toEqual([0, 1, 2]);
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

it('knows the kinds of posts without labels', () => {
  const post = (title: string, domain: string | null) =>
    ({ title, domain, tags: [], labels: null, text: '' }) satisfies MatchablePost;
  const kinds = createTopicIndex([
    post('Probes in small models', 'arxiv.org'),
    post('The toilet paper shortage', 'news.example'),
    post('A map of the heads [pdf]', 'lab.example'),
    post('What do you read?', null),
    post('Tutorial: how to bind a book', 'books.example'),
    { ...post('A position on probes', 'arxiv.org'), labels: [], kind: 'opinion' },
  ]);
  const find = (kind: Parameters<typeof kinds.isOfKind>[1]) =>
    [0, 1, 2, 3, 4, 5].filter((i) => kinds.isOfKind(i, kind));
  expect(find('paper')).toEqual([0, 2]);
  expect(find('discussion')).toEqual([3]);
  expect(find('tutorial')).toEqual([4]);
  expect(find('opinion')).toEqual([5]);
});
