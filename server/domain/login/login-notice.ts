import type { Ctx, Site } from '../../context.ts';
import type { users } from '../../db/schema.ts';
import type { Mail } from '../../email/layout.tsx';
import { queueAccountNotice } from '../accounts/account-notice.ts';
import { isKnownBrowser } from './login-browser.ts';

/**
 * Mails the account owner about a login by identity or passkey in a new browser. Another person
 * could have either. A mailed code is its own notice.
 */
export async function noticeNewBrowser(
  ctx: Ctx,
  user: Pick<typeof users.$inferSelect, 'id' | 'email'>,
  kind: 'identity' | 'passkey',
  render: (site: Site) => Mail,
): Promise<void> {
  const email = user.email ?? '';
  if (isKnownBrowser(ctx, email)) return;
  await queueAccountNotice(ctx.db, ctx, { email, userId: user.id }, kind, render);
}
