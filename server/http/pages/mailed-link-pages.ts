import type { Request, RequestHandler } from 'express';
import { isTokenPage, paths, unsubscribePath } from '#shared/paths.ts';
import type { Deps } from '../../context.ts';
import { allowedOrigins } from '../edge/cors.ts';
import { getRequestContext } from '../edge/request-context.ts';

/** Whether an address is that of a page behind a mailed link, as the router reads it: with escaped letters, or a slash at its end. */
export function isTokenPageRequest(path: string): boolean {
  if (!path.includes('%')) return isTokenPage(plain(path));
  try {
    return isTokenPage(plain(decodeURIComponent(path)));
  } catch {
    return false;
  }
}

const plain = (path: string) => path.replace(/\/+$/, '');

/** The patterns of those pages: what is logged of them, and how they are told once the router has found one. */
export const mailedLinkRoutes: readonly string[] = [
  paths.manageSubscription,
  `${paths.subscriptions}/*`,
];

/**
 * `GET /api/subscriptions/unsubscribe/{token}` in a browser leads to the page, on the site's own host: nothing is changed by that, and the page's script finds itself at its own
 * address. Programs get JSON (specification 7). Decision 137.
 */
export function redirectToUnsubscribePage({ config }: Pick<Deps, 'config'>): RequestHandler {
  return (req, res, next) => {
    const token = /^\/api\/subscriptions\/unsubscribe\/([^/]+)$/.exec(req.path)?.[1];
    if (token === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    res.vary('Accept');
    const facts = getRequestContext(req);
    // On a host that is not ours it is not known where the site's own would be.
    const [origin = facts.apiOnly ? undefined : ''] = allowedOrigins(facts.resolution, config.port);
    if (origin === undefined || !wantsPage(req)) return next();
    facts.routeClass = 'api';
    facts.route = '/api/subscriptions/unsubscribe/{token}';
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.setHeader('Location', (facts.apiOnly ? origin : '') + unsubscribePath(token));
    return void res.status(303).end();
  };
}

const wantsPage = (req: Request) => req.accepts(['json', 'html']) === 'html';
