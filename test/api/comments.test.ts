import { beforeEach, expect, it } from 'vitest';
import { thread as threadSchema, type Thread } from '#shared/contract/comments.ts';
import { encodeCursor } from '../../server/db/cursor.ts';
import { expectError } from '../support/error-replies.ts';
import type { PostRow } from '../support/factories.ts';
import { injections, isOneLine } from '../support/sql-injection-payloads.ts';
import { recordQueries } from '../support/queries.ts';
import { createTestApp, startOfTest } from '../support/test-app.ts';

const t = await createTestApp();
let post: PostRow;
beforeEach(async () => {
  post = await t.make.post();
});

const get = (query = '', id: string = post.id) =>
  t.on('nontrivial').get(`/api/posts/${id}/comments${query}`);

async function readThread(query = ''): Promise<Thread> {
  const response = await get(query);
  expect(response.status, response.text).toBe(200);
  const body = threadSchema.parse(response.body);
  expect(response.body, 'no more than the contract says').toEqual(body);
  return body;
}
const readTexts = async (query?: string) =>
  (await readThread(query)).comments.map(({ text }) => text);

it('returns a flat list, parents before replies, with depth', async () => {
  const author = await t.make.user('nontrivial', { username: 'Linus' });
  const top = await t.make.comment(post, {
    by: author,
    text: 'A *top* comment',
    score: 4,
    minutesAgo: 60,
    editedAt: t.make.minutesAgo(50),
  });
  const reply = await t.make.comment(post, { parent: top, text: 'A reply', minutesAgo: 40 });
  const deeper = await t.make.comment(post, {
    parent: reply,
    text: 'A reply to it',
    minutesAgo: 30,
  });
  const body = await readThread();
  expect(body).toMatchObject({ nextCursor: null, hasNextPage: false, totalCount: 3 });
  expect(body.comments[0]).toEqual({
    id: top.id,
    parentId: null,
    author: { username: 'Linus' },
    text: 'A *top* comment',
    content: [['p', ['A ', ['em', ['top']], ' comment']]],
    deleted: false,
    score: 4,
    depth: 0,
    createdAt: '2026-11-21T07:00:00.000Z',
    editedAt: '2026-11-21T07:10:00.000Z',
    moreReplies: 0,
  });
  expect(body.comments.map(({ id, parentId, depth }) => [id, parentId, depth])).toEqual([
    [top.id, null, 0],
    [reply.id, top.id, 1],
    [deeper.id, reply.id, 2],
  ]);
});

it.each([
  ['', ['Loved', 'Reply loved', 'Reply liked', 'Plain, older', 'Plain, newer', 'Disliked']],
  [
    '?sort=best',
    ['Loved', 'Reply loved', 'Reply liked', 'Plain, older', 'Plain, newer', 'Disliked'],
  ],
  [
    '?sort=new',
    ['Disliked', 'Plain, newer', 'Loved', 'Reply liked', 'Reply loved', 'Plain, older'],
  ],
  [
    '?sort=old',
    ['Plain, older', 'Loved', 'Reply loved', 'Reply liked', 'Plain, newer', 'Disliked'],
  ],
])('GET /api/posts/{id}/comments%s returns the order requested', async (query, expected) => {
  await t.make.comment(post, { text: 'Plain, older', score: 1, minutesAgo: 50 });
  const loved = await t.make.comment(post, { text: 'Loved', score: 30, minutesAgo: 40 });
  await t.make.comment(post, { text: 'Plain, newer', score: 1, minutesAgo: 30 });
  await t.make.comment(post, { text: 'Disliked', score: -4, minutesAgo: 20 });
  await t.make.comment(post, { text: 'Reply loved', parent: loved, score: 9, minutesAgo: 15 });
  await t.make.comment(post, { text: 'Reply liked', parent: loved, score: 3, minutesAgo: 10 });
  expect(await readTexts(query)).toEqual(expected);
});

it('accepts a slug', async () => {
  await t.make.comment(post);
  expect((await get('', post.slug)).body).toEqual((await get()).body);
  expect((await get('', `other-words-${post.id}`)).status).toBe(200);
});

it('returns an empty list for a post without comments', async () => {
  expect(await readThread()).toEqual({
    comments: [],
    nextCursor: null,
    hasNextPage: false,
    totalCount: 0,
  });
});

