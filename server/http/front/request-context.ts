import type { Express, Request, RequestHandler } from 'express';
import { nanoid } from 'nanoid';
import { requestIdHeader } from '#shared/http-names.ts';
import { mcpPath } from '#shared/paths.ts';
import { toSiteUrl } from '#shared/sites/site-url.ts';
import type { Ctx, Deps, Needs, Resolution } from '../../context.ts';
import type { RouteClass } from '../../infra/metrics.ts';
import { createProxyCheck, findClientAddress } from '../../infra/client-address.ts';
import { findOwnOrigin, readReached, type Reached } from './own-origin.ts';
import { resolveTenant } from './tenant.ts';

/** Facts about a request that later middleware reads. */
export type RequestContext = {
  id: string;
  startedAt: number;
  resolution: Resolution;
  /** Null: unknown, or on the API's own port, which has no pages. */
  reached: Reached | null;
  /** IP address of the client, or of the last proxy that is not trusted. */
  address: string;
  /** Only the API is served: an `api.` host, or the API's own port. */
  apiOnly: boolean;
  /** For logs and metrics: the kind of route, and its pattern, never the URL itself. */
  routeClass: RouteClass;
  route: string;
  /** The account of the caller, if known. */
  userId?: string;
  /** Whether the endpoint is for staff only. */
  isStaffRoute?: boolean;
  /** Why it was rejected: counted, not logged. */
  shed?: 'overload' | 'deep page';
  /** The page failed after its status was sent. */
  failed?: boolean;
  /** Staff ask for a page of a site that is not open. */
  isForStaff?: boolean;
};

const key = Symbol('request context');
type WithContext = { [key]?: RequestContext };

/** Gives each request an id, its tenant and a start time. `apiOnly`: the API's own port. */
export function requestContext(
  { siteRegistry, config }: Needs<'siteRegistry' | 'config'>,
  apiOnly: boolean,
): RequestHandler {
  const isProxy = createProxyCheck(config.trustedProxies);
  return (req, res, next) => {
    const id = nanoid(16);
    const resolution = resolveTenant(siteRegistry, req);
    setRequestContext(req, {
      id,
      startedAt: performance.now(),
      resolution,
      reached: apiOnly ? null : readReached(req, resolution, isProxy),
      address: findClientAddress(req, isProxy),
      apiOnly: apiOnly || resolution.api,
      routeClass: 'other',
      route: '-',
    });
    res.setHeader(requestIdHeader, id);
    next();
  };
}

/** Makes `req.protocol` that of the client. Its address is in the request context. */
export function trustProxies(app: Express, { config }: Needs<'config'>): void {
  app.set('trust proxy', createProxyCheck(config.trustedProxies));
}

export function setRequestContext(req: object, context: RequestContext): void {
  (req as WithContext)[key] = context;
}

export function getRequestContext(req: object): RequestContext {
  const context = (req as WithContext)[key];
  if (!context) throw new Error('the request has no context yet');
  return context;
}

/** Whether the request is for the API: its errors are JSON, not pages. */
export function isApiRequest(req: Pick<Request, 'path'>): boolean {
  const { path } = req;
  return (
    getRequestContext(req).apiOnly ||
    path === '/api' ||
    path.startsWith('/api/') ||
    path === mcpPath
  );
}

/** Whether the caller prefers a page to JSON, like a browser that follows a link. */
export const acceptsHtml = (req: Request): boolean => req.accepts(['json', 'html']) === 'html';

/** Returns the origin of a site's pages: at its canonical domain, or on localhost. */
function toPageOrigin(facts: Pick<RequestContext, 'resolution' | 'reached'>, port: number): string {
  const { kind, name, site } = facts.resolution;
  const { canonicalDomain } = site.theme.seo;
  const own = kind === 'local' || name === canonicalDomain ? findOwnOrigin(facts, port) : undefined;
  return own ?? toSiteUrl(site);
}

/** Returns what domain functions need, for an anonymous caller. */
export function createContext(
  deps: Deps,
  facts: Pick<RequestContext, 'resolution' | 'reached' | 'id' | 'isForStaff'>,
): Ctx {
  return {
    ...deps,
    site: facts.resolution.site,
    pageOrigin: toPageOrigin(facts, deps.config.port),
    requestId: facts.id,
    viewer: null,
    client: { network: '', device: '', cookies: null, relyingParty: { id: '', origins: [] } },
    ...(facts.isForStaff ? { isForStaff: true } : {}),
  };
}
