import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import {
  correctionRecipients,
  type corrections,
  digestSentences,
  digestVariants,
  outbox,
  subscriptions,
} from '../../../db/schema.ts';

type Correction = Pick<typeof corrections.$inferSelect, 'siteId' | 'id' | 'sentenceId'>;

/** Recipients per statement. */
const batchSize = 5_000;

/** Emails with a sentence, by the rendering that was transmitted. */
const mailsWith = ({ siteId, sentenceId }: Correction) => sql`
  ${digestSentences}
  join ${digestVariants} on ${digestVariants.siteId} = ${digestSentences.siteId}
    and ${digestVariants.id} = ${digestSentences.variantId}
  join ${outbox} on ${outbox.siteId} = ${digestSentences.siteId}
    and ${outbox.issueId} = ${digestVariants.issueId}
    and ${outbox.variantId} = ${digestSentences.variantId}
    and ${outbox.variantRenderedAt} = ${digestSentences.renderedAt}
    and ${outbox.state} = 'sent'
  join ${subscriptions} on ${subscriptions.siteId} = ${outbox.siteId}
    and ${subscriptions.id} = ${outbox.subscriptionId}
  where ${digestSentences.siteId} = ${siteId} and ${digestSentences.sentenceId} = ${sentenceId}`;

/** Counts the subscriptions that received a sentence. */
export async function countReaders(db: Db, correction: Correction): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(distinct ${outbox.subscriptionId})::int as count from ${mailsWith(correction)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Stores the subscriptions that received a struck sentence, in batches. Idempotent. */
export async function recordRecipients(db: Db, correction: Correction): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`
      insert into ${correctionRecipients} (site_id, correction_id, subscription_id)
      select ${correction.siteId}, ${correction.id}, subscription_id from (
        select distinct ${outbox.subscriptionId} as subscription_id from ${mailsWith(correction)}
          and not exists (
            select 1 from ${correctionRecipients} as known
            where known.site_id = ${correction.siteId} and known.correction_id = ${correction.id}
              and known.subscription_id = ${outbox.subscriptionId})
        limit ${batchSize}
      ) as readers
      on conflict do nothing returning subscription_id`);
    if (rows.length < batchSize) return;
  }
}
