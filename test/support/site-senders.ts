import { encryptServer } from '../../server/domain/mail/senders.ts';
import { queueMail } from '../../server/domain/mail/outbox.ts';
import { mailSenders } from '../../server/db/schema.ts';
import type { SiteId, TestApp } from './test-app.ts';

/** Gives a site a mail server of its own. */
export async function setMailServer(t: TestApp, siteId: SiteId, smtpUrl: string): Promise<void> {
  const stored = encryptServer(t.deps.secrets, siteId, smtpUrl);
  await t.deps.db
    .insert(mailSenders)
    .values({ siteId, smtpUrl: stored })
    .onConflictDoUpdate({ target: mailSenders.siteId, set: { smtpUrl: stored } });
  await t.deps.siteRegistry.reload();
}

/** Queues notices of a site to one recipient each. `priority` 0: login codes. */
export async function addNotices(
  t: TestApp,
  siteId: SiteId,
  count: number,
  { priority = 5, prefix = 'reader' } = {},
): Promise<void> {
  for (let i = 0; i < count; i += 1)
    await queueMail(t.deps, {
      siteId,
      kind: 'note',
      priority,
      recipient: `${prefix}${i}@${siteId}.example`,
      now: t.clock.now(),
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
    });
}
