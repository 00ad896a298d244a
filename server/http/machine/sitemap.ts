import { setImmediate } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Ctx, Deps } from '../../context.ts';
import {
  readPostFile,
  readSitemap,
  pickSitemapSite,
  staticUrls,
} from '../../domain/posts/sitemap.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { sendText } from '../pages/conditional.ts';
import { createContext, getRequestContext } from '../edge/request-context.ts';
import { sitemapIndex, urlElements, urlset } from './sitemap-xml.ts';

const sitemapPath = '/sitemap.xml';
const staticPath = '/api/sitemap-static.xml';
const postsPath = '/api/sitemap-posts.xml';

type Made = { body: string; complete: boolean };

/**
 * Serves the sitemap, at `/api/sitemap/xml` and `/sitemap.xml`, and its parts. Its tenant can
 * differ from the host's; its URLs have that tenant's canonical domain. A sitemap without its posts is not
 * cached, because the posts may be available later.
 */
export function sitemap(deps: Deps): RequestHandler {
  const inWork = new Map<string, Promise<string>>();

  /** Concurrent requests share one result of up to 17 MB, which takes some hundred milliseconds. */
  async function postFile(ctx: Ctx, file: number): Promise<string> {
    const key = `${ctx.site.id} ${file}`;
    const making = inWork.get(key) ?? makePostFile(ctx, file).finally(() => inWork.delete(key));
    inWork.set(key, making);
    return making;
  }

  const whole = async (ctx: Ctx): Promise<Made> => {
    const made = await readSitemap(ctx);
    if ('urls' in made)
      return { body: urlset(urlElements(originOf(ctx), made.urls)), complete: made.complete };
    const postFiles =
      made.postFiles === 1
        ? [postsPath]
        : Array.from({ length: made.postFiles }, (_, i) => `${postsPath}?page=${i + 1}`);
    return { body: sitemapIndex(originOf(ctx), [staticPath, ...postFiles]), complete: true };
  };
  const files = new Map<string, (ctx: Ctx, req: Request) => Promise<Made>>([
    ['/api/sitemap/xml', whole],
    [sitemapPath, whole],
    [
      staticPath,
      async (ctx) => ({
        body: urlset(urlElements(originOf(ctx), staticUrls(ctx.site.theme.seo))),
        complete: true,
      }),
    ],
    [postsPath, async (ctx, req) => ({ body: await postFile(ctx, pageOf(req)), complete: true })],
  ]);

  async function answer(
    req: Request,
    res: Response,
    make: (ctx: Ctx, req: Request) => Promise<Made>,
  ): Promise<void> {
    const facts = getRequestContext(req);
    facts.route = req.path;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'The sitemap only supports GET.');
    }
    const ctx = {
      ...createContext(deps, facts),
      site: pickSitemapSite(deps.siteRegistry, facts.resolution),
    };
    const { body, complete } = await make(ctx, req);
    const cacheControl =
      facts.resolution.kind === 'unknown'
        ? 'private, no-store'
        : complete
          ? 'public, max-age=3600'
          : 'no-store';
    await sendText(req, res, { type: 'application/xml; charset=utf-8', cacheControl, body });
  }

  return (req, res, next) => {
    const make = files.get(req.path);
    if (!make || (getRequestContext(req).apiOnly && req.path === sitemapPath)) return next();
    return answer(req, res, make);
  };
}

const originOf = ({ site }: Ctx) => `https://${site.theme.seo.canonicalDomain}`;

async function makePostFile(ctx: Ctx, file: number): Promise<string> {
  let elements = '';
  for await (const urls of readPostFile(ctx, file)) {
    elements += urlElements(originOf(ctx), urls);
    // PGlite answers within one turn of the event loop, which would block other requests.
    await setImmediate();
  }
  // The schema requires at least one URL.
  return urlset(elements || urlElements(originOf(ctx), staticUrls(ctx.site.theme.seo).slice(0, 1)));
}

/** Reads `page`, from 1. Error: bad_request. */
function pageOf(req: Request): number {
  const given = new URLSearchParams(req.url.slice(req.path.length)).getAll('page');
  const [page = '1'] = given;
  if (given.length > 1 || !/^[1-9]\d{0,5}$/.test(page))
    throw badRequest([{ field: 'page', message: 'must be a whole number from 1, given once' }]);
  return Number(page);
}
