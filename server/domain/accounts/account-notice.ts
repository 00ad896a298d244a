import type { Needs, Site, Viewer } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { inLanguage, type Mail } from '../../email/layout.tsx';
import { readMailLanguage } from './notification-mails.ts';
import { queueMail } from '../mail/outbox.ts';

/** Login codes go first, notifications about replies go last. */
const noticePriority = 1;

/**
 * Mails a notice to the account's email address as it was before the change, in the language of the
 * member, of its subscription or of the site.
 */
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
  render: (site: Site) => Mail,
): Promise<void> {
  if (to.email === '') return;
  const language = await readMailLanguage({ db: tx, site: ctx.site }, to.email);
  const mail = render(await inLanguage(ctx.site, language));
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
