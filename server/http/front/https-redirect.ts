import type { RequestHandler } from 'express';
import type { Needs } from '../../context.ts';
import { createProxyCheck } from '../../infra/client-address.ts';
import { getRequestContext } from './request-context.ts';

/**
 * In production, redirects what a trusted proxy took over plain HTTP to https, on the same host.
 * Not without a proxy or on a port of its own: nothing says then that https works. Comes after the
 * health checks, which load balancers ask for over plain HTTP.
 */
export function httpsRedirect({ config }: Needs<'config'>): RequestHandler {
  const isProxy = createProxyCheck(config.trustedProxies);
  return (req, res, next) => {
    const { resolution, reached } = getRequestContext(req);
    if (
      config.env !== 'production' ||
      (req.method !== 'GET' && req.method !== 'HEAD') ||
      resolution.kind !== 'known' ||
      (reached !== null && reached.port !== '') ||
      req.path.startsWith('/.well-known/acme-challenge/') ||
      !isProxy(req.socket.remoteAddress ?? '', 0) ||
      !/^\s*http\s*(?:,|$)/i.test(String(req.headers['x-forwarded-proto'] ?? ''))
    )
      return next();
    const host = String(req.headers.host).replace(/:\d+$/, '');
    res.setHeader('Cache-Control', 'no-store');
    res.redirect(308, `https://${host}${req.url}`);
  };
}
