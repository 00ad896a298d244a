import { describe, expect, it } from 'vitest';
import { startCpuTimer } from '../../../../test/support/cpu-time.ts';
import { defaultRule } from '../../core/digest-defaults.ts';
import { chooseIssuePosts, choosePeriodPosts, type Choice, type History } from './choose-posts.ts';
import { describeReason } from './describe-reason.ts';
import type { PeriodPost } from './rank-posts.ts';
import { countWords } from './same-story.ts';

const subjects = 'amber birch cobalt drums ember fjords granite harbors icicles kelp'.split(' ');
const post = (id: string, overrides: Partial<PeriodPost> = {}): PeriodPost => ({
  id,
  title: `Title x${id}`,
  url: `https://${id}.example/`,
  normalizedUrl: null,
  text: null,
  score: 10,
  commentCount: 0,
  createdAt: new Date('2026-11-21T08:00:00Z'),
  ...overrides,
});
const history = (overrides: Partial<History> = {}): History => ({
  past: [],
  published: [],
  shown: new Set(),
  removed: new Set(),
  usedLinks: new Map(),
  words: countWords([]),
  endsAt: new Date('2026-11-22T00:00:00Z'),
  ...overrides,
});
const describeChoice = ({ post: { id }, reason }: Choice) =>
  reason.kind === 'selected'
    ? `${id} ${reason.position}${reason.rose ? ' late' : ''}`
    : `${id} ${reason.why}`;
/** A text of words that no other text has. */
const createText = (name: string, words: number) =>
  Array.from({ length: words }, (_, i) => `${name}${i}`).join(' ');
const choose = (posts: PeriodPost[], before: Partial<History> = {}) =>
  chooseIssuePosts(
    posts,
    history({ words: countWords(posts.map(({ title }) => title)), ...before }),
    defaultRule,
  ).choices;
const list = (posts: PeriodPost[], before?: Partial<History>) =>
  choose(posts, before).map(describeChoice);
const explain = (posts: PeriodPost[], before?: Partial<History>) =>
  choose(posts, before).map(({ reason }) => describeReason(reason, defaultRule));
const many = (count: number, getOverrides: (i: number) => Partial<PeriodPost> = () => ({})) =>
  Array.from({ length: count }, (_, i) =>
    post(`p${String(i).padStart(2, '0')}`, { score: 100 - i, ...getOverrides(i) }),
  );

it('settles ties by comments, publisher, age and ID', () => {
  const posts = [
    post('first', { score: 30, url: 'https://one.example/a' }),
    post('older', { createdAt: new Date('2026-11-21T07:00:00Z') }),
    post('same', { url: 'https://one.example/b', createdAt: new Date('2026-11-21T09:00:00Z') }),
    post('talked', { commentCount: 3 }),
    post('b'),
    post('a'),
  ];
  expect(list(posts)).toEqual(['first 1', 'talked 2', 'a 3', 'b 4', 'older 5', 'same 6']);
  expect(explain(posts)).toEqual([
    'no. 1 by points',
    'no. 2 by points',
    'no. 3 by points, after no. 2 with as many: it has fewer comments',
    'no. 4 by points, after no. 3 with as many: by their IDs',
    'no. 5 by points, after no. 4 with as many: it is older',
    'no. 6 by points, after no. 5 with as many: its publisher has more posts ahead of it',
  ]);
});

it('chooses the same posts in any input order', () => {
  const posts = many(60, (i) => ({
    score: 20 + ((i * 7) % 5),
    commentCount: (i * 3) % 4,
    url: `https://d${i % 25}.example/${i}`,
  }));
  const original = [...posts];
  const first = choose(posts);
  expect(choose(posts.toReversed())).toEqual(first);
  expect(choose(posts.toSorted((a, b) => a.title.localeCompare(b.title)))).toEqual(first);
  expect(posts).toEqual(original);
});

it('gives every post its reason', () => {
  const posts = [
    ...[0, 1, 2].map((i) =>
      post(`same${i}`, { url: `https://x.example/${i}`, score: 200 - i, title: subjects[i] ?? '' }),
    ),
    post('seen', { score: 199.5 }),
    ...many(44),
  ];
  const lines = list(posts, { shown: new Set(['seen', 'p01', 'gone']) });
  expect(lines.slice(0, 6)).toEqual([
    'same0 1',
    'seen earlier_issue',
    'same1 2',
    'same2 publisher',
    'p00 3',
    'p01 earlier_issue',
  ]);
  expect(lines.filter((line) => / \d+$/.test(line))).toHaveLength(10);
  expect(lines.filter((line) => line.endsWith(' rank'))).toHaveLength(48 - 3 - 10);
  expect(new Set(explain(posts)).size).toBeGreaterThan(40);
});

