import { text, type Request, type RequestHandler, type Response } from 'express';
import { adminMailPreviewPath } from '#shared/paths.ts';
import { authorize } from '../../api/authorize.ts';
import type { Ctx, Deps } from '../../context.ts';
import { mailPreviewCookie } from '../../domain/login/session-cookies.ts';
import { showSiteImages } from '../../email/layout.tsx';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { authenticateSession, readClient } from '../auth/authentication.ts';
import { rejectForeignOrigin } from '../auth/csrf.ts';
import { parseBody } from '../api/parse-body.ts';
import { createContext, getRequestContext } from '../front/request-context.ts';

/** Far above any email: mail programs cut them at 102 KB. */
const maxBytes = 1024 * 1024;
const parser = text({ type: () => true, limit: maxBytes, defaultCharset: 'utf-8' });

/** Allows inline styles and images of the site. Links open in a new window. */
export const mailPolicy =
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; ` +
  `base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;

/**
 * `POST /admin/mail-preview`: returns the HTML of an email as a sandboxed document for a frame.
 * `srcdoc` and `blob:` would inherit the page's policy, which blocks inline styles. It stores
 * nothing. Only frame requests of the same origin are accepted, so that no foreign text appears
 * under the site. They need the session of an admin, so that nobody else sends large bodies. Both
 * are checked before the body is read. The form is `text/plain`: one line `html=…`. Decision
 * 231.
 */
export function adminMailPreview(deps: Deps): RequestHandler {
  return async (req, res, next) => {
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
    await authorizeByCookie(deps, req, res);
    const body = await readBody(req, res);
    if (!body.startsWith('html=')) throw badRequest([{ field: 'html', message: 'is missing' }]);
    res.setHeader('Content-Security-Policy', mailPolicy);
    res.setHeader('X-Frame-Options', 'SAMEORIGIN');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.end(showSiteImages(facts.resolution.site, body.slice('html='.length)));
  };
}

/** Errors: as `authorize` for the endpoint that returns such emails. */
async function authorizeByCookie(deps: Deps, req: Request, res: Response): Promise<void> {
  const ctx: Ctx = {
    ...createContext(deps, getRequestContext(req)),
    client: readClient(req, res, deps.config),
  };
  const sessionId = mailPreviewCookie.read(ctx);
  ctx.viewer = sessionId === null ? null : await authenticateSession(ctx, sessionId);
  authorize(ctx, 'GET /api/admin/issues/{id}/preview');
}

async function readBody(req: Request, res: Response): Promise<string> {
  if (!/^text\/plain\s*(?:;|$)/i.test(req.headers['content-type'] ?? ''))
    throw new AppError('unsupported_media_type', 'The form must be sent as text/plain.');
  await parseBody(parser, req, res, { bytes: maxBytes, noun: 'form' });
  return typeof req.body === 'string' ? req.body : '';
}
