import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { CallInput, Reply } from '#shared/contract/index.ts';
import type { App } from '../app-context.tsx';

type Services = Pick<App, 'api' | 'queryClient'>;

export const apiKeyKeys = { list: (username: string) => ['api-keys', username] as const };

/** Newest first. */
export const apiKeysOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: apiKeyKeys.list(username),
    queryFn: ({ signal }) => api('GET /api/api-keys', {}, signal),
    staleTime: 0,
  });

/** Creates a key. Only this reply contains the secret. Throws ApiError. */
export async function createApiKey(
  { api, queryClient }: Services,
  username: string,
  body: NonNullable<CallInput<'POST /api/api-keys'>['body']>,
): Promise<Reply<'POST /api/api-keys'>> {
  const apiKey = await api('POST /api/api-keys', { body });
  void queryClient.invalidateQueries({ queryKey: apiKeyKeys.list(username) });
  return apiKey;
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
