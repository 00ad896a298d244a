import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';

export type SearchQuery = {
  q: string;
  /** Undefined for `relevance`. */
  sort: 'new' | 'top' | undefined;
  cursor: string | undefined;
};

export const commentSearchOptions = (api: Api, query: SearchQuery) =>
  infiniteQueryOptions({
    queryKey: ['comments', 'search', query] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/search/comments', { query: { ...query, cursor: pageParam } }, signal),
    initialPageParam: query.cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

export const userSearchOptions = (api: Api, q: string) =>
  queryOptions({
    queryKey: ['users', 'search', q] as const,
    queryFn: ({ signal }) => api('GET /api/search/users', { query: { q } }, signal),
  });

/** By cursor. */
export const searchOptions = (api: Api, query: SearchQuery) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'search', query] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/posts', { query: { q: query.q, sort: query.sort, cursor: pageParam } }, signal),
    initialPageParam: query.cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
