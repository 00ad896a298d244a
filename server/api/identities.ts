import type { identities as rows } from '#shared/contract/identities.ts';
import { listIdentities, removeIdentity } from '../domain/login/identities.ts';
import { listLoginChoices } from '../domain/login/login-providers.ts';
import { findPending, linkPending } from '../domain/login/pending-identities.ts';
import { finishProviderLogin, startProviderLogin } from '../domain/login/provider-login.ts';
import { signUpByProvider } from '../domain/login/provider-signup.ts';
import type { Handler } from './handler-types.ts';

export const identities: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/auth/providers': (ctx) => listLoginChoices(ctx),
  'GET /api/auth/providers/{id}/start': (ctx, { path, query }) =>
    startProviderLogin(ctx, path.id, query.next),
  'POST /api/auth/providers/{id}/callback': (ctx, { path, body }) =>
    finishProviderLogin(ctx, path.id, body),
  'POST /api/auth/identity/signup': (ctx, { body }) => signUpByProvider(ctx, body),
  'GET /api/identities': async (ctx) => ({
    identities: await listIdentities(ctx, ctx.viewer),
    pending: await findPending(ctx),
  }),
  'POST /api/identities': (ctx, { body }) => linkPending(ctx, ctx.viewer, body),
  'DELETE /api/identities/{id}': (ctx, { path }) => removeIdentity(ctx, ctx.viewer, path.id),
};
