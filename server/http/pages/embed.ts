import type { Request, RequestHandler, Response } from 'express';
import { errorStatus } from '#shared/contract/errors.ts';
import { embedPath, embedSentPath } from '#shared/newsletter/embed.ts';
import { loadPack } from '#shared/texts/packs.ts';
import { digestLanguages, paths, withQuery, type DigestLanguage } from '#shared/paths.ts';
import { authorize } from '../../api/authorize.ts';
import { invoke } from '../../api/invoke.ts';
import type { Ctx, Deps, Site } from '../../context.ts';
import { AppError, badRequest } from '../../infra/app-error.ts';
import type { Assets } from '../../ssr/assets.ts';
import { renderEmbedForm, renderEmbedSent } from '../../ssr/embed-page.tsx';
import { plainAssets } from '../../ssr/plain-document.tsx';
import { clientInfo } from '../auth/authentication.ts';
import type { Limits } from '../auth/rate-limits.ts';
import { toAppError } from '../front/app-errors.ts';
import { listOwnOrigins } from '../front/own-origin.ts';
import { createContext, getRequestContext } from '../front/request-context.ts';
import { readForm } from './form-body.ts';
import type { Fields } from './form-page.ts';
import { toFieldMessages } from './no-script-forms.ts';

/**
 * `/embed/subscribe`: the form to subscribe that other sites embed, as a frame or as their own
 * form. No other page may be framed, and no other form may come from a foreign origin. The site
 * lists these origins. It reads and sets no cookie, and only mails a link to confirm, with all
 * limits of the usual form. Decision 317.
 */
export function embed(deps: Deps, rates: Limits, assets: Assets): RequestHandler {
  return async (req, res, next) => {
    const isForm = req.path === embedPath;
    const facts = getRequestContext(req);
    if (facts.resolution.kind === 'unknown') return next();
    facts.routeClass = 'page';
    facts.route = req.path;
    const { site } = facts.resolution;
    const methods = isForm ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
    if (!methods.includes(req.method)) {
      res.setHeader('Allow', methods.join(', '));
      throw new AppError('method_not_allowed', 'This URL supports {methods}.', undefined, {
        methods: methods.join(', '),
      });
    }
    setHeaders(res, site);
    const language = readLanguage(req);
    const pack = await loadPack(language);
    const page = { site, assets: plainAssets(assets, site), language };
    const send = (status: number, html: string) => {
      res.status(status).setHeader('Content-Type', 'text/html; charset=utf-8');
      res.end(req.method === 'HEAD' ? undefined : html);
    };
    if (!isForm) return send(200, renderEmbedSent(page, pack));
    if (req.method !== 'POST') {
      const from = findEmbedder(req, site);
      const form = { values: {}, problems: [], isInFrame: true, from };
      return send(200, renderEmbedForm(page, pack, form));
    }
    requireAllowedOrigin(req, deps, site);
    const fields = await readForm(req, res);
    const isInFrame = fields.in === 'frame';
    const from = isInFrame ? toAllowed(site, fields.from) : toAllowed(site, req.headers.origin);
    // The form does not show whether an address has an account, so none is looked up.
    const context = createContext(deps, facts);
    const ctx: Ctx = {
      ...context,
      site: { ...context.site, revealAccounts: false },
      client: clientInfo(req, deps.config),
    };
    try {
      await rates.count(req, subscribe, ctx);
      const body = { ...readFields(fields), ...(from && { page: from }), language };
      const input = { body: { ...body, form: isInFrame ? 'frame' : 'embed' } };
      await invoke(authorize(ctx, subscribe), input);
    } catch (error) {
      const appError = toAppError(deps, req, error);
      if (appError === null) throw error;
      if (appError.retryAfter !== undefined) res.setHeader('Retry-After', appError.retryAfter);
      const status = appError.code === 'bad_request' ? 422 : errorStatus[appError.code];
      const problems = await toFieldMessages(appError, fields, language);
      const form = { values: fields, problems, isInFrame, from };
      return send(status, renderEmbedForm(page, pack, form));
    }
    const sent = isInFrame ? embedSentPath : paths.linkSent;
    res.setHeader('Location', withQuery(sent, { language }));
    return void res.status(303).end();
  };
}

const subscribe = 'POST /api/subscriptions/subscribe';

/** The policy of these pages alone. Without listed origins nothing may frame them. */
function setHeaders(res: Response, { embedOrigins }: Site): void {
  const ancestors = embedOrigins.length === 0 ? "'none'" : embedOrigins.join(' ');
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
      `form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors ${ancestors}`,
  );
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('X-Robots-Tag', 'noindex');
  if (embedOrigins.length === 0) return;
  res.removeHeader('X-Frame-Options');
  // For pages that only load what allows it (COEP).
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

function readLanguage(req: Request): DigestLanguage {
  const { site } = getRequestContext(req).resolution;
  const query = new URLSearchParams(req.url.split('?')[1] ?? '');
  const asked = query.get('language') ?? site.t.language;
  const language = digestLanguages.find((code) => code === asked);
  if (language === undefined)
    throw badRequest([
      { field: 'language', message: `must be one of ${digestLanguages.join(', ')}` },
    ]);
  return language;
}

/** Returns the origin of the page with the frame, if the browser says it and the site lists it. */
function findEmbedder(req: Request, site: Site): string {
  const { referer = '' } = req.headers;
  return toAllowed(site, URL.canParse(referer) ? new URL(referer).origin : undefined);
}

const toAllowed = ({ embedOrigins }: Site, origin: string | undefined): string =>
  embedOrigins.find((allowed) => allowed === origin) ?? '';

/** Rejects forms of other pages. A client that names no origin is no browser. Error: forbidden. */
function requireAllowedOrigin(req: Request, { config }: Deps, { embedOrigins }: Site): void {
  const { origin } = req.headers;
  const isAllowed =
    origin === undefined
      ? req.headers['sec-fetch-site'] !== 'cross-site'
      : embedOrigins.includes(origin) ||
        listOwnOrigins(getRequestContext(req), config.port).includes(origin);
  if (!isAllowed)
    throw new AppError('forbidden', "The page that sent this form isn't allowed to embed it.");
}

/** Returns what the endpoint knows. Its defaults are used for missing and empty fields. */
const readFields = ({ email = '', frequency, remark }: Fields) => ({
  email,
  ...(frequency && { frequency }),
  ...(remark && { remark }),
});