describe('a quiet day', () => {
  it('has only the posts with enough points', () => {
    const scores = [120, 90, 50, 40, 7, 6, 4, 3, 3, 2, 2, 1];
    const posts = scores.map((score, i) => post(`q${i}`, { score }));
    const choices = choose(posts);
    expect(choices.filter(({ reason }) => reason.kind === 'selected')).toHaveLength(4);
    expect(choices.filter(({ reason }) => reason.kind === 'candidate')).toHaveLength(8);
    expect(describeReason(choices[4]?.reason ?? choices[0]!.reason, defaultRule)).toMatch(
      /far fewer points than no\. 3/,
    );
  });

  it('expects more points of an evening post', () => {
    const posts = many(12, (i) => ({ score: i < 4 ? 100 - i : 9 }));
    const evening = post('late', { score: 9, createdAt: new Date('2026-11-21T22:00:00Z') });
    expect(list([...posts, evening]).filter((line) => line.endsWith(' floor'))).toHaveLength(8);
    expect(list([...posts, evening])).toContain('late 5');
    const single = { ...evening, score: 1 };
    expect(list([...posts, single])).toContain('late floor');
  });

  it('keeps ten posts where all have few points', () => {
    const posts = many(14, (i) => ({ score: 1 + (i % 3) }));
    expect(list(posts).filter((line) => / \d+$/.test(line))).toHaveLength(10);
  });

  it('has at least three posts', () => {
    const posts = [900, 1, 1, 0].map((score, i) => post(`q${i}`, { score }));
    expect(list(posts)).toEqual(['q0 1', 'q1 2', 'q2 3', 'q3 floor']);
    for (const count of [0, 1, 2])
      expect(chooseIssuePosts(many(count), history(), defaultRule).enough).toBe(false);
    const shown = new Set(['p00']);
    expect(chooseIssuePosts(many(3), history({ shown }), defaultRule).enough).toBe(false);
    expect(choosePeriodPosts(many(3), defaultRule).enough).toBe(true);
  });
});

describe('limits by kind', () => {
  const count = (posts: PeriodPost[], prefix: string) =>
    list(posts).filter((line) => line.startsWith(prefix) && / \d+$/.test(line)).length;

  it('limits text posts, job posts and polls', () => {
    const posts = [
      ...many(12, () => ({ url: null })).map((text) => ({ ...text, id: `text-${text.id}` })),
      ...subjects
        .slice(0, 4)
        .map((name, i) => post(`job${i}`, { title: `${name} is hiring welders`, score: 300 })),
      post('yc', { title: 'Glimmerpost (YC S15) delivers lamps', score: 299 }),
      ...subjects
        .slice(5, 8)
        .map((name, i) => post(`poll${i}`, { title: `Poll: ${name}?`, score: 298, url: null })),
      ...many(30, (i) => ({ score: 60 - i })),
    ];
    expect([count(posts, 'text'), count(posts, 'job'), count(posts, 'yc')]).toEqual([3, 1, 0]);
    expect(count(posts, 'poll')).toBe(1);
    expect(explain(posts)).toContain('enough job posts are ahead of it');
  });

  it('does not limit text posts where most posts are texts', () => {
    const posts = many(12, (i) => ({ url: i < 9 ? null : `https://d${i}.example/` }));
    expect(list(posts).filter((line) => / \d+$/.test(line))).toHaveLength(10);
  });
});

