import { parseCookie } from 'cookie';
import { doubleCsrf } from 'csrf-csrf';
import type { Request, Response } from 'express';
import { csrfHeader } from '#shared/http-names.ts';
import type { Deps } from '../../context.ts';
import { AppError } from '../../infra/app-error.ts';
import { hashToken } from '../../infra/signing.ts';
import { allowedOrigins } from '../edge/cors.ts';
import { getRequestContext } from '../edge/request-context.ts';

/**
 * Proof that a writing call comes from a page of the site (specification 7, product 8): a token that is signed for tenant and session, sent in a header, and the same in a
 * cookie that other hosts can neither read nor set. `give` answers the call for a token; `check` refuses without one.
 * Decision 41.
 */
export function csrf({ config, secrets }: Pick<Deps, 'config' | 'secrets'>): {
  give(req: Request, res: Response): void;
  check(req: Request): void;
} {
  // Over plain HTTP, on one's own machine, browsers keep no secure cookies.
  const secure = config.env === 'production';
  const { generateCsrfToken, validateRequest } = doubleCsrf({
    getSecret: () => [...secrets.keys],
    getSessionIdentifier: (req) =>
      `${getRequestContext(req).resolution.site.id} ${hashToken(req.headers.authorization ?? '')}`,
    cookieName: secure ? '__Host-csrf' : 'csrf',
    cookieOptions: { httpOnly: true, sameSite: 'strict', secure, path: '/' },
    getCsrfTokenFromRequest: (req) => req.headers[csrfHeader.toLowerCase()] as string | undefined,
  });
  return {
    give(req, res) {
      req.cookies = parseCookie(req.headers.cookie ?? '');
      res.setHeader('Cache-Control', 'no-store');
      // Two windows of one session share the cookie, so they share the token too: one that is still good is given again.
      res.json({ token: generateCsrfToken(req, res) });
    },
    check(req) {
      req.cookies = parseCookie(req.headers.cookie ?? '');
      if (!validateRequest(req))
        throw new AppError(
          'forbidden',
          'The CSRF token is missing or invalid. Fetch a new one and try again.',
        );
    },
  };
}

/**
 * Refuses writes that a browser makes for somebody else's page: a foreign `Origin`, or `Sec-Fetch-Site: cross-site`. Without either it is no browser, and the token decides
 * (product 8 and 45). Error: forbidden. Decision 130.
 */
export function rejectForeignOrigin(req: Request, { config }: Pick<Deps, 'config'>): void {
  const { origin } = req.headers;
  const foreign =
    origin !== undefined &&
    !allowedOrigins(getRequestContext(req).resolution, config.port).includes(origin);
  if (foreign || req.headers['sec-fetch-site'] === 'cross-site')
    throw new AppError('forbidden', 'This request came from a page of another site.');
}
