import type { Request, RequestHandler } from 'express';
import { AppError, notFound } from '../../infra/app-error.ts';
import type { Deps, Needs } from '../../context.ts';
import {
  openingPath,
  readParameter,
  readPlaceToken,
  redirectPath,
} from '../../domain/statistics/issue-links.ts';
import { getRequestContext } from '../front/request-context.ts';

export const redirectRoute = `${redirectPath}*token`;
export const openingRoute = `${openingPath}*token`;

type Services = Needs<'readCounter' | 'secrets'>;

/**
 * Counts visits by the links of an issue, once the page is sent. Comes before the page cache, which
 * ignores the parameter, so the page stays the same for everybody. Shared caches let such requests
 * through, see `isSharedUrl` in pages.ts.
 */
export function countVisits({ readCounter }: Services): RequestHandler {
  return (req, res, next) => {
    const token = findToken(req.url);
    if (token === null) return next();
    res.once('finish', () => {
      // 304: the browser has the page of this link, so the visit was counted.
      if (res.statusCode === 200) count(readCounter, req, token);
    });
    next();
  };
}

function findToken(url: string): string | null {
  const question = url.indexOf('?');
  if (question < 0 || !url.includes(`${readParameter}=`, question)) return null;
  return new URLSearchParams(url.slice(question)).get(readParameter);
}

function count(
  readCounter: Deps['readCounter'],
  req: Request,
  token: string,
  target?: { purpose: 'redirect'; url: string },
): void {
  const { resolution, address } = getRequestContext(req);
  if (resolution.kind === 'unknown') return;
  const { method, headers } = req;
  readCounter.count(resolution.site.id, token, { method, headers, address }, target);
}

/**
 * Leads from an issue to another site, for sites that turned it on. Only to addresses that the
 * email was rendered with: each is signed with its issue. Links of sent emails work when it is off
 * again.
 */
export function redirects({ readCounter, secrets }: Services): RequestHandler {
  return (req, res) => {
    const facts = getRequestContext(req);
    allowReading(req, res);
    facts.route = `${redirectPath}{token}`;
    const { site, kind } = facts.resolution;
    const token = req.path.slice(redirectPath.length);
    const url = new URLSearchParams(req.url.split('?').slice(1).join('?')).get('url') ?? '';
    const target = { purpose: 'redirect', url } as const;
    if (
      kind === 'unknown' ||
      !/^https?:\/\//.test(url) ||
      !readPlaceToken({ secrets }, site.id, token, target)
    )
      throw notFound('The link was not found.');
    if (site.statistics.redirects) count(readCounter, req, token, target);
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.redirect(302, url);
  };
}

/** A transparent pixel. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Serves the picture that counts openings, for sites that turned it on. */
export function openings({ readCounter, secrets }: Services): RequestHandler {
  return (req, res) => {
    const facts = getRequestContext(req);
    allowReading(req, res);
    facts.route = `${openingPath}{token}`;
    const { site, kind } = facts.resolution;
    const token = req.path.slice(openingPath.length).replace(/\.gif$/, '');
    if (kind === 'unknown' || !readPlaceToken({ secrets }, site.id, token))
      throw notFound('The picture was not found.');
    if (site.statistics.picture) count(readCounter, req, token);
    res.setHeader('Cache-Control', 'private, no-store');
    // Web mail shows it on its own site.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.setHeader('Content-Type', 'image/gif');
    res.setHeader('Content-Length', picture.length);
    res.end(picture);
  };
}

function allowReading(req: Request, res: { setHeader(name: string, value: string): unknown }) {
  if (req.method === 'GET' || req.method === 'HEAD') return;
  res.setHeader('Allow', 'GET, HEAD');
  throw new AppError('method_not_allowed', 'This URL only supports GET.');
}
