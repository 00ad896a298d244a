import type { RequestHandler } from 'express';
import type { PageContext } from '#client/app-context.tsx';
import { headScript } from '#client/lib/head-script.ts';
import { stateElementId } from '#client/lib/page-state.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { loadAdminTranslate } from '#shared/texts/load-admin-translate.ts';
import type { Deps, Needs, Site } from '../../context.ts';
import { AppError } from '../../infra/app-error.ts';
import type { Assets } from '../../ssr/assets.ts';
import { serializeForScript } from '../../ssr/page-state.ts';
import { plainAssets, renderNotFoundWithoutScript } from '../../ssr/plain-document.tsx';
import { sendText } from '../front/conditional.ts';
import { getRequestContext } from '../front/request-context.ts';

/**
 * Serves one shell for `/admin` and all paths below it. Its script shows "Not Found" unless the API
 * authorizes the caller. No other page loads its bundle. Unknown hosts get 404.
 */
export function adminShell(
  { config, clock }: Needs<'config' | 'clock'>,
  assets: Assets,
): RequestHandler {
  return async (req, res, next) => {
    const facts = getRequestContext(req);
    if (!/^\/admin(?:\/[a-z0-9/_-]*)?$/i.test(req.path) || facts.resolution.kind === 'unknown')
      return next();
    facts.routeClass = 'page';
    facts.route = '/admin/*';
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'Pages only support GET.');
    }
    const { site } = facts.resolution;
    const { language, dir } = await loadAdminTranslate(site.t.language);
    const page = createShellContext({ config, now: clock.now(), language }, assets, site);
    const body = renderShell(page, {
      root: 'admin',
      dir,
      stylesheets: [assets.admin.css],
      script: assets.admin.script,
      noScript: renderNotFoundWithoutScript(site, plainAssets(assets, site)),
    });
    res.setHeader('X-Robots-Tag', 'noindex');
    // Previews of emails and pages are frames of the same origin.
    res.setHeader(
      'Content-Security-Policy',
      `${String(res.getHeader('Content-Security-Policy'))}; frame-src 'self'`,
    );
    return sendText(req, res, {
      type: 'text/html; charset=utf-8',
      cacheControl: 'private, no-store',
      body,
    });
  };
}

/** Returns what the program of an app shell starts with. */
export function createShellContext(
  {
    config,
    now,
    language = 'en',
  }: { config: Deps['config']; now: Date; language?: PageContext['language'] },
  assets: Assets,
  site: Site,
): PageContext {
  return {
    site: { ...site.public, logo: assets.url(site.public.logo) },
    language,
    now: now.getTime(),
    settings: {
      pagePort: config.port,
      apiPort: config.apiPort,
      sameOrigin: config.apiSameOrigin,
      showErrors: config.env !== 'production',
    },
    assets: { css: assets.stylesheets(site), fonts: assets.fonts(site) },
    themeColor: { light: site.theme.colors.background, dark: site.theme.dark.background },
    favicon: assets.url(site.theme.favicon),
    requestId: '',
  };
}

/** Renders the document of a client-side app. `root`: the id of its element. */
export function renderShell(
  page: PageContext,
  {
    root,
    dir = 'ltr',
    stylesheets,
    script,
    noScript,
  }: {
    root: string;
    dir?: 'ltr' | 'rtl';
    stylesheets: string[];
    script: string;
    noScript: string;
  },
): string {
  const name = escapeHtml(page.site.name);
  const links = [...page.assets.css, ...stylesheets].map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  );
  return [
    `<!DOCTYPE html><html lang="${page.language}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${name}</title><script>${headScript}</script>`,
    ...links,
    `<link rel="icon" href="${escapeHtml(page.favicon)}">`,
    `<script type="module" src="${script}"></script></head>`,
    `<body><div id="${root}"></div>`,
    noScript,
    `<script id="${stateElementId}" type="application/json">${serializeForScript(page)}</script>`,
    '</body></html>',
  ].join('');
}
