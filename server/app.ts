import compression from 'compression';
import express, { Router, type Express } from 'express';
import { embedPath, embedSentPath } from '#shared/newsletter/embed.ts';
import { imagesPath } from '#shared/newsletter/uploaded-images.ts';
import { adminMailPreviewPath, mcpPath, startPath } from '#shared/paths.ts';
import type { Deps } from './context.ts';
import { siteFiles, siteFilesRoute } from './http/admin/site-files.ts';
import { adminMailPreview } from './http/admin/admin-mail-preview.ts';
import { adminPreview } from './http/admin/admin-preview.ts';
import { adminShell } from './http/admin/admin-shell.ts';
import { apiRouter } from './http/api/api-router.ts';
import { openApiRoutes } from './http/api/openapi.ts';
import { feedPushes, feedPushRoute } from './http/machine/feed-pushes.ts';
import { feeds } from './http/machine/feeds.ts';
import { images } from './http/machine/images.ts';
import { mcp } from './http/machine/mcp.ts';
import { pictures } from './http/machine/pictures.ts';
import { sitemap, sitemapPaths } from './http/machine/sitemap.ts';
import { embed } from './http/pages/embed.ts';
import { forms } from './http/forms/forms.tsx';
import { devComponents } from './http/dev-components.ts';
import { devMail } from './http/dev-mail.tsx';
import { createLimits } from './http/auth/rate-limits.ts';
import { errors, notFoundHandler } from './http/front/errors.ts';
import { health, healthPaths, type Lifecycle } from './http/front/health.ts';
import { httpsRedirect } from './http/front/https-redirect.ts';
import { deepPages } from './http/pages/deep-pages.ts';
import { loadShedding } from './http/front/load-shedding.ts';
import { movingSite } from './http/front/moving-site.ts';
import { isApiRequest, requestContext, trustProxies } from './http/front/request-context.ts';
import { requestLog } from './http/front/request-log.ts';
import { requestTrace } from './http/front/request-trace.ts';
import { requestSanity } from './http/front/request-sanity.ts';
import { security } from './http/front/security.ts';
import { unopenedSite } from './http/pages/unopened-site.ts';
import { wellKnownFiles } from './http/machine/well-known-files.ts';
import { dynamicCompression } from './http/front/encoding.ts';
import { redirectToUnsubscribePage, unsubscribeRoute } from './http/pages/unsubscribe-redirect.ts';
import { noScriptForms } from './http/pages/no-script-forms.ts';
import {
  countVisits,
  openingRoute,
  openings,
  redirectRoute,
  redirects,
} from './http/pages/issue-visits.ts';
import { createListedPosts } from './http/pages/listed-posts.ts';
import { oldAddresses } from './http/pages/old-addresses.ts';
import { pages } from './http/pages/pages.ts';
import { renderFrontPage } from './http/pages/render-front-page.ts';
import { start } from './http/start.tsx';
import { serveStatic } from './http/pages/static.ts';
import { serveStoredAssets } from './http/pages/stored-assets.ts';
import type { Assets } from './ssr/assets.ts';
import type { Renderer } from './ssr/render.tsx';

/** What pages are rendered with. */
type PageAssets = { assets: Assets; render: Renderer };

/**
 * Builds the application: all middleware in order. It does not listen. `surface: 'api'` is for the
 * API's own port: no pages, no files. Both surfaces need the same `limits`, so that they share the
 * counters.
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

  app.use(
    requestContext(deps, surface === 'api'),
    ...requestTrace(deps),
    requestLog(deps, lifecycle),
    security(deps),
    requestSanity,
  );
  const renderPage = (signal: AbortSignal) => renderFrontPage(deps, render, signal);
  app.all(healthPaths, health(deps, lifecycle, renderPage));
  app.use(httpsRedirect(deps), movingSite);

  const unopened = unopenedSite(deps, assets);
  const shedding = loadShedding(deps, assets);
  const wellKnown = wellKnownFiles(deps, assets);
  const sitemaps = sitemap(deps);
  const routes = () => Router({ caseSensitive: true, strict: true });

  const api = routes()
    .use(wellKnown, unopened, shedding)
    .use(openApiRoutes(deps, assets))
    .all(sitemapPaths, limits.pages, sitemaps)
    // Files are compressed by the build, and pages compress themselves.
    .use(compression({ level: dynamicCompression.gzip.level, brotli: dynamicCompression.br }))
    .all(unsubscribeRoute, redirectToUnsubscribePage(deps))
    .all(mcpPath, mcp(deps, limits))
    .use(apiRouter(deps, limits), notFoundHandler);

  const site = routes();
  if (surface === 'site') {
    const listed = createListedPosts(() => deps.clock.now().getTime());
    const page = pages(deps, render, listed);
    site
      // Cost almost nothing, so they come before load shedding.
      .use(countVisits(deps), page.serveCached, deepPages(deps, assets, listed))
      // Before the files of the build: one of its names is another file on each site.
      .use(wellKnown, serveStatic(assets))
      .all(siteFilesRoute, siteFiles)
      .all('/assets/*name', serveStoredAssets(deps))
      .all(startPath, limits.pages, start(deps, assets))
      .use(unopened, shedding, limits.pages)
      .all(sitemapPaths, sitemaps)
      .all(adminMailPreviewPath, adminMailPreview(deps))
      .all('/admin/preview/*page', adminPreview(deps, render))
      .all(/^\/admin(?:\/|$)/i, adminShell(deps, assets))
      .all('/pictures/*name', pictures(deps))
      .all(`${imagesPath}*name`, images(deps))
      .all(redirectRoute, redirects(deps))
      .all(openingRoute, openings(deps))
      .all(feedPushRoute, feedPushes(deps))
      .all([embedPath, embedSentPath], embed(deps, limits, assets));
    // On a developer's machine mail stays in the outbox and is read in the browser.
    site.use(devMail(deps, assets));
    if (deps.config.env !== 'production') site.use(devComponents(deps, assets));
    site
      .use(feeds(deps), forms(deps, limits, assets, page.rerenderWithErrors))
      .use(noScriptForms(deps, limits, page.rerenderWithErrors))
      .use(oldAddresses(deps), page.render);
  }

  app.use((req, res, next) => (isApiRequest(req) ? api : site)(req, res, next));
  app.use(notFoundHandler);
  app.use(errors(deps, assets));
  return app;
}
