import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { CallInput, Reply } from '#shared/contract/index.ts';
import type { App } from '../app-context.tsx';

type Services = Pick<App, 'api' | 'queryClient'>;
type CreatedKey = Reply<'POST /api/api-keys'>;

export const apiKeyKeys = {
  list: (username: string) => ['api-keys', username] as const,
  created: (username: string) => ['created-api-key', username] as const,
};

/** Newest first. */
export const apiKeysOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: apiKeyKeys.list(username),
    queryFn: ({ signal }) => api('GET /api/api-keys', {}, signal),
    staleTime: 0,
  });

/**
 * The key that was created last, with the only copy of its secret. The tab keeps it on all pages,
 * until `null` replaces it.
 */
export const createdKeyOptions = (username: string) =>
  queryOptions({
    queryKey: apiKeyKeys.created(username),
    queryFn: (): CreatedKey | null => null,
    initialData: null,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Creates a key. Only this reply contains the secret (`createdKeyOptions`). Throws ApiError. */
export async function createApiKey(
  { api, queryClient }: Services,
  username: string,
  body: NonNullable<CallInput<'POST /api/api-keys'>['body']>,
): Promise<void> {
  const apiKey = await api('POST /api/api-keys', { body });
  queryClient.setQueryData<CreatedKey | null>(apiKeyKeys.created(username), apiKey);
  void queryClient.invalidateQueries({ queryKey: apiKeyKeys.list(username) });
}

/** Throws ApiError. */
export async function revokeApiKey(
  { api, queryClient }: Services,
  username: string,
  id: string,
): Promise<void> {
  await api('DELETE /api/api-keys/{id}', { path: { id } });
  await queryClient.invalidateQueries({ queryKey: apiKeyKeys.list(username) });
}
