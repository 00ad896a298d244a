import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { StaticPageName } from '#shared/paths.ts';

const textKeys = { one: (name: StaticPageName) => ['texts', name] as const };

export const textOptions = (api: Api, name: StaticPageName) =>
  queryOptions({
    queryKey: textKeys.one(name),
    queryFn: ({ signal }) => api('GET /api/pages/{slug}', { path: { slug: name } }, signal),
  });
