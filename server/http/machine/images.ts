import type { RequestHandler } from 'express';
import {
  imageLimits,
  imagesPath,
  imageTypes,
  readImagePath,
} from '#shared/newsletter/uploaded-images.ts';
import { minuteMs } from '#shared/durations.ts';
import type { Needs } from '../../context.ts';
import { isWithdrawn } from '../../domain/images/text-pictures.ts';
import { readImage, type StoredImage } from '../../domain/images/stored-images.ts';
import { notFound, AppError } from '../../infra/app-error.ts';
import { createFileCache } from '../../infra/file-cache.ts';
import { picturePolicy } from '../admin/site-files.ts';
import { getRequestContext } from '../front/request-context.ts';
import { isFresh } from '../front/conditional.ts';

/**
 * `/images/{name}`: uploaded images of the site. Names contain a hash, so files never change. Images
 * of a member are erased with the account and withdrawn with their text. So browsers keep them for a
 * day, and shared caches for five minutes.
 */
export function images(services: Needs<'db' | 'bucket'>): RequestHandler {
  const files = createFileCache<StoredImage>(imageLimits.cacheBytes, minuteMs);
  const read = async (siteId: string, name: string): Promise<StoredImage> => {
    const file = await readImage(services, siteId, name);
    if (file === null || (file.userId !== null && (await isWithdrawn(services.db, siteId, name))))
      throw notFound('This image was not found.');
    return file;
  };
  return async (req, res, next) => {
    const facts = getRequestContext(req);
    const image = readImagePath(req.path);
    if (image === null || facts.resolution.kind === 'unknown') return next();
    facts.route = `${imagesPath}{name}`;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'Images only support GET.');
    }
    const { id } = facts.resolution.site;
    const key = `${id} ${image.name}`;
    const { bytes, userId } = await (files.get(key) ?? files.set(key, read(id, image.name)));
    const etag = `"${image.name}"`;
    res.setHeader('Content-Security-Policy', picturePolicy);
    // Emails show it in web mail.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.setHeader(
      'Cache-Control',
      userId === null
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=86400, s-maxage=300',
    );
    res.setHeader('ETag', etag);
    if (isFresh(req, etag)) return void res.writeHead(304).end();
    res.setHeader('Content-Type', imageTypes[image.type]);
    res.setHeader('Content-Length', bytes.length);
    res.end(req.method === 'HEAD' ? undefined : bytes);
  };
}
