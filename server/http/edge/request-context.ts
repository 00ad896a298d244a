import type { Request } from 'express';
import type { Resolution } from '../../context.ts';
import type { RouteClass } from '../../infra/metrics.ts';

/** What the first middlewares find out about a request, for all later ones. */
export type RequestContext = {
  id: string;
  startedAt: number;
  resolution: Resolution;
  /** Only the API is served: an `api.` host, or the API's own port. */
  apiOnly: boolean;
  /** For log and metrics: the kind of route, and its pattern, never the address itself. */
  routeClass: RouteClass;
  route: string;
  /** Turned away for there was too much to do: counted, not logged. */
  shed?: boolean;
};

/** Kept on the request itself. */
const key = Symbol('facts');
type Marked = { [key]?: RequestContext };

export function setRequestContext(req: object, given: RequestContext): void {
  (req as Marked)[key] = given;
}

export function getRequestContext(req: object): RequestContext {
  const found = (req as Marked)[key];
  if (!found) throw new Error('the request has no facts yet');
  return found;
}

/** Whether the API is asked: its errors are JSON, a page's are pages. */
export function isApiRequest(req: Pick<Request, 'path'>): boolean {
  return getRequestContext(req).apiOnly || req.path === '/api' || req.path.startsWith('/api/');
}
