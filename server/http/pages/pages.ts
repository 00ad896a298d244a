import type { Request, RequestHandler, Response } from 'express';
import { createApi } from '#shared/api/client.ts';
import * as limits from '#shared/limits.ts';
import { isTokenPage, pageParameters, paths, shells } from '#shared/paths.ts';
import { createLocalApi } from '../../api/in-process-api.ts';
import type { Deps, Needs } from '../../context.ts';
import { noReplicas } from '../../db/replicas.ts';
import { createPageCache, type Cacheable } from '../../infra/page-cache.ts';
import { createHttpTransport } from '../../infra/http-transport.ts';
import { AppError } from '../../infra/app-error.ts';
import { afterServing } from '../../infra/served-time.ts';
import type { PageRequest, Renderer, SendPart } from '../../ssr/render.tsx';
import { isTokenPageRequest } from '../front/token-page.ts';
import { clientInfo } from '../auth/authentication.ts';
import { Encodings, chooseEncoding, createEtag, isFresh } from '../front/conditional.ts';
import type { ListedPosts } from './listed-posts.ts';
import { sendParts } from './send-parts.ts';
import { watchKeys } from './page-keys.ts';
import { allowSharedCaching, type SharedContent } from '../front/shared-caching.ts';
import { createContext, getRequestContext, type RequestContext } from '../front/request-context.ts';

const ambiguous = /\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;
const revalidate = 'public, max-age=0, must-revalidate';
/** Pages that do not depend on the caller, but are never cached: browsers add private content. */
const isShell = ({ status, route }: Pick<CompletePage, 'status' | 'route'>) =>
  status === 200 && shells.includes(route);

/** Pages of mailed links are private, whatever their status. */
const isPrivate = ({ route, url }: Pick<CompletePage, 'route' | 'url'>) =>
  isTokenPage(route) || isTokenPageRequest(url.split('?', 1)[0] ?? '');

/** What is known of a page before its body is rendered. */
type PageStart = { status: number; headers: Record<string, string>; route: string; url: string };

/** A complete page, ready to send to any number of clients. */
type CompletePage = Cacheable &
  PageStart & {
    etag: string;
    body: Encodings;
    /** What shared caches file it under; null if they may not keep it. */
    shared: SharedContent | null;
  };

export type Pages = {
  serveCached: RequestHandler;
  render: RequestHandler;
  /** Renders the page again with the rejected form. Error pages keep their own status. */
  rerenderWithErrors(
    req: Request,
    res: Response,
    status: number,
    form: PageRequest['form'],
  ): Promise<void>;
};

/**
 * Serves pages. `serveCached` answers only from the cache, so it is cheap enough to precede load
 * shedding.
 */
