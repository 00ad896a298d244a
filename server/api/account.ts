import type { account as rows } from '#shared/contract/account.ts';
import { keepAccount, requestDeletion } from '../domain/account-lifecycle/request-deletion.ts';
import { changeSettings, readSettings } from '../domain/accounts/settings.ts';
import { requestAddressChange, verifyAddress } from '../domain/account-lifecycle/change-email.ts';
import { endOneSession, endOtherSessions, listSessions } from '../domain/accounts/sessions.ts';
import { memberOf, type Handler } from './handler-types.ts';

/** The export is not here: it is sent in pieces (`server/http/api/account-export.ts`). */
export const account: { [K in Exclude<keyof typeof rows, 'GET /api/account/export'>]: Handler<K> } =
  {
    'GET /api/account': (ctx) => readSettings(ctx, memberOf(ctx)),
    'PUT /api/account': (ctx, { body }) => changeSettings(ctx, memberOf(ctx), body),
    'PUT /api/account/email': (ctx, { body }) => requestAddressChange(ctx, memberOf(ctx), body),
    'POST /api/account/email/verify': (ctx, { body }) => verifyAddress(ctx, memberOf(ctx), body),
    'DELETE /api/account': (ctx, { body }) => requestDeletion(ctx, memberOf(ctx), body),
    'POST /api/account/keep': (ctx) => keepAccount(ctx, memberOf(ctx)),
    'GET /api/sessions': (ctx) => listSessions(ctx, memberOf(ctx)),
    'DELETE /api/sessions/{id}': (ctx, { path }) => endOneSession(ctx, memberOf(ctx), path.id),
    'DELETE /api/sessions': async (ctx) => ({ ended: await endOtherSessions(ctx, memberOf(ctx)) }),
  };
