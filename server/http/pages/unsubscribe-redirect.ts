import type { RequestHandler } from 'express';
import { unsubscribePath } from '#shared/paths.ts';
import type { Needs } from '../../context.ts';
import { findOwnOrigin } from '../front/own-origin.ts';
import { acceptsHtml, getRequestContext } from '../front/request-context.ts';

export const unsubscribeRoute = '/api/subscriptions/unsubscribe/:token';

/**
 * Redirects a browser's `GET /api/subscriptions/unsubscribe/{token}` to the page on the site's own
 * host. The request changes nothing. Other clients get JSON. Decision 137.
 */
export function redirectToUnsubscribePage({ config }: Needs<'config'>): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    res.vary('Accept');
    const facts = getRequestContext(req);
    // An unknown host has no site to redirect to.
    const origin = findOwnOrigin(facts, config.port) ?? (facts.apiOnly ? undefined : '');
    if (origin === undefined || !acceptsHtml(req)) return next();
    facts.routeClass = 'api';
    facts.route = '/api/subscriptions/unsubscribe/{token}';
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.setHeader(
      'Location',
      (facts.apiOnly ? origin : '') + unsubscribePath(String(req.params.token)),
    );
    return void res.status(303).end();
  };
}
