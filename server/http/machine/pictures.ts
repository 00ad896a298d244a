import type { RequestHandler } from 'express';
import { ApiError } from '#shared/api-error.ts';
import { createLocalApi } from '../../api/in-process-api.ts';
import type { Ctx, Deps } from '../../context.ts';
import { readPicture, storePicture } from '../../domain/posts/sharing-pictures.ts';
import { AppError } from '../../infra/app-error.ts';
import { createPictureRenderer } from '../../infra/pictures/picture-renderer.ts';
import {
  describeIssue,
  describePost,
  drawPicture,
  pictureHash,
  picturePath,
  type PictureWords,
} from '../../ssr/sharing-picture.ts';
import { createContext, getRequestContext } from '../front/request-context.ts';

/**
 * `/pictures/{kind}/{id}-{hash}.png`: the picture of a post or an issue for those who share it. It
 * is drawn once and stored. An old address leads to the present picture, and while many pictures
 * wait, to that of the site. Decision 304.
 */
export function pictures(deps: Deps): RequestHandler {
  const renderer = createPictureRenderer();
  const drawing = new Map<string, Promise<Buffer>>();

  /** Draws a picture and stores it. Null: too many are waiting. */
  function draw(ctx: Ctx, words: PictureWords, hash: string): Promise<Buffer> | null {
    const key = `${ctx.site.id} ${words.page} ${hash}`;
    const begun = drawing.get(key);
    if (begun) return begun;
    const drawn = renderer.render(drawPicture(ctx.site.theme, words));
    if (drawn === null) return null;
    const stored = drawn
      .then(async (png) => {
        await storePicture(ctx, { ...words, hash, png });
        return png;
      })
      .finally(() => drawing.delete(key));
    drawing.set(key, stored);
    return stored;
  }

  return async (req, res, next) => {
    const [, kind, id = ''] =
      /^\/pictures\/(post|issue)\/([\w-]{1,40})-[0-9a-f]{16}\.png$/.exec(req.path) ?? [];
    const facts = getRequestContext(req);
    const { site } = facts.resolution;
    if (kind === undefined || facts.resolution.kind === 'unknown') return next();
    facts.route = '/pictures/{kind}/{id}';
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'Images only support GET.');
    }
    const ctx = createContext(deps, facts);
    const words = await readWords(ctx, kind, id);
    const path = words ? picturePath(site.theme, words) : site.theme.seo.ogImage;
    const lead = (to: string) => {
      res.setHeader('Cache-Control', 'no-store');
      res.redirect(302, to);
    };
    if (!words || path !== req.path) return lead(path);
    const hash = pictureHash(site.theme, words);
    const png = (await readPicture(ctx, { ...words, hash })) ?? (await draw(ctx, words, hash));
    if (png === null) return lead(site.theme.seo.ogImage);
    res.setHeader('Content-Type', 'image/png');
    res.setHeader('Content-Length', png.length);
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    // Other sites show it in their previews.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    res.end(png);
  };
}

/** Reads what the page shows. Null: no font has its letters. Error: not_found. */
async function readWords(ctx: Ctx, kind: string, id: string): Promise<PictureWords | null> {
  const api = createLocalApi(ctx);
  try {
    return kind === 'post'
      ? describePost(ctx.site.theme, await api('GET /api/posts/{id}', { path: { id } }))
      : describeIssue(
          ctx.site,
          await api('GET /api/newsletter/archive/{period}', { path: { period: id } }),
        );
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500)
      throw new AppError('not_found', "This image doesn't exist.");
    throw error;
  }
}
