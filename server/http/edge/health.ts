import type { RequestHandler } from 'express';
import type { Deps } from '../../context.ts';
import { AppError } from '../../infra/app-error.ts';
import { getRequestContext } from './request-context.ts';

/** Whether the process is stopping. */
export type Lifecycle = { draining: boolean };

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, and the process is not
 * stopping. Replies have no details.
 */
export function health({ database }: Pick<Deps, 'database'>, lifecycle: Lifecycle): RequestHandler {
  const ready = async () =>
    !lifecycle.draining &&
    (await database.ping().then(
      () => true,
      () => false,
    ));
  return async (req, res, next) => {
    if (req.path !== '/healthz' && req.path !== '/readyz') return next();
    getRequestContext(req).route = req.path;
    res.setHeader('Cache-Control', 'no-store');
    if (req.method === 'OPTIONS') return void res.setHeader('Allow', 'GET, HEAD').status(204).end();
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'This URL only supports GET.');
    }
    const fine = req.path === '/healthz' || (await ready());
    res
      .status(fine ? 200 : 503)
      .type('text/plain')
      .send(req.path === '/healthz' ? 'ok' : fine ? 'ready' : 'not ready');
  };
}
