import type { RequestHandler } from 'express';
import type { Needs } from '../../context.ts';
import { createProxyCheck } from '../../infra/client-address.ts';
import { getTracer } from '../../infra/trace.ts';
import { isHealthCheck } from './health.ts';
import { getRequestContext } from './request-context.ts';

/** Health checks and files would be most of the spans, and say nothing. */
const isDull = (routeClass: string, route: string) =>
  routeClass === 'asset' || isHealthCheck(route);

/**
 * Traces requests; nothing runs without a tracer. Continues the trace of a trusted proxy: a client
 * cannot choose its trace.
 */
export function requestTrace({ config }: Needs<'config'>): RequestHandler[] {
  const tracer = getTracer();
  if (tracer === null) return [];
  const isProxy = createProxyCheck(config.trustedProxies);
  const trace: RequestHandler = (req, res, next) => {
    const header = req.headers.traceparent;
    const isTrusted = isProxy(req.socket.remoteAddress ?? '', 0);
    const parent = isTrusted && typeof header === 'string' ? header : null;
    tracer.start({ name: req.method, kind: 'server', parent }, (span) => {
      res.once('close', () => {
        const { id, route, routeClass, resolution, shed } = getRequestContext(req);
        if (isDull(routeClass, route)) return;
        const status = res.headersSent ? res.statusCode : 499;
        if (route !== '-') span.setName(`${req.method} ${route}`);
        span.setAttributes({
          'http.request.method': req.method,
          ...(route === '-' ? {} : { 'http.route': route }),
          'http.response.status_code': status,
          'broadsheet.site': resolution.site.id,
          'broadsheet.request_id': id,
          ...(shed ? { 'broadsheet.shed': 1 } : {}),
        });
        if (status >= 500) span.fail(String(status));
        span.end();
      });
      next();
    });
  };
  return [trace];
}
