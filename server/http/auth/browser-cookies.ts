import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';
import type { BrowserCookies } from '../../context.ts';
import type { Config } from '../../infra/config/config.ts';

/** Cookies of the site in the caller's browser. Other hosts can neither read nor set them. */
export function browserCookies(
  req: Request,
  res: Response,
  { env }: Pick<Config, 'env'>,
): BrowserCookies {
  // Over plain HTTP, in development, browsers store no secure cookies.
  const secure = env === 'production';
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
