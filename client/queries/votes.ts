import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import * as limits from '#shared/limits.ts';
import type { Vote } from '#shared/vote.ts';
import type { App } from '../app-context.tsx';
import { updateCache, withComment, withPost } from './cache-updates.ts';

type Kind = 'posts' | 'comments';
type Parts = Pick<App, 'api' | 'queryClient'>;

/** What one has done with a post or a comment. Comments are not saved. */
export type Mark = { vote: number; saved: boolean };

/** Keys of what belongs to whoever is logged in begin with `own`. */
export const markKeys = { one: (kind: Kind, id: string) => ['own', kind, id] as const };

/**
 * One's own vote on something, and whether it is saved. All that a page asks for at once is one call.
 * Decision 68.
 */
export const markOptions = (api: Api, kind: Kind, id: string) =>
  queryOptions({ queryKey: markKeys.one(kind, id), queryFn: () => batchVotes(api, kind, id) });

type Asked = { id: string; tell: (mark: Mark) => void; fail: (error: unknown) => void };
const asked: Record<Kind, Asked[]> = { posts: [], comments: [] };

function batchVotes(api: Api, kind: Kind, id: string): Promise<Mark> {
  return new Promise((tell, fail) => {
    // The rows of a page appear at once, and each asks for its own.
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
/** Votes that are on their way. `known`: what the site said last; `wanted`: what the reader wants by now. */
const sending = new Map<string, { known: Standing; wanted: Vote }>();

/**
 * Votes, and shows it at once wherever the post or comment is shown; when the site does not take it, what it said last is shown again. Whoever changes their mind
 * meanwhile is followed, one call after the other. Resolves with what counts in the end, and with null for all but the first of such calls. Throws ApiError.
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
  // What is being asked for would tell how it was before.
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
