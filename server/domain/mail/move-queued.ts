import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Db } from '../../db/client.ts';
import { outbox } from '../../db/schema.ts';

/** Rows of one statement, so that others do not wait long for the embedded database. */
const batchSize = 2_000;

/** The domain of a recipient, as `getReceiver` returns it. */
export const receiver = sql`lower(split_part(${outbox.recipient}, '@', 2))`;

/**
 * Sets when queued mails of a site are sent. `toSendAfter` gets their number. Skips mails that
 * another process is changing; that one finds out by itself. Returns the number.
 */
export async function moveQueued(
  db: Db,
  siteId: string,
  filter: SQL,
  toSendAfter: (mails: number) => SQL,
): Promise<number> {
  const isAffected = sql`${outbox.siteId} = ${siteId} and ${outbox.state} = 'queued' and ${filter}`;
  const mails = await db.$count(outbox, isAffected);
  const parts = Math.ceil(mails / batchSize);
  let moved = 0;
  for (let part = 0; part < parts; part += 1)
    moved += (
      await queryRows(
        db,
        sql`update ${outbox} set send_after = ${toSendAfter(mails)}
          where ${outbox.siteId} = ${siteId} and ${outbox.id} in (
            select ${outbox.id} from ${outbox}
            where ${isAffected} and (hashtext(${outbox.id}) & 65535) % ${parts} = ${part}
            for update skip locked)
          returning 1 as moved`,
      )
    ).length;
  return moved;
}
