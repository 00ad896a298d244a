import type { Request, RequestHandler } from 'express';
import * as limits from '#shared/limits.ts';
import { english } from '#shared/texts/translate.ts';
import type { Needs } from '../../context.ts';
import { parsePostId } from '../../domain/posts/slugs.ts';
import { createDeepPageBudget } from '../../infra/deep-page-budget.ts';
import type { ListedPosts } from './listed-posts.ts';
import { createBusyPage, type BusyAssets } from '../front/busy-page.ts';
import { createReaderMark } from '../auth/reader-mark.ts';
import { getRequestContext } from '../front/request-context.ts';

/**
 * Admits deep pages: posts that no current list shows, single comments, users, continued lists and
 * searches. During a flood of requests, visitors without the mark of a reader get 503. Browsers get
 * the mark with it, and try again by themselves. Comes after the page cache. Decision 301.
 */
export function deepPages(
  deps: Needs<'config' | 'secrets' | 'clock' | 'metrics' | 'log'>,
  assets: BusyAssets,
  listed: ListedPosts,
): RequestHandler {
  const { deepPagesPerSecond } = deps.config;
  if (deepPagesPerSecond === 0) return (_req, _res, next) => next();
  const mark = createReaderMark(deps);
  const counts = { admitted: 0, refused: 0 };
  deps.metrics.addGauge('deepPages', () => counts, {
    admitted: { name: 'broadsheet_deep_pages_total', labels: { outcome: 'admitted' } },
    refused: { name: 'broadsheet_deep_pages_total', labels: { outcome: 'refused' } },
  });
  const admit = createDeepPageBudget(
    deepPagesPerSecond,
    () => performance.now(),
    () =>
      deps.log.warn(
        { event: 'deep_pages_limited', perSecond: deepPagesPerSecond },
        'requests for old pages exceed DEEP_PAGES_PER_SECOND; rejecting most of them',
      ),
  );
  const refuse = createBusyPage(assets, {
    sentence: english('The site is very busy. This page opens automatically in a moment.'),
    retryAfter: limits.refusedPage.retryAfter,
    reason: 'deep page',
  });
  return (req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !isDeep(req, listed)) return next();
    if (mark.isOn(req) || admit()) {
      counts.admitted += 1;
      return next();
    }
    counts.refused += 1;
    mark.issue(req, res);
    // Browsers follow it. Crawlers obey `Retry-After`.
    res.setHeader('Refresh', limits.refusedPage.refresh);
    refuse(req, res);
  };
}

function isDeep(req: Request, listed: ListedPosts): boolean {
  const question = req.url.indexOf('?');
  // Names of parameters may be escaped, too.
  if (question >= 0) {
    const query = new URLSearchParams(req.url.slice(question));
    if (query.has('cursor') || query.has('root') || query.has('q')) return true;
  }
  const [, kind = '', name = ''] = /^\/(post|u)\/([^/]*)/i.exec(decode(req.path)) ?? [];
  if (kind.toLowerCase() !== 'post') return kind !== '';
  const id = parsePostId(name);
  return id === null || !listed.has(getRequestContext(req).resolution.site.id, id);
}

function decode(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
