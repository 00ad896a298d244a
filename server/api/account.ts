import type { account as rows } from '#shared/contract/account.ts';
import { cancelDeletion, requestDeletion } from '../domain/account-lifecycle/request-deletion.ts';
import { updateSettings, readSettings } from '../domain/accounts/settings.ts';
import { requestEmailChange, verifyEmailChange } from '../domain/account-lifecycle/change-email.ts';
import { endSessionById, endOtherSessions, listSessions } from '../domain/accounts/sessions.ts';
import { requireMember, type Handler } from './handler-types.ts';

/** The export is not here: it is sent in pieces (`server/http/api/account-export.ts`). */
export const account: { [K in Exclude<keyof typeof rows, 'GET /api/account/export'>]: Handler<K> } =
  {
    'GET /api/account': (ctx) => readSettings(ctx, requireMember(ctx)),
    'PUT /api/account': (ctx, { body }) => updateSettings(ctx, requireMember(ctx), body),
    'PUT /api/account/email': (ctx, { body }) => requestEmailChange(ctx, requireMember(ctx), body),
    'POST /api/account/email/verify': (ctx, { body }) =>
      verifyEmailChange(ctx, requireMember(ctx), body),
    'DELETE /api/account': (ctx, { body }) => requestDeletion(ctx, requireMember(ctx), body),
    'POST /api/account/keep': (ctx) => cancelDeletion(ctx, requireMember(ctx)),
    'GET /api/sessions': (ctx) => listSessions(ctx, requireMember(ctx)),
    'DELETE /api/sessions/{id}': (ctx, { path }) =>
      endSessionById(ctx, requireMember(ctx), path.id),
    'DELETE /api/sessions': async (ctx) => ({
      ended: await endOtherSessions(ctx, requireMember(ctx)),
    }),
  };
