import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { CallInput, Reply } from '#shared/contract/index.ts';
import type { App } from '../app-context.tsx';

type Services = Pick<App, 'api' | 'queryClient'>;
const queryKey = (username: string) => ['invitations', username];

export const invitationsOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: queryKey(username),
    queryFn: ({ signal }) => api('GET /api/invitations', {}, signal),
    staleTime: 0,
  });

/** Creates an invitation. Only this reply has its link. Throws ApiError. */
export async function createInvitation(
  { api, queryClient }: Services,
  username: string,
  body: NonNullable<CallInput<'POST /api/invitations'>['body']>,
): Promise<Reply<'POST /api/invitations'>> {
  const created = await api('POST /api/invitations', { body });
  await queryClient.invalidateQueries({ queryKey: queryKey(username) });
  return created;
}

/** Ends an invitation. Throws ApiError. */
export async function endInvitation(
  { api, queryClient }: Services,
  username: string,
  id: string,
): Promise<void> {
  await api('DELETE /api/invitations/{id}', { path: { id } });
  await queryClient.invalidateQueries({ queryKey: queryKey(username) });
}
