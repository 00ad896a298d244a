import type { RequestHandler } from 'express';
import type { Assets } from '../../ssr/assets.ts';
import { isFresh } from '../front/conditional.ts';
import { negotiate } from '../front/encoding.ts';
import { getRequestContext } from '../front/request-context.ts';

/** For files whose path has the hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=3600';

/** Serves files of the build from memory. Only exact paths match, so none can be traversed. */
export function serveStatic(assets: Assets): RequestHandler {
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const asset = assets.get(req.path);
    if (!asset) return next();
    const facts = getRequestContext(req);
    facts.routeClass = 'asset';
    facts.route = 'asset';
    res.setHeader('Cache-Control', asset.immutable ? immutable : revalidate);
    res.setHeader('ETag', asset.etag);
    // Emails show the icon of a site in web mail.
    if (asset.type === 'image/png') res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.setHeader('Vary', 'Accept-Encoding');
    if (isFresh(req, asset.etag)) return void res.writeHead(304).end();
    const encoding = negotiate(req, asset.bodies);
    const body = asset.bodies[encoding] ?? asset.bodies.identity;
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.setHeader('Content-Type', asset.type);
    res.setHeader('Content-Length', body.length);
    res.writeHead(200).end(req.method === 'HEAD' ? undefined : body);
  };
}
