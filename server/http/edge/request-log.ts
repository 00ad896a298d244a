import type { RequestHandler } from 'express';
import type { Deps } from '../../context.ts';
import { getRequestContext } from './request-context.ts';

/** Logs one line per request. Logs route patterns only: paths and queries can hold tokens. */
export function requestLog({ log, metrics }: Pick<Deps, 'log' | 'metrics'>): RequestHandler {
  return (req, res, next) => {
    res.once('close', () => {
      const { id, startedAt, resolution, routeClass, route, shed } = getRequestContext(req);
      if (shed === 'overload') metrics.recordShed();
      if (shed) return;
      const ms = Math.round((performance.now() - startedAt) * 100) / 100;
      const status = res.headersSent ? res.statusCode : 499;
      metrics.record(routeClass, status, ms);
      // Varnish asks several times a second.
      log[route === '/purgez' ? 'debug' : status >= 500 ? 'warn' : 'info'](
        {
          event: 'request',
          requestId: id,
          site: resolution.site.id,
          method: req.method,
          route,
          status,
          ms,
        },
        'request',
      );
    });
    next();
  };
}
