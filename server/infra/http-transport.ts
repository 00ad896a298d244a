import { ApiError } from '#shared/api-error.ts';
import { toHttpRequest, type Transport } from '#shared/api/client.ts';
import type { ErrorReply } from '#shared/contract/errors.ts';
import { tenantHeader } from '#shared/http-names.ts';
import * as limits from '#shared/limits.ts';
import type { Logger } from './log.ts';

/**
 * Loads data for server-side rendering from `API_ORIGIN`, which the build fixes. Its host names no
 * tenant, so a header does.
 */
export function createHttpTransport(origin: string, siteId: string, log: Logger): Transport {
  return async (key, input, signal) => {
    const { method, url } = toHttpRequest(key, input);
    try {
      const response = await fetch(origin + url, {
        method,
        headers: { Accept: 'application/json', [tenantHeader]: siteId },
        // The page times out then too. Without a limit a request could hang for minutes.
        signal: AbortSignal.any([
          AbortSignal.timeout(limits.render.shellTimeoutMs),
          ...(signal ? [signal] : []),
        ]),
        redirect: 'error',
      });
      const body = (await response.json()) as unknown;
      if (response.ok) return body;
      const { code = 'internal', error = '' } = body as Partial<ErrorReply>;
      throw new ApiError(response.status, code, error);
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw error;
      log.warn(
        { event: 'api_origin_failed', site: siteId, key, error },
        'request to API_ORIGIN failed',
      );
      throw error instanceof ApiError
        ? error
        : new ApiError(503, 'unavailable', "The data couldn't be loaded.");
    }
  };
}
