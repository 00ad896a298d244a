import type { Request, RequestHandler, Response } from 'express';
import type { Needs, Site } from '../../context.ts';
import { AppError } from '../../infra/app-error.ts';
import type { Assets } from '../../ssr/assets.ts';
import { sendText } from '../front/conditional.ts';
import {
  llmsTxt,
  disallowAllRobots,
  robotsTxt,
  securityTxt,
  webManifest,
} from './well-known-content.ts';
import { pushWorkerPath } from '#shared/paths.ts';
import { pushWorker } from './push-worker.ts';
import { getRequestContext } from '../front/request-context.ts';
import { allowSharedCaching } from '../front/shared-caching.ts';

const text = 'text/plain; charset=utf-8';
const wellKnown = '/.well-known/';

/**
 * Serves files with well-known names, without the database. API hosts have only a `robots.txt`,
 * which disallows everything; the API's own port has none.
 */
export function wellKnownFiles(
  deps: Needs<'clock' | 'cdn' | 'contentVersions'>,
  assets: Assets,
): RequestHandler {
  const { clock } = deps;
  const iconUrl = (publicPath: string) =>
    assets.get(assets.url(publicPath)) ? assets.url(publicPath) : null;
  const files = new Map<string, { type: string; body: (site: Site) => string }>([
    [pushWorkerPath, { type: 'text/javascript; charset=utf-8', body: () => pushWorker }],
    ['/llms.txt', { type: text, body: llmsTxt }],
    ['/.well-known/security.txt', { type: text, body: (site) => securityTxt(site, clock.now()) }],
    [
      '/manifest.webmanifest',
      {
        type: 'application/manifest+json; charset=utf-8',
        body: (site) => webManifest(site, iconUrl),
      },
    ],
  ]);

  return (req, res, next) => {
    const { apiOnly, resolution } = getRequestContext(req);
    if (req.path === '/robots.txt' && (!apiOnly || resolution.api)) {
      return send(
        deps,
        req,
        res,
        text,
        apiOnly || resolution.kind === 'unknown' ? disallowAllRobots : robotsTxt(resolution.site),
      );
    }
    if (apiOnly) return next();
    const file = files.get(req.path);
    if (file) return send(deps, req, res, file.type, file.body(resolution.site));
    const key = /^\/([0-9a-f]{32})\.txt$/.exec(req.path)?.[1];
    if (key !== undefined && resolution.site.indexNowKeys.includes(key))
      return send(deps, req, res, text, key);
    // Some programs probe whether a site answers 200 to any name here, so no page is rendered.
    if (req.path.startsWith(wellKnown)) return notThere(req, res);
    // The same name on all sites, for different files of the build.
    if (req.path === '/apple-touch-icon.png')
      req.url = `/sites/${resolution.site.themeId}${req.url}`;
    next();
  };
}

async function send(
  deps: Needs<'cdn' | 'contentVersions'>,
  req: Request,
  res: Response,
  type: string,
  body: string,
): Promise<void> {
  const facts = getRequestContext(req);
  facts.route = req.path;
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    throw new AppError('method_not_allowed', 'This file only supports GET.');
  }
  const { kind, site } = facts.resolution;
  res.setHeader('Cache-Control', kind === 'unknown' ? 'private, no-store' : 'public, max-age=3600');
  allowSharedCaching(deps, req, res, { keys: [], version: deps.contentVersions.get(site.id) });
  await sendText(req, res, { type, body });
}

function notThere(req: Request, res: Response): void {
  getRequestContext(req).route = `${wellKnown}*`;
  res.status(404).setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
  res.type('text/plain').send('Not Found\n');
}
