import { sql } from 'drizzle-orm';
import type { CdnKey } from '../infra/cdn/cdn-keys.ts';
import type { Db } from './client.ts';

/**
 * Milliseconds from a change to its purge. A page that was rendered before the change is with the
 * cache by then. What only adds to lists can wait, so that a busy site keeps its hits.
 */
const purgeDelay = { change: 100, addition: 2_000 };

/** What a write changed. `addition`: nobody sees anything that should be gone. */
export type CdnChange = { keys: readonly CdnKey[]; isAddition?: boolean };

/**
 * Records keys that shared caches must drop, in the transaction of the write. A key has one row,
 * and the earlier due time holds. Rows are sorted, so that two writes cannot block each other.
 */
export async function recordCdnChanges(
  tx: Pick<Db, 'execute'>,
  siteId: string,
  changes: readonly CdnChange[],
): Promise<void> {
  const delays = new Map<CdnKey, number>();
  for (const { keys, isAddition } of changes)
    for (const key of keys) {
      const delay = isAddition ? purgeDelay.addition : purgeDelay.change;
      delays.set(key, Math.min(delay, delays.get(key) ?? Infinity));
    }
  if (delays.size === 0) return;
  const rows = [...delays].map(([key, delay]) => ({ key, delay }));
  await tx.execute(sql`
    insert into cdn_purges as old (site_id, key, due_at, send_after)
    select ${siteId}, key, due, due
    from (
      select key, clock_timestamp() + delay * interval '1 millisecond' as due
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row(key text, delay integer)
    ) changed
    order by key
    on conflict (site_id, key) do update set
      revision = old.revision + 1,
      due_at = case when old.is_repeat then excluded.due_at
        else least(old.due_at, excluded.due_at) end,
      send_after = case when old.is_repeat or old.attempts = 0
        then least(old.send_after, excluded.send_after) else old.send_after end,
      attempts = case when old.is_repeat then 0 else old.attempts end,
      is_repeat = false`);
}
