import type { Request, Response } from 'express';
import type { ErrorReply } from '#shared/contract/errors.ts';
import type { Site } from '../../context.ts';
import type { Assets } from '../../ssr/assets.ts';
import { errorPage } from '../../ssr/error-page.tsx';
import { plainAssets } from '../../ssr/plain-document.tsx';
import { getRequestContext, isApiRequest, type RequestContext } from './request-context.ts';

export type BusyAssets = Pick<Assets, 'plainStylesheet' | 'stylesheets' | 'fonts' | 'url'>;

/**
 * Returns a function that answers 503. The page of each site is prepared, so that a refusal costs
 * next to nothing. It is counted in the metrics instead of logged. `retryAfter` in seconds.
 */
export function createBusyPage(
  assets: BusyAssets,
  {
    sentence,
    retryAfter,
    reason,
  }: { sentence: string; retryAfter: number; reason: NonNullable<RequestContext['shed']> },
): (req: Request, res: Response) => void {
  // Changed settings make a new object of each site.
  const pages = new WeakMap<Site, [string, string]>();
  const getPage = (site: Site): [string, string] => {
    let page = pages.get(site);
    if (!page) {
      const mark = '@request@';
      const html = errorPage({
        status: 503,
        heading: site.t('Please try again in a moment'),
        sentence: site.t.find(sentence),
        requestId: mark,
        site,
        assets: plainAssets(assets, site),
      });
      const at = html.indexOf(mark);
      pages.set(site, (page = [html.slice(0, at), html.slice(at + mark.length)]));
    }
    return page;
  };
  return (req, res) => {
    const facts = getRequestContext(req);
    facts.shed = reason;
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
}
