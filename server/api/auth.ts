import type { auth as rows } from '#shared/contract/auth.ts';
import { requestLogin, requestSignup, toAccount, verifyCode } from '../domain/login/login.ts';
import { endSession } from '../domain/login/sessions.ts';
import type { Handler } from './handler-types.ts';

/** Excludes the CSRF token, which comes with a cookie (`server/http/auth/csrf.ts`). */
export const auth: { [K in Exclude<keyof typeof rows, 'POST /api/csrf/token'>]: Handler<K> } = {
  'POST /api/auth/signup': (ctx, { body }) => requestSignup(ctx, body),
  'POST /api/auth/login': (ctx, { body }) => requestLogin(ctx, body),
  'POST /api/auth/verify': (ctx, { body }) => verifyCode(ctx, body),
  'GET /api/auth/verify': (ctx) => ({
    user: toAccount(ctx.viewer),
    shortcuts: ctx.viewer.shortcuts ?? null,
    timeZone: ctx.viewer.timeZone ?? null,
  }),
  'POST /api/auth/logout': (ctx) => endSession(ctx),
};