it.each([
  ['deleted', { deletedAt: startOfTest }, undefined],
  ['hidden', { isHidden: true }, 'moderator'],
  ['removed', { isHidden: true, hiddenBy: 'removed' as const }, 'removed'],
])('keeps the position of a %s comment with replies', async (_, gone, hiddenBy) => {
  const secret = await t.make.user('nontrivial', { username: `Secret${post.id}` });
  const parent = await t.make.comment(post, { by: secret, text: 'Unspeakable words', ...gone });
  const reply = await t.make.comment(post, { parent, text: 'Still here' });
  const response = await get();
  expect(response.text).not.toMatch(/Unspeakable|Secret/);
  const { comments, totalCount } = response.body as Thread;
  expect(comments[0]?.hiddenBy).toBe(hiddenBy);
  expect(comments).toEqual([
    expect.objectContaining({
      id: parent.id,
      author: null,
      text: null,
      content: null,
      deleted: true,
    }),
    expect.objectContaining({
      id: reply.id,
      parentId: parent.id,
      text: 'Still here',
      deleted: false,
    }),
  ]);
  expect(totalCount).toBe(1);
});

it.each([
  ['deleted', { deletedAt: startOfTest }],
  ['hidden', { isHidden: true }],
])('drops %s comments without replies', async (_, gone) => {
  const visible = await t.make.comment(post, { text: 'Kept' });
  const goneParent = await t.make.comment(post, gone);
  await t.make.comment(post, { parent: goneParent, ...gone });
  const leaf = await t.make.comment(post, { parent: visible, ...gone });
  const body = await readThread();
  expect(body.comments.map(({ text, moreReplies }) => [text, moreReplies])).toEqual([['Kept', 0]]);
  expect(body.totalCount).toBe(1);
  for (const { id } of [goneParent, leaf]) expectError(await get(`?root=${id}`), 'not_found');
});

it('?root={id} returns that comment and its replies only', async () => {
  const top = await t.make.comment(post, { text: 'Top' });
  const middle = await t.make.comment(post, { parent: top, text: 'Middle' });
  await t.make.comment(post, { parent: middle, text: 'Below' });
  await t.make.comment(post, { parent: top, text: 'Beside' });
  expect(await readTexts(`?root=${middle.id}`)).toEqual(['Middle', 'Below']);
  expect(await readThread(`?root=${middle.id}`)).toMatchObject({
    totalCount: 4,
    nextCursor: null,
    hasNextPage: false,
  });
});

it('returns 404 for hidden, deleted, foreign and missing posts', async () => {
  const hidden = await t.make.post({ isHidden: true });
  const deleted = await t.make.post({ deletedAt: startOfTest });
  const foreign = await t.make.post({ site: 'statecraft' });
  for (const hiddenPost of [hidden, deleted, foreign]) await t.make.comment(hiddenPost);
  for (const id of [
    hidden.id,
    deleted.id,
    foreign.id,
    foreign.slug,
    'zzzzzzzzzzzz',
    '-',
    '__proto__',
    '..%2f',
  ]) {
    expectError(await get('', id), 'not_found');
  }
});

it('?root= returns 404 for foreign and missing comments', async () => {
  await t.make.comment(post);
  const other = await t.make.comment(await t.make.post());
  const foreign = await t.make.comment(await t.make.post({ site: 'statecraft' }));
  for (const id of [other.id, foreign.id, 'zzzzzzzzzzzz', 'constructor'])
    expectError(await get(`?root=${id}`), 'not_found');
  expectError(await get('?root=zzzzzzzzzzzz', (await t.make.post()).id), 'not_found');
});

it('never puts the injection corpus into a statement', async () => {
  await t.make.comment(post);
  const { texts: statements } = recordQueries(t.deps.database);
  await readThread();
  const knownStatements = [...statements];
  for (const hostile of injections) {
    const value = encodeURIComponent(hostile);
    for (const name of ['sort', 'limit', 'cursor', value]) {
      expectError(await get(`?${name}=${value}`), 'bad_request', [
        decodeURIComponent(name).slice(0, 60),
      ]);
    }
    const root = await get(`?root=${value}`);
    expect([400, 404], hostile).toContain(root.status);
    expectError(await get('', value), isOneLine(hostile) ? 'not_found' : 'bad_request');
    expectError(
      await get(`?cursor=${encodeCursor('thread-best', [hostile.slice(0, 60)])}`),
      'bad_request',
      ['cursor'],
    );
  }
  expect(
    [...statements].filter((text) => !knownStatements.includes(text)),
    'the statements of an honest request and no other',
  ).toEqual([]);
});
