import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';

export type TaggedQuery = { tag: string; cursor?: string | undefined };

export const tagKeys = {
  all: ['tags'] as const,
  posts: (query: TaggedQuery) => ['posts', 'tag', query] as const,
};

/** All tags of the site. */
export const tagsOptions = (api: Api) =>
  queryOptions({
    queryKey: tagKeys.all,
    queryFn: ({ signal }) => api('GET /api/tags', {}, signal),
  });

/** Newest first, by cursor. */
export const taggedOptions = (api: Api, { tag, cursor }: TaggedQuery) =>
  infiniteQueryOptions({
    queryKey: tagKeys.posts({ tag, cursor }),
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/posts', { query: { tag, cursor: pageParam } }, signal),
    initialPageParam: cursor,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
