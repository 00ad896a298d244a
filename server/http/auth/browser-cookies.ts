import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { BrowserCookies, Needs } from '../../context.ts';
import type { Config } from '../../infra/config/config.ts';
import { getRequestContext } from '../front/request-context.ts';
import { storesSecureCookies } from './secure-cookies.ts';

/** Cookies of the site in the caller's browser. Other hosts can neither read nor set them. */
export function browserCookies(
  req: Request,
  res: Response,
  config: Pick<Config, 'env' | 'port'>,
): BrowserCookies {
  const secure = storesSecureCookies(req, config);
  const toName = (name: string) => (secure ? `__Host-${name}` : name);
  const cookies = parseCookie(req.headers.cookie ?? '');
  return {
    read: (name) => cookies[toName(name)] ?? null,
    write(name, value, maxAgeMs) {
      res.append(
        'Set-Cookie',
        stringifySetCookie({
          name: toName(name),
          value,
          httpOnly: true,
          sameSite: 'strict',
          secure,
          path: '/',
          maxAge: maxAgeMs / 1_000,
        }),
      );
    },
  };
}

const writer = 'writer';
/** Longer than a shared cache keeps a page that was not purged. */
const writerMs = 120_000;

/** Sets a cookie for the hosts of the site and of its API. Script cannot read it. */
export function setSharedCookie(
  req: Request,
  res: Response,
  config: Pick<Config, 'env' | 'port'>,
  { name, value, maxAgeMs }: { name: string; value: string; maxAgeMs: number },
): void {
  const { name: host } = getRequestContext(req).resolution;
  res.append(
    'Set-Cookie',
    stringifySetCookie({
      name,
      value,
      httpOnly: true,
      sameSite: 'lax',
      secure: storesSecureCookies(req, config),
      path: '/',
      maxAge: maxAgeMs / 1_000,
      ...(/\.[a-z]/.test(host) ? { domain: host } : {}),
    }),
  );
}

/**
 * Marks the browser of a member who writes, so that the member sees the write at once: shared
 * caches send its requests on, and its reads use the primary. The cookie names nobody.
 */
export function markWriter(
  req: Request,
  res: Response,
  { config, cdn }: Needs<'config' | 'cdn'>,
): void {
  if (cdn === null && config.databaseReplicaUrls.length === 0) return;
  setSharedCookie(req, res, config, { name: writer, value: '1', maxAgeMs: writerMs });
}

export const isWriter = ({ headers: { cookie = '' } }: Request): boolean =>
  parseCookie(cookie)[writer] !== undefined;
