import type { push as rows } from '#shared/contract/push.ts';
import { endPush, readPush, subscribePush } from '../domain/accounts/push-subscriptions.ts';
import type { Handler } from './handler-types.ts';

export const push: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/push': (ctx) => readPush(ctx, ctx.viewer),
  'PUT /api/push': (ctx, { body }) => subscribePush(ctx, ctx.viewer, body),
  'DELETE /api/push': (ctx) => endPush(ctx, ctx.viewer),
};
