import { ApiError } from '#shared/api-error.ts';
import { toHttpRequest, type Transport } from '#shared/api/client.ts';
import { apiHost, tenantOfHost, type ApiSettings } from '#shared/api/origin.ts';
import type { ErrorReply } from '#shared/contract/errors.ts';
import type { Translate } from '#shared/texts/translate.ts';
import { tenantHeader } from '#shared/http-names.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { confirmed } from './confirmed.ts';
import { localStore } from './storage.ts';

/**
 * Calls the API over HTTP with the tenant, the session and, for most writes, a CSRF token. The CSRF
 * code loads with the first write. Errors are in the language of `t`.
 */
export function createFetchTransport(
  location: Pick<Location, 'protocol' | 'hostname' | 'port'>,
  settings: ApiSettings,
  t: Translate,
): Transport {
  const host = apiHost(location, settings);
  const origin = host === null ? '' : `${location.protocol}//${host}`;
  const tenant = tenantOfHost(location.hostname);
  const transport: Transport = async (key, input, signal) => {
    const { method, url } = toHttpRequest(key, input);
    const send = async (more?: Record<string, string>) => {
      const token = localStore.get(storageKeys.token);
      const body = JSON.stringify(input.body) as string | undefined;
      const fail = (error: unknown): never => {
        if (signal?.aborted) throw error;
        throw new ApiError(
          0,
          'network',
          t('We couldn’t reach the site. Check your connection and try again.'),
        );
      };
      const response = await fetch(origin + url, {
        method,
        credentials: 'include',
        headers: {
          Accept: 'application/json',
          'Accept-Language': t.language,
          [tenantHeader]: tenant,
          ...(body && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...more,
        },
        body,
        signal,
      }).catch(fail);
      // Some replies have no JSON. Other errors interrupt the reply, as when the page is left.
      const reply = (await response
        .json()
        .catch((error: unknown) =>
          error instanceof SyntaxError ? null : fail(error),
        )) as ErrorReply | null;
      if (response.ok) return reply;
      // The caller handles it.
      if (response.status === 401) console.warn('Unauthorized:', key);
      throw new ApiError(
        response.status,
        reply?.code ?? 'internal',
        reply?.error ?? t('The request failed with status {status}.', { status: response.status }),
        reply?.fields,
        reply?.earlier,
        reply?.proof,
      );
    };
    if (method === 'GET' || /\/api\/(?:auth|csrf)\//.test(url)) return send();
    const { withCsrfToken } = await import('./csrf.ts');
    return withCsrfToken(
      t,
      send,
      // Other writes wait for it too, so no caller can abort it.
      () => transport('POST /api/csrf/token', {}),
      input.idempotencyKey,
    );
  };
  return (key, input, signal) => confirmed(() => transport(key, input, signal));
}

/** Downloads a file from the API, for the administration. Throws ApiError. */
export const fetchFile = (...request: Parameters<typeof fetchOnce>): Promise<Blob> =>
  confirmed(() => fetchOnce(...request));

async function fetchOnce(
  t: Translate,
  location: Pick<Location, 'protocol' | 'hostname' | 'port'>,
  settings: ApiSettings,
  url: string,
): Promise<Blob> {
  const host = apiHost(location, settings);
  const headers = {
    'Accept-Language': t.language,
    [tenantHeader]: tenantOfHost(location.hostname),
    Authorization: `Bearer ${localStore.get(storageKeys.token) ?? ''}`,
  };
  const response = await fetch((host === null ? '' : `${location.protocol}//${host}`) + url, {
    credentials: 'include',
    headers,
  }).catch(() => null);
  // An interrupted download fails.
  const file = response?.ok ? await response.blob().catch(() => null) : null;
  if (file) return file;
  const reply =
    response && !response.ok
      ? ((await response.json().catch(() => null)) as ErrorReply | null)
      : null;
  throw new ApiError(
    response?.status ?? 0,
    reply?.code ?? 'network',
    reply?.error ?? t('We couldn’t reach the site. Check your connection and try again.'),
  );
}
