import { adminScopeOf } from '#shared/contract/admin-scopes.ts';
import { isStaffAccess, type StaffAccess } from '#shared/contract/endpoint.ts';
import { contract, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import { methodAndPath } from '#shared/contract/keys.ts';
import type { Ctx, Viewer } from '../context.ts';
import { createBanError } from '../domain/accounts/ban-status.ts';
import { requireStaffPasskey } from '../domain/login/passkey-policy.ts';
import { requireRecentLogin } from '../domain/login/sessions.ts';
import { AppError } from '../infra/app-error.ts';
import type { EndpointCtx } from '../domain/core/handler.ts';

declare const checked: unique symbol;

/** An endpoint that the caller may use. Only `authorize` creates it, only `invoke` runs it. */
export type AuthorizedCall<K extends Key = Key> = {
  [Name in K]: { readonly [checked]: true; key: Name; ctx: EndpointCtx<Name> };
}[K];

/**
 * Checks access to an endpoint before any input is read. Staff endpoints answer 404 without a staff
 * role, so they stay hidden. Errors: not_found, passkey_required, unauthorized, forbidden,
 * reauthentication_required. Decision 102.
 */
export function authorize<K extends Key>(ctx: Ctx, key: K): AuthorizedCall<K> {
  const { access, apiKey, requiresRecentLogin, allowBanned }: AnyEndpoint = contract[key];
  const { viewer } = ctx;
  const forMembers = access === 'member';
  if (isStaffAccess(access) && !isStaff(viewer, access))
    throw new AppError('not_found', 'No such endpoint.');
  // A key was made after a login with a passkey.
  if (isStaffAccess(access) && !viewer?.key) requireStaffPasskey(ctx);
  if (forMembers && !viewer) throw new AppError('unauthorized', 'Log in first.');
  if (!ctx.site.isOpen && !ctx.isForStaff && !isForEveryone(key) && !isStaff(viewer, 'moderator'))
    throw new AppError('forbidden', "This site isn't open yet.");
  if (viewer?.key) {
    const scope = isStaffAccess(access) ? (adminScopeOf(key) ?? 'never') : apiKey;
    if (scope === 'never')
      throw new AppError('forbidden', "API keys can't use this endpoint. Log in instead.");
    if (scope !== 'any' && !viewer.key.scopes.includes(scope))
      throw new AppError('forbidden', 'This API key lacks the scope {scope}.', undefined, {
        scope,
      });
  }
  if (viewer?.ban && forMembers && !allowBanned && methodAndPath(key).method !== 'GET')
    throw createBanError(viewer.ban);
  if (requiresRecentLogin) requireRecentLogin(viewer);
  return { key, ctx } as unknown as AuthorizedCall<K>;
}

/** Starts of paths that everyone needs before a site opens: accounts, subscriptions and texts. */
const forEveryone = [
  'account',
  'auth',
  'csrf',
  'identities',
  'inbox/mails',
  'mail',
  'newsletter/texts',
  'pages',
  'passkey-login',
  'passkey-registration',
  'passkeys',
  'push',
  'sessions',
  'subscriptions',
].map((path) => `/api/${path}/`);

const isForEveryone = (key: Key): boolean =>
  forEveryone.some((start) => `${methodAndPath(key).path}/`.startsWith(start));

/** API keys of members and banned members never have staff access. */
export function isStaff(viewer: Viewer | null, access: StaffAccess): boolean {
  if (!viewer || (viewer.key && !viewer.key.isAdmin) || viewer.ban) return false;
  return access === 'platform'
    ? viewer.platform || viewer.key?.isOfPlatform === true
    : viewer.role === 'admin' || (access === 'moderator' && viewer.role === 'moderator');
}
