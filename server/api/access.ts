import { isStaffAccess, type StaffAccess } from '#shared/contract/endpoint.ts';
import type { AnyEndpoint } from '#shared/contract/index.ts';
import type { Ctx, Viewer } from '../context.ts';
import { Refusal } from '../infra/refusal.ts';
import { memberOf } from './handler.ts';

/**
 * Refuses who may not make a call, whatever else is in it: nobody where it takes a member, a key where it takes a session or a scope that the key has not, an old login
 * where it takes a fresh one. To whom a call of staff is none of their business there is no such call. Errors: unauthorized, forbidden, login_again, not_found.
 */
export function refuseUnlessMay(ctx: Pick<Ctx, 'viewer'>, { access, apiKey, fresh }: Pick<AnyEndpoint, 'access' | 'apiKey' | 'fresh'>): void {
  if (isStaffAccess(access) && !isStaff(ctx.viewer, access)) throw new Refusal('not_found', 'There is no such call.');
  if (access === 'member' || access === 'fresh') memberOf(ctx);
  const { viewer } = ctx;
  if (viewer?.key) {
    if (apiKey === 'never') throw new Refusal('forbidden', 'This call takes a session: log in. An API key cannot make it.');
    if (!viewer.key.scopes.includes(apiKey)) throw new Refusal('forbidden', `This API key is not good for it: the call takes a key with the scope ${apiKey}.`);
  }
  if ((access === 'fresh' || fresh) && !viewer?.fresh) throw new Refusal('login_again', 'Log in again first. For your safety this takes a login within the last 15 minutes.');
}

/** A key is a program's, and no program runs a site. */
function isStaff(viewer: Viewer | null, access: StaffAccess): boolean {
  if (!viewer || viewer.key) return false;
  return access === 'platform' ? viewer.platform : viewer.role === 'admin' || (access === 'moderator' && viewer.role === 'moderator');
}
