import { Router, type Request, type RequestHandler } from 'express';
import {
  contract,
  keys,
  methodAndPath,
  type AnyEndpoint,
  type HandlerInput,
} from '#shared/contract/index.ts';
import { authorize } from '../../api/authorize.ts';
import { invoke, validate } from '../../api/invoke.ts';
import type { Ctx, Deps } from '../../context.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { sendExport } from './account-export.ts';
import { csrf, rejectForeignOrigin } from '../auth/csrf.ts';
import { requestFingerprint, readIdempotencyKey } from './idempotency.ts';
import { readJsonBody } from './json-body.ts';
import type { Limits } from '../auth/rate-limits.ts';
import { createContext, getRequestContext } from '../edge/request-context.ts';
import { webhookSignature } from './webhook-signature.ts';
import { sendSubscribers } from './subscriber-export.ts';
import { clientInfo, authenticate } from '../auth/authentication.ts';

/** Routes for every row of the contract; other methods of a known path answer 405. */
export function apiRouter(deps: Deps, limits: Limits): Router {
  const router = Router({ caseSensitive: true });
  const methods = new Map<string, string[]>();
  const { give, check } = csrf(deps);
  for (const key of keys) {
    const { method, path } = methodAndPath(key);
    const row: AnyEndpoint = contract[key];
    methods.set(path, [...(methods.get(path) ?? []), method]);
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    const writes = method !== 'GET';
    // What a mailed link tells is one reader's own.
    const own = row.access !== 'anyone' || path.includes('{token}');
    const route = (...handlers: RequestHandler[]) =>
      router[method.toLowerCase() as 'get'](pattern, ...handlers);
    // What may not be asked at all is refused before anything is read.
    const guards: RequestHandler[] = [
      (req, _res, next) => {
        mark(req, path);
        if (writes) rejectForeignOrigin(req, deps);
        next();
      },
    ];
    if (key === 'POST /api/csrf/token') {
      route(
        ...guards,
        async (req, _res, next) => {
          await limits.count(req, key);
          next();
        },
        give,
      );
      continue;
    }
    // Who asks is known before anything of what was sent is looked at.
    const contexts = new WeakMap<Request, Ctx>();
    guards.push(async (req, _res, next) => {
      const ctx = { ...createContext(deps, getRequestContext(req)), client: clientInfo(req) };
      ctx.viewer = await authenticate(req, ctx);
      authorize(ctx, key);
      // No page of another site can send a key along.
      if (writes && row.csrf && !ctx.viewer?.key) check(req);
      await limits.count(req, key, ctx);
      contexts.set(req, ctx);
      next();
    });
    if (key === 'GET /api/account/export') {
      route(...guards, (req, res) => {
        validate(row.query, queryOf(req));
        return sendExport(
          contexts.get(req) ?? createContext(deps, getRequestContext(req)),
          req,
          res,
        );
      });
      continue;
    }
    if (key === 'GET /api/admin/subscribers/export') {
      route(...guards, (req, res) => {
        const query = validate(row.query, queryOf(req)) as HandlerInput<typeof key>['query'];
        return sendSubscribers(
          contexts.get(req) ?? createContext(deps, getRequestContext(req)),
          query,
          req,
          res,
        );
      });
      continue;
    }
    route(
      ...guards,
      ...(row.body === null
        ? []
        : [row.access === 'signed' ? webhookSignature(deps) : readJsonBody(row.bodyLimit)]),
      async (req, res) => {
        const ctx = contexts.get(req) ?? createContext(deps, getRequestContext(req));
        const input = { path: req.params, query: queryOf(req), body: req.body as unknown };
        const once = row.idempotent ? readIdempotencyKey(req) : null;
        const { status, body } = await invoke(
          ctx,
          key,
          input,
          once === null ? null : { key: once, fingerprint: requestFingerprint(key, input) },
        );
        const known = getRequestContext(req).resolution.kind !== 'unknown';
        res.setHeader(
          'Cache-Control',
          !known ? 'private, no-store' : writes || own ? 'no-store' : 'private, no-cache',
        );
        res.status(status).json(body);
      },
    );
  }
  // Fixed words first: `profile` could be a username too.
  const parameters = (path: string) => path.split('{').length;
  for (const [path, allowed] of [...methods].toSorted(
    ([a], [b]) => parameters(a) - parameters(b),
  )) {
    router.all(path.replace(/\{(\w+)\}/g, ':$1'), (req, res) => {
      mark(req, path);
      res.setHeader(
        'Allow',
        [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', '),
      );
      throw new AppError('method_not_allowed', `This URL supports ${allowed.join(', ')}.`);
    });
  }
  return router;
}

function mark(req: Request, route: string) {
  const facts = getRequestContext(req);
  facts.routeClass = 'api';
  facts.route = route;
  return facts;
}

/** The query, each name once: of two values, client and server might each mean another. */
function queryOf(req: Request): Record<string, string> {
  const query: Record<string, string> = {};
  const search = new URLSearchParams(
    req.url.includes('?') ? req.url.slice(req.url.indexOf('?')) : '',
  );
  for (const [name, value] of search) {
    if (Object.hasOwn(query, name))
      throw badRequest([{ field: name.slice(0, 60), message: 'must appear only once' }]);
    if (name === '__proto__')
      throw badRequest([{ field: name, message: 'is not a known parameter' }]);
    query[name] = value;
  }
  return query;
}
