import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#shared/api/client.ts';
import type { CallInput, Reply } from '#shared/contract/index.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import type { App } from '../app-context.tsx';
import { localStore } from '../lib/storage.ts';
import { withProof } from '../lib/with-proof.ts';
import { accountKeys } from './account.ts';

type Services = Pick<App, 'api' | 'queryClient'>;

const identityKeys = {
  providers: ['login-providers'] as const,
  list: (username: string) => ['identities', username] as const,
};

/** The providers of the site's login pages. */
export const providersOptions = (api: Api) =>
  queryOptions({
    queryKey: identityKeys.providers,
    queryFn: ({ signal }) => api('GET /api/auth/providers', {}, signal),
  });

/** The linked accounts, and one that waits in this browser. */
export const identitiesOptions = (api: Api, username: string) =>
  queryOptions({
    queryKey: identityKeys.list(username),
    queryFn: ({ signal }) => api('GET /api/identities', {}, signal),
    staleTime: 0,
  });

/**
 * Sends the response of a provider, as it stands in the URL. Stores the session if there is one.
 * Throws ApiError.
 */
export async function finishLogin(
  api: Api,
  id: string,
  search: URLSearchParams,
): Promise<Reply<'POST /api/auth/providers/{id}/callback'>> {
  const [code, iss] = [search.get('code'), search.get('iss')];
  const reply = await api('POST /api/auth/providers/{id}/callback', {
    path: { id },
    body: {
      state: search.get('state') ?? '',
      ...(code === null ? {} : { code }),
      ...(iss === null ? {} : { iss }),
    },
  });
  if (reply.session) localStore.set(storageKeys.token, reply.session.token);
  return reply;
}

/**
 * Creates the account and stores its session. Returns false if a moderator has to accept it first.
 * Throws ApiError.
 */
export async function signUpByProvider(
  api: Api,
  body: NonNullable<CallInput<'POST /api/auth/identity/signup'>['body']>,
): Promise<boolean> {
  const reply = await withProof((proof) =>
    api('POST /api/auth/identity/signup', { body: { ...body, ...(proof && { proof }) } }),
  );
  if ('waiting' in reply) return false;
  localStore.set(storageKeys.token, reply.token);
  return true;
}

/** Throws ApiError. */
export async function linkIdentity(api: Api, pending: string): Promise<void> {
  await api('POST /api/identities', { body: { pending } });
}

/** Also logs out other devices that it had logged in. Throws ApiError. */
export async function removeIdentity(
  { api, queryClient }: Services,
  username: string,
  id: string,
): Promise<void> {
  await api('DELETE /api/identities/{id}', { path: { id } });
  void queryClient.invalidateQueries({ queryKey: accountKeys.sessions(username) });
  await queryClient.invalidateQueries({ queryKey: identityKeys.list(username) });
}