export function pages(deps: Deps, render: Renderer, listed: ListedPosts): Pages {
  const cache = createPageCache<CompletePage>({
    bytes: deps.config.pageCacheBytes,
    ...limits.pageCache,
    contentVersions: deps.contentVersions,
    now: () => deps.clock.now().getTime(),
    onError: (error) =>
      deps.log.warn({ event: 'page_refresh_failed', error }, 'page could not be refreshed'),
  });
  deps.metrics.addGauge('pages', cache.gauge, {
    hits: { name: 'broadsheet_page_cache_hits_total', labels: {} },
    misses: { name: 'broadsheet_page_cache_misses_total', labels: {} },
    stale: { name: 'broadsheet_page_cache_stale_hits_total', labels: {} },
    shared: { name: 'broadsheet_page_cache_shared_total', labels: {} },
    entries: { name: 'broadsheet_page_cache_entries', labels: {} },
    bytes: { name: 'broadsheet_page_cache_bytes', labels: {} },
  });

  const keyFor = (req: Request, { resolution }: RequestContext) =>
    !resolution.site.isOpen || isTokenPageRequest(req.path)
      ? null
      : // Pages of unknown hosts differ from those of their site, but not from each other.
        getCacheKey(
          resolution.kind === 'unknown'
            ? '*'
            : `${resolution.site.id} ${resolution.site.t.language}`,
          req.url,
        );

  const renderShared = async (facts: RequestContext, url: string, live?: LiveReply) => {
    const page = await renderPage(deps, render, facts, url, live);
    if (page.shared) listed.add(facts.resolution.site.id, page, page.shared.keys);
    return page;
  };

  return {
    serveCached(req, res, next) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return next();
      const facts = getRequestContext(req);
      const key = keyFor(req, facts);
      const page =
        key === null
          ? undefined
          : cache.get(facts.resolution.site.id, key, () => renderShared(facts, req.url));
      if (!page) return next();
      return send(deps, req, res, page, facts);
    },
    async render(req, res) {
      const facts = getRequestContext(req);
      facts.routeClass = 'page';
      if (req.method !== 'GET' && req.method !== 'HEAD') {
        res.setHeader('Allow', 'GET, HEAD');
        throw new AppError('method_not_allowed', 'Pages only support GET.');
      }
      const { resolution } = facts;
      const straight =
        req.path.length > 1 && req.path.endsWith('/') ? req.path.replace(/\/+$/, '') : null;
      // One URL per page. Paths that a URL parser reads as another path or host are not found.
      if (ambiguous.test(straight || req.path))
        throw new AppError('not_found', "This page doesn't exist.");
      if (straight !== null) {
        if (resolution.kind !== 'unknown')
          res.setHeader(
            'Cache-Control',
            isTokenPageRequest(req.path) ? 'private, no-store' : revalidate,
          );
        return res.redirect(301, straight + req.url.slice(req.path.length));
      }
      const key = keyFor(req, facts);
      const make = (live?: LiveReply) =>
        isTokenPageRequest(req.path)
          ? renderUncached(deps, render, req, res, { live })
          : renderShared(facts, req.url, live);
      const live = createLiveReply(deps, req, res, facts);
      const page =
        key === null
          ? await make(live)
          : // Another request may have rendered it since `serveCached`.
            (cache.get(resolution.site.id, key, make) ??
            (await cache.getOrCreate(resolution.site.id, key, () => make(live))));
      if (live?.isStarted()) return;
      // Redirects and errors may depend on the exact URL, so they are not shared.
      return send(
        deps,
        req,
        res,
        page.isCacheable || page.url === req.url ? page : await make(),
        facts,
      );
    },
    async rerenderWithErrors(req, res, status, form) {
      const page = await renderUncached(deps, render, req, res, { form });
      const shownStatus =
        page.status >= 400 && [404, 410, 422].includes(status) ? page.status : status;
      return send(deps, req, res, { ...page, status: shownStatus }, getRequestContext(req));
    },
  };
}

const relevantParameters = new Set<string>(pageParameters);

