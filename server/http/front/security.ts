import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { apiHost } from '#shared/api/origin.ts';
import type { Deps, Needs } from '../../context.ts';
import { analyticsSettings, analyticsSource } from '../../ssr/analytics.tsx';
import type { Config } from '../../infra/config/config.ts';
import { headScriptHash } from '../../ssr/page-state.ts';
import { cors } from './cors.ts';
import { getRequestContext, isApiRequest } from './request-context.ts';
import { isTokenPageRequest } from './token-page.ts';

const year = 31_536_000;

const common = {
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  // These headers are for old browsers, or are the default of current ones.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  xPoweredBy: false,
  originAgentCluster: false,
} as const;

/** Headers of helmet, computed once: computing them costs as much as serving a cached page. */
function computeHeaders(
  { hsts }: Pick<Config, 'hsts'>,
  crossOriginResourcePolicy: 'same-origin' | 'same-site',
): [string, string][] {
  const middleware = helmet({
    ...common,
    contentSecurityPolicy: false,
    strictTransportSecurity: { maxAge: year, includeSubDomains: hsts === 'subdomains' },
    crossOriginResourcePolicy: { policy: crossOriginResourcePolicy },
  });
  const headers: [string, string][] = [];
  const res = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  middleware({} as never, res as never, () => undefined);
  return headers;
}

const apiPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');
const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/**
 * Sets security headers on every reply, before anything can fail: pages of the site can then read
 * errors of the API. The policy of pages allows one inline script, by its hash, and has neither
 * `unsafe-inline` nor a nonce.
 */
export function security({ config }: Needs<'config'>): RequestHandler {
  const forOwnPages = cors({ config });
  const forPages = computeHeaders(config, 'same-origin');
  // The site's own pages read the API from another origin of the same site.
  const forApi = computeHeaders(config, 'same-site');
  // One policy per known host, or two where some pages have analytics.
  const policies = new Map<string, string>();
  const getPolicy = (host: string, kind: 'known' | 'local' | 'unknown', analytics: string) => {
    const key = host + analytics;
    let policy = policies.get(key);
    if (policy === undefined || kind === 'unknown') {
      policy = pagePolicy(apiSource(host, config, kind), analytics);
      if (kind !== 'unknown' && policies.size < 1_000) policies.set(key, policy);
    }
    return policy;
  };
  return (req, res, next) => {
    const { resolution } = getRequestContext(req);
    const api = isApiRequest(req);
    res.setHeader(
      'Content-Security-Policy',
      api
        ? apiPolicy
        : getPolicy(
            req.headers.host ?? '',
            resolution.kind,
            analyticsSource(analyticsSettings(resolution, req.path)),
          ),
    );
    res.setHeader('Permissions-Policy', permissions);
    if (resolution.kind === 'unknown') res.setHeader('X-Robots-Tag', 'noindex');
    for (const [name, value] of api ? forApi : forPages) res.setHeader(name, value);
    // Keeps their URLs secret. With `no-referrer`, browsers would send forms with `Origin: null`.
    if (!api && isTokenPageRequest(req.path)) res.setHeader('Referrer-Policy', 'same-origin');
    return api ? forOwnPages(req, res, next) : next();
  };
}

function pagePolicy(connect: string, analytics: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${headScriptHash}${analytics}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connect}${analytics}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** The API's host as a source. Known hosts only, so that no `Host` header gets into the policy. */
function apiSource(
  rawHost: string,
  config: Deps['config'],
  kind: 'known' | 'local' | 'unknown',
): string {
  const match = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/i.exec(rawHost);
  if (kind === 'unknown' || !match?.[1]) return '';
  const host = apiHost(
    { hostname: match[1].toLowerCase().replace(/\.$/, ''), port: match[2] ?? '' },
    { pagePort: config.port, apiPort: config.apiPort, sameOrigin: config.apiSameOrigin },
  );
  return host === null ? '' : ` ${host}`;
}
