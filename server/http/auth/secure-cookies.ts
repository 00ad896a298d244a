import type { Request } from 'express';
import type { Config } from '../../infra/config/config.ts';
import { findOwnOrigin } from '../front/own-origin.ts';
import { getRequestContext } from '../front/request-context.ts';

/**
 * Returns whether the cookies of a reply are secure. In production they are, unless the page uses
 * plain HTTP: its browser would drop them. `Origin` is checked before.
 */
export function storesSecureCookies(
  req: Request,
  { env, port }: Pick<Config, 'env' | 'port'>,
): boolean {
  if (env !== 'production') return false;
  const origin = req.headers.origin ?? findOwnOrigin(getRequestContext(req), port);
  return !origin?.startsWith('http://');
}
