import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { errorStatus, type ErrorCode, type ErrorReply } from '#shared/contract/errors.ts';
import { digestLanguages } from '#shared/paths.ts';
import { loadAdminTranslate } from '#shared/texts/load-admin-translate.ts';
import { loadTranslate } from '#shared/texts/load-translate.ts';
import { english, type Translate } from '#shared/texts/translate.ts';
import type { Needs } from '../../context.ts';
import { AppError } from '../../infra/app-error.ts';
import type { Logger } from '../../infra/log.ts';
import { logSecurityEvent, type SecurityEvent } from '../../infra/security-log.ts';
import type { Assets } from '../../ssr/assets.ts';
import { errorPage } from '../../ssr/error-page.tsx';
import { plainAssets } from '../../ssr/plain-document.tsx';
import { toAppError } from './app-errors.ts';
import { findErrorText } from './error-texts.ts';
import { getRequestContext, isApiRequest } from './request-context.ts';

/** Answers requests that no other middleware answered. */
export const notFoundHandler: RequestHandler = () => {
  throw new AppError('not_found', "This page doesn't exist.");
};

/** Answers errors: JSON for the API, otherwise a page. Details go to the log only. */
export function errors({ log }: Needs<'log'>, assets: Assets): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    const { id: requestId, resolution } = getRequestContext(req);
    const appError = logError(log, req, error);
    if (res.headersSent) return next(error);
    const status = errorStatus[appError.code];
    res.statusCode = status;
    res.setHeader('Cache-Control', 'no-store');
    res.removeHeader('ETag');
    if (appError.retryAfter !== undefined) res.setHeader('Retry-After', appError.retryAfter);
    if (status === 401) res.setHeader('WWW-Authenticate', appError.challenge);
    if (status === 503 && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', '5');
    if (status >= 400) res.setHeader('X-Robots-Tag', 'noindex');
    // The rest of the body is not read, so the connection cannot be reused.
    if (appError.code === 'headers_too_large') res.setHeader('Connection', 'close');
    if (isApiRequest(req)) {
      const body: ErrorReply = {
        error: appError.translate(await readCallerLanguage(req)),
        code: appError.code,
        requestId,
        ...(appError.fields ? { fields: appError.fields } : {}),
        ...(appError.earlier ? { earlier: appError.earlier } : {}),
        ...(appError.proof ? { proof: appError.proof } : {}),
      };
      return void res.json(body);
    }
    const { t } = resolution.site;
    const html = errorPage({
      status,
      heading: t(headings[appError.code] ?? english('Something went wrong!')),
      sentence: appError.translate(t),
      requestId,
      site: resolution.site,
      assets: plainAssets(assets, resolution.site),
      translated: await findErrorText(req.path, status),
    });
    return void res.type('html').send(html);
  };
}

/**
 * Returns the language of a reply of the API: that of the page whose script calls it
 * (`client/lib/fetch-transport.ts`). Programs get English.
 */
async function readCallerLanguage(req: Request): Promise<Translate> {
  const { headers } = req;
  const isKey = /^Bearer bs_/i.test(headers.authorization ?? '');
  const asked = isKey ? undefined : headers['accept-language'];
  const language = digestLanguages.find((code) => code === asked) ?? 'en';
  return getRequestContext(req).isStaffRoute
    ? loadAdminTranslate(language)
    : loadTranslate(language);
}

/** Returns the error to answer with. Logs defects, refusals and limits. */
export function logError(log: Logger, req: Request, error: unknown): AppError {
  const { id: requestId, resolution, route } = getRequestContext(req);
  const appError = toAppError({ log }, req, error) ?? toDefect(error);
  if (appError.code === 'internal')
    log.error(
      { event: 'request_failed', requestId, site: resolution.site.id, route, error },
      'request failed',
    );
  logRefusal(log, req, appError);
  return appError;
}

const refusals: readonly ErrorCode[] = [
  'forbidden',
  'reauthentication_required',
  'passkey_required',
];

/** Logs refused access, limits and requests of other sites. */
function logRefusal(log: Logger, req: Request, { code, isCsrf }: AppError): void {
  const {
    id: requestId,
    resolution,
    address,
    route,
    userId,
    isStaffRoute,
  } = getRequestContext(req);
  const event: SecurityEvent | null = isCsrf
    ? 'csrf_refused'
    : code === 'too_many_requests'
      ? 'limit_reached'
      : refusals.includes(code)
        ? 'access_refused'
        : isStaffRoute && code === 'not_found'
          ? 'access_refused'
          : null;
  if (event)
    logSecurityEvent({ log, requestId, siteId: resolution.site.id, network: address }, event, {
      user: userId ?? null,
      route,
      code,
    });
}

const headings: Partial<Record<ErrorCode, string>> = {
  bad_request: english('Bad request'),
  not_found: english('Not Found'),
  method_not_allowed: english('Not allowed here'),
  uri_too_long: english('URL too long'),
  headers_too_large: english('Request too large'),
  misdirected_request: english('Unknown site'),
  too_many_requests: english('Too many requests'),
  unavailable: english('Please try again in a moment'),
};

/** Returns the error to answer with for what nobody expected, or Express rejected. */
function toDefect(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // Express answers 400 for a URL whose escapes cannot be decoded.
  if (
    error instanceof URIError ||
    (error instanceof Error && 'status' in error && error.status === 400)
  ) {
    return new AppError('bad_request', 'The URL is malformed.');
  }
  return new AppError('internal', "Something went wrong on our side. We've logged it.");
}
