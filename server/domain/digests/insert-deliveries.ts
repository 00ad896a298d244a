import { sql } from 'drizzle-orm';
import { queryRows, type Db } from '../../db/client.ts';
import type { Secrets } from '../../infra/signing.ts';
import { newId } from '../core/ids.ts';
import { encryptMail } from '../mail/encrypted-mail.ts';

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
};
type Delivery = {
  subscriptionId: string;
  recipient: string;
  variantId: string;
  unsubscribeUrl: string;
};

/**
 * Inserts the deliveries that do not exist yet, and returns how many. One statement reads them from
 * a JSON value, instead of 16 parameters a row, which the driver builds and PostgreSQL parses.
 */
export async function insertDeliveries(
  tx: Db,
  secrets: Secrets,
  { siteId, kind, issueId, localDay, sendAfter, expiresAt, createdAt }: Batch,
  deliveries: readonly Delivery[],
): Promise<number> {
  const mails = deliveries.map((delivery) => {
    const mail = encryptMail(secrets, { ...delivery, siteId, id: newId() });
    return {
      id: mail.id,
      recipient: mail.recipient,
      unsubscribe_url: mail.unsubscribeUrl,
      subscription_id: mail.subscriptionId,
      variant_id: mail.variantId,
    };
  });
  const [counted] = await queryRows<{ count: number }>(
    tx,
    sql`with inserted as (
      insert into outbox (site_id, id, kind, priority, recipient, subject, html, text,
        unsubscribe_url, issue_id, subscription_id, variant_id, local_day, send_after, expires_at,
        created_at)
      select ${siteId}, id, ${kind}, ${digestPriority}, recipient, '', '', '', unsubscribe_url,
        ${issueId}, subscription_id, variant_id, ${localDay},
        ${sendAfter.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz,
        ${createdAt.toISOString()}::timestamptz
      from json_to_recordset(${JSON.stringify(mails)}::json) as mail (id text, recipient text,
        unsubscribe_url text, subscription_id text, variant_id text)
      on conflict do nothing
      returning 1
    ) select count(*)::int as count from inserted`,
  );
  return counted?.count ?? 0;
}
