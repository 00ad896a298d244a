import type { RequestHandler } from 'express';
import { filesPath } from '../../domain/site-admin/files-path.ts';
import { AppError } from '../../infra/app-error.ts';
import { getRequestContext } from '../front/request-context.ts';
import { sendText } from '../front/conditional.ts';

/** A picture opened by its address runs nothing. */
export const picturePolicy = `sandbox; default-src 'none'; style-src 'unsafe-inline'`;

export const siteFilesRoute = `${filesPath}*name`;

/** `/site-files/{name}`: uploaded pictures. Names contain a hash, so files never change. */
export const siteFiles: RequestHandler = (req, res, next) => {
  const facts = getRequestContext(req);
  const { resolution } = facts;
  const body =
    resolution.kind === 'unknown'
      ? undefined
      : resolution.site.files.get(req.path.slice(filesPath.length));
  if (body === undefined) return next();
  facts.route = `${filesPath}{name}`;
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    throw new AppError('method_not_allowed', 'Files only support GET.');
  }
  res.setHeader('Content-Security-Policy', picturePolicy);
  return sendText(req, res, {
    type: 'image/svg+xml',
    cacheControl: 'public, max-age=31536000, immutable',
    body,
  });
};
