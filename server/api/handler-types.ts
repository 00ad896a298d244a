import type { Contract, HandlerInput, Key, Reply } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../context.ts';

export type MemberCtx = Ctx & { viewer: Viewer };

/** Context of an endpoint. It has a viewer unless anonymous callers may use the endpoint. */
export type EndpointCtx<K extends Key> = Contract[K]['access'] extends 'anyone' | 'signed'
  ? Ctx
  : MemberCtx;

/** Answers one endpoint. Only translates between the contract and the domain. */
export type Handler<K extends Key> = (
  ctx: EndpointCtx<K>,
  input: HandlerInput<K>,
) => Reply<K> | Promise<Reply<K>>;

/** Files that HTTP streams. */
export type DownloadKey =
  | 'GET /api/account/export'
  | 'GET /api/admin/subscribers/export'
  | 'GET /api/admin/subscribers/consents/export'
  | 'GET /api/admin/subscribers/suppressed/export'
  | 'GET /api/admin/statistics/issues/export'
  | 'GET /api/admin/statistics/reads/export'
  | 'GET /api/admin/statistics/subscribers/export';
