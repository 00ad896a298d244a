import { ApiError } from '#shared/api-error.ts';
import { toHttpRequest, type Transport } from '#shared/api/client.ts';
import type { ErrorReply } from '#shared/contract/errors.ts';
import { tenantHeader } from '#shared/http-names.ts';
import * as limits from '#shared/limits.ts';
import type { Logger } from './log.ts';

/**
 * Server-side loading over HTTP, from the origin that the build fixed (`API_ORIGIN`). That origin's host names no tenant (localhost), so
 * the tenant travels in its header.
 */
export function createHttpTransport(origin: string, siteId: string, log: Logger): Transport {
  return async (key, input, signal) => {
    const { method, url: address } = toHttpRequest(key, input);
    try {
      const response = await fetch(origin + address, {
        method,
        headers: { Accept: 'application/json', [tenantHeader]: siteId },
        // Nobody waits longer for the page; without a limit a call that hangs would stay for minutes.
        signal: AbortSignal.any([
          AbortSignal.timeout(limits.render.shellTimeout),
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
