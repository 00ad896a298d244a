import { sql } from 'drizzle-orm';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { queryRows, type Db } from '../../../db/client.ts';
import type { SendTime } from '../../subscriptions/periods.ts';

/** The columns that make up a send time, in the order of an index. */
const columns: Record<Frequency, string> = {
  daily: 'time_zone, send_hour',
  weekly: 'time_zone, send_hour, send_weekday',
};

/**
 * Returns the distinct send times, far fewer than readers. Goes from one to the next in an index,
 * because `distinct` would read all readers.
 */
export async function readSendTimes(
  db: Db,
  siteId: string,
  frequencies: readonly Frequency[],
): Promise<SendTime[]> {
  const times = await Promise.all(
    frequencies.map((frequency) => {
      const row = sql.raw(columns[frequency]);
      // Literals, because a parameter does not match the condition of a partial index.
      const next = (after: string) => sql`
        select ${row} from subscriptions
        where site_id = ${siteId} and state = 'active' and frequency = ${sql.raw(`'${frequency}'`)}
          ${sql.raw(after)}
        order by ${row} limit 1`;
      const last = columns[frequency].replaceAll(/\w+/g, 'times.$&');
      return queryRows<SendTime>(
        db,
        sql`with recursive times as (
          (${next('')})
          union all
          select later.* from times cross join lateral (
            ${next(`and (${columns[frequency]}) > (${last})`)}
          ) as later
        ) select ${frequency}::text as frequency, time_zone as "timeZone", send_hour as hour,
          ${sql.raw(frequency === 'weekly' ? 'send_weekday' : '0')} as weekday
        from times`,
      );
    }),
  );
  return times.flat();
}
