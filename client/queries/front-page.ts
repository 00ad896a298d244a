import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';

export const frontPageOptions = (api: Api) =>
  queryOptions({
    queryKey: ['front-page'],
    queryFn: ({ signal }) => api('GET /api/front-page', {}, signal),
    meta: { isOnlyMarkup: true },
  });
