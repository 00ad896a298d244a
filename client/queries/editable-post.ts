import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { Post } from '#shared/contract/posts.ts';
import { postKeys } from './posts.ts';

/** The post for editing: refetched each time, and not cached. */
export const ownPostOptions = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['posts', 'own', slug] as const,
    queryFn: ({ signal }) => api('GET /api/posts/{id}', { path: { id: slug } }, signal),
    staleTime: 0,
    gcTime: 0,
  });

/** Caches a saved post and refetches all lists and counts. */
export async function cachePost(queryClient: QueryClient, post: Post): Promise<void> {
  await Promise.all(
    [['posts'], ['users']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, refetchType: 'none' }),
    ),
  );
  queryClient.setQueryData(postKeys.one(post.slug), post);
}
