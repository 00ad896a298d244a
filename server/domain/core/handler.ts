import type { Contract, HandlerInput, Key, Reply } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../../context.ts';

export type MemberCtx = Ctx & { viewer: Viewer };

/** Context of an endpoint. It has a viewer unless anonymous callers may use the endpoint. */
export type EndpointCtx<K extends Key> = Contract[K]['access'] extends 'anyone' | 'signed'
  ? Ctx
  : MemberCtx;

/** Answers one endpoint. */
type Handler<K extends Key> = (
  ctx: EndpointCtx<K>,
  input: HandlerInput<K>,
) => Reply<K> | Promise<Reply<K>>;

/**
 * A module that answers endpoints exports them as
 * `handlers = { 'GET /api/…': … } satisfies Partial<Handlers>`; `server/api/handlers.ts` lists
 * these modules.
 */
export type Handlers = { [K in Key]: Handler<K> };

/** Files that HTTP streams. */
export type DownloadKey =
  | 'GET /api/account/export'
  | 'GET /api/admin/sites/{site}/archive'
  | 'GET /api/admin/subscribers/export'
  | 'GET /api/admin/subscribers/consents/export'
  | 'GET /api/admin/subscribers/suppressed/export'
  | 'GET /api/admin/statistics/issues/export'
  | 'GET /api/admin/statistics/reads/export'
  | 'GET /api/admin/statistics/subscribers/export';
