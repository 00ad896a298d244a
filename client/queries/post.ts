import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import { postKeys } from './posts.ts';

export const postOptions = (api: Api, slug: string) =>
  queryOptions({
    queryKey: postKeys.one(slug),
    queryFn: ({ signal }) => api('GET /api/posts/{id}', { path: { id: slug } }, signal),
  });
