import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';

/** Newest first, by cursor. */
export const moderationsOptions = (api: Api, cursor: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['moderations', cursor] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/moderations', { query: { cursor: pageParam } }, signal),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
