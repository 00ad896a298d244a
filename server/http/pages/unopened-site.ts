import type { Request, RequestHandler, Response } from 'express';
import { readImagePath } from '#shared/newsletter/uploaded-images.ts';
import { formPaths, paths } from '#shared/paths.ts';
import { isStaff } from '../../api/authorize.ts';
import type { Deps } from '../../context.ts';
import { staffCookie } from '../../domain/login/session-cookies.ts';
import { AppError } from '../../infra/app-error.ts';
import type { Assets } from '../../ssr/assets.ts';
import { openingPage } from '../../ssr/opening-page.tsx';
import { handOverScriptPath } from '../../ssr/hand-over-script.ts';
import { openingScript, openingScriptPath } from '../../ssr/opening-script.ts';
import { plainAssets } from '../../ssr/plain-document.tsx';
import { authenticateSession } from '../auth/authentication.ts';
import { browserCookies } from '../auth/browser-cookies.ts';
import { sitemapPath } from '../machine/sitemap.ts';
import { sendText } from '../front/conditional.ts';
import { isTokenPageRequest } from '../front/token-page.ts';
import { createContext, getRequestContext, isApiRequest } from '../front/request-context.ts';

/** Logging in, the texts that a form of it links to, and what has checks of its own. */
const forEveryone = new Set<string>([
  paths.login,
  paths.signup,
  paths.settings,
  paths.privacy,
  paths.terms,
  formPaths.code,
  formPaths.handOver,
  handOverScriptPath,
  formPaths.waiting,
]);
const forEveryoneBelow = ['/admin', '/dev'];
const feedFile = /\/(?:feed\.(?:xml|json)|atom\.xml)$/;

/**
 * Until a site is opened, visitors get one short page instead of its pages. It has no feeds, and
 * its sitemap is empty. Staff get the pages, by a cookie. The API checks the caller itself.
 */
export function unopenedSite(deps: Deps, assets: Assets): RequestHandler {
  return async (req, res, next) => {
    const facts = getRequestContext(req);
    const { site } = facts.resolution;
    if (site.isOpen) return next();
    res.setHeader('X-Robots-Tag', 'noindex');
    if (feedFile.test(req.path)) throw new AppError('not_found', "This site isn't open yet.");
    if (isApiRequest(req) || req.path === sitemapPath || isForEveryone(req.path)) return next();
    if (req.path === openingScriptPath)
      return sendText(req, res, {
        type: 'text/javascript; charset=utf-8',
        cacheControl: 'no-cache',
        body: openingScript,
      });
    if (await isStaffRequest(deps, req, res)) {
      facts.isForStaff = true;
      return next();
    }
    facts.routeClass = 'page';
    facts.route = 'opening';
    // Other addresses may exist later.
    res.statusCode = req.path === paths.home ? 200 : 404;
    await sendText(req, res, {
      type: 'text/html; charset=utf-8',
      cacheControl: 'no-store',
      body: openingPage(site, plainAssets(assets, site)),
    });
  };
}

const isForEveryone = (path: string): boolean =>
  forEveryone.has(path) ||
  // Emails and previews show them. A name contains a hash, which nobody guesses.
  readImagePath(path) !== null ||
  forEveryoneBelow.some((root) => path === root || path.startsWith(`${root}/`)) ||
  (isTokenPageRequest(path) && !path.startsWith(paths.newsletter));

async function isStaffRequest(deps: Deps, req: Request, res: Response): Promise<boolean> {
  const ctx = createContext(deps, getRequestContext(req));
  const client = { ...ctx.client, cookies: browserCookies(req, res, deps.config) };
  const sessionId = staffCookie.read({ ...ctx, client });
  return sessionId !== null && isStaff(await authenticateSession(ctx, sessionId), 'moderator');
}
