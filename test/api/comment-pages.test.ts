import { beforeEach, expect, it } from 'vitest';
import { thread as threadSchema, type Thread } from '#shared/contract/comments.ts';
import { encodeCursor } from '../../server/db/cursor.ts';
import { expectError } from '../support/error-replies.ts';
import type { PostRow } from '../support/factories.ts';
import { addComments } from '../support/database-rows.ts';
import { createTestApp } from '../support/test-app.ts';

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

it('?limit=n returns the highest ranked, never a reply alone', async () => {
  const weak = await t.make.comment(post, { text: 'Weak', score: 1, minutesAgo: 9 });
  await t.make.comment(post, { text: 'Strong reply to weak', parent: weak, score: 500 });
  const strong = await t.make.comment(post, { text: 'Strong', score: 50, minutesAgo: 8 });
  await t.make.comment(post, { text: 'Weak reply to strong', parent: strong, score: -9 });
  const body = await readThread('?limit=2');
  expect(body.comments.map(({ text, moreReplies }) => [text, moreReplies])).toEqual([
    ['Strong', 1],
    ['Weak', 1],
  ]);
  expect(body).toMatchObject({ nextCursor: null, hasNextPage: false, totalCount: 4 });
  expect(await readTexts('?limit=3')).toEqual(['Strong', 'Weak', 'Strong reply to weak']);
  const reply = await readThread('?limit=1');
  expect(reply).toMatchObject({ hasNextPage: true, totalCount: 4 });
  expect(await readTexts(`?cursor=${reply.nextCursor}`)).toEqual(['Weak', 'Strong reply to weak']);
});

it('returns 200 comments by default', async () => {
  const author = await t.make.user();
  await addComments(
    t,
    post,
    author,
    Array.from({ length: 201 }, () => ({})),
  );
  expect((await readThread()).comments).toHaveLength(200);
  expect((await readThread('?limit=200')).comments).toHaveLength(200);
  expectError(await get('?limit=201'), 'bad_request', ['limit']);
});

it.each([
  ['limit=0', 'limit'],
  ['limit=-1', 'limit'],
  ['limit=1e2', 'limit'],
  ['limit=', 'limit'],
  ['limit=NaN', 'limit'],
  ['sort=', 'sort'],
  ['sort=hot', 'sort'],
  ['sort=BEST', 'sort'],
  ['sort=__proto__', 'sort'],
  ['root=', 'root'],
  ['root=a-b', 'root'],
  ['root=%20', 'root'],
  ['root=__proto__', 'root'],
  [`root=${'a'.repeat(33)}`, 'root'],
  ['cursor=', 'cursor'],
  ['cursor=abc', 'cursor'],
  [`cursor=${'A'.repeat(201)}`, 'cursor'],
  [`cursor=${encodeCursor('new', [1, 'a'])}`, 'cursor'],
  [`cursor=${encodeCursor('thread-best', [1])}`, 'cursor'],
  [`cursor=${encodeCursor('thread-best', ['gone'])}`, 'cursor'],
  [`cursor=${encodeCursor('thread-new', ['abc'])}`, 'cursor'],
  ['page=1', 'page'],
  ['sort=new&sort=old', 'sort'],
  ['limit[]=1', 'limit[]'],
  ['__proto__=1', '__proto__'],
])('?%s returns 400 naming %s', async (query, field) => {
  await t.make.comment(post);
  expectError(await get(`?${query}`), 'bad_request', [field]);
});

it('rejects a cursor that names a reply', async () => {
  const top = await t.make.comment(post);
  const reply = await t.make.comment(post, { parent: top });
  expectError(await get(`?cursor=${encodeCursor('thread-best', [reply.id])}`), 'bad_request', [
    'cursor',
  ]);
});

it('?root= pages through replies by cursor', async () => {
  const top = await t.make.comment(post, { text: 'Top' });
  for (const [i, text] of ['First', 'Second', 'Third'].entries()) {
    const reply = await t.make.comment(post, { parent: top, text, score: 30 - 10 * i });
    await t.make.comment(post, { parent: reply, text: `Below ${text}`, score: -50 });
  }
  await t.make.comment(post, { text: 'Beside', score: 99 });
  const first = await readThread(`?root=${top.id}&limit=3`);
  expect(first.comments.map(({ text, moreReplies }) => [text, moreReplies])).toEqual([
    ['Top', 0],
    ['First', 1],
    ['Second', 1],
  ]);
  expect(first.hasNextPage).toBe(true);
  const second = await readThread(`?root=${top.id}&limit=3&cursor=${first.nextCursor}`);
  expect(second.comments.map(({ text, depth }) => [text, depth])).toEqual([
    ['Third', 1],
    ['Below Third', 2],
  ]);
  expect(second).toMatchObject({ hasNextPage: false, nextCursor: null });
  const alone = await readThread(`?root=${top.id}&limit=1`);
  expect(alone.comments.map(({ text }) => text)).toEqual(['Top']);
  expect(await readTexts(`?root=${top.id}&limit=1&cursor=${alone.nextCursor}`)).toEqual(['First']);
  const ofPost = await readThread('?limit=1');
  expectError(await get(`?root=${top.id}&cursor=${ofPost.nextCursor}`), 'bad_request', ['cursor']);
});
