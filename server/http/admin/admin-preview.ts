import type { RequestHandler } from 'express';
import { isDesignName } from '#shared/design-choices.ts';
import * as limits from '#shared/limits.ts';
import { imagesPath, imageTypes, readImagePath } from '#shared/newsletter/uploaded-images.ts';
import { paths, postPath } from '#shared/paths.ts';
import { createLocalApi } from '../../api/in-process-api.ts';
import type { Ctx, Deps, Site } from '../../context.ts';
import {
  renderPreviewMail,
  readPreview,
  findPreviewPost,
  withSamplePosts,
} from '../../domain/site-admin/preview.ts';
import { readImage } from '../../domain/images/stored-images.ts';
import { filesPath } from '../../domain/site-admin/files-path.ts';
import { AppError } from '../../infra/app-error.ts';
import { customCss, themeCss } from '../../ssr/assets.ts';
import type { Renderer } from '../../ssr/render.tsx';
import { sendText } from '../front/conditional.ts';
import { picturePolicy } from './site-files.ts';
import { createContext, getRequestContext, type RequestContext } from '../front/request-context.ts';

/** No script and no forms. `allow-same-origin` is for fonts, which are otherwise blocked. */
const policyFor = (styles: string) =>
  `default-src 'none'; script-src 'none'; style-src 'self'${styles}; img-src 'self' data:; ` +
  `font-src 'self'; form-action 'none'; base-uri 'none'; object-src 'none'; ` +
  `frame-ancestors 'self'; sandbox allow-same-origin`;
/** Emails use inline styles. */
const policy = { page: policyFor(''), mail: policyFor(` 'unsafe-inline'`) };

const pages = ['list', 'post', 'form', 'landing', 'text', 'digest'] as const;
type Page = (typeof pages)[number];

/**
 * `/admin/preview/{token}/{page}`: pages of a site with its draft settings, for frames on the same
 * host. The token is the only check and expires after 15 minutes; a design is shown to everybody.
 * Links and scripts are removed.
 * Stylesheet and pictures are below the same path, so every process can serve them without storage.
 */
export function adminPreview(deps: Deps, render: Renderer): RequestHandler {
  return async (req, res, next) => {
    const [, token = '', page = '', file] =
      /^\/admin\/preview\/([\w.-]{1,200})\/([a-z.-]{1,20})(?:\/([\w.-]{1,60}))?$/.exec(req.path) ??
      [];
    const facts = getRequestContext(req);
    // `/start` shows designs at a host that has no site yet.
    if (token === '' || (facts.resolution.kind === 'unknown' && !isDesignName(token)))
      return next();
    facts.routeClass = 'page';
    facts.route = '/admin/preview/{token}/{page}';
    res.setHeader('Content-Security-Policy', page === 'digest' ? policy.mail : policy.page);
    res.setHeader('X-Frame-Options', 'SAMEORIGIN');
    res.setHeader('X-Robots-Tag', 'noindex');
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader('Cache-Control', 'private, no-store');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'Pages only support GET.');
    }
    const requestCtx = createContext(deps, facts);
    const site = await readPreview(requestCtx, token);
    const prefix = `/admin/preview/${token}/`;
    const send = (type: string, body: string) =>
      sendText(req, res, { type, cacheControl: 'private, no-store', body });
    if (page === 'theme.css') return send('text/css; charset=utf-8', themeCss(site.theme));
    if (page === 'custom.css') return send('text/css; charset=utf-8', customCss(site.theme).css);
    const picture = page === 'site-files' && file !== undefined ? site.files.get(file) : undefined;
    if (picture !== undefined) {
      res.setHeader('Content-Security-Policy', picturePolicy);
      return send('image/svg+xml', picture);
    }
    const image = readImagePath(`${imagesPath}${file}`);
    const stored = page === 'images' && image && (await readImage(deps, site.id, image.name));
    if (image && stored) {
      res.setHeader('Content-Security-Policy', picturePolicy);
      res.setHeader('Content-Type', imageTypes[image.type]);
      return void res.end(stored.bytes);
    }
    if (!isPage(page) || file !== undefined)
      throw new AppError('not_found', 'No such preview page.');
    const dark = new URLSearchParams(req.url.split('?')[1] ?? '').get('scheme') === 'dark';
    const ctx: Ctx = {
      ...requestCtx,
      site: { ...site, analytics: null, preview: prefix },
      model: null,
      // The token proves a member of the staff, who sees the site before it opens.
      isForStaff: true,
    };
    const html =
      page === 'digest'
        ? inScheme(await renderPreviewMail(ctx), dark)
        : await rendered(ctx, facts, page, deps, render);
    return send(
      'text/html; charset=utf-8',
      inert(html, dark ? 'dark' : 'light').replaceAll(
        new RegExp(`"(?=${filesPath}|${imagesPath})/`, 'g'),
        `"${prefix}`,
      ),
    );
  };
}

const isPage = (name: string): name is Page => pages.some((page) => page === name);

async function rendered(
  ctx: Ctx,
  facts: RequestContext,
  page: Exclude<Page, 'digest'>,
  { clock }: Deps,
  render: Renderer,
): Promise<string> {
  const findUrl = {
    list: () => paths.home,
    post: async () => postPath(await findPreviewPost(ctx)),
    form: () => paths.signup,
    landing: () => paths.newsletter,
    text: () => paths.about,
  }[page];
  const resolution = { ...facts.resolution, site: ctx.site satisfies Site };
  const { read } = await render(
    {
      resolution,
      requestId: facts.id,
      url: await findUrl(),
      api: withSamplePosts(createLocalApi(ctx), ctx.site, clock.now()),
    },
    AbortSignal.timeout(limits.render.shellTimeoutMs),
  );
  if (!read) throw new AppError('not_found', 'The page redirects.');
  return (await read()).toString('utf8');
}

/** Emails follow the system's color scheme; a preview shows either. */
const inScheme = (html: string, dark: boolean) =>
  html.replaceAll('@media (prefers-color-scheme: dark)', dark ? '@media all' : '@media not all');

/**
 * Removes scripts and link targets, and sets the color scheme. React escapes `<` and `>` in
 * attributes, so the patterns match whole tags.
 */
function inert(html: string, scheme: 'light' | 'dark'): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<a\b[^>]*>/gi, (tag) =>
      tag
        .replace(/ (?:href|target|ping)="[^"]*"/gi, '')
        .replace(/^<a/i, '<a href="#" tabindex="-1"'),
    )
    .replace(
      /<html\b([^>]*)>/i,
      (_, attributes: string) =>
        `<html${attributes.replace(/ class="[^"]*"/, '')} class="${scheme}">`,
    );
}
