import { text, type Request, type RequestHandler, type Response } from 'express';
import { adminMailPreviewPath } from '#shared/paths.ts';
import type { Deps } from '../../context.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { rejectForeignOrigin } from '../auth/csrf.ts';
import { toBodyError } from '../api/json-body.ts';
import { getRequestContext } from '../edge/request-context.ts';

/** Far above any mail: mail programs cut them at 102 KB. */
const parseBody = text({ type: () => true, limit: '1mb', defaultCharset: 'utf-8' });

/** Allows inline styles only. Links open in a new window. */
const policy =
  `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; ` +
  `frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;

/**
 * `POST /admin/mail-preview`: returns the HTML of a mail as a sandboxed document for a frame.
 * `srcdoc` and `blob:` would inherit the page's policy, which blocks inline styles. It stores
 * nothing, so it needs no session. Only frame requests of the same origin are accepted, so that no
 * foreign text appears under the site. The form is `text/plain`: one line `html=…`. Decision 113.
 */
export function adminMailPreview(deps: Pick<Deps, 'config'>): RequestHandler {
  return async (req, res, next) => {
    if (req.path !== adminMailPreviewPath) return next();
    const facts = getRequestContext(req);
    if (facts.resolution.kind === 'unknown') return next();
    facts.routeClass = 'page';
    facts.route = adminMailPreviewPath;
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST');
      throw new AppError('method_not_allowed', 'Only forms in admin pages can send this request.');
    }
    const {
      origin,
      'sec-fetch-dest': into = 'iframe',
      'sec-fetch-site': from = 'same-origin',
    } = req.headers;
    // Browsers always send these headers with such a form.
    if (origin === undefined || from !== 'same-origin' || into !== 'iframe')
      throw new AppError('forbidden', 'This page can only be framed by pages of the same site.');
    rejectForeignOrigin(req, deps);
    const body = await readBody(req, res);
    if (!body.startsWith('html=')) throw badRequest([{ field: 'html', message: 'is missing' }]);
    res.setHeader('Content-Security-Policy', policy);
    res.setHeader('X-Frame-Options', 'SAMEORIGIN');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.end(body.slice('html='.length));
  };
}

async function readBody(req: Request, res: Response): Promise<string> {
  if (!/^text\/plain\s*(?:;|$)/i.test(req.headers['content-type'] ?? ''))
    throw new AppError('unsupported_media_type', 'The form must be sent as text/plain.');
  await new Promise<void>((resolve, reject) => {
    parseBody(req, res, (error?: unknown) =>
      error === undefined ? resolve() : reject(toBodyError(error) as Error),
    );
  });
  return typeof req.body === 'string' ? req.body : '';
}
