import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { TopPeriod } from '#shared/paths.ts';

export type PostListQuery = {
  sort: 'hot' | 'new' | 'top';
  t?: TopPeriod | undefined;
  cursor?: string | undefined;
};

export const postKeys = {
  list: (query: PostListQuery) => ['posts', 'list', query] as const,
  search: (query: { q: string; cursor: string | undefined }) => ['posts', 'search', query] as const,
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

/** Newest first, by cursor. */
export const searchOptions = (api: Api, query: { q: string; cursor: string | undefined }) =>
  infiniteQueryOptions({
    queryKey: postKeys.search(query),
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/posts', { query: { q: query.q, cursor: pageParam } }, signal),
    initialPageParam: query.cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

export const postOptions = (api: Api, slug: string) =>
  queryOptions({
    queryKey: postKeys.one(slug),
    queryFn: ({ signal }) => api('GET /api/posts/{id}', { path: { id: slug } }, signal),
  });
