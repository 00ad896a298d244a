import { setImmediate } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { hourMs } from '#shared/durations.ts';
import * as limits from '#shared/limits.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Ctx, Deps } from '../../context.ts';
import { readFromReplica } from '../../domain/core/replica-read.ts';
import {
  readPostFile,
  readSitemap,
  pickSitemapSite,
  staticUrls,
} from '../../domain/posts/sitemap.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { createPageCache, type Cacheable } from '../../infra/page-cache.ts';
import { compressText, createEtag, sendEncoded, sendText } from '../front/conditional.ts';
import { createContext, getRequestContext } from '../front/request-context.ts';
import { allowSharedCaching } from '../front/shared-caching.ts';
import { sitemapIndex, urlElements, urlset } from './sitemap-xml.ts';

export const sitemapPath = '/sitemap.xml';
const staticPath = '/api/sitemap-static.xml';
const postsPath = '/api/sitemap-posts.xml';
export const sitemapPaths = [sitemapPath, '/api/sitemap/xml', staticPath, postsPath];

/** A stored file of posts has no text of its own. */
type SitemapFile = { content: string | StoredFile; complete: boolean };
type StoredFile = Cacheable & { etag: string; body: Awaited<ReturnType<typeof compressText>> };

/** Bytes of compressed files in memory, of which one may be an eighth, and their age. */
const cachedFiles = { bytes: 64 * 1024 * 1024, ageMs: hourMs };

/**
 * Serves the sitemap and its parts, at `/api/sitemap/xml` and `/sitemap.xml`. Its tenant can
 * differ from the host's. URLs have that tenant's canonical domain. It is empty until the tenant is
 * open. A sitemap without posts is not cached, because the posts may be available later.
 */
export function sitemap(deps: Deps): RequestHandler {
  // A file has up to 17 MB and takes some hundred milliseconds.
  const postFiles = createPageCache<StoredFile>({
    bytes: cachedFiles.bytes,
    freshMs: cachedFiles.ageMs,
    staleMs: cachedFiles.ageMs,
    unlistenedTtlMs: limits.pageCache.unlistenedTtlMs,
    outageTtlMs: cachedFiles.ageMs,
    contentVersions: deps.contentVersions,
    now: () => deps.clock.now().getTime(),
    onError: (error) =>
      deps.log.warn(
        { event: 'sitemap_failed', error },
        'posts for the sitemap could not be read, an earlier file is served',
      ),
  });

  const readStoredFile = (ctx: Ctx, file: number): Promise<StoredFile> | StoredFile => {
    const { id } = ctx.site;
    const create = () => createPostFile(ctx, file);
    return (
      postFiles.get(id, `${id} ${file}`, create) ??
      postFiles.getOrCreate(id, `${id} ${file}`, create)
    );
  };

  const createSitemap = async (ctx: Ctx): Promise<SitemapFile> => {
    const sitemap = await readSitemap(ctx);
    if ('urls' in sitemap)
      return {
        content: urlset(urlElements(toSiteUrl(ctx.site), sitemap.urls)),
        complete: sitemap.complete,
      };
    const paths =
      sitemap.postFiles === 1
        ? [postsPath]
        : Array.from({ length: sitemap.postFiles }, (_, i) => `${postsPath}?page=${i + 1}`);
    return {
      content: sitemapIndex(toSiteUrl(ctx.site), [staticPath, ...paths]),
      complete: true,
    };
  };
  const files = new Map<string, (ctx: Ctx, req: Request) => Promise<SitemapFile>>([
    ['/api/sitemap/xml', createSitemap],
    [sitemapPath, createSitemap],
    [
      staticPath,
      async (ctx) => ({
        content: urlset(urlElements(toSiteUrl(ctx.site), staticUrls(ctx.site.theme.seo))),
        complete: true,
      }),
    ],
    [
      postsPath,
      async (ctx, req) => ({
        content: await readStoredFile(ctx, readPageNumber(req)),
        complete: true,
      }),
    ],
  ]);

  async function answer(
    req: Request,
    res: Response,
    createFile: (ctx: Ctx, req: Request) => Promise<SitemapFile>,
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
    const { content, complete } = ctx.site.isOpen
      ? await readFromReplica(ctx, (within) => createFile(within, req))
      : { content: urlset(''), complete: false };
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
    const type = 'application/xml; charset=utf-8';
    if (typeof content === 'string') return sendText(req, res, { type, body: content });
    await sendEncoded(req, res, { type, etag: content.etag, body: content.body });
  }

  return (req, res, next) => {
    const createFile = files.get(req.path);
    if (!createFile || (getRequestContext(req).apiOnly && req.path === sitemapPath)) return next();
    return answer(req, res, createFile);
  };
}

async function createPostFile(ctx: Ctx, file: number): Promise<StoredFile> {
  let elements = '';
  for await (const urls of readPostFile(ctx, file)) {
    elements += urlElements(toSiteUrl(ctx.site), urls);
    // Other requests are answered between two parts.
    await setImmediate();
  }
  // The schema requires at least one URL.
  const text = urlset(
    elements || urlElements(toSiteUrl(ctx.site), staticUrls(ctx.site.theme.seo).slice(0, 1)),
  );
  const body = await compressText(text);
  return { isCacheable: true, etag: createEtag(text), body, size: () => body.size };
}

/** Reads `page`, from 1. Error: bad_request. */
function readPageNumber(req: Request): number {
  const pages = new URLSearchParams(req.url.slice(req.path.length)).getAll('page');
  const [page = '1'] = pages;
  if (pages.length > 1 || !/^[1-9]\d{0,5}$/.test(page))
    throw badRequest([{ field: 'page', message: 'must be a whole number from 1, given once' }]);
  return Number(page);
}
