import type { RequestHandler } from 'express';
import { AppError } from '../../infra/app-error.ts';
import { getRequestContext } from './request-context.ts';

/**
 * Answers for a site that is not here: 308 to its address elsewhere if it has one, otherwise 421.
 * While a site moves, writes get 503, and readers see its pages.
 */
export const movingSite: RequestHandler = (req, res, next) => {
  const { resolution } = getRequestContext(req);
  const { move } = resolution.site;
  if (move === null || resolution.kind === 'unknown') return next();
  if (move.state === 'moved') {
    res.setHeader('Cache-Control', 'no-store');
    if (move.to !== null) return res.redirect(308, `${move.to}${req.url}`);
    throw new AppError('misdirected_request', 'This site is on another server now.');
  }
  const isRead = req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS';
  if (move.state === 'draining' || (move.state === 'held' && isRead)) return next();
  throw new AppError(
    'unavailable',
    'This site is moving to another server. Try again in a few seconds.',
  );
};
