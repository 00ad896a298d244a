import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';

/** What moderators did, the last first, page by page from `cursor`. */
export const moderationsOptions = (api: Api, cursor: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['moderations', cursor] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/moderations', { query: { cursor: pageParam } }, signal),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
