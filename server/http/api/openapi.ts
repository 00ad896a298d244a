import { Router, type Request, type Response } from 'express';
import { apiHost } from '#shared/api/origin.ts';
import { minuteMs } from '#shared/durations.ts';
import { mono } from '#shared/sites/design-tokens.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { OpenApi } from '../../api/openapi-types.ts';
import { createLocalApi } from '../../api/in-process-api.ts';
import { openApi, type Tenant } from '../../api/openapi.ts';
import { typescriptClient } from '../../api/typescript-client.ts';
import type { Deps, Site } from '../../context.ts';
import { version } from '../../infra/release.ts';
import { AppError } from '../../infra/app-error.ts';
import type { Assets } from '../../ssr/assets.ts';
import { apiDocsCss } from './api-docs-css.ts';
import { readSamples, type Samples } from './api-docs-samples.ts';
import { apiDocsScript } from './api-docs-script.ts';
import { plainAssets } from '../../ssr/plain-document.tsx';
import { apiDocsPage } from './api-docs.tsx';
import { sendText } from '../front/conditional.ts';
import { findOwnOrigin } from '../front/own-origin.ts';
import { createContext, getRequestContext, type RequestContext } from '../front/request-context.ts';

/** The page loads nothing from other origins. */
const pagePolicy =
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; ` +
  `form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;
const documentPath = '/api/openapi.json';
const pagePath = '/api/docs';
const stylesheetPath = '/api/docs.css';
const scriptPath = '/api/docs.js';
const clientPath = '/api/client.ts';
/** The examples name the newest post of a minute ago. */
const samplesAgeMs = minuteMs;
/** Replaced in each response. Anybody can send many host names, so texts are not made for each. */
const placeholders = { siteOrigin: 'https://site.invalid', apiOrigin: 'https://api.invalid' };

/**
 * Serves the reference: `/api/openapi.json`, and the same as a page, `/api/docs`, and as a client,
 * `/api/client.ts`. All contain the API's URL for the host of the request.
 */
export function openApiRoutes(deps: Deps, assets: Assets): Router {
  const { config } = deps;
  const router = Router({ caseSensitive: true });
  const textsBySite = new WeakMap<Site, Map<string, { text: string; samples: string }>>();
  const samplesBySite = new WeakMap<Site, { readAt: number; samples: Promise<Samples> }>();

  const samplesFor = (facts: RequestContext): Promise<Samples> => {
    const { site } = facts.resolution;
    const now = deps.clock.now().getTime();
    let found = samplesBySite.get(site);
    if (!found || Math.abs(now - found.readAt) > samplesAgeMs) {
      const api = createLocalApi(createContext(deps, facts));
      samplesBySite.set(site, (found = { readAt: now, samples: readSamples(api) }));
    }
    return found.samples;
  };

  /** Renders once per site, and again after its settings or samples changed. */
  const textFor = (
    req: Request,
    { resolution: { site }, apiOnly, route }: RequestContext,
    render: (document: OpenApi) => string,
    samples: Samples = {},
  ) => {
    const texts = textsBySite.get(site) ?? new Map<string, { text: string; samples: string }>();
    textsBySite.set(site, texts);
    const key = `${route} ${apiOnly}`;
    let found = texts.get(key);
    const sampleText = JSON.stringify(samples);
    if (found?.samples !== sampleText) {
      const document = openApi({ name: site.public.name, ...placeholders }, version);
      texts.set(key, (found = { text: render(document), samples: sampleText }));
    }
    const { text } = found;
    const { siteOrigin, apiOrigin } = originsFor(req, config);
    return text
      .replaceAll(placeholders.siteOrigin, siteOrigin)
      .replaceAll(placeholders.apiOrigin, apiOrigin);
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
    [clientPath]: (req, res, facts) =>
      send(req, res, facts, 'text/plain', textFor(req, facts, typescriptClient)),
    [scriptPath]: (req, res, facts) => send(req, res, facts, 'text/javascript', apiDocsScript),
    [stylesheetPath]: (req, res, facts) => send(req, res, facts, 'text/css', apiDocsCss),
    async [pagePath](req, res, facts) {
      const { siteOrigin } = originsFor(req, config);
      // Only the site's own host serves stylesheets. An unknown API host has no such host.
      if (facts.apiOnly && facts.resolution.kind !== 'unknown')
        return res
          .setHeader('Cache-Control', 'private, no-cache')
          .redirect(302, siteOrigin + pagePath);
      res.setHeader('Content-Security-Policy', pagePolicy);
      const { site } = facts.resolution;
      // An API host serves no files.
      const documentAssets = facts.apiOnly
        ? { stylesheets: [], fonts: [], logo: null, icon: null }
        : {
            ...plainAssets(assets, site, [stylesheetPath]),
            fonts: [
              ...assets.fonts(site),
              ...(site.theme.fonts.mono === mono
                ? [assets.url('/fonts/jetbrains-mono-latin.woff2')]
                : []),
            ],
            script: scriptPath,
          };
      const samples = await samplesFor(facts);
      return send(
        req,
        res,
        facts,
        'text/html',
        textFor(
          req,
          facts,
          (document) => apiDocsPage(document, site, documentAssets, samples),
          samples,
        ),
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

/** Origins of pages and API for the host of the request. An unknown host is both. */
function originsFor(
  req: Request,
  { port, apiPort, apiSameOrigin }: Deps['config'],
): Omit<Tenant, 'name'> {
  const facts = getRequestContext(req);
  const { resolution } = facts;
  const siteOrigin = findOwnOrigin(facts, port);
  if (siteOrigin === undefined) {
    const host = req.headers.host ?? '';
    const origin = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.test(host)
      ? `${req.protocol}://${host.toLowerCase()}`
      : toSiteUrl(resolution.site);
    return { siteOrigin: origin, apiOrigin: origin };
  }
  const page = new URL(siteOrigin);
  const host = apiHost(page, { pagePort: port, apiPort, sameOrigin: apiSameOrigin }) ?? page.host;
  return { siteOrigin, apiOrigin: `${page.protocol}//${host}` };
}
