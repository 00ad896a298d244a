import { setImmediate } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Ctx, Deps } from '../../context.ts';
import { readFromReplica } from '../../domain/core/replica-read.ts';
import {
  readPostFile,
  readSitemap,
  pickSitemapSite,
  staticUrls,
} from '../../domain/posts/sitemap.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { sendText } from '../pages/conditional.ts';
import { createContext, getRequestContext } from '../edge/request-context.ts';
import { allowSharedCaching } from '../edge/shared-caching.ts';
import { sitemapIndex, urlElements, urlset } from './sitemap-xml.ts';

const sitemapPath = '/sitemap.xml';
const staticPath = '/api/sitemap-static.xml';
const postsPath = '/api/sitemap-posts.xml';

type Made = { body: string; complete: boolean };

/**
 * Serves the sitemap and its parts, at `/api/sitemap/xml` and `/sitemap.xml`. Its tenant can
 * differ from the host's. URLs have that tenant's canonical domain. A sitemap without posts is not
 * cached, because the posts may be available later.
 */
export function sitemap(deps: Deps): RequestHandler {
  const pending = new Map<string, Promise<string>>();

  /** Concurrent requests share one result of up to 17 MB, which takes some hundred milliseconds. */
  async function postFile(ctx: Ctx, file: number): Promise<string> {
    const key = `${ctx.site.id} ${file}`;
    const result = pending.get(key) ?? makePostFile(ctx, file).finally(() => pending.delete(key));
    pending.set(key, result);
    return result;
  }

  const createSitemap = async (ctx: Ctx): Promise<Made> => {
    const content = await readSitemap(ctx);
    if ('urls' in content)
      return {
        body: urlset(urlElements(getCanonicalOrigin(ctx), content.urls)),
        complete: content.complete,
      };
    const postFiles =
      content.postFiles === 1
        ? [postsPath]
        : Array.from({ length: content.postFiles }, (_, i) => `${postsPath}?page=${i + 1}`);
    return {
      body: sitemapIndex(getCanonicalOrigin(ctx), [staticPath, ...postFiles]),
      complete: true,
    };
  };
  const files = new Map<string, (ctx: Ctx, req: Request) => Promise<Made>>([
    ['/api/sitemap/xml', createSitemap],
    [sitemapPath, createSitemap],
    [
      staticPath,
      async (ctx) => ({
        body: urlset(urlElements(getCanonicalOrigin(ctx), staticUrls(ctx.site.theme.seo))),
        complete: true,
      }),
    ],
    [
      postsPath,
      async (ctx, req) => ({ body: await postFile(ctx, readPageNumber(req)), complete: true }),
    ],
  ]);

  async function answer(
    req: Request,
    res: Response,
    createFile: (ctx: Ctx, req: Request) => Promise<Made>,
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
    const version = deps.contentVersions.get(ctx.site.id);
    const { body, complete } = await readFromReplica(ctx, (within) => createFile(within, req));
    const cacheControl =
      facts.resolution.kind === 'unknown'
        ? 'private, no-store'
        : complete
          ? 'public, max-age=3600'
          : 'no-store';
    res.setHeader('Cache-Control', cacheControl);
    // Its tenant can be another one than that of the host, whose keys it would have.
    if (complete && ctx.site === facts.resolution.site)
      allowSharedCaching(deps, req, res, { keys: ['sitemap'], version });
    await sendText(req, res, { type: 'application/xml; charset=utf-8', body });
  }

  return (req, res, next) => {
    const createFile = files.get(req.path);
    if (!createFile || (getRequestContext(req).apiOnly && req.path === sitemapPath)) return next();
    return answer(req, res, createFile);
  };
}

const getCanonicalOrigin = ({ site }: Ctx) => `https://${site.theme.seo.canonicalDomain}`;

async function makePostFile(ctx: Ctx, file: number): Promise<string> {
  let elements = '';
  for await (const urls of readPostFile(ctx, file)) {
    elements += urlElements(getCanonicalOrigin(ctx), urls);
    // Other requests are answered between two parts.
    await setImmediate();
  }
  // The schema requires at least one URL.
  return urlset(
    elements || urlElements(getCanonicalOrigin(ctx), staticUrls(ctx.site.theme.seo).slice(0, 1)),
  );
}

/** Reads `page`, from 1. Error: bad_request. */
function readPageNumber(req: Request): number {
  const pages = new URLSearchParams(req.url.slice(req.path.length)).getAll('page');
  const [page = '1'] = pages;
  if (pages.length > 1 || !/^[1-9]\d{0,5}$/.test(page))
    throw badRequest([{ field: 'page', message: 'must be a whole number from 1, given once' }]);
  return Number(page);
}
