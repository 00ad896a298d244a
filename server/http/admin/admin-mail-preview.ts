import { text, type Request, type RequestHandler, type Response } from 'express';
import { adminFramePath } from '#shared/paths.ts';
import type { Deps } from '../../context.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { rejectForeignOrigin } from '../auth/csrf.ts';
import { toBodyError } from '../api/json-body.ts';
import { getRequestContext } from '../edge/request-context.ts';

/** Far above any mail: programs cut them at 102 KB. */
const read = text({ type: () => true, limit: '1mb', defaultCharset: 'utf-8' });

/** Inline styles count, and nothing else does: no script, no form, nothing loaded, no way out of the frame but a window of its own for a link that somebody follows. */
const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;

/**
 * `POST /admin/frame`: gives back the HTML that a page of the administration sends it, as a document that can do nothing, for a frame that shows a mail as it is. The page's own policy, which `srcdoc`
 * and `blob:` would have too, lets no inline styles through, and mails are made of them. It keeps nothing and tells nothing, so it asks for no session; but it answers only what a page of the same
 * origin sends into a frame, so that nobody's words stand on a page of the site's by themselves. The form is sent as `text/plain`: one line `html=…`.
 * Decision 113.
 */
export function adminMailPreview(deps: Pick<Deps, 'config'>): RequestHandler {
  return async (req, res, next) => {
    if (req.path !== adminFramePath) return next();
    const facts = getRequestContext(req);
    if (facts.resolution.kind === 'unknown') return next();
    facts.routeClass = 'page';
    facts.route = adminFramePath;
    if (req.method !== 'POST') {
      res.setHeader('Allow', 'POST');
      throw new AppError('method_not_allowed', 'Only forms in admin pages can send this request.');
    }
    const {
      origin,
      'sec-fetch-dest': into = 'iframe',
      'sec-fetch-site': from = 'same-origin',
    } = req.headers;
    // A browser says where such a form comes from. Without a word of it, it is none.
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
    read(req, res, (error?: unknown) =>
      error === undefined ? resolve() : reject(toBodyError(error) as Error),
    );
  });
  return typeof req.body === 'string' ? req.body : '';
}
