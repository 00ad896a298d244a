import { sql } from 'drizzle-orm';
import { queryRows, type Db } from '../../db/client.ts';
import { newId } from '../core/ids.ts';

/** Lower than transactional mail. */
const digestPriority = 50;

/** What the deliveries of one issue and time have in common. */
type Batch = {
  siteId: string;
  kind: string;
  issueId: string;
  localDay: string | null;
  sendAfter: Date;
  expiresAt: Date;
  createdAt: Date;
  unsubscribeUrl: string;
};
type Delivery = { subscriptionId: string; variantId: string };

/**
 * Inserts the deliveries that do not exist yet, and returns how many. One statement reads them from
 * a JSON value. Otherwise the driver would build, and PostgreSQL parse, 16 parameters a row. Rows
 * are sorted, so that concurrent planners do not deadlock.
 */
export async function insertDeliveries(
  tx: Db,
  { siteId, kind, issueId, localDay, sendAfter, expiresAt, createdAt, unsubscribeUrl }: Batch,
  deliveries: readonly Delivery[],
): Promise<number> {
  const mails = deliveries.map(({ subscriptionId, variantId }) => ({
    id: newId(),
    subscription_id: subscriptionId,
    variant_id: variantId,
  }));
  const [counted] = await queryRows<{ count: number }>(
    tx,
    sql`with inserted as (
      insert into outbox (site_id, id, kind, priority, recipient, subject, html, text,
        unsubscribe_url, issue_id, subscription_id, variant_id, local_day, send_after, expires_at,
        created_at)
      select subscriptions.site_id, mail.id, ${kind}, ${digestPriority}, email, '', '', '',
        ${unsubscribeUrl}, ${issueId}, subscription_id, variant_id, ${localDay},
        ${sendAfter.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz,
        ${createdAt.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(mails)}::json)
        as mail (id text, subscription_id text, variant_id text)
      join subscriptions on site_id = ${siteId} and subscriptions.id = subscription_id
      order by subscription_id
      on conflict do nothing
      returning 1
    ) select count(*)::int as count from inserted`,
  );
  return counted?.count ?? 0;
}
