import { isStaffAccess, type StaffAccess } from '#shared/contract/endpoint.ts';
import { contract, methodAndPath, type AnyEndpoint, type Key } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../context.ts';
import { banMessage } from '../domain/accounts/ban-status.ts';
import { AppError } from '../infra/app-error.ts';
import { requireMember } from './handler-types.ts';

/** What somebody who is banned may change all the same (product 37): their account, what they are mailed, what they have read. */
const openToBanned: ReadonlySet<Key> = new Set<Key>([
  'PUT /api/account',
  'PUT /api/account/email',
  'POST /api/account/email/verify',
  'DELETE /api/account',
  'POST /api/account/keep',
  'DELETE /api/sessions/{id}',
  'DELETE /api/sessions',
  'DELETE /api/api-keys/{id}',
  'POST /api/inbox/read',
  'POST /api/subscriptions/subscribe-authenticated',
  'POST /api/subscriptions/unsubscribe-authenticated',
  'PUT /api/subscriptions/preferences',
  'POST /api/subscriptions/link-account',
]);

/**
 * Refuses who may not make a call, whatever else is in it: nobody where it takes a member, a key where it takes a session or a scope that the key has not, an old login
 * where it takes a fresh one, who is banned where a member changes something. To whom a call of staff is none of their business there is no such call. Errors: unauthorized, forbidden,
 * login_again, not_found. Decision 102.
 */
export function authorize(ctx: Pick<Ctx, 'viewer'>, key: Key): void {
  const { access, apiKey, fresh }: AnyEndpoint = contract[key];
  if (isStaffAccess(access) && !isStaff(ctx.viewer, access))
    throw new AppError('not_found', 'No such endpoint.');
  if (access === 'member' || access === 'fresh') requireMember(ctx);
  const { viewer } = ctx;
  if (viewer?.key) {
    if (apiKey === 'never')
      throw new AppError('forbidden', "API keys can't use this endpoint. Log in instead.");
    if (!viewer.key.scopes.includes(apiKey))
      throw new AppError('forbidden', `This API key lacks the scope ${apiKey}.`);
  }
  if (
    viewer?.ban &&
    (access === 'member' || access === 'fresh') &&
    methodAndPath(key).method !== 'GET' &&
    !openToBanned.has(key)
  )
    throw new AppError('forbidden', banMessage(viewer.ban));
  if ((access === 'fresh' || fresh) && !viewer?.fresh)
    throw new AppError(
      'login_again',
      'For your security, please log in again. This needs a login within the last 15 minutes.',
    );
}

/** A key is a program's, and no program runs a site. */
function isStaff(viewer: Viewer | null, access: StaffAccess): boolean {
  if (!viewer || viewer.key || viewer.ban) return false;
  return access === 'platform'
    ? viewer.platform
    : viewer.role === 'admin' || (access === 'moderator' && viewer.role === 'moderator');
}
