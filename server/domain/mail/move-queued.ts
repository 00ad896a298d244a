import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Db } from '../../db/client.ts';
import { outbox } from '../../db/schema.ts';

/**
 * Rows of one statement. A claim that began before it ends checks each of them again, so it must
 * not meet thousands. Nor may others wait long for the embedded database.
 */
const batchSize = 500;

/** The domain of a recipient, as `getReceiver` returns it. */
export const receiver = sql`lower(split_part(${outbox.recipient}, '@', 2))`;

/**
 * Sets when queued emails of a site are sent. `toSendAfter` gets their number. `filter` must not
 * match emails that were moved. Skips emails that another process is changing; that one finds out
 * by itself. Returns the number.
 */
export async function moveQueued(
  db: Db,
  siteId: string,
  filter: SQL,
  toSendAfter: (mails: number) => SQL,
): Promise<number> {
  const isAffected = sql`${outbox.siteId} = ${siteId} and ${outbox.state} = 'queued' and ${filter}`;
  const sendAfter = toSendAfter(await db.$count(outbox, isAffected));
  let moved = 0;
  for (;;) {
    const rows = await queryRows(
      db,
      sql`update ${outbox} set send_after = ${sendAfter}
        where ${outbox.siteId} = ${siteId} and ${outbox.id} in (
          select ${outbox.id} from ${outbox}
          where ${isAffected} limit ${batchSize} for update skip locked)
        returning 1 as moved`,
    );
    moved += rows.length;
    if (rows.length < batchSize) return moved;
  }
}
