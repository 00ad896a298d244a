import type { Request, Response } from 'express';
import { tenantHeader } from '#shared/http-names.ts';
import type { Needs } from '../../context.ts';
import { toTags, type CdnKey } from '../../infra/cdn/cdn-keys.ts';
import { getRequestContext } from './request-context.ts';

/**
 * Seconds in a shared cache. `fresh`: before the response is stale. `whileRevalidate`: stale, while
 * one request renews it. `ifError`: stale, while this program does not answer. A changed response
 * is purged at any age.
 */
const lifetimes = { fresh: 60, whileRevalidate: 30, ifError: 86_400 };

/** The header that only the own shared cache reads. It removes it. */
const targeted = {
  fastly: 'Surrogate-Control',
  varnish: 'Surrogate-Control',
  cloudflare: 'Cloudflare-CDN-Cache-Control',
} as const;

export type SharedContent = {
  keys: Iterable<CdnKey>;
  /** Content version of the site before the content was read. */
  version: number;
};

/**
 * Lets shared caches keep a response that is the same for everybody, under its keys.
 * `Cache-Control` has to be set; what it says to browsers stays. Does nothing without `CDN`. Not on
 * hosts that do not name their tenant alone, and not for content that changed meanwhile.
 * Decision 270.
 */
export function allowSharedCaching(
  { cdn, contentVersions }: Needs<'cdn' | 'contentVersions'>,
  req: Request,
  res: Response,
  { keys, version }: SharedContent,
): void {
  if (cdn === null) return;
  const { resolution } = getRequestContext(req);
  const { site, kind, name } = resolution;
  if (kind === 'unknown') return;
  const control = String(res.getHeader('Cache-Control'));
  if (
    (kind === 'local' && !name.endsWith('.localhost')) ||
    req.headers[tenantHeader.toLowerCase()] !== undefined ||
    version !== contentVersions.get(site.id) ||
    !contentVersions.isListening()
  )
    // Without keys it could not be purged, and browsers may keep feeds for minutes.
    return void res.setHeader('Cache-Control', `${control}, s-maxage=0`);
  const tags = toTags(site.id, keys);
  const isPurged = cdn.isPurged();
  const seconds = isPurged ? lifetimes.fresh : 1;
  res.setHeader('Cache-Control', `${control}, s-maxage=${seconds}`);
  res.setHeader(
    targeted[cdn.provider],
    isPurged
      ? `max-age=${seconds}, stale-while-revalidate=${lifetimes.whileRevalidate}, ` +
          `stale-if-error=${lifetimes.ifError}`
      : `max-age=${seconds}`,
  );
  if (cdn.provider === 'cloudflare') res.setHeader('Cache-Tag', tags.join(','));
  else res.setHeader('Surrogate-Key', tags.join(' '));
}
