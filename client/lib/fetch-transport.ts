import { ApiError } from '#shared/api-error.ts';
import { requestOf, type Transport } from '#shared/api/client.ts';
import { apiHost, tenantOfHost, type ApiSettings } from '#shared/api/origin.ts';
import type { ErrorReply } from '#shared/contract/errors.ts';
import { tenantHeader } from '#shared/http-names.ts';

/** Calls the API over HTTP from the page's host, with credentials and the tenant's name (specification 7). */
export function createFetchTransport(location: Location, settings: ApiSettings): Transport {
  const host = apiHost(location, settings);
  const origin = host === null ? '' : `${location.protocol}//${host}`;
  const tenant = tenantOfHost(location.hostname);
  return async (key, input, signal) => {
    const { method, address } = requestOf(key, input);
    let response: Response;
    try {
      response = await fetch(origin + address, {
        method,
        credentials: 'include',
        headers: { Accept: 'application/json', [tenantHeader]: tenant },
        signal: signal ?? null,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ApiError(0, 'network', 'The site could not be reached. Check your connection and try again.');
    }
    const body = (await response.json().catch(() => null)) as ErrorReply | null;
    if (!response.ok) {
      throw new ApiError(response.status, body?.code ?? 'internal', body?.error ?? `The call failed with status ${response.status}.`);
    }
    return body;
  };
}
