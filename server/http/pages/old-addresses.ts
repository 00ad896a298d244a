import type { RequestHandler } from 'express';
import { paths } from '#shared/paths.ts';
import type { Deps } from '../../context.ts';
import { findOldPath } from '../../domain/imports/old-paths.ts';
import { parsePostId } from '../../domain/posts/slugs.ts';
import { createContext, getRequestContext } from '../front/request-context.ts';

/** Matches the pages of a site. */
const ownPages = new RegExp(
  `^(?:${Object.values(paths)
    .map((pattern) => pattern.replace(/:\w+/g, '[^/]+'))
    .join('|')})/?$`,
);

/**
 * Redirects addresses of an earlier site to their new place. Addresses of our pages are looked up
 * only if they cannot be ours: `/?p=12` and `/post/12`.
 */
export function oldAddresses(deps: Deps): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (ownPages.test(req.path) && !isForeign(req.path, req.url)) return next();
    const facts = getRequestContext(req);
    const { kind, site } = facts.resolution;
    if (kind === 'unknown' || !site.hasOldPaths) return next();
    const place = await findOldPath(createContext(deps, facts), req.url);
    if (place === null) return next();
    facts.routeClass = 'page';
    facts.route = 'old address';
    res.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    res.redirect(301, place);
  };
}

function isForeign(path: string, url: string): boolean {
  if (path === paths.home) return /\?(?:.*&)?p=\d/.test(url);
  const [, name] = /^\/post\/([^/]+)/.exec(path) ?? [];
  // Our IDs have 12 characters.
  return name !== undefined && (parsePostId(name)?.length ?? 0) < 12;
}
