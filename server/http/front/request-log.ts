import type { RequestHandler } from 'express';
import type { Needs } from '../../context.ts';
import { isHealthCheck, type Lifecycle } from './health.ts';
import { getRequestContext } from './request-context.ts';

/**
 * Logs and counts each request, but no health checks. Logs route patterns only: paths and queries
 * can hold tokens.
 */
export function requestLog(
  { log, metrics }: Needs<'log' | 'metrics'>,
  lifecycle: Lifecycle,
): RequestHandler {
  return (req, res, next) => {
    res.once('close', () => {
      const { id, startedAt, resolution, routeClass, route, shed, failed } = getRequestContext(req);
      if (shed === 'overload') metrics.recordShed();
      if (shed || isHealthCheck(route)) return;
      const ms = Math.round((performance.now() - startedAt) * 100) / 100;
      const status = res.headersSent ? res.statusCode : 499;
      // The load balancer repeats what a stopping process refuses.
      if (!lifecycle.draining || status !== 503)
        metrics.record(routeClass, failed ? 500 : status, ms, {
          site: resolution.kind === 'unknown' ? '(unknown)' : resolution.site.id,
          route: ['GET', 'HEAD'].includes(req.method) ? route : `${req.method} ${route}`,
        });
      log[failed || status >= 500 ? 'warn' : 'info'](
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
