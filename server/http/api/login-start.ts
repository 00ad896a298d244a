import type { Request, Response } from 'express';
import { apiHost } from '#shared/api/origin.ts';
import { loginCallbackPath, paths, withQuery } from '#shared/paths.ts';
import type { AuthorizedCall } from '../../api/authorize.ts';
import { invoke } from '../../api/invoke.ts';
import type { Config } from '../../infra/config/config.ts';
import { AppError } from '../../infra/app-error.ts';
import { getRequestContext } from '../front/request-context.ts';

type StartCall = AuthorizedCall<'GET /api/auth/providers/{id}/start'>;

/**
 * Redirects a browser to the provider, so that the link works without script. The login cookie is
 * set on the host on which the browser calls the API, so the login starts there. Errors are shown
 * by the page of the callback.
 */
export async function redirectToProvider(
  call: StartCall,
  config: Pick<Config, 'port' | 'apiPort' | 'apiSameOrigin'>,
  query: Record<string, string>,
  req: Request,
  res: Response,
): Promise<void> {
  const { pageOrigin } = call.ctx;
  const id = String(req.params.id);
  const redirect = (url: string) => {
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Location', url);
    res.status(303).end();
  };
  // No page of another site may start a login: it would replace the session.
  if (req.headers['sec-fetch-site'] === 'cross-site')
    return redirect(pageOrigin + withQuery(paths.login, { next: query.next }));
  const { kind } = getRequestContext(req).resolution;
  const page = new URL(pageOrigin);
  const { port: pagePort, apiPort, apiSameOrigin: sameOrigin } = config;
  const api = new URL(pageOrigin);
  api.host = apiHost(page, { pagePort, apiPort, sameOrigin }) ?? page.host;
  // A host has the same cookies on all ports. `req.hostname` would be what a proxy forwards.
  const host = (req.headers.host ?? '').toLowerCase().replace(/:\d*$/, '');
  if (kind === 'known' && host !== api.hostname)
    return redirect(`${api.origin}${withQuery(req.path, query)}`);
  try {
    const { body } = await invoke(call, { path: req.params, query });
    redirect((body as { url: string }).url);
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'internal') throw error;
    redirect(pageOrigin + withQuery(loginCallbackPath(id), { failed: error.code }));
  }
}
