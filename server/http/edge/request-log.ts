import type { RequestHandler } from 'express';
import { nanoid } from 'nanoid';
import { requestIdHeader, tenantHeader } from '#shared/http-names.ts';
import type { Deps } from '../../context.ts';
import { getRequestContext, setRequestContext } from './request-context.ts';

/**
 * First of all: gives the request an id and its tenant, and writes one line when it is over, unless it was turned away. Route patterns only: addresses and queries
 * can hold tokens. `apiOnly`: what came in by the API's own port.
 */
export function requestLog(
  { siteRegistry: sites, log, metrics }: Pick<Deps, 'siteRegistry' | 'log' | 'metrics'>,
  apiOnly: boolean,
): RequestHandler {
  return (req, res, next) => {
    const id = nanoid(16);
    const header = req.headers[tenantHeader.toLowerCase()];
    const resolution = sites.resolve(
      req.headers.host,
      typeof header === 'string' ? header : undefined,
    );
    setRequestContext(req, {
      id,
      startedAt: performance.now(),
      resolution,
      apiOnly: apiOnly || resolution.api,
      routeClass: 'other',
      route: '-',
    });
    res.setHeader(requestIdHeader, id);
    res.once('close', () => {
      const { startedAt, routeClass, route, shed } = getRequestContext(req);
      const ms = Math.round((performance.now() - startedAt) * 100) / 100;
      const status = res.headersSent ? res.statusCode : 499;
      if (shed) return metrics.recordShed();
      metrics.record(routeClass, status, ms);
      if (status >= 500)
        log.warn(
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
      else
        log.info(
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
