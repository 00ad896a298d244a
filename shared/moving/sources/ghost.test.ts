import { expect, it } from 'vitest';
import { ghostExport } from '#test/support/ghost-export.ts';
import { openText, readAll, readSuite } from '#test/support/moving.ts';

it('reads tags, authors, public posts, comments and members', async () => {
  const { source, records, leftOut, readers } = await readAll(
    await openText('ghost.json', ghostExport),
  );
  expect(source).toBe('Ghost');
  expect(records.map((record) => [record.type, 'id' in record ? record.id : record.name])).toEqual([
    ['tag', 'open-sea'],
    ['member', 'ghost/u1'],
    ['post', 'ghost/p1'],
    ['post', 'ghost/p2'],
    ['comment', 'ghost/comment/c1'],
    ['comment', 'ghost/comment/c2'],
  ]);
  expect(records[2]).toEqual({
    type: 'post',
    id: 'ghost/p1',
    title: 'The first ship',
    html:
      '<p><img src="https://img.example/ship.jpg" alt="Picture"></p>' +
      '<p>It <em>sailed</em>, see <a href="/second/">more</a>.</p>',
    author: { id: 'ghost/u1', name: 'ada' },
    createdAt: '2020-02-03T04:05:06.000Z',
    tags: ['open-sea'],
    paths: ['/first-ship/'],
  });
  expect(records[3]).toMatchObject({ author: { id: 'ghost/', name: 'The Harbour' } });
  expect(records[5]).toMatchObject({ parent: 'ghost/comment/c1', author: { name: 'Reader' } });
  expect(leftOut).toEqual([
    'The tag “#internal” is internal.',
    'The post “Ideas” is not published.',
    'The post “For payers” is only for paying readers.',
    '“About” is a page, not a post.',
  ]);
  expect(readers).toEqual([
    [
      ['email', 'subscribed_to_emails', 'email_disabled', 'created_at'],
      ['reader@mail.example', 'true', 'false', '2021-01-01T00:00:00.000Z'],
      ['left@mail.example', 'false', 'false', '2021-01-02T00:00:00.000Z'],
    ],
  ]);
});

it.each(['ghost-export.json', 'ghost-api-posts.json'])('reads or names all of %s', async (name) => {
  const text = readSuite(name);
  if (text === null) return;
  const { source, records, leftOut } = await readAll(await openText(name, text));
  expect(source).toBe('Ghost');
  const posts = text.match(/"lexical"/g)?.length;
  expect(records.filter(({ type }) => type === 'post').length + leftOut.length).toBe(posts);
});
