import type { Ctx, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { Mail } from '../../email/layout.tsx';
import { queueMail } from './outbox.ts';

/** Codes go first, what others say goes last. */
const noticePriority = 1;

/** Tells the owner of an account, at the address it has had until now, what became of it. Goes if the transaction is committed. */
export async function queueAccountNotice(
  tx: Db,
  ctx: Pick<Ctx, 'site'>,
  to: Pick<Viewer, 'email'> & Partial<Pick<Viewer, 'userId'>>,
  kind: 'address-changed' | 'deletion' | 'moderation',
  mail: Mail,
): Promise<void> {
  if (to.email === '') return;
  await queueMail(tx, {
    siteId: ctx.site.id,
    kind,
    priority: noticePriority,
    recipient: to.email,
    userId: to.userId ?? null,
    now: new Date(),
    ...mail,
  });
}
