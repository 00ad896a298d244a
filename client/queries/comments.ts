import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { CommentSort } from '#shared/paths.ts';

export type ThreadQuery = {
  sort?: CommentSort | undefined;
  root?: string | undefined;
  cursor?: string | undefined;
};

export const commentKeys = {
  thread: (slug: string, query: ThreadQuery) => ['comments', 'thread', slug, query] as const,
};

export const threadOptions = (api: Api, slug: string, query: ThreadQuery) =>
  queryOptions({
    queryKey: commentKeys.thread(slug, query),
    queryFn: ({ signal }) =>
      api('GET /api/posts/{id}/comments', { path: { id: slug }, query }, signal),
  });
