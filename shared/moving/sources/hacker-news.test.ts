import { expect, it } from 'vitest';
import { openText, readAll } from '#test/support/moving.ts';

const items = [
  { id: 3, type: 'comment', by: 'b', time: 1_160_419_000, text: 'A reply', parent: 2 },
  {
    id: 2,
    type: 'comment',
    by: 'a',
    time: 1_160_418_900,
    text: 'A <i>comment</i><p>More',
    parent: 1,
  },
  {
    id: 1,
    type: 'story',
    by: 'pg',
    time: 1_160_418_111,
    title: 'Y Combinator',
    url: 'http://ycombinator.example',
    score: 57,
    descendants: 3,
    kids: [2],
  },
  { id: 4, type: 'comment', time: 1_160_419_100, deleted: true, parent: 1 },
  { id: 5, type: 'story', by: 'x', time: 1_160_419_100, title: 'Spam', dead: true },
  { id: 6, type: 'pollopt', by: 'pg', time: 1_160_419_100, text: 'Yes', poll: 7 },
  { id: 'pg', created: 1_160_418_092, karma: 157_316, about: 'Bug fixer.' },
];
const lines = items.map((item) => JSON.stringify(item)).join('\n');

it.each([
  ['lines', 'items.jsonl', lines],
  ['a list', 'items.json', items],
])('reads items of the API as %s, parents first', async (_kind, name, content) => {
  const { source, records, leftOut } = await readAll(await openText(name, content));
  expect(source).toBe('Hacker News');
  expect(records).toEqual([
    {
      type: 'post',
      id: 'hacker-news/1',
      author: { id: 'hacker-news/pg', name: 'pg' },
      createdAt: '2006-10-09T18:21:51.000Z',
      paths: ['/item?id=1'],
      title: 'Y Combinator',
      url: 'http://ycombinator.example',
      score: 57,
    },
    expect.objectContaining({
      id: 'hacker-news/2',
      parent: 'hacker-news/1',
      html: 'A <i>comment</i><p>More',
    }),
    expect.objectContaining({ id: 'hacker-news/3', parent: 'hacker-news/2' }),
    expect.objectContaining({ id: 'hacker-news/4', deleted: true }),
    {
      type: 'member',
      id: 'hacker-news/pg',
      username: 'pg',
      about: 'Bug fixer.',
      createdAt: '2006-10-09T18:21:32.000Z',
      paths: ['/user?id=pg'],
    },
  ]);
  expect(leftOut).toEqual([
    'The post “5” was deleted or removed there.',
    'The item “6” is a choice of a poll.',
  ]);
});

it('reads a thread of the search API', async () => {
  const { source, records } = await readAll(
    await openText('thread.json', {
      id: 1,
      type: 'story',
      author: 'pg',
      created_at_i: 1_160_418_111,
      title: 'A thread',
      points: 57,
      children: [
        {
          id: 2,
          type: 'comment',
          author: 'a',
          created_at_i: 1_160_418_900,
          text: 'One',
          parent_id: 1,
          children: [
            {
              id: 3,
              type: 'comment',
              author: 'b',
              created_at_i: 1_160_418_950,
              text: 'Two',
              parent_id: 2,
              children: [],
            },
          ],
        },
      ],
    }),
  );
  expect(source).toBe('Hacker News');
  expect(records).toMatchObject([
    { type: 'post', score: 57 },
    { id: 'hacker-news/2' },
    { id: 'hacker-news/3', parent: 'hacker-news/2' },
  ]);
});

it('keeps comments whose parents are elsewhere, last', async () => {
  const { records } = await readAll(
    await openText('items.jsonl', lines.split('\n').slice(0, 2).join('\n')),
  );
  expect(records).toMatchObject([{ id: 'hacker-news/2' }, { id: 'hacker-news/3' }]);
});
