import type { Needs } from '../../context.ts';
import { AppError } from '../../infra/app-error.ts';

type Caller = Needs<'site' | 'config' | 'viewer'>;

/** Whether the caller's role needs a passkey: by the site, or by ADMIN_PASSKEYS. */
export function needsPasskey({ site, config, viewer }: Caller): boolean {
  if (!viewer || viewer.role === 'member') return false;
  return site.staffPasskeys || (viewer.platform && config.adminPasskeys);
}

/** Whether the caller's role needs a passkey and the session has used no trusted one. */
export const lacksPasskey = (ctx: Caller): boolean =>
  needsPasskey(ctx) && ctx.viewer?.hasUsedPasskey !== true;

/** Throws if the caller's role needs a passkey. Error: passkey_required. */
export function requireStaffPasskey(ctx: Caller): void {
  if (lacksPasskey(ctx))
    throw new AppError(
      'passkey_required',
      'Staff of this site need a passkey. Log in with yours, or add one in Settings.',
    );
}
