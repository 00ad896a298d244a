import { expect, it } from 'vitest';
import { detectKind } from './post-kind.ts';
import { findPublisher } from './publisher.ts';

it.each([
  [null, null],
  ['https://www.example.org/news/1', 'example.org'],
  ['https://github.com/Owner/project/issues', 'github.com/owner'],
  ['https://github.com/owner', 'github.com/owner'],
  ['https://gist.github.com/Owner/123', 'gist.github.com/owner'],
  ['https://gitlab.com/group/sub/project', 'gitlab.com/group'],
  ['https://github.com/', 'github.com'],
  ['https://medium.com/@Name/a-title-1', 'medium.com/name'],
  ['https://medium.com/publication/a-title', 'medium.com/publication'],
  ['https://name.substack.com/p/1', 'name.substack.com'],
  ['https://name.github.io/page', 'name.github.io'],
  ['https://www.youtube.com/@Channel/videos', 'youtube.com/channel'],
  ['https://www.youtube.com/channel/UC1/videos', 'youtube.com/uc1'],
  ['https://youtu.be/abcdefghijk', 'youtube.com'],
  ['https://social.example/@anna/1', 'social.example/anna'],
  ['https://m.reddit.com/r/Science/comments/1', 'reddit.com/r/science'],
  ['https://arxiv.org/abs/2401.00001', null],
  ['https://doi.org/10.1/x', null],
  ['https://dx.doi.org/10.1/x', null],
])('counts %s for %s', (url, publisher) => {
  expect(findPublisher(url)).toBe(publisher);
});

it.each([
  ['https://www.estuary.test/1', null],
  ['https://blog.estuary.test/1', null],
  ['https://otherestuary.test/1', 'otherestuary.test'],
])('counts %s for %s on the site of estuary.test', (url, publisher) => {
  expect(findPublisher(url, ['estuary.test'])).toBe(publisher);
});

it.each([
  ['Lanternworks is hiring two glass blowers', 'job'],
  ['Pebblecart (YC W16) rents wheelbarrows', 'job'],
  ['Ask us: Who is hiring? (November 2026)', 'job'],
  ['Estamos contratando ingenieros', 'job'],
  ['招聘前端工程师', 'job'],
  ['Poll: tea or coffee?', 'poll'],
  ['Umfrage: Tee oder Kaffee?', 'poll'],
  ['アンケート：好きなお茶', 'poll'],
  ['The polls close at eight', 'link'],
  ['Hiring slows in every sector', 'link'],
])('reads the kind of %s as %s', (title, kind) => {
  expect(detectKind({ title, url: 'https://example.org/' })).toBe(kind);
});

it('reads a post without a link as a text', () => {
  expect(detectKind({ title: 'Ask us: which lamp?', url: null })).toBe('text');
});
