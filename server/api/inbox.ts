import type { inbox as rows } from '#shared/contract/inbox.ts';
import { markInboxRead, readInbox } from '../domain/comments/inbox.ts';
import { requireMember, type Handler } from './handler-types.ts';

export const inbox: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/inbox': (ctx, { query }) => readInbox(ctx, requireMember(ctx), query),
  'POST /api/inbox/read': (ctx) => markInboxRead(ctx, requireMember(ctx)),
};
