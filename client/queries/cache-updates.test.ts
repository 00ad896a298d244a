import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Comment, Thread } from '#shared/contract/comments.ts';
import type { PostSummary } from '#shared/contract/posts.ts';
import type { User } from '#shared/contract/users.ts';
import { updateCache, updateComment, addComment, updatePost, updateUser } from './cache-updates.ts';

const at = '2026-11-21T08:00:00.000Z';
const post = (id: string, more: Partial<PostSummary> = {}): PostSummary => ({
  id,
  slug: `words-${id}`,
  title: id,
  url: null,
  domain: null,
  author: { username: 'ada' },
  score: 1,
  commentCount: 0,
  commentsElsewhere: null,
  tags: [],
  createdAt: at,
  updatedAt: at,
  ...more,
});
const comment = (id: string, parentId: string | null = null): Comment => ({
  id,
  parentId,
  author: { username: 'ada' },
  text: id,
  content: [],
  deleted: false,
  score: 1,
  depth: 0,
  createdAt: at,
  editedAt: null,
  moreReplies: 0,
});
const thread = (...comments: Comment[]): Thread => ({
  comments,
  nextCursor: null,
  hasNextPage: false,
  totalCount: comments.length,
});
const list = (...posts: PostSummary[]) => ({
  posts,
  nextCursor: null,
  hasNextPage: false,
  totalCount: 9,
});
const up = <T extends { score: number }>(item: T): T => ({ ...item, score: item.score + 1 });
const out = () => null;

it('changes only the post with the ID or slug', () => {
  const data = {
    pages: [list(post('a')), list(post('b'), post('c'))],
    pageParams: [undefined, 'x'],
  };
  for (const which of ['b', 'words-b']) {
    const changed = updatePost(data, which, up) as typeof data;
    expect(changed.pages[1]?.posts.map(({ score }) => score)).toEqual([2, 1]);
    expect(changed.pages[0]).toBe(data.pages[0]);
    expect(changed.pages[1]?.posts[1]).toBe(data.pages[1]?.posts[1]);
    expect(changed.pageParams).toBe(data.pageParams);
  }
  expect(data.pages[1]?.posts[0]?.score).toBe(1);
});

it('keeps a removed post only on its own page', () => {
  expect(updatePost(post('a'), 'a', up)).toMatchObject({ score: 2 });
  const ownPost = post('a');
  expect(updatePost(ownPost, 'a', out)).toBe(ownPost);
  expect(updatePost({ pages: [list(post('a'), post('b'))] }, 'a', out)).toMatchObject({
    pages: [{ posts: [{ id: 'b' }] }],
  });
});

it.each([
  [undefined],
  [null],
  ['text'],
  [7],
  [[post('a')]],
  [{}],
  [{ pages: 'none' }],
  [{ pages: [null, 1] }],
  [{ posts: 'none' }],
  [{ comments: null }],
])('ignores data of another shape: %j', (data) => {
  expect(updatePost(data, 'a', up)).toBe(data);
  expect(updateComment(data, 'a', up)).toBe(data);
  expect(updateUser(data, 'a', (user) => ({ ...user }))).toBe(data);
});

it('changes a comment everywhere and preserves removed ones', () => {
  const onPage = thread(comment('a'), comment('b', 'a'));
  const profile = { pages: [{ comments: [comment('a'), comment('b')] }] };
  expect(updateComment(onPage, 'b', up)).toMatchObject({ comments: [{ score: 1 }, { score: 2 }] });
  expect(updateComment(profile, 'b', up)).toMatchObject({
    pages: [{ comments: [{ score: 1 }, { score: 2 }] }],
  });
  expect(updateComment(onPage, 'b', out)).toBe(onPage);
  expect(updateComment(profile, 'b', out)).toMatchObject({ pages: [{ comments: [{ id: 'a' }] }] });
});

it('inserts new comments and replies first and counts them elsewhere', () => {
  const cached = thread(comment('a'), comment('b', 'a'), comment('c'));
  const ids = (item: Thread) => item.comments.map(({ id }) => id).join('');
  expect(ids(addComment(cached, comment('x')))).toBe('xabc');
  expect(ids(addComment(cached, comment('x', 'a')))).toBe('axbc');
  expect(ids(addComment(cached, comment('x', 'c')))).toBe('abcx');
  expect(ids(addComment(cached, comment('x', 'not here')))).toBe('abc');
  expect(addComment(cached, comment('x', 'not here')).totalCount).toBe(4);
  expect(cached.comments).toHaveLength(3);
});

it('changes a profile by username', () => {
  const user = { username: 'ada', karma: 1, followerCount: 2 } as User;
  const followed = (item: User) => ({ ...item, followerCount: item.followerCount + 1 });
  expect(updateUser(user, 'ada', followed)).toMatchObject({ followerCount: 3 });
  expect(updateUser(user, 'bert', followed)).toBe(user);
});

it('changes all cached data without changing its age', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['one'], post('a'), { updatedAt: 1_000 });
  queryClient.setQueryData(['list'], { pages: [list(post('a'), post('b'))] }, { updatedAt: 2_000 });
  queryClient.setQueryData(['other'], list(post('b')), { updatedAt: 3_000 });
  const other = queryClient.getQueryData(['other']);
  updateCache(queryClient, (data) => updatePost(data, 'a', up));
  expect(queryClient.getQueryData(['one'])).toMatchObject({ score: 2 });
  expect(queryClient.getQueryData(['list'])).toMatchObject({
    pages: [{ posts: [{ score: 2 }, { score: 1 }] }],
  });
  expect(queryClient.getQueryData(['other'])).toBe(other);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.dataUpdatedAt),
  ).toEqual([1_000, 2_000, 3_000]);
  queryClient.clear();
});
