import { Router, type Request, type Response } from 'express';
import { isStaffAccess } from '#shared/contract/endpoint.ts';
import { contract, keys, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import { methodAndPath } from '#shared/contract/keys.ts';
import * as sizeLimits from '#shared/limits.ts';
import type { MemberCtx } from '../../domain/core/handler.ts';
import { authorize, isStaff, type AuthorizedCall } from '../../api/authorize.ts';
import { invoke, validate } from '../../api/invoke.ts';
import { isPublicRead } from '../../api/public-reads.ts';
import { noReplicas } from '../../db/replicas.ts';
import type { Ctx, Deps } from '../../context.ts';
import { staffCookie } from '../../domain/login/session-cookies.ts';
import { recordCall } from '../../domain/site-admin/admin-keys.ts';
import { badRequest, AppError } from '../../infra/app-error.ts';
import { authenticate, readClient } from '../auth/authentication.ts';
import { isWriter, markWriter } from '../auth/browser-cookies.ts';
import { csrf, rejectForeignOrigin } from '../auth/csrf.ts';
import type { Limits } from '../auth/rate-limits.ts';
import { createReaderMark } from '../auth/reader-mark.ts';
import { logError } from '../front/errors.ts';
import { acceptsHtml, createContext, getRequestContext } from '../front/request-context.ts';
import { isDownload, sendDownload } from './downloads.ts';
import { readIdempotencyKey, requestFingerprint } from './idempotency.ts';
import { jsonBodyReader } from './json-body.ts';
import { redirectToProvider } from './login-start.ts';
import { providerBodyReader } from './provider-webhook.ts';
import { signedBodyReader } from './webhook-signature.ts';

/** Creates a route for every endpoint. Other methods of a known path get 405. */
export function apiRouter(deps: Deps, limits: Limits): Router {
  const router = Router({ caseSensitive: true });
  const csrfTokens = csrf(deps);
  const readerMark = createReaderMark(deps);
  for (const key of keys) {
    const { method, path } = methodAndPath(key);
    const endpoint: AnyEndpoint = contract[key];
    const isWrite = method !== 'GET';
    const readBody = bodyReader(deps, endpoint);
    router[method.toLowerCase() as 'get'](toPattern(path), async (req, res) => {
      markRoute(req, path);
      // Access is checked before any input is read.
      if (isWrite) rejectForeignOrigin(req, deps);
      const ctx: Ctx = {
        ...createContext(deps, getRequestContext(req)),
        client: readClient(req, res, deps.config),
        ...(isWriter(req) ? { replicas: noReplicas } : {}),
      };
      ctx.viewer = await authenticate(req, ctx);
      logKeyCall(ctx, key, req, res);
      if (key === 'POST /api/csrf/token') {
        await limits.count(req, key);
        return csrfTokens.issue(req, res);
      }
      admitStaff(ctx);
      const context = getRequestContext(req);
      context.userId = ctx.viewer?.userId;
      context.isStaffRoute = isStaffAccess(endpoint.access);
      const call = authorize(ctx, key);
      // A page of another site cannot send an API key, so keys need no CSRF token.
      if (isWrite && endpoint.csrf && !ctx.viewer?.key) csrfTokens.check(req);
      const refund = await limits.count(req, key, ctx);
      if (isWrite && ctx.viewer) markWriter(req, res, deps);
      // Browsers call it on each page of a member.
      if (key === 'GET /api/auth/verify') readerMark.issue(req, res);
      try {
        if (call.key === 'GET /api/auth/providers/{id}/start' && acceptsHtml(req))
          return await redirectToProvider(call, deps.config, readQuery(req), req, res);
        return await answer(call, readBody, req, res);
      } catch (error) {
        if (error instanceof AppError) await refund();
        throw error;
      }
    });
  }
  for (const [path, methods] of methodsByPath()) {
    router.all(toPattern(path), (req, res) => {
      markRoute(req, path);
      const head = methods.includes('GET') ? ['HEAD'] : [];
      res.setHeader('Allow', [...methods, ...head, 'OPTIONS'].join(', '));
      throw new AppError('method_not_allowed', 'This URL supports {methods}.', undefined, {
        methods: methods.join(', '),
      });
    });
  }
  return router;
}

/** Logs a call with a key for the administration, refused or not, after the response. */
function logKeyCall(ctx: Ctx, key: Key, req: Request, res: Response): void {
  const { id, isAdmin } = ctx.viewer?.key ?? {};
  if (id === undefined || !isAdmin) return;
  res.once('close', () => {
    recordCall(ctx, id, key, res.statusCode).catch((error: unknown) =>
      logError(ctx.log, req, error),
    );
  });
}

/** Lets the browser of staff open the pages of a site that is not open. */
function admitStaff(ctx: Ctx): void {
  const { viewer, site } = ctx;
  if (site.isOpen || !viewer?.sessionId || !isStaff(viewer, 'moderator')) return;
  if (staffCookie.read(ctx) !== viewer.sessionId) staffCookie.set(ctx, viewer);
}

type BodyReader = (req: Request, res: Response) => Promise<unknown>;

function bodyReader(
  deps: Deps,
  { access, signedBy, body, bodyLimit }: AnyEndpoint,
): BodyReader | null {
  if (body === null) return null;
  if (signedBy === 'provider') return providerBodyReader(deps, bodyLimit ?? sizeLimits.body);
  return access === 'signed' ? signedBodyReader(deps) : jsonBodyReader(bodyLimit);
}

async function answer(
  call: AuthorizedCall,
  readBody: BodyReader | null,
  req: Request,
  res: Response,
): Promise<void> {
  if (isDownload(call.key)) {
    const endpoint: AnyEndpoint = contract[call.key];
    const query = validate(endpoint.query, readQuery(req));
    const path = req.params as Record<string, string>;
    return sendDownload(call.ctx as MemberCtx, call.key, { query, path }, req, res);
  }
  const body = readBody && (await readBody(req, res));
  const input = { path: req.params, query: readQuery(req), body: body ?? undefined };
  const idempotencyKey = contract[call.key].idempotent ? readIdempotencyKey(req) : null;
  const reply = await invoke(
    call,
    input,
    idempotencyKey === null
      ? null
      : { key: idempotencyKey, fingerprint: requestFingerprint(call.key, input) },
  );
  res.setHeader('Cache-Control', cacheControl(call, req));
  res.status(reply.status).json(reply.body);
}

function cacheControl({ key }: AuthorizedCall, req: Request): string {
  if (getRequestContext(req).resolution.kind === 'unknown') return 'private, no-store';
  return isPublicRead(key) ? 'private, no-cache' : 'no-store';
}

/** Methods of each path. Literal paths come first: `profile` could be a username too. */
function methodsByPath(): [path: string, methods: string[]][] {
  const byPath = Map.groupBy(keys.map(methodAndPath), ({ path }) => path);
  const parameters = (path: string) => path.split('{').length;
  return [...byPath]
    .map(([path, found]): [string, string[]] => [path, found.map(({ method }) => method)])
    .toSorted(([a], [b]) => parameters(a) - parameters(b));
}

const toPattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function markRoute(req: Request, route: string): void {
  const context = getRequestContext(req);
  context.routeClass = 'api';
  context.route = route;
}

/** Returns the query. A repeated name is an error: client and server could each pick another. */
function readQuery(req: Request): Record<string, string> {
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
