import type { inbox as rows } from '#shared/contract/inbox.ts';
import { markInboxRead, readInbox } from '../domain/comments/inbox.ts';
import { readMailLink, turnOffMails } from '../domain/accounts/notification-mails.ts';
import type { Handler } from './handler-types.ts';

export const inbox: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/inbox': (ctx, { query }) => readInbox(ctx, ctx.viewer, query),
  'POST /api/inbox/read': (ctx) => markInboxRead(ctx, ctx.viewer),
  'GET /api/inbox/mails/{token}': (ctx, { path }) => readMailLink(ctx, path.token),
  'POST /api/inbox/mails/{token}': (ctx, { path }) => turnOffMails(ctx, path.token),
};
