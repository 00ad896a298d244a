import type { Ctx } from '../../context.ts';

type Caller = Pick<Ctx, 'site' | 'config' | 'viewer'>;

/** Whether the caller's role needs a passkey: by the site, or by ADMIN_PASSKEYS. */
export function needsPasskey({ site, config, viewer }: Caller): boolean {
  if (!viewer || viewer.role === 'member') return false;
  return site.staffPasskeys || (viewer.platform && config.adminPasskeys);
}

/** Whether the caller's role needs a passkey and the session has used no trusted one. */
export const lacksPasskey = (ctx: Caller): boolean =>
  needsPasskey(ctx) && ctx.viewer?.hasUsedPasskey !== true;