describe('one story', () => {
  it('is told by its best post', () => {
    const posts = [
      post('best', { score: 90, title: 'Marlow bridge closed after cracks are found in a pillar' }),
      post('link', { score: 80, url: 'https://www.best.example/?utm_source=x', title: 'Bridge' }),
      post('other', { score: 70, title: 'Cracks found in pillar: Marlow bridge closed' }),
      ...many(3),
    ];
    expect(list(posts).filter((line) => line.endsWith('story'))).toEqual([
      'link story',
      'other story',
    ]);
    expect(explain(posts)).toContain('the same story as “…”, which is ahead of it');
  });

  it('uses the next post if the first is excluded', () => {
    const posts = [
      ...[0, 1].map((i) =>
        post(`full${i}`, { score: 99, url: `https://x.example/${i}`, title: subjects[i] ?? '' }),
      ),
      post('third', { score: 98, url: 'https://x.example/3', title: 'Marlow bridge is closed' }),
      post('next', { score: 70, title: 'The Marlow bridge closed today' }),
    ];
    expect(list(posts)).toEqual(['full0 1', 'full1 2', 'third story', 'next 3']);
  });

  describe('with news after an earlier issue', () => {
    const published = post('published', {
      title: 'Marlow bridge closed after cracks are found',
      text: createText('first', 80),
      createdAt: new Date('2026-11-19T08:00:00Z'),
    });
    const before = { published: [{ post: published, period: '2026-11-19' }] };
    const news = post('news', {
      title: 'Marlow bridge: the cracks found are welded',
      text: createText('second', 80),
      score: 99,
    });
    const decide = (overrides: Partial<PeriodPost>, others = many(6)) =>
      list([{ ...news, ...overrides }, ...others], before).find((line) => line.startsWith('news'));

    it('enters with a reason', () => {
      const choices = choose([news, ...many(6)], before);
      const reason = choices.find(({ post: { id } }) => id === 'news')?.reason;
      expect(reason).toMatchObject({
        kind: 'selected',
        updates: { period: '2026-11-19', postId: 'published' },
      });
      expect(describeReason(reason!, defaultRule)).toMatch(
        /; news since “…” in the issue of 2026-11-19$/,
      );
    });

    it.each<[string, Partial<PeriodPost>]>([
      ['the same day', { createdAt: new Date('2026-11-19T20:00:00Z') }],
      ['the same link', { url: published.url }],
      ['mostly the same text', { text: `${createText('first', 80)} And more.` }],
      ['few points', { score: 1 }],
    ])('does not enter with %s', (_, overrides) => {
      expect(decide(overrides)).toBe('news story');
    });

    it('needs a top rank or a new number without text', () => {
      expect(decide({ text: null, score: 200 })).toMatch(/^news \d/);
      const best = many(12, (i) => ({ score: 300 - i }));
      expect(decide({ text: null, score: 297.5 }, best)).toBe('news story');
      const title = 'Marlow bridge: cracks found in 14 places';
      expect(decide({ text: null, score: 297.5, title }, best)).toMatch(/^news \d/);
      expect(decide({ text: null, score: 400, title: published.title })).toBe('news story');
    });

    it('enters once', () => {
      const second = { ...news, id: 'second', url: 'https://third.example/', score: 98 };
      expect(
        choose([news, second, ...many(6)], before).find(({ post: { id } }) => id === 'second')
          ?.reason,
      ).toMatchObject({ why: 'story', period: null, entry: 'news' });
    });
  });

  it('is not told again after an earlier issue', () => {
    const published = post('published', { title: 'Marlow bridge closed after cracks are found' });
    const posts = [
      post('again', { title: 'Cracks are found: Marlow bridge closed' }),
      post('repeated', { url: 'https://old.example/page/' }),
      ...many(3),
    ];
    const before = {
      published: [{ post: published, period: '2026-11-20' }],
      usedLinks: new Map([['old.example/page', '2026-11-11']]),
    };
    expect(list(posts, before).filter((line) => /link$|story$/.test(line))).toEqual([
      'again story',
      'repeated link',
    ]);
    expect(explain(posts, before)).toEqual(
      expect.arrayContaining([
        'its link was in the issue of 2026-11-11',
        'the same story as “…” in the issue of 2026-11-20',
      ]),
    );
  });
});

describe('a post that rose after its issue', () => {
  const yesterday = many(12).map((item, i) => ({
    ...item,
    id: `y${item.id}`,
    title: `Title y${item.id}`,
    createdAt: new Date('2026-11-20T08:00:00Z'),
    url: `https://y${i}.example/`,
  }));
  const shown = new Set(yesterday.slice(1, 11).map(({ id }) => id));
  const past = [{ name: '2026-11-20', posts: yesterday }];

  it('is added to the next issue', () => {
    const choices = choose(many(12), { past, shown });
    expect(choices.map(describeChoice).filter((line) => line.endsWith('late'))).toEqual([
      'yp00 2 late',
    ]);
    expect(choices.filter(({ reason }) => reason.kind === 'selected')).toHaveLength(11);
    expect(explain(many(12), { past, shown })).toContain(
      'rose after the issue of 2026-11-20: no. 1 of it by now',
    );
  });

  it('enters once, and never after an editor removed it', () => {
    const isLate = (before: Partial<History>) =>
      list(many(12), { past, ...before }).some((line) => line.endsWith('late'));
    expect(isLate({ shown: new Set([...shown, 'yp00']) })).toBe(false);
    expect(isLate({ shown, removed: new Set(['yp00']) })).toBe(false);
  });

  it('does not enter with the same points as others', () => {
    const equal = yesterday.map((item) => ({ ...item, score: 3 }));
    const best = choosePeriodPosts(equal, defaultRule).choices.slice(0, 10);
    expect(
      list(many(5), {
        past: [{ name: '2026-11-20', posts: equal }],
        shown: new Set(best.map((choice) => choice.post.id)),
      }).some((line) => line.endsWith('late')),
    ).toBe(false);
  });

  it('enters if later votes are expected to lift it', () => {
    const isLate = (time: string) =>
      list(many(12), {
        past: [
          {
            name: '2026-11-20',
            posts: [
              ...yesterday.slice(1, 11),
              post('night', { score: 87, createdAt: new Date(`2026-11-20T${time}Z`) }),
            ],
          },
        ],
        shown,
      }).includes('night 11 late');
    expect([isLate('23:50:00'), isLate('12:00:00')]).toEqual([true, false]);
  });

  it('takes at most five additional places', () => {
    const lines = list(many(12), { past, shown: new Set() });
    expect(lines.filter((line) => line.endsWith('late'))).toHaveLength(5);
    expect(lines.filter((line) => / \d+( late)?$/.test(line))).toHaveLength(15);
  });
});

it('chooses from ten thousand posts quickly', () => {
  const posts = Array.from({ length: 10_000 }, (_, i) =>
    post(`p${i}`, { score: (i * 7919) % 500, url: `https://d${i % 700}.example/${i}` }),
  );
  const readCpuMs = startCpuTimer();
  choose(posts);
  expect(readCpuMs()).toBeLessThan(1_500);
});
