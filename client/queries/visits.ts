import type { App } from '../app-context.tsx';
import { voteStateKeys, type VoteState } from './votes.ts';

/** Stores up to which comment a member read a thread. Throws ApiError. */
export async function recordVisit(
  { api, queryClient }: Pick<App, 'api' | 'queryClient'>,
  postId: string,
  newest: string,
): Promise<void> {
  queryClient.setQueryData<VoteState>(
    voteStateKeys.one('posts', postId),
    (state) => state && { ...state, visit: { seenAt: newest, newComments: 0 } },
  );
  await api('PUT /api/posts/{id}/visit', { path: { id: postId }, body: { newest } });
}
