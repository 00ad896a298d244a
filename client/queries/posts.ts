import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { FeedSort, TopPeriod } from '#shared/paths.ts';

export type PostListQuery = {
  sort: FeedSort;
  t?: TopPeriod | undefined;
  cursor?: string | undefined;
};

export const postKeys = {
  list: (query: PostListQuery) => ['posts', 'list', query] as const,
  one: (slug: string) => ['posts', 'one', slug] as const,
};

/** By cursor. */
export const postListOptions = (api: Api, query: PostListQuery) =>
  infiniteQueryOptions({
    queryKey: postKeys.list(query),
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/posts', { query: { sort: query.sort, t: query.t, cursor: pageParam } }, signal),
    initialPageParam: query.cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