/** Returns the cache key of a URL; null if it is not cached. Decision 28. */
function getCacheKey(host: string, url: string): string | null {
  const question = url.indexOf('?');
  if (question < 0) return `${host} ${url}`;
  const parameters = [...new URLSearchParams(url.slice(question))]
    .filter(([name]) => relevantParameters.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  // No link repeats a parameter, and searches are rarely repeated.
  if (parameters.some(([name], i) => name === 'q' || name === parameters[i + 1]?.[0])) return null;
  const path = `${host} ${url.slice(0, question)}`;
  return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters)}`;
}

/**
 * Returns whether shared caches may keep the page of a URL. Excluded are:
 * - other parameters, which would fill caches with copies
 * - searches, which are rarely repeated
 * - logins, whose URLs have codes
 */
function isSharedUrl(url: string): boolean {
  const [path = '', ...query] = url.split('?');
  return (
    !path.startsWith(paths.login) &&
    [...new URLSearchParams(query.join('?')).keys()].every(
      (name) => name !== 'q' && relevantParameters.has(name),
    )
  );
}

/**
 * Renders a page that is not cached. It always uses the in-process API, which limits invalid tokens
 * per client.
 */
function renderUncached(
  deps: Deps,
  render: Renderer,
  req: Request,
  res: Response,
  { form, live }: { form?: PageRequest['form']; live?: LiveReply | undefined },
): Promise<CompletePage> {
  const facts = getRequestContext(req);
  const api = createLocalApi(
    {
      ...createContext(deps, facts),
      client: clientInfo(req, deps.config),
      // It answers a form, or shows what one subscriber has changed.
      replicas: noReplicas,
    },
    ({ retryAfter }) => {
      if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
    },
  );
  return renderPage(deps, render, facts, req.url, live, { api, ...(form ? { form } : {}) });
}

/**
 * Renders a page. It continues when the first client disconnects, because others may wait for it.
 */
async function renderPage(
  deps: Deps,
  render: Renderer,
  facts: RequestContext,
  url: string,
  live: LiveReply | undefined,
  overrides: Partial<Pick<PageRequest, 'api' | 'form'>> = {},
): Promise<CompletePage> {
  const { id: requestId, resolution } = facts;
  const controller = new AbortController();
  const version = deps.contentVersions.get(resolution.site.id);
  const unwatched =
    overrides.api ??
    (deps.config.apiOrigin === null || facts.isForStaff
      ? createLocalApi(createContext(deps, facts))
      : createApi(createHttpTransport(deps.config.apiOrigin, resolution.site.id, deps.log)));
  const watched = overrides.api ? null : watchKeys(unwatched);
  const api = watched?.api ?? unwatched;
  let cancel: () => void = () => undefined;
  const tooLate = new Promise<never>((_, reject) => {
    cancel = afterServing(limits.render.shellTimeoutMs, () => {
      controller.abort();
      reject(new AppError('unavailable', 'The page took too long. Try again in a moment.'));
    });
  });
  const page = await Promise.race([
    render({ resolution, requestId, url, ...overrides, api }, controller.signal),
    tooLate,
  ]).finally(cancel);
  const start = { status: page.status, headers: page.headers, route: page.route, url };
  const bytes =
    page.read === null
      ? Buffer.alloc(0)
      : // A cached page may replace one that failed.
        await page.read(page.status < 500 ? live?.start(start, page.whole) : undefined);
  // Those who wait for the whole page learn from the status that it failed.
  const status = page.whole() ? page.status : 503;
  const body = new Encodings(bytes);
  const isCacheable =
    status === 200 && resolution.site.isOpen && !isShell(page) && !isPrivate(start);
  return {
    ...start,
    status,
    body,
    etag: createEtag(bytes),
    isCacheable,
    isOutage: status === 503,
    shared: watched && isCacheable ? { keys: watched.keys, version } : null,
    size: () => body.size + 500,
  };
}

/** A reply that starts while its page is rendered. */
type LiveReply = {
  /** Returns a function that sends the parts, unless the first is also the last. */
  start(page: PageStart, isWhole: () => boolean): SendPart;
  isStarted(): boolean;
};

/**
 * Undefined for a reply that needs the whole page: its validator, its length, or what shared caches
 * file it under. They must also never keep a page whose end failed. Decision 13.
 */
function createLiveReply(
  deps: Needs<'cdn'>,
  req: Request,
  res: Response,
  facts: RequestContext,
): LiveReply | undefined {
  if (
    req.method === 'HEAD' ||
    req.headers['if-none-match'] !== undefined ||
    (deps.cdn !== null && isSharedUrl(req.url))
  )
    return undefined;
  let send: SendPart | undefined;
  return {
    start: (page, isWhole) => (part, isLast) => {
      if (!send) {
        if (isLast) return;
        setHeaders(res, page, facts);
        send = sendParts(res, chooseEncoding(req));
      }
      if (isLast) facts.failed = !isWhole();
      send(part, isLast);
    },
    isStarted: () => send !== undefined,
  };
}

/** Sets the headers that do not depend on the body. */
function setHeaders(
  res: Response,
  { status, headers, route, url }: PageStart,
  facts: RequestContext,
): { hasEtag: boolean } {
  const { resolution } = facts;
  const isKnownHost = resolution.kind !== 'unknown';
  facts.routeClass = 'page';
  facts.route = route;
  res.statusCode = status;
  for (const name in headers) res.setHeader(name, headers[name] ?? '');
  const fine = status < 400;
  const shell = isPrivate({ route, url }) || isShell({ status, route }) || !resolution.site.isOpen;
  if (status === 503 && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', '5');
  // Failed pages and pages of unknown hosts are not cached.
  if (isKnownHost)
    res.setHeader('Cache-Control', shell ? 'private, no-store' : fine ? revalidate : 'no-store');
  if (!fine || shell) res.setHeader('X-Robots-Tag', 'noindex');
  if (status < 300 || !fine) {
    res.setHeader('Vary', 'Accept-Encoding');
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
  }
  return { hasEtag: status === 200 && isKnownHost && !shell };
}

function send(
  deps: Needs<'cdn' | 'contentVersions'>,
  req: Request,
  res: Response,
  page: CompletePage,
  facts: RequestContext,
): void | Promise<void> {
  const { status, etag, body } = page;
  const { hasEtag } = setHeaders(res, page, facts);
  if (page.shared && isSharedUrl(req.url)) allowSharedCaching(deps, req, res, page.shared);
  if (status >= 300 && status < 400) {
    res.setHeader('Content-Length', 0);
    return void res.end();
  }
  if (hasEtag) {
    res.setHeader('ETag', etag);
    if (isFresh(req, etag)) {
      res.removeHeader('Content-Type');
      res.statusCode = 304;
      return void res.end();
    }
  }
  const encoding = chooseEncoding(req);
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  // Node omits the body of a HEAD response; its headers are those of GET.
  const end = (bytes: Buffer) => void res.setHeader('Content-Length', bytes.length).end(bytes);
  const ready = body.take(encoding);
  return ready instanceof Promise ? ready.then(end) : end(ready);
}
