import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { App } from '../app-context.tsx';
import { voteStateKeys, voteStateOptions, type VoteState } from './votes.ts';

type Services = Pick<App, 'api' | 'queryClient'>;

const savedKeys = {
  all: ['saved'] as const,
  list: (username: string, cursor: string | undefined) => ['saved', username, cursor] as const,
};

/** Last saved first, by cursor. Refetched on each visit. */
export const savedOptions = (api: Api, username: string, cursor: string | undefined) =>
  infiniteQueryOptions({
    queryKey: savedKeys.list(username, cursor),
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/saved', { query: { cursor: pageParam } }, signal),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    staleTime: 0,
  });

/**
 * Saves or unsaves a post, shown at once and rolled back on failure. Displayed lists stay. Throws
 * ApiError.
 */
export async function savePost(
  { api, queryClient }: Services,
  id: string,
  saved: boolean,
): Promise<void> {
  const show = (now: boolean) =>
    queryClient.setQueryData<VoteState>(voteStateKeys.one('posts', id), (mark) => ({
      vote: 0,
      ...mark,
      saved: now,
    }));
  // A late reply would restore the former state.
  await queryClient.ensureQueryData(voteStateOptions(api, 'posts', id)).catch(() => undefined);
  show(saved);
  try {
    await api(saved ? 'POST /api/posts/{id}/save' : 'DELETE /api/posts/{id}/save', {
      path: { id },
    });
  } catch (error) {
    show(!saved);
    throw error;
  }
  void queryClient.invalidateQueries({ queryKey: savedKeys.all, refetchType: 'none' });
}
