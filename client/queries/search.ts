import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';

export type SearchQuery = {
  q: string;
  /** Undefined for `relevance`. */
  sort: 'new' | 'top' | undefined;
  cursor: string | undefined;
};

/** By cursor. */
export const searchOptions = (api: Api, query: SearchQuery) =>
  infiniteQueryOptions({
    queryKey: ['posts', 'search', query] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/posts', { query: { q: query.q, sort: query.sort, cursor: pageParam } }, signal),
    initialPageParam: query.cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
