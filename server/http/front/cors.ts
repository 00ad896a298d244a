import type { RequestHandler } from 'express';
import { idempotencyHeader, tenantHeader } from '#shared/http-names.ts';
import type { Needs } from '../../context.ts';
import { listOwnOrigins } from './own-origin.ts';
import { getRequestContext } from './request-context.ts';

/** Allows only the tenant's own pages to read the API from a browser. */
export function cors({ config }: Needs<'config'>): RequestHandler {
  return (req, res, next) => {
    res.vary('Origin');
    const { origin } = req.headers;
    const pageOrigins =
      origin !== undefined && listOwnOrigins(getRequestContext(req), config.port).includes(origin);
    if (pageOrigins) {
      res.setHeader('Access-Control-Allow-Origin', origin);
      res.setHeader('Access-Control-Allow-Credentials', 'true');
      res.setHeader(
        'Access-Control-Expose-Headers',
        'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
      );
    }
    if (req.method !== 'OPTIONS' || !req.headers['access-control-request-method']) return next();
    if (pageOrigins) {
      res.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
      res.setHeader(
        'Access-Control-Allow-Headers',
        `Accept, Authorization, Content-Type, X-CSRF-Token, ${tenantHeader}, ${idempotencyHeader}`,
      );
      res.setHeader('Access-Control-Max-Age', '7200');
    }
    getRequestContext(req).route = 'preflight';
    res.status(204).end();
  };
}
