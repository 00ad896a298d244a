import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type Request, type Response } from 'express';
import { apiHost } from '#shared/api/origin.ts';
import { openApi, type OpenApi, type Tenant } from '../../api/openapi.ts';
import type { Deps } from '../../context.ts';
import { projectRoot } from '../../infra/project-root.ts';
import { AppError } from '../../infra/app-error.ts';
import type { Assets } from '../../ssr/assets.ts';
import { apiDocsCss } from './api-docs-css.ts';
import { apiDocsPage } from './api-docs.tsx';
import { sendText } from '../pages/conditional.ts';
import { allowedOrigins } from '../edge/cors.ts';
import { getRequestContext, type RequestContext } from '../edge/request-context.ts';

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  version: string;
};

/** The page has no script, and nothing of it comes from elsewhere. */
const pagePolicy = `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;
const documentPath = '/api/openapi.json';
const pagePath = '/api/docs';
const stylesheetPath = '/api/docs.css';
/** Texts that are kept. More are of hosts that somebody makes up. */
const mostTexts = 100;

/** The reference: `/api/openapi.json`, and the same as a page, `/api/docs`. Both say where the API of the host they are asked on is called. */
export function openApiRoutes({ config }: Pick<Deps, 'config'>, assets: Assets): Router {
  const router = Router({ caseSensitive: true });
  const made = new Map<string, string>();

  /** Made once for a tenant and the origins it is asked at. */
  const textFor = (
    req: Request,
    { resolution: { site }, apiOnly, route }: RequestContext,
    make: (document: OpenApi) => string,
  ) => {
    const origins = originsFor(req, config);
    const key = [route, site.id, apiOnly, origins.siteOrigin, origins.apiOrigin].join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const text = make(openApi({ name: site.public.name, ...origins }, version));
    if (made.size >= mostTexts) made.clear();
    made.set(key, text);
    return text;
  };

  const answers: Record<
    string,
    (req: Request, res: Response, facts: RequestContext) => Promise<void> | void
  > = {
    [documentPath]: (req, res, facts) =>
      send(
        req,
        res,
        facts,
        'application/json',
        textFor(req, facts, (document) => JSON.stringify(document, null, 2)),
      ),
    [stylesheetPath]: (req, res, facts) => send(req, res, facts, 'text/css', apiDocsCss),
    [pagePath](req, res, facts) {
      const { siteOrigin } = originsFor(req, config);
      // Only the site's own host has the stylesheets. Of an unknown API host it is not known.
      if (facts.apiOnly && facts.resolution.kind !== 'unknown')
        return res
          .setHeader('Cache-Control', 'private, no-cache')
          .redirect(302, siteOrigin + pagePath);
      res.setHeader('Content-Security-Policy', pagePolicy);
      const { site } = facts.resolution;
      // An API host serves no files.
      const dress = facts.apiOnly
        ? { stylesheets: [], logo: null, icon: null }
        : {
            stylesheets: [stylesheetPath, ...assets.stylesheets(site)],
            logo: assets.url(site.public.logo),
            icon: assets.url(site.theme.favicon),
          };
      return send(
        req,
        res,
        facts,
        'text/html',
        textFor(req, facts, (document) => apiDocsPage(document, site, dress)),
      );
    },
  };
  for (const [path, answer] of Object.entries(answers)) {
    router.all(path, async (req, res) => {
      const facts = getRequestContext(req);
      facts.routeClass = 'api';
      facts.route = path;
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('Allow', 'GET, HEAD, OPTIONS');
        throw new AppError('method_not_allowed', 'This URL only supports GET.');
      }
      await answer(req, res, facts);
    });
  }
  return router;
}

function send(
  req: Request,
  res: Response,
  { resolution: { kind } }: RequestContext,
  type: string,
  body: string,
): Promise<void> {
  const cacheControl =
    kind === 'unknown' ? 'private, no-store' : 'public, max-age=0, must-revalidate';
  return sendText(req, res, { type: `${type}; charset=utf-8`, cacheControl, body });
}

/** Where pages and API of the host are that is asked. A host that is not ours is both, as it is to its pages. */
function originsFor(
  req: Request,
  { port, apiPort, apiSameOrigin }: Deps['config'],
): Omit<Tenant, 'name'> {
  const { resolution } = getRequestContext(req);
  const siteOrigin = allowedOrigins(resolution, port)[0];
  if (siteOrigin === undefined) {
    const host = req.headers.host ?? '';
    const own = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.test(host)
      ? `${req.protocol}://${host.toLowerCase()}`
      : `https://${resolution.site.theme.seo.canonicalDomain}`;
    return { siteOrigin: own, apiOrigin: own };
  }
  const page = new URL(siteOrigin);
  return {
    siteOrigin,
    apiOrigin: `${page.protocol}//${apiHost(page, { apiPort, sameOrigin: apiSameOrigin }) ?? page.host}`,
  };
}
