import { expect, it } from 'vitest';
import { presets } from '#shared/sites/presets.ts';
import type { Issue } from '#shared/contract/archive.ts';
import type { ShownPost } from '#shared/contract/posts.ts';
import type { User } from '#shared/contract/users.ts';
import { staticPageNames, topPeriods, userTabs } from '#shared/paths.ts';
import { createTranslate } from '#shared/texts/translate.ts';
import { describe, descriptionLength } from './descriptions.ts';
import type { PageModel } from './page-model.ts';

const t = createTranslate('en');
const { min, max } = descriptionLength;
const thread = { comments: [], nextCursor: null, hasNextPage: false, totalCount: 0 };
const person: User = {
  username: 'ada',
  name: 'A',
  about: '',
  website: null,
  picture: null,
  karma: 0,
  postCount: 0,
  commentCount: 0,
  followerCount: 0,
  imported: false,
  followingCount: 0,
  createdAt: '2026-11-21T08:00:00.000Z',
};
const post: ShownPost = {
  id: 'x',
  slug: 'x',
  title: 'Hi!',
  url: null,
  domain: null,
  author: { username: 'ada' },
  score: 1,
  commentCount: 0,
  commentsElsewhere: null,
  tags: [],
  createdAt: person.createdAt,
  updatedAt: person.createdAt,
  text: null,
  content: null,
  editedAt: null,
  summary: null,
  issues: [],
  related: [],
};
const issue: Issue = {
  period: '2026-11-21',
  frequency: 'daily',
  firstDay: '2026-11-21',
  lastDay: '2026-11-21',
  number: 5,
  editor: '',
  picture: null,
  publishedAt: person.createdAt,
  kind: 'extract',
  subject: null,
  intro: '',
  document: { before: [], after: [] },
  overview: [],
  items: [],
  before: null,
  after: null,
};
const sentence: Issue['overview'][number] = {
  id: 'a',
  text: 'Words.',
  kind: 'extract',
  language: null,
  places: [],
  passages: [],
  correction: null,
};
const contents: PageModel[] = [
  ...(['new', 'hot', 'top'] as const).map((sort): PageModel => ({
    kind: 'list',
    home: false,
    query: { sort },
  })),
  ...topPeriods.map((t): PageModel => ({
    kind: 'list',
    home: false,
    query: { sort: 'top', t },
  })),
  ...staticPageNames.map((name): PageModel => ({ kind: 'text', name })),
  ...userTabs.map((tab): PageModel => ({ kind: 'user', user: person, tab })),
  { kind: 'list', home: true, query: { sort: 'new' } },
  { kind: 'tag', tag: { name: 'a', description: 'All of it.' }, cursor: undefined },
  { kind: 'post', post, thread },
  { kind: 'post', post: { ...post, domain: 'x.co' }, thread },
  { kind: 'archive', cursor: undefined },
  { kind: 'issue', issue },
  { kind: 'issue', issue: { ...issue, overview: [sentence] } },
  { kind: 'other' },
];

it.each(presets)('describes every page of $id in 50 to 160 characters', ({ theme }) => {
  for (const content of contents) {
    const text = describe(t, content, theme);
    expect(text.length, text).toBeGreaterThanOrEqual(min);
    expect(text.length, text).toBeLessThanOrEqual(max);
    expect(text).toMatch(/[.…]$/);
  }
});

it('keeps the length limit with the longest texts', () => {
  const theme = {
    ...(presets[0] as (typeof presets)[number]).theme,
    siteName: 'S'.repeat(60),
    siteDescription: 'd '.repeat(100),
  };
  const user = { ...person, name: 'n'.repeat(200), about: 'a\n'.repeat(400), karma: 1e9 };
  const long: PageModel[] = [
    ...contents,
    { kind: 'user', user, tab: 'posts' },
    { kind: 'user', user: { ...user, about: 'short' }, tab: 'posts' },
    { kind: 'user', user, tab: 'comments' },
    { kind: 'post', post: { ...post, domain: `${'a'.repeat(60)}.`.repeat(4) }, thread },
  ];
  for (const content of long) expect(describe(t, content, theme).length).toBeLessThanOrEqual(max);
});
