import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import * as limits from '#shared/limits.ts';
import type { Reply } from '#shared/contract/index.ts';
import type { Vote } from '#shared/vote.ts';
import type { App } from '../app-context.tsx';
import { updateCache, updateComment, updatePost } from './cache-updates.ts';

type Kind = 'posts' | 'comments';
type Services = Pick<App, 'api' | 'queryClient'>;

/**
 * The caller's vote, whether the item is saved, followed or muted, and the last visit of a thread.
 * Comments have a vote, and are muted with their author.
 */
export type VoteState = {
  vote: number;
  saved: boolean;
  followed?: true | undefined;
  muted?: Reply<'GET /api/me/votes'>['muted']['posts'][string] | undefined;
  visit?: Reply<'GET /api/me/votes'>['visits'][string] | undefined;
};

/** Keys of private data begin with `own`. */
export const voteStateKeys = { one: (kind: Kind, id: string) => ['own', kind, id] as const };

/** Vote and saved state of one item. A page batches its items into one request. */
export const voteStateOptions = (api: Api, kind: Kind, id: string) =>
  queryOptions({ queryKey: voteStateKeys.one(kind, id), queryFn: () => batchVotes(api, kind, id) });

type PendingRequest = {
  id: string;
  resolve: (state: VoteState) => void;
  reject: (error: unknown) => void;
};
const pendingRequests: Record<Kind, PendingRequest[]> = { posts: [], comments: [] };

function batchVotes(api: Api, kind: Kind, id: string): Promise<VoteState> {
  return new Promise((resolve, reject) => {
    // The rows of a page mount together, so wait for all of them.
    if (pendingRequests.posts.length + pendingRequests.comments.length === 0)
      setTimeout(() => sendBatches(api));
    pendingRequests[kind].push({ id, resolve, reject });
  });
}

function sendBatches(api: Api): void {
  const posts = pendingRequests.posts.splice(0);
  const comments = pendingRequests.comments.splice(0);
  while (posts.length + comments.length > 0)
    void sendBatch(
      api,
      posts.splice(0, limits.voteStates.posts),
      comments.splice(0, limits.voteStates.comments),
    );
}

async function sendBatch(
  api: Api,
  posts: PendingRequest[],
  comments: PendingRequest[],
): Promise<void> {
  const ids = (list: PendingRequest[]) =>
    list.length === 0 ? undefined : list.map(({ id }) => id).join(',');
  try {
    const found = await api('GET /api/me/votes', {
      query: { posts: ids(posts), comments: ids(comments) },
    });
    for (const { id, resolve } of posts)
      resolve({
        vote: found.posts[id] ?? 0,
        saved: found.saved.includes(id),
        followed: found.followed.includes(id) || undefined,
        muted: found.muted.posts[id],
        visit: found.visits[id],
      });
    for (const { id, resolve } of comments)
      resolve({
        vote: found.comments[id] ?? 0,
        saved: false,
        muted: found.muted.comments.includes(id) ? { kind: 'person', subject: '' } : undefined,
      });
  } catch (error) {
    for (const { reject } of [...posts, ...comments]) reject(error);
  }
}

type VoteAndScore = { vote: number; score: number };
/** Requests in flight. `confirmed`: the server's last state; `latest`: the latest choice. */
const sending = new Map<string, { confirmed: VoteAndScore; latest: Vote }>();

/**
 * Votes, shown at once and rolled back on failure. Changes during a request are sent after it. Only
 * the first call resolves with the final vote; others resolve with null. Throws ApiError.
 */
export async function castVote(
  services: Services,
  kind: Kind,
  id: string,
  score: number,
  vote: Vote,
): Promise<VoteAndScore | null> {
  const { api, queryClient } = services;
  const key = `${kind} ${id}`;
  const earlier = sending.get(key);
  // A late reply would restore the former state.
  void queryClient.cancelQueries({ queryKey: voteStateKeys.one(kind, id) });
  const confirmed = earlier?.confirmed ?? {
    score,
    vote: queryClient.getQueryData<VoteState>(voteStateKeys.one(kind, id))?.vote ?? 0,
  };
  show(services, kind, id, { vote, score: confirmed.score - confirmed.vote + vote });
  if (earlier) {
    earlier.latest = vote;
    return null;
  }
  const flight = { confirmed, latest: vote };
  sending.set(key, flight);
  try {
    for (let sent: Vote | undefined; sent !== flight.latest;) {
      sent = flight.latest;
      flight.confirmed =
        kind === 'posts'
          ? await api('POST /api/posts/{id}/vote', { path: { id }, body: { vote: sent } })
          : await api('POST /api/comments/{id}/vote', { path: { id }, body: { vote: sent } });
    }
    return flight.confirmed;
  } finally {
    sending.delete(key);
    show(services, kind, id, flight.confirmed);
  }
}

function show(
  { queryClient }: Services,
  kind: Kind,
  id: string,
  { vote, score }: VoteAndScore,
): void {
  queryClient.setQueryData<VoteState>(voteStateKeys.one(kind, id), (mark) => ({
    saved: false,
    ...mark,
    vote,
  }));
  const withScore = <T extends { score: number }>(item: T): T =>
    item.score === score ? item : { ...item, score };
  updateCache(queryClient, (data) =>
    kind === 'posts' ? updatePost(data, id, withScore) : updateComment(data, id, withScore),
  );
}
