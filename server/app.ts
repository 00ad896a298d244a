import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Deps } from './context.ts';
import { adminMailPreview } from './http/admin/admin-mail-preview.ts';
import { adminPreview, siteFiles } from './http/admin/admin-preview.ts';
import { adminShell } from './http/admin/admin-shell.ts';
import { apiRouter } from './http/api/api-router.ts';
import { cors } from './http/edge/cors.ts';
import { wellKnownFiles } from './http/machine/well-known-files.ts';
import { devMail } from './http/dev-mail.tsx';
import { dynamicCompression } from './http/pages/encoding.ts';
import { errors, notFoundHandler } from './http/edge/errors.ts';
import { feeds } from './http/machine/feeds.ts';
import { requestSanity } from './http/edge/request-sanity.ts';
import { health, type Lifecycle } from './http/edge/health.ts';
import { openApiRoutes } from './http/api/openapi.ts';
import { loadShedding } from './http/edge/load-shedding.ts';
import { pages } from './http/pages/pages.ts';
import { createLimits } from './http/auth/rate-limits.ts';
import { requestLog } from './http/edge/request-log.ts';
import { getRequestContext, isApiRequest } from './http/edge/request-context.ts';
import { security } from './http/edge/security.ts';
import { sitemap } from './http/machine/sitemap.ts';
import { serveStatic } from './http/pages/static.ts';
import { noScriptForms } from './http/pages/no-script-forms.ts';
import { redirectToUnsubscribePage } from './http/pages/mailed-link-pages.ts';
import type { Assets } from './ssr/assets.ts';
import type { Renderer } from './ssr/render.tsx';

/** What pages are made with: the files of the build, and the renderer. */
export type PageAssets = { assets: Assets; render: Renderer };

/**
 * The whole application: every middleware, in order. It is a function of its parts and never listens. `surface: 'api'` is what the API's
 * own port serves: no pages, no files. Both count what is limited together, if they are given the same `limits`.
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
  app.set('trust proxy', deps.config.trustedProxies);

  const forApi =
    (handler: RequestHandler): RequestHandler =>
    (req, res, next) =>
      isApiRequest(req) ? handler(req, res, next) : next();
  const forSite =
    (handler: RequestHandler): RequestHandler =>
    (req, res, next) =>
      getRequestContext(req).apiOnly ? next() : handler(req, res, next);

  app.use(requestLog(deps, surface === 'api'));
  app.use(security(deps));
  // Before anything can refuse, so that a page of ours may read the refusal.
  app.use(forApi(cors(deps)));
  app.use(requestSanity);
  app.use(health(deps, lifecycle));
  const page = surface === 'site' ? pages(deps, render) : null;
  if (page) app.use(forSite(page.serveCached));
  // Before the files of the build: one of its names is another file on each site.
  app.use(wellKnownFiles(deps, assets));
  app.use(forSite(serveStatic(assets)));
  app.use(forSite(siteFiles));

  app.use(loadShedding(deps, assets));
  app.use(forApi(openApiRoutes(deps, assets)));
  app.use(limits.pages);
  app.use(sitemap(deps));
  // Files come compressed from the build, and pages compress themselves.
  app.use(
    forApi(compression({ level: dynamicCompression.gzip.level, brotli: dynamicCompression.br })),
  );
  app.use(forApi(redirectToUnsubscribePage(deps)));
  app.use(forApi(apiRouter(deps, limits)));
  app.use(forApi(notFoundHandler));

  // On a developer's machine mail stays in the outbox, and is read here.
  if (page && deps.config.env !== 'production' && deps.config.smtpUrl === null)
    app.use(forSite(devMail(deps, assets)));
  if (page)
    app.use(
      forSite(adminMailPreview(deps)),
      forSite(adminPreview(deps, render)),
      forSite(adminShell(deps, assets)),
      forSite(feeds(deps)),
      forSite(noScriptForms(deps, limits, page.rerenderWithErrors)),
      forSite(page.render),
    );
  app.use(notFoundHandler);
  app.use(errors(deps, assets));
  return app;
}
