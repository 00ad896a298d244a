import { expect, it } from 'vitest';
import { createTranslate } from '#shared/texts/translate.ts';
import { feedLinks } from './feed-links.ts';

const site = { t: createTranslate('en'), public: { name: 'Nontrivial' } };
const hrefs = (path: string) => feedLinks(path, site).map(({ href }) => href);

it.each([
  ['/', '/new'],
  ['/new', '/new'],
  ['/top', '/top'],
  ['/hot', '/hot'],
  ['/u/Ada_L-1', '/u/Ada_L-1'],
  ['/newsletter', '/newsletter/archive'],
  ['/newsletter/archive?cursor=x', '/newsletter/archive'],
  ['/newsletter/archive/2026-w47', '/newsletter/archive'],
  ['/?cursor=x', '/new'],
  ['/top?t=week', '/top'],
  ['/u/ada?tab=comments', '/u/ada'],
  ['/t/models', '/t/models'],
  ['/t/models?cursor=x', '/t/models'],
  ['/post/words-k3VwqZ1x8TfB?root=x', '/post/words-k3VwqZ1x8TfB'],
])('announces on %s the feeds of %s', (path, subject) => {
  expect(hrefs(path)).toEqual([
    `${subject}/feed.xml`,
    `${subject}/atom.xml`,
    `${subject}/feed.json`,
  ]);
});

it('announces the feeds of discussions and comments, and of searches', () => {
  expect(hrefs('/discussions').filter((href) => href.endsWith('feed.xml'))).toEqual([
    '/discussions/feed.xml',
    '/comments/feed.xml',
  ]);
  expect(hrefs('/search?q=a+b&cursor=x&sort=top')[1]).toBe('/search/atom.xml?q=a+b');
  expect(hrefs('/search?in=comments&q=%26')[2]).toBe('/search/feed.json?in=comments&q=%26');
});

it('adds format and author to type and title', () => {
  expect(feedLinks('/', site).map(({ type, title }) => [type, title])).toEqual([
    ['application/rss+xml', 'Nontrivial: new posts (RSS)'],
    ['application/atom+xml', 'Nontrivial: new posts (Atom)'],
    ['application/feed+json', 'Nontrivial: new posts (JSON Feed)'],
  ]);
  expect(feedLinks('/hot', site)[0]?.title).toBe('Nontrivial: hot posts (RSS)');
  expect(feedLinks('/u/ada', site)[0]?.title).toBe('Nontrivial: posts by ada (RSS)');
  expect(feedLinks('/newsletter/archive', site)[0]?.title).toBe('Nontrivial: the digest (RSS)');
});

it.each([
  '',
  '/about',
  '/newsletter/languages',
  '/newsletter/archives',
  '/post/words-k3VwqZ1x8TfB/edit',
  '/search',
  '/search?q=+',
  '/search?q=a&in=people',
  '/new/',
  '/NEW',
  '/newer',
  '/u',
  '/u/',
  '/u/a/b',
  '/u/a%22b',
  '/u/"><b>',
  `/u/${'a'.repeat(31)}`,
  '//new',
  'new',
])('announces no feeds on %s', (path) => {
  expect(hrefs(path)).toEqual([]);
});
