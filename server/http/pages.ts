import type { RequestHandler } from 'express';
import { createApi } from '#shared/api/client.ts';
import * as limits from '#shared/limits.ts';
import { createLocalApi } from '../api/local.ts';
import type { Deps } from '../context.ts';
import { createRemoteTransport } from '../infra/remote-api.ts';
import { Refusal } from '../infra/refusal.ts';
import type { Renderer } from '../ssr/render.tsx';
import { ctxOf } from './api-router.ts';
import { negotiate } from './encoding.ts';
import { Gathering, onTheFly } from './gathering.ts';
import { factsOf } from './request.ts';

const ambiguous = /\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;
const revalidate = 'public, max-age=0, must-revalidate';

/** Pages of a site: everything that is no file and not the API. */
export function pages(deps: Deps, render: Renderer): RequestHandler {
  return async (req, res) => {
    const facts = factsOf(req);
    facts.routeClass = 'page';
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new Refusal('method_not_allowed', 'Pages are read with GET.');
    }
    const { id: requestId, resolution } = facts;
    const straight = req.path.length > 1 && req.path.endsWith('/') ? req.path.replace(/\/+$/, '') : null;
    // One address for one page. What a URL parser would read as another path or host (`//host`, `/..`, `/\host`) is only not found.
    if (ambiguous.test(straight || req.path)) throw new Refusal('not_found', 'There is nothing at this address.');
    if (straight !== null) {
      if (resolution.kind !== 'unknown') res.setHeader('Cache-Control', revalidate);
      return res.redirect(301, straight + req.url.slice(req.path.length));
    }

    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), limits.render.shellTimeout);
    res.once('close', () => {
      if (!res.writableFinished) controller.abort();
    });
    const api = deps.config.apiOrigin === null
      ? createLocalApi(ctxOf(deps, facts))
      : createApi(createRemoteTransport(deps.config.apiOrigin, resolution.site.id, deps.log));
    const tooLate = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(new Refusal('unavailable', 'The page took too long. Try again in a moment.')), { once: true });
    });
    const page = await Promise.race([render({ resolution, requestId, address: req.url, api }, controller.signal), tooLate]).finally(() => clearTimeout(timer));

    facts.route = page.route;
    res.statusCode = page.status;
    for (const [name, value] of Object.entries(page.headers)) res.setHeader(name, value);
    const fine = page.status < 400;
    if (page.status === 503) res.setHeader('Retry-After', '5');
    // Nothing failed is kept anywhere; nor is anything of a host that is not ours.
    if (resolution.kind !== 'unknown') res.setHeader('Cache-Control', fine ? revalidate : 'no-store');
    if (!fine) res.setHeader('X-Robots-Tag', 'noindex');
    if (page.pipe === null) {
      res.setHeader('Content-Length', 0);
      return res.end();
    }
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.vary('Accept-Encoding');
    // HEAD takes the same way: Node leaves out the body, and the headers are those of GET.
    page.pipe(new Gathering(res, negotiate(req.headers['accept-encoding'], onTheFly)));
  };
}
