import { Router } from 'express';
import type { Needs, Site } from '../context.ts';
import type { Assets } from '../ssr/assets.ts';
import { createShellContext, renderShell } from './admin/admin-shell.ts';
import { getRequestContext } from './front/request-context.ts';
import { sendText } from './front/conditional.ts';

const root = '/dev/components';
/** The time of the page, so that its pictures stay the same. */
const now = new Date('2026-11-21T08:00:00Z');

/** `/dev/components`: the components of the interface in all their states. Not in production. */
export function devComponents({ config }: Needs<'config'>, assets: Assets): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const serve = (path: string, type: string, body: (site: Site) => string) =>
    router.get(path, (req, res, next) => {
      const { resolution } = getRequestContext(req);
      if (resolution.kind === 'unknown') return next();
      res.setHeader('X-Robots-Tag', 'noindex');
      return sendText(req, res, {
        type: `${type}; charset=utf-8`,
        cacheControl: 'private, no-store',
        body: body(resolution.site),
      });
    });
  serve(root, 'text/html', (site) => {
    const page = createShellContext({ config, now }, assets, site);
    return renderShell(page, {
      root: 'components',
      stylesheets: [assets.admin.css, `${root}.css`],
      script: `${root}.js`,
      noScript: '',
    });
  });
  serve(`${root}.js`, 'text/javascript', () => assets.readComponentsFile('components.js'));
  serve(`${root}.css`, 'text/css', () => assets.readComponentsFile('components.css'));
  return router;
}
