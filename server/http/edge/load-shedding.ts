import { getHeapStatistics } from 'node:v8';
import type { Request, RequestHandler, Response } from 'express';
import type { ErrorReply } from '#shared/contract/errors.ts';
import * as limits from '#shared/limits.ts';
import type { Deps, Site } from '../../context.ts';
import type { Assets } from '../../ssr/assets.ts';
import { errorPage } from '../../ssr/error-page.tsx';
import { plainAssets } from '../../ssr/plain-document.tsx';
import { getRequestContext, isApiRequest } from './request-context.ts';

/**
 * Event loop delay in milliseconds, and requests in progress. A slow loop alone can be caused by
 * the machine. Decision 17.
 */
const slowLoop = 200;
const crowd = 16;
const fullHeap = 0.92;
/** `Retry-After` in seconds. */
const retryAfter = 2;
const sentence = 'The site is very busy. Try again in a moment.';

/**
 * Rejects requests during overload: an early error is better than late answers for all. Replies are
 * prepared, and counted in the metrics instead of logged.
 */
export function loadShedding(
  { metrics }: Pick<Deps, 'metrics'>,
  assets: Pick<Assets, 'plainStylesheet' | 'stylesheets' | 'url'>,
): RequestHandler {
  let inFlight = 0;
  let heapIsFull = false;
  let checked = 0;
  const pages = new Map<Site, [string, string]>();
  const getPage = (site: Site): [string, string] => {
    let page = pages.get(site);
    if (!page) {
      const mark = '@request@';
      const html = errorPage({
        status: 503,
        heading: 'Please try again in a moment',
        sentence,
        requestId: mark,
        site,
        assets: plainAssets(assets, site),
      });
      const at = html.indexOf(mark);
      pages.set(site, (page = [html.slice(0, at), html.slice(at + mark.length)]));
    }
    return page;
  };
  const refuse = (req: Request, res: Response) => {
    const facts = getRequestContext(req);
    facts.shed = true;
    res.statusCode = 503;
    res.setHeader('Retry-After', retryAfter);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    let body: string;
    if (isApiRequest(req)) {
      res.setHeader('Content-Type', 'application/json; charset=utf-8');
      body = JSON.stringify({
        error: sentence,
        code: 'unavailable',
        requestId: facts.id,
      } satisfies ErrorReply);
    } else {
      const [before, after] = getPage(facts.resolution.site);
      res.setHeader('Content-Type', 'text/html; charset=utf-8');
      body = before + facts.id + after;
    }
    res.setHeader('Content-Length', Buffer.byteLength(body));
    res.end(req.method === 'HEAD' ? undefined : body);
  };

  return (req, res, next) => {
    const now = performance.now();
    if (now - checked > 500) {
      checked = now;
      const { used_heap_size, heap_size_limit } = getHeapStatistics();
      heapIsFull = used_heap_size > heap_size_limit * fullHeap;
    }
    if (
      inFlight >= limits.render.maxInFlight ||
      (inFlight >= crowd && metrics.loopDelay() > slowLoop) ||
      heapIsFull
    )
      return refuse(req, res);
    inFlight += 1;
    res.once('close', () => {
      inFlight -= 1;
    });
    next();
  };
}
