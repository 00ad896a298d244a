import { parseCookie } from 'cookie';
import { doubleCsrf } from 'csrf-csrf';
import type { Request, Response } from 'express';
import { csrfHeader } from '#shared/http-names.ts';
import type { Needs } from '../../context.ts';
import { csrfError } from '../../infra/app-error.ts';
import { hashToken } from '../../infra/signing.ts';
import { listOwnOrigins } from '../front/own-origin.ts';
import { getRequestContext } from '../front/request-context.ts';
import { storesSecureCookies } from './secure-cookies.ts';

/** Over https, and over plain HTTP. */
const cookieNames = ['__Host-csrf', 'csrf'] as const;

/**
 * CSRF protection by double submit. A header and a cookie carry a token signed for tenant and
 * session. Other hosts can neither read nor set the cookie. `issue` answers the request for a token;
 * `check` throws without a valid one. Decision 41.
 */
export function csrf({ config, secrets }: Needs<'config' | 'secrets'>): {
  issue(req: Request, res: Response): void;
  check(req: Request): void;
} {
  const create = (secure: boolean) =>
    doubleCsrf({
      getSecret: () => [...secrets.keys],
      getSessionIdentifier: (req) => {
        const { id } = getRequestContext(req).resolution.site;
        return `${id} ${hashToken(req.headers.authorization ?? '')}`;
      },
      cookieName: cookieNames[secure ? 0 : 1],
      cookieOptions: { httpOnly: true, sameSite: 'strict', secure, path: '/' },
      getCsrfTokenFromRequest: (req) => req.headers[csrfHeader.toLowerCase()] as string | undefined,
    });
  const [secureTokens, plainTokens] = [create(true), create(false)];
  const tokensFor = (req: Request) =>
    storesSecureCookies(req, config) ? secureTokens : plainTokens;
  return {
    issue(req, res) {
      req.cookies = parseCookie(req.headers.cookie ?? '');
      res.setHeader('Cache-Control', 'no-store');
      // Windows of one session share the cookie, so a valid token is returned again.
      res.json({ token: tokensFor(req).generateCsrfToken(req, res) });
    },
    check(req) {
      req.cookies = parseCookie(req.headers.cookie ?? '');
      if (!tokensFor(req).validateRequest(req))
        throw csrfError('The CSRF token is missing or invalid. Fetch a new one and try again.');
    },
  };
}

/**
 * Rejects writes by pages of other sites: a foreign `Origin`, or `Sec-Fetch-Site: cross-site`. A
 * client that sends neither is no browser. Error: forbidden. Decision 130.
 */
export function rejectForeignOrigin(req: Request, { config }: Needs<'config'>): void {
  const { origin } = req.headers;
  const foreign =
    origin !== undefined && !listOwnOrigins(getRequestContext(req), config.port).includes(origin);
  if (foreign || req.headers['sec-fetch-site'] === 'cross-site')
    throw csrfError('This request came from a page of another site.');
}
