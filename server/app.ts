import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Deps } from './context.ts';
import { adminFrame } from './http/admin/admin-mail-preview.ts';
import { adminPreview, siteFiles } from './http/admin/admin-preview.ts';
import { adminShell } from './http/admin/admin-shell.ts';
import { apiRouter } from './http/api/api-router.ts';
import { cors } from './http/edge/cors.ts';
import { crawlerFiles } from './http/machine/well-known-files.ts';
import { devMail } from './http/dev-mail.tsx';
import { onTheFly } from './http/pages/encoding.ts';
import { errors, notFoundHandler } from './http/edge/errors.ts';
import { feeds } from './http/machine/feeds.ts';
import { guard } from './http/edge/request-sanity.ts';
import { health, type Lifecycle } from './http/edge/health.ts';
import { reference } from './http/api/openapi.ts';
import { overload } from './http/edge/load-shedding.ts';
import { pages } from './http/pages/pages.ts';
import { createLimits } from './http/auth/rate-limits.ts';
import { requestLog } from './http/edge/request-log.ts';
import { factsOf, wantsApi } from './http/edge/request-context.ts';
import { security } from './http/edge/security.ts';
import { sitemap } from './http/machine/sitemap.ts';
import { serveStatic } from './http/pages/static.ts';
import { tokenForms } from './http/pages/no-script-forms.ts';
import { leadToUnsubscribing } from './http/pages/mailed-link-pages.ts';
import type { Assets } from './ssr/assets.ts';
import type { Renderer } from './ssr/render.tsx';

/** What pages are made with: the files of the build, and the renderer. */
export type View = { assets: Assets; render: Renderer };

/**
 * The whole application: every middleware, in order. It is a function of its parts and never listens. `surface: 'api'` is what the API's
 * own port serves: no pages, no files. Both count what is limited together, if they are given the same `limits`.
 */
export function createApp(
  deps: Deps,
  { assets, render }: View,
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
      wantsApi(req) ? handler(req, res, next) : next();
  const forSite =
    (handler: RequestHandler): RequestHandler =>
    (req, res, next) =>
      factsOf(req).apiOnly ? next() : handler(req, res, next);

  app.use(requestLog(deps, surface === 'api'));
  app.use(security(deps));
  // Before anything can refuse, so that a page of ours may read the refusal.
  app.use(forApi(cors(deps)));
  app.use(guard);
  app.use(health(deps, lifecycle));
  const page = surface === 'site' ? pages(deps, render) : null;
  if (page) app.use(forSite(page.kept));
  // Before the files of the build: one of its names is another file on each site.
  app.use(crawlerFiles(deps, assets));
  app.use(forSite(serveStatic(assets)));
  app.use(forSite(siteFiles));

  app.use(overload(deps, assets));
  app.use(forApi(reference(deps, assets)));
  app.use(limits.pages);
  app.use(sitemap(deps));
  // Files come compressed from the build, and pages compress themselves.
  app.use(forApi(compression({ level: onTheFly.gzip.level, brotli: onTheFly.br })));
  app.use(forApi(leadToUnsubscribing(deps)));
  app.use(forApi(apiRouter(deps, limits)));
  app.use(forApi(notFoundHandler));

  // On a developer's machine mail stays in the outbox, and is read here.
  if (page && deps.config.env !== 'production' && deps.config.smtpUrl === null)
    app.use(forSite(devMail(deps, assets)));
  if (page)
    app.use(
      forSite(adminFrame(deps)),
      forSite(adminPreview(deps, render)),
      forSite(adminShell(deps, assets)),
      forSite(feeds(deps)),
      forSite(tokenForms(deps, limits, page.again)),
      forSite(page.made),
    );
  app.use(notFoundHandler);
  app.use(errors(deps, assets));
  return app;
}
