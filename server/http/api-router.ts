import { Router, type Request } from 'express';
import { keys, methodAndPath } from '#shared/contract/index.ts';
import { invoke } from '../api/invoke.ts';
import type { Ctx, Deps } from '../context.ts';
import { badRequest, Refusal } from '../infra/refusal.ts';
import { factsOf } from './request.ts';

/** Routes for every row of the contract; other methods of a known path answer 405. */
export function apiRouter(deps: Deps): Router {
  const router = Router({ caseSensitive: true });
  const methods = new Map<string, string[]>();
  for (const key of keys) {
    const { method, path } = methodAndPath(key);
    methods.set(path, [...(methods.get(path) ?? []), method]);
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    router[method.toLowerCase() as 'get'](pattern, async (req, res) => {
      const facts = mark(req, path);
      const { status, body } = await invoke(ctxOf(deps, facts), key, { path: req.params, query: queryOf(req) });
      res.setHeader('Cache-Control', facts.resolution.kind === 'unknown' ? 'private, no-store' : 'private, no-cache');
      res.status(status).json(body);
    });
  }
  for (const [path, allowed] of methods) {
    router.all(path.replace(/\{(\w+)\}/g, ':$1'), (req, res) => {
      mark(req, path);
      res.setHeader('Allow', [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', '));
      throw new Refusal('method_not_allowed', `This address takes ${allowed.join(', ')}.`);
    });
  }
  return router;
}

function mark(req: Request, route: string) {
  const facts = factsOf(req);
  facts.routeClass = 'api';
  facts.route = route;
  return facts;
}

/** On whose behalf the domain works in this request. */
export function ctxOf({ db, log, clock, config }: Deps, { resolution, id }: ReturnType<typeof factsOf>): Ctx {
  return { db, log, clock, config, site: resolution.site, requestId: id };
}

/** The query, each name once: of two values, client and server might each mean another. */
function queryOf(req: Request): Record<string, string> {
  const query: Record<string, string> = {};
  const search = new URLSearchParams(req.url.includes('?') ? req.url.slice(req.url.indexOf('?')) : '');
  for (const [name, value] of search) {
    if (Object.hasOwn(query, name)) throw badRequest([{ field: name.slice(0, 60), message: 'must be given once' }]);
    if (name === '__proto__') throw badRequest([{ field: name, message: 'is not a known parameter' }]);
    query[name] = value;
  }
  return query;
}
