import { ApiError } from '#shared/api-error.ts';
import { createApi, type Api } from '#shared/api/client.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import type { Ctx } from '../context.ts';
import { isDatabaseUnavailable } from '../db/client.ts';
import { logUnavailable } from '../db/log-unavailable.ts';
import { AppError } from '../infra/app-error.ts';
import { authorize } from './authorize.ts';
import { invoke } from './invoke.ts';

/**
 * Creates the API for server-side loaders. It throws ApiError, like a call over HTTP. `refused`
 * gets the original error.
 */
export function createLocalApi(ctx: Ctx, onError?: (appError: AppError) => void): Api {
  return createApi(async (key, input) => {
    try {
      return (await invoke(authorize(ctx, key), input)).body;
    } catch (error) {
      if (error instanceof AppError) {
        onError?.(error);
        throw new ApiError(
          errorStatus[error.code],
          error.code,
          error.translate(ctx.site.t),
          error.fields,
        );
      }
      const unavailable = isDatabaseUnavailable(error);
      if (unavailable)
        logUnavailable(ctx.log, error, {
          requestId: ctx.requestId,
          site: ctx.site.id,
          route: key,
        });
      else
        ctx.log.error(
          { event: 'api_call_failed', requestId: ctx.requestId, key, error },
          'API call failed',
        );
      throw new ApiError(
        unavailable ? 503 : 500,
        unavailable ? 'unavailable' : 'internal',
        ctx.site.t("The data couldn't be loaded."),
      );
    }
  });
}
