import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import * as limits from '#shared/limits.ts';
import type { Vote } from '#shared/vote.ts';
import type { App } from '../app-context.tsx';
import { updateCache, withComment, withPost } from './cache-updates.ts';

type Kind = 'posts' | 'comments';
type Parts = Pick<App, 'api' | 'queryClient'>;

/** The caller's vote, and whether the item is saved. Comments cannot be saved. */
export type Mark = { vote: number; saved: boolean };

/** Keys of private data begin with `own`. */
export const markKeys = { one: (kind: Kind, id: string) => ['own', kind, id] as const };

/** Vote and saved state of one item. A page batches its items into one request. Decision 68. */
export const markOptions = (api: Api, kind: Kind, id: string) =>
  queryOptions({ queryKey: markKeys.one(kind, id), queryFn: () => batchVotes(api, kind, id) });

type Asked = { id: string; tell: (mark: Mark) => void; fail: (error: unknown) => void };
const asked: Record<Kind, Asked[]> = { posts: [], comments: [] };

function batchVotes(api: Api, kind: Kind, id: string): Promise<Mark> {
  return new Promise((tell, fail) => {
    // The rows of a page mount together, so wait for all of them.
    if (asked.posts.length + asked.comments.length === 0) setTimeout(() => ask(api));
    asked[kind].push({ id, tell, fail });
  });
}

function ask(api: Api): void {
  const posts = asked.posts.splice(0);
  const comments = asked.comments.splice(0);
  while (posts.length + comments.length > 0)
    void askSome(api, posts.splice(0, limits.own.posts), comments.splice(0, limits.own.comments));
}

async function askSome(api: Api, posts: Asked[], comments: Asked[]): Promise<void> {
  const ids = (list: Asked[]) =>
    list.length === 0 ? undefined : list.map(({ id }) => id).join(',');
  try {
    const found = await api('GET /api/votes', {
      query: { posts: ids(posts), comments: ids(comments) },
    });
    for (const { id, tell } of posts)
      tell({ vote: found.posts[id] ?? 0, saved: found.saved.includes(id) });
    for (const { id, tell } of comments) tell({ vote: found.comments[id] ?? 0, saved: false });
  } catch (error) {
    for (const { fail } of [...posts, ...comments]) fail(error);
  }
}

type Standing = { vote: number; score: number };
/** Requests in flight. `known`: the server's last state; `wanted`: the latest choice. */
const sending = new Map<string, { known: Standing; wanted: Vote }>();

/**
 * Votes, shown at once and rolled back on failure. Changes during a request are sent after it. Only
 * the first call resolves with the final vote; others resolve with null. Throws ApiError.
 */
export async function castVote(
  parts: Parts,
  kind: Kind,
  id: string,
  score: number,
  wanted: Vote,
): Promise<Standing | null> {
  const { api, queryClient } = parts;
  const key = `${kind} ${id}`;
  const earlier = sending.get(key);
  // A late reply would restore the former state.
  void queryClient.cancelQueries({ queryKey: markKeys.one(kind, id) });
  const known = earlier?.known ?? {
    score,
    vote: queryClient.getQueryData<Mark>(markKeys.one(kind, id))?.vote ?? 0,
  };
  show(parts, kind, id, { vote: wanted, score: known.score - known.vote + wanted });
  if (earlier) {
    earlier.wanted = wanted;
    return null;
  }
  const flight = { known, wanted };
  sending.set(key, flight);
  try {
    for (let sent: Vote | undefined; sent !== flight.wanted;) {
      sent = flight.wanted;
      flight.known =
        kind === 'posts'
          ? await api('POST /api/posts/{id}/vote', { path: { id }, body: { vote: sent } })
          : await api('POST /api/comments/{id}/vote', { path: { id }, body: { vote: sent } });
    }
    return flight.known;
  } finally {
    sending.delete(key);
    show(parts, kind, id, flight.known);
  }
}

function show({ queryClient }: Parts, kind: Kind, id: string, { vote, score }: Standing): void {
  queryClient.setQueryData<Mark>(markKeys.one(kind, id), (mark) => ({
    saved: false,
    ...mark,
    vote,
  }));
  const scored = <T extends { score: number }>(one: T): T =>
    one.score === score ? one : { ...one, score };
  updateCache(queryClient, (data) =>
    kind === 'posts' ? withPost(data, id, scored) : withComment(data, id, scored),
  );
}
