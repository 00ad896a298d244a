import type { account as rows } from '#shared/contract/account.ts';
import { cancelDeletion, requestDeletion } from '../domain/account-lifecycle/request-deletion.ts';
import { updateSettings, readSettings } from '../domain/accounts/settings.ts';
import {
  readStoppedMail,
  requestBounceCode,
  verifyBounceCode,
} from '../domain/account-lifecycle/lift-bounce.ts';
import { requestEmailChange, verifyEmailChange } from '../domain/account-lifecycle/change-email.ts';
import { endSessionById, endOtherSessions, listSessions } from '../domain/login/sessions.ts';
import type { Handler } from './handler-types.ts';

/** Excludes the export, which is streamed (`server/http/api/downloads.ts`). */
export const account: { [K in Exclude<keyof typeof rows, 'GET /api/account/export'>]: Handler<K> } =
  {
    'GET /api/account': (ctx) => readSettings(ctx, ctx.viewer),
    'PATCH /api/account': (ctx, { body }) => updateSettings(ctx, ctx.viewer, body),
    'PUT /api/account/email': (ctx, { body }) => requestEmailChange(ctx, ctx.viewer, body),
    'POST /api/account/email/verify': (ctx, { body }) => verifyEmailChange(ctx, ctx.viewer, body),
    'GET /api/account/bounce': (ctx) => readStoppedMail(ctx, ctx.viewer),
    'POST /api/account/bounce': (ctx) => requestBounceCode(ctx, ctx.viewer),
    'POST /api/account/bounce/verify': (ctx, { body }) => verifyBounceCode(ctx, ctx.viewer, body),
    'DELETE /api/account': (ctx, { body }) => requestDeletion(ctx, ctx.viewer, body),
    'DELETE /api/account/deletion': (ctx) => cancelDeletion(ctx, ctx.viewer),
    'GET /api/sessions': (ctx) => listSessions(ctx, ctx.viewer),
    'DELETE /api/sessions/{id}': (ctx, { path }) => endSessionById(ctx, ctx.viewer, path.id),
    'DELETE /api/sessions': async (ctx) => ({
      ended: await endOtherSessions(ctx, ctx.viewer),
    }),
  };
