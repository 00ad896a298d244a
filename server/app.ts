import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Deps } from './context.ts';
import { siteFiles } from './http/admin/site-files.ts';
import { adminMailPreview } from './http/admin/admin-mail-preview.ts';
import { adminPreview } from './http/admin/admin-preview.ts';
import { adminShell } from './http/admin/admin-shell.ts';
import { apiRouter } from './http/api/api-router.ts';
import { openApiRoutes } from './http/api/openapi.ts';
import { feeds } from './http/machine/feeds.ts';
import { images } from './http/machine/images.ts';
import { pictures } from './http/machine/pictures.ts';
import { sitemap } from './http/machine/sitemap.ts';
import { embed } from './http/pages/embed.ts';
import { forms } from './http/forms/forms.tsx';
import { devComponents } from './http/dev-components.ts';
import { devMail } from './http/dev-mail.tsx';
import { createLimits } from './http/auth/rate-limits.ts';
import { cors } from './http/front/cors.ts';
import { errors, notFoundHandler } from './http/front/errors.ts';
import { health, type Lifecycle } from './http/front/health.ts';
import { httpsRedirect } from './http/front/https-redirect.ts';
import { deepPages } from './http/front/deep-pages.ts';
import { loadShedding } from './http/front/load-shedding.ts';
import {
  getRequestContext,
  isApiRequest,
  requestContext,
  trustProxies,
} from './http/front/request-context.ts';
import { requestLog } from './http/front/request-log.ts';
import { requestTrace } from './http/front/request-trace.ts';
import { requestSanity } from './http/front/request-sanity.ts';
import { security } from './http/front/security.ts';
import { unopenedSite } from './http/front/unopened-site.ts';
import { wellKnownFiles } from './http/machine/well-known-files.ts';
import { dynamicCompression } from './http/pages/encoding.ts';
import { redirectToUnsubscribePage } from './http/pages/mailed-link-pages.ts';
import { noScriptForms } from './http/pages/no-script-forms.ts';
import { countVisits, openings, redirects } from './http/pages/issue-visits.ts';
import { createListedPosts } from './http/pages/listed-posts.ts';
import { pages } from './http/pages/pages.ts';
import { serveStatic } from './http/pages/static.ts';
import { serveStoredAssets } from './http/pages/stored-assets.ts';
import type { Assets } from './ssr/assets.ts';
import type { Renderer } from './ssr/render.tsx';

/** What pages are rendered with. */
type PageAssets = { assets: Assets; render: Renderer };

/**
 * Builds the application: all middleware in order, in four stages. It does not listen. `surface:
 * 'api'` is for the API's own port: no pages, no files. Both surfaces need the same `limits`, so
 * that they share the counters.
 */
export function createApp(
  deps: Deps,
  { assets, render }: PageAssets,
  lifecycle: Lifecycle,
  surface: 'site' | 'api' = 'site',
  limits = createLimits(deps),
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  trustProxies(app, deps);

  const listed = createListedPosts(() => deps.clock.now().getTime());
  const page = surface === 'site' ? pages(deps, render, listed) : null;
  // On a developer's machine mail stays in the outbox and is read in the browser.
  const showsMail = deps.config.env !== 'production' && deps.config.smtpUrl === null;

  const front = [
    requestContext(deps, surface === 'api'),
    ...requestTrace(deps),
    requestLog(deps, lifecycle),
    security(deps),
    // Before anything can fail, so that our own pages can read the error.
    forApi(cors(deps)),
    requestSanity,
    health(deps, lifecycle, render),
    httpsRedirect(deps),
  ];

  const files = [
    // Cost almost nothing, so they come before load shedding.
    ...(page
      ? [
          forSite(countVisits(deps)),
          forSite(page.serveCached),
          forSite(deepPages(deps, assets, listed)),
        ]
      : []),
    // Before the files of the build: one of its names is another file on each site.
    wellKnownFiles(deps, assets),
    forSite(serveStatic(assets)),
    forSite(siteFiles),
    forSite(serveStoredAssets(deps)),
    unopenedSite(deps, assets),
    loadShedding(deps, assets),
  ];

  const api = [
    forApi(openApiRoutes(deps, assets)),
    limits.pages,
    sitemap(deps),
    // Files are compressed by the build, and pages compress themselves.
    forApi(compression({ level: dynamicCompression.gzip.level, brotli: dynamicCompression.br })),
    forApi(redirectToUnsubscribePage(deps)),
    forApi(apiRouter(deps, limits)),
    forApi(notFoundHandler),
  ];

  const sitePages = page && [
    ...(showsMail ? [devMail(deps, assets)] : []),
    ...(deps.config.env === 'production' ? [] : [devComponents(deps, assets)]),
    adminMailPreview(deps),
    adminPreview(deps, render),
    adminShell(deps, assets),
    feeds(deps),
    pictures(deps),
    images(deps),
    redirects(deps),
    openings(deps),
    forms(deps, limits, assets),
    embed(deps, limits, assets),
    noScriptForms(deps, limits, page.rerenderWithErrors),
    page.render,
  ];

  app.use(front);
  app.use(files);
  app.use(api);
  if (sitePages) app.use(sitePages.map(forSite));
  app.use(notFoundHandler);
  app.use(errors(deps, assets));
  return app;
}

/** Runs the handler for requests of the API only. */
function forApi(handler: RequestHandler): RequestHandler {
  return (req, res, next) => (isApiRequest(req) ? handler(req, res, next) : next());
}

/** Runs the handler for requests of the site's own host only. */
function forSite(handler: RequestHandler): RequestHandler {
  return (req, res, next) => (getRequestContext(req).apiOnly ? next() : handler(req, res, next));
}
