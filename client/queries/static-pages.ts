import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { TextName } from '#shared/paths.ts';

const textKeys = { one: (name: TextName) => ['texts', name] as const };

export const textOptions = (api: Api, name: TextName) =>
  queryOptions({
    queryKey: textKeys.one(name),
    queryFn: ({ signal }) => api('GET /api/pages/{slug}', { path: { slug: name } }, signal),
  });
