import type { RequestHandler } from 'express';
import type { Needs } from '../../context.ts';
import { findStoredAssets } from '../../domain/operations/stored-assets.ts';
import { assetType } from '../../ssr/assets.ts';
import { getRequestContext } from '../front/request-context.ts';
import { sendText } from '../front/conditional.ts';
import { immutable } from './static.ts';

/**
 * Serves files of other versions from the database. During a rolling upgrade, a browser may get a
 * page from one version and request its files from another.
 */
export function serveStoredAssets({ db }: Needs<'db'>): RequestHandler {
  const found = new Map<string, Buffer>();
  let asked: string[] = [];
  let upcoming: Promise<void> | undefined;
  let last = Promise.resolve();
  const lookUp = async (previous: Promise<void>): Promise<void> => {
    await previous.catch(() => undefined);
    const paths = asked;
    asked = [];
    upcoming = undefined;
    for (const [name, body] of await findStoredAssets(db, paths)) found.set(name, body);
  };
  /** By one statement at a time, so that a flood of unknown names uses one connection. */
  const look = (path: string): Promise<void> => {
    asked.push(path);
    last = upcoming ??= lookUp(last);
    return last;
  };

  return async (req, res, next) => {
    const { path, method } = req;
    const type = assetType(path);
    if ((method !== 'GET' && method !== 'HEAD') || !type || !/^\/assets\/[\w.-]+$/.test(path))
      return next();
    if (!found.has(path)) await look(path);
    const body = found.get(path);
    if (!body) return next();
    const facts = getRequestContext(req);
    facts.routeClass = 'asset';
    facts.route = 'asset';
    return sendText(req, res, { type, cacheControl: immutable, body });
  };
}
