import type { RequestHandler } from 'express';
import * as limits from '#shared/limits.ts';
import { AppError } from '../../infra/app-error.ts';
import { getRequestContext, isApiRequest } from './request-context.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Rejects requests that no honest client sends. */
export const requestSanity: RequestHandler = (req, res, next) => {
  const { rawHeaders } = req;
  if (rawHeaders.length > limits.http.headerCount * 2)
    throw new AppError('headers_too_large', 'The request has too many headers.');
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1;
  // Node uses the first of two headers. A proxy may use the last, and so mean another tenant.
  if (hosts > 1) throw new AppError('bad_request', 'The request names two hosts.');
  if (req.url.length > limits.http.urlBytes)
    throw new AppError('uri_too_long', 'The URL is too long.');
  if (!methods.has(req.method)) {
    res.setHeader('Allow', 'GET, HEAD');
    throw new AppError('method_not_allowed', "This method isn't supported.");
  }
  // The absolute form of a request line repeats the host; only the path counts.
  if (/^https?:\/\//i.test(req.url)) req.url = req.url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  if (!req.url.startsWith('/')) req.url = `/${req.url}`;
  if (/%(?![0-9a-f]{2})/i.test(req.url) || !decodes(req.path))
    throw new AppError('bad_request', 'The URL is malformed.');
  const { resolution } = getRequestContext(req);
  if (resolution.kind === 'unknown') {
    res.setHeader('Cache-Control', 'private, no-store');
    if (!['GET', 'HEAD', 'OPTIONS'].includes(req.method) && isApiRequest(req))
      throw new AppError('misdirected_request', 'No site has this host name.');
  }
  next();
};

/** No URL of ours has control characters. NUL breaks queries, line ends break route patterns. */
function decodes(path: string): boolean {
  try {
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
