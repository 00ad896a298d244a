import type { Needs, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { Mail } from '../../email/layout.tsx';
import { queueMail } from './outbox.ts';

/** Login codes go first, notifications about replies go last. */
const noticePriority = 1;

/** Mails a notice to the account's email address as it was before the change. */
export async function queueAccountNotice(
  tx: Db,
  ctx: Needs<'site' | 'secrets' | 'clock'>,
  to: Pick<Viewer, 'email'> & Partial<Pick<Viewer, 'userId'>>,
  kind:
    | 'account-revealed'
    | 'address-changed'
    | 'application'
    | 'deletion'
    | 'identity'
    | 'moderation'
    | 'passkey',
  mail: Mail,
): Promise<void> {
  if (to.email === '') return;
  await queueMail(
    { db: tx, secrets: ctx.secrets },
    {
      siteId: ctx.site.id,
      kind,
      priority: noticePriority,
      recipient: to.email,
      userId: to.userId ?? null,
      now: ctx.clock.now(),
      ...mail,
    },
  );
}
