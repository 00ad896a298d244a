import type { Request } from 'express';
import type { Config } from '../../infra/config/config.ts';
import { findOwnOrigin } from '../edge/own-origin.ts';
import { getRequestContext } from '../edge/request-context.ts';

/**
 * Whether the cookies of a reply are secure: in production, unless the page is one of plain HTTP,
 * whose browser would drop them. `Origin` is checked before.
 */
export function storesSecureCookies(
  req: Request,
  { env, port }: Pick<Config, 'env' | 'port'>,
): boolean {
  if (env !== 'production') return false;
  const origin = req.headers.origin ?? findOwnOrigin(getRequestContext(req), port);
  return !origin?.startsWith('http://');
}
