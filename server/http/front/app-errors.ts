import type { Request } from 'express';
import type { Needs } from '../../context.ts';
import { isDatabaseUnavailable } from '../../db/client.ts';
import { logUnavailable } from '../../db/log-unavailable.ts';
import { BucketError } from '../../infra/images/bucket.ts';
import { AppError } from '../../infra/app-error.ts';
import { getRequestContext } from './request-context.ts';

/** Returns the error to answer with; null for a defect. Logs why the database or the bucket is
 * away. */
export function toAppError({ log }: Needs<'log'>, req: Request, error: unknown): AppError | null {
  if (error instanceof AppError) return error.code === 'internal' ? null : error;
  const { id: requestId, resolution, route } = getRequestContext(req);
  const facts = { requestId, site: resolution.site.id, route };
  if (error instanceof BucketError)
    log.error({ event: 'bucket_failed', ...facts, error }, 'the server of pictures failed');
  else if (isDatabaseUnavailable(error)) logUnavailable(log, error, facts);
  else return null;
  return new AppError('unavailable', "We're having trouble right now. Try again in a moment.");
}
