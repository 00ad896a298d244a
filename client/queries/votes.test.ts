import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#shared/api-error.ts';
import type { Api } from '#shared/api/client.ts';
import * as limits from '#shared/limits.ts';
import { castVote, voteStateKeys, voteStateOptions } from './votes.ts';

type Call = {
  key: string;
  input: {
    path?: { id: string };
    query?: { posts?: string; comments?: string };
    body?: { vote: number };
  };
  answer: (reply: unknown) => void;
  reject: (error: Error) => void;
};

/** An API that replies when the test says so. */
function waitingApi() {
  const calls: Call[] = [];
  const api = ((key: string, input: Call['input']) =>
    new Promise((answer, reject) => calls.push({ key, input, answer, reject }))) as unknown as Api;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const next = (n: number) =>
    vi.waitFor(() => {
      const call = calls[n];
      if (!call) throw new Error(`there is no call ${n}`);
      return call;
    });
  return { api, queryClient, calls, next };
}
const nothing = { followed: [], muted: { posts: {}, comments: [] }, visits: {} };
const post = (id: string, score: number) => ({
  posts: [{ id, slug: id, score }],
  nextCursor: null,
});

it('requests all votes of a page in one call', async () => {
  const { api, queryClient, calls, next } = waitingApi();
  const ask = (kind: 'posts' | 'comments', id: string) =>
    queryClient.fetchQuery(voteStateOptions(api, kind, id));
  const marks = Promise.all([
    ask('posts', 'a'),
    ask('posts', 'b'),
    ask('comments', 'c'),
    ask('comments', 'd'),
    ask('posts', 'a'),
  ]);
  const { key, input, answer } = await next(0);
  expect([key, input.query]).toEqual(['GET /api/me/votes', { posts: 'a,b', comments: 'c,d' }]);
  answer({ posts: { b: -1 }, comments: { c: 1 }, saved: ['a'], ...nothing });
  expect(await marks).toEqual([
    { vote: 0, saved: true },
    { vote: -1, saved: false },
    { vote: 1, saved: false },
    { vote: 0, saved: false },
    { vote: 0, saved: true },
  ]);
  expect(calls).toHaveLength(1);
});

it('splits a large request and tolerates one failure', async () => {
  const { api, queryClient, next } = waitingApi();
  const ids = Array.from({ length: limits.voteStates.comments + 1 }, (_, i) => `c${i}`);
  const answers = Promise.allSettled(
    ids.map((id) => queryClient.fetchQuery(voteStateOptions(api, 'comments', id))),
  );
  const [first, second] = [await next(0), await next(1)];
  expect(first.input.query?.comments?.split(',')).toHaveLength(limits.voteStates.comments);
  expect(second.input.query).toEqual({ posts: undefined, comments: ids.at(-1) });
  first.reject(new ApiError(503, 'unavailable', 'Not now.'));
  second.answer({ posts: {}, comments: {}, saved: [], ...nothing });
  expect((await answers).map(({ status }) => status)).toEqual([
    ...Array<string>(limits.voteStates.comments).fill('rejected'),
    'fulfilled',
  ]);
});

it("shows a vote at once and then the server's score", async () => {
  const { api, queryClient, next } = waitingApi();
  queryClient.setQueryData(['list'], post('a', 5));
  const cast = castVote({ api, queryClient }, 'posts', 'a', 5, 1);
  expect(queryClient.getQueryData(['list'])).toMatchObject({ posts: [{ score: 6 }] });
  expect(queryClient.getQueryData(voteStateKeys.one('posts', 'a'))).toEqual({
    vote: 1,
    saved: false,
  });
  const { key, input, answer } = await next(0);
  expect([key, input]).toEqual([
    'POST /api/posts/{id}/vote',
    { path: { id: 'a' }, body: { vote: 1 } },
  ]);
  answer({ score: 9, vote: 1 });
  expect(await cast).toEqual({ score: 9, vote: 1 });
  expect(queryClient.getQueryData(['list'])).toMatchObject({ posts: [{ score: 9 }] });
});

it('reverts a rejected vote without changing a saved post', async () => {
  const { api, queryClient, next } = waitingApi();
  queryClient.setQueryData(['list'], post('a', 5));
  queryClient.setQueryData(voteStateKeys.one('posts', 'a'), { vote: -1, saved: true });
  const cast = castVote({ api, queryClient }, 'posts', 'a', 5, 1);
  // A downvote less and an upvote more.
  expect(queryClient.getQueryData(['list'])).toMatchObject({ posts: [{ score: 7 }] });
  (await next(0)).reject(new ApiError(0, 'network', 'No.'));
  await expect(cast).rejects.toThrow('No.');
  expect(queryClient.getQueryData(['list'])).toMatchObject({ posts: [{ score: 5 }] });
  expect(queryClient.getQueryData(voteStateKeys.one('posts', 'a'))).toEqual({
    vote: -1,
    saved: true,
  });
});

it('sends a changed vote after the pending one', async () => {
  const { api, queryClient, calls, next } = waitingApi();
  queryClient.setQueryData(['thread'], { comments: [{ id: 'c', score: 1 }] });
  const score = () =>
    (queryClient.getQueryData(['thread']) as { comments: { score: number }[] }).comments[0]?.score;
  const parts = { api, queryClient };
  const first = castVote(parts, 'comments', 'c', 1, 1);
  expect(await castVote(parts, 'comments', 'c', 2, 0)).toBeNull();
  expect(await castVote(parts, 'comments', 'c', 1, -1)).toBeNull();
  expect(score()).toBe(0);
  expect(calls).toHaveLength(1);
  (await next(0)).answer({ score: 2, vote: 1 });
  const { input, answer } = await next(1);
  expect(input.body).toEqual({ vote: -1 });
  answer({ score: 0, vote: -1 });
  expect(await first).toEqual({ score: 0, vote: -1 });
  expect(calls).toHaveLength(2);
});

it('keeps the first vote if the second is rejected', async () => {
  const { api, queryClient, next } = waitingApi();
  queryClient.setQueryData(['list'], post('a', 5));
  const parts = { api, queryClient };
  const first = castVote(parts, 'posts', 'a', 5, 1);
  await castVote(parts, 'posts', 'a', 6, -1);
  (await next(0)).answer({ score: 6, vote: 1 });
  (await next(1)).reject(new ApiError(503, 'unavailable', 'Not now.'));
  await expect(first).rejects.toThrow('Not now.');
  expect(queryClient.getQueryData(['list'])).toMatchObject({ posts: [{ score: 6 }] });
  expect(queryClient.getQueryData(voteStateKeys.one('posts', 'a'))).toMatchObject({ vote: 1 });
});
