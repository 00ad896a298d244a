import type { passkeys as rows } from '#shared/contract/passkeys.ts';
import { requestPasskeyLogin, verifyPasskeyLogin } from '../domain/login/passkey-login.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  requestPasskey,
} from '../domain/login/passkeys.ts';
import type { Handler } from './handler-types.ts';

export const passkeys: { [K in keyof typeof rows]: Handler<K> } = {
  'POST /api/passkey-login': (ctx) => requestPasskeyLogin(ctx),
  'POST /api/passkey-login/verify': (ctx, { body }) => verifyPasskeyLogin(ctx, body),
  'GET /api/passkeys': (ctx) => listPasskeys(ctx, ctx.viewer),
  'POST /api/passkey-registration': (ctx) => requestPasskey(ctx, ctx.viewer),
  'POST /api/passkeys': (ctx, { body }) => addPasskey(ctx, ctx.viewer, body),
  'PATCH /api/passkeys/{id}': (ctx, { path, body }) =>
    renamePasskey(ctx, ctx.viewer, path.id, body.name),
  'DELETE /api/passkeys/{id}': (ctx, { path }) => removePasskey(ctx, ctx.viewer, path.id),
};
