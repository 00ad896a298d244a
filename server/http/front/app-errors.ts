import type { Request } from 'express';
import type { Needs } from '../../context.ts';
import { isDatabaseUnavailable } from '../../db/client.ts';
import { logUnavailable } from '../../db/log-unavailable.ts';
import { AppError } from '../../infra/app-error.ts';
import { getRequestContext } from './request-context.ts';

/** Returns the error to answer with; null for a defect. Logs why the database is away. */
export function toAppError({ log }: Needs<'log'>, req: Request, error: unknown): AppError | null {
  if (error instanceof AppError) return error.code === 'internal' ? null : error;
  if (!isDatabaseUnavailable(error)) return null;
  const { id: requestId, resolution, route } = getRequestContext(req);
  logUnavailable(log, error, { requestId, site: resolution.site.id, route });
  return new AppError('unavailable', "We're having trouble right now. Try again in a moment.");
}
