import { notificationLinks } from '../../server/domain/accounts/notification-mails.ts';
import type { NotificationScope } from '../../shared/notifications.ts';
import type { TestApp } from './test-app.ts';

/** The token of the link that turns off notification emails. */
export function inboxMailToken(
  t: TestApp,
  { siteId, id }: { siteId: string; id: string },
  scope: NotificationScope = 'replies',
): string {
  const site = t.deps.siteRegistry.sites.get(siteId);
  if (!site) throw new Error(`no site ${siteId}`);
  const link = { siteId, userId: id, scope };
  return (
    notificationLinks({ ...t.deps, site }, link)
      .turnOffUrl.split('/')
      .at(-1) ?? ''
  );
}
