import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { apiHost } from '#shared/api/origin.ts';
import type { Deps } from '../context.ts';
import { darkModeScriptHash } from '../ssr/document.ts';
import { factsOf, wantsApi } from './request.ts';

const year = 31_536_000;

const common = {
  strictTransportSecurity: { maxAge: year, includeSubDomains: true },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  // Only for browsers that are long gone, or already the default of those that are here.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  xPoweredBy: false,
  originAgentCluster: false,
} as const;

const forPages = helmet({ ...common, contentSecurityPolicy: false });
/** Replies of the API are for the site's own pages, which are another origin of the same site. */
const forApi = helmet({ ...common, contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'same-site' } });

const apiPolicy = `default-src 'none'; frame-ancestors 'none'`;
const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Security headers for every answer. The page's policy has no `unsafe-inline` and no nonce: no inline script but one, by its hash. */
export function security({ config }: Pick<Deps, 'config'>): RequestHandler {
  return (req, res, next) => {
    const { resolution } = factsOf(req);
    const api = wantsApi(req);
    res.setHeader('Content-Security-Policy', api ? apiPolicy : pagePolicy(apiSource(req.headers.host ?? '', config, resolution.kind)));
    res.setHeader('Permissions-Policy', permissions);
    if (resolution.kind === 'unknown') res.setHeader('X-Robots-Tag', 'noindex');
    (api ? forApi : forPages)(req, res, next);
  };
}

function pagePolicy(connect: string): string {
  return `default-src 'none'; script-src 'self' ${darkModeScriptHash}; style-src 'self'; img-src 'self' data:; font-src 'self'; \
connect-src 'self'${connect}; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'`;
}

/** The API's host as a source, only for hosts of ours: what somebody writes into `Host` stays out of the header. */
function apiSource(rawHost: string, config: Deps['config'], kind: 'known' | 'local' | 'unknown'): string {
  const match = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/i.exec(rawHost);
  if (kind === 'unknown' || !match?.[1]) return '';
  const host = apiHost({ hostname: match[1].toLowerCase().replace(/\.$/, ''), port: match[2] ?? '' }, { apiPort: config.apiPort, sameOrigin: config.apiSameOrigin });
  return host === null ? '' : ` ${host}`;
}
