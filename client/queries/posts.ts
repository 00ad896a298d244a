import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { TopPeriod } from '#shared/paths.ts';

export type PostListQuery = {
  sort: 'hot' | 'new' | 'top';
  t?: TopPeriod | undefined;
  cursor?: string | undefined;
};

export type SearchQuery = {
  q: string;
  /** Undefined for `relevance`. */
  sort: 'new' | 'top' | undefined;
  cursor: string | undefined;
};

export const postKeys = {
  list: (query: PostListQuery) => ['posts', 'list', query] as const,
  search: (query: SearchQuery) => ['posts', 'search', query] as const,
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

/** By cursor. */
export const searchOptions = (api: Api, query: SearchQuery) =>
  infiniteQueryOptions({
    queryKey: postKeys.search(query),
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/posts', { query: { q: query.q, sort: query.sort, cursor: pageParam } }, signal),
    initialPageParam: query.cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

export const postOptions = (api: Api, slug: string) =>
  queryOptions({
    queryKey: postKeys.one(slug),
    queryFn: ({ signal }) => api('GET /api/posts/{id}', { path: { id: slug } }, signal),
  });
