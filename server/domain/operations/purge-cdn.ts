import { sql } from 'drizzle-orm';
import type { SharedCache } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { toTag } from '../../infra/cdn/cdn-keys.ts';
import { PurgeFailed, purgeBatch, purgeTags, purgeTimeoutMs } from '../../infra/cdn/purge.ts';
import type { Config } from '../../infra/config/config.ts';

type Cdn = NonNullable<Config['cdn']>;

/** Milliseconds until the second purge of a key, which removes what was stored meanwhile. */
const repeatAfterMs = 3_000;
/** A process that did not finish by then counts as dead. */
const leaseMs = purgeTimeoutMs + 5_000;
const retryDelaysMs = [250, 500, 1_000, 2_000, 5_000, 10_000];
/** A purge that is later counts as failing. Varnish is near, the others answer from far. */
const lateMs: Record<Cdn['provider'], number> = { varnish: 300, fastly: 500, cloudflare: 500 };
const watchIntervalMs = 100;

type Claimed = {
  siteId: string;
  key: string;
  revision: number;
  attempts: number;
  isRepeat: boolean;
};

/**
 * Purges due keys, in batches. Several processes may run it. After the first success a key is
 * purged once more, and then its row is deleted, unless it changed meanwhile. Ends at a failure.
 */
export async function purgeDueKeys(
  db: Db,
  cdn: Cdn,
  stopping?: AbortSignal,
): Promise<{ purged: number; failure: PurgeFailed | null }> {
  let purged = 0;
  for (;;) {
    if (stopping?.aborted) break;
    const claimed = await claim(db, purgeBatch[cdn.provider]);
    if (claimed.length === 0) break;
    try {
      await purgeTags(
        cdn,
        claimed.map(({ siteId, key }) => toTag(siteId, key)),
      );
    } catch (error) {
      if (!(error instanceof PurgeFailed)) throw error;
      await postpone(db, claimed, error.retryAfterMs);
      return { purged, failure: error };
    }
    await settle(db, claimed);
    purged += claimed.length;
  }
  return { purged, failure: null };
}

async function claim(db: Db, limit: number): Promise<Claimed[]> {
  const { rows } = await db.execute<Claimed>(sql`
    with due as materialized (
      select site_id, key from cdn_purges where send_after <= clock_timestamp()
      order by send_after limit ${limit} for update skip locked
    )
    update cdn_purges p
    set send_after = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
    from due where p.site_id = due.site_id and p.key = due.key
    returning p.site_id as "siteId", p.key, p.revision, p.attempts, p.is_repeat as "isRepeat"`);
  return rows;
}

/** Locks rows in the order in which writes do, so that neither waits for the other. */
const lockSent = (sent: object[]) => sql`
  locked as materialized (
    select p.site_id, p.key, sent.revision, sent."isRepeat", sent.delay
    from cdn_purges p
    join jsonb_to_recordset(${JSON.stringify(sent)}::text::jsonb)
      as sent("siteId" text, key text, revision integer, "isRepeat" boolean, delay integer)
      on p.site_id = sent."siteId" and p.key = sent.key
    order by p.key, p.site_id
    for update of p
  )`;

async function settle(db: Db, claimed: Claimed[]): Promise<void> {
  // What changed again is due again, but no longer late.
  await db.execute(sql`
    with ${lockSent(claimed)}, deleted as (
      delete from cdn_purges p using locked
      where p.site_id = locked.site_id and p.key = locked.key
        and p.revision = locked.revision and locked."isRepeat"
    )
    update cdn_purges p set
      attempts = 0,
      is_repeat = p.revision = locked.revision,
      due_at = case when p.revision = locked.revision then p.due_at
        else least(p.send_after, clock_timestamp()) end,
      send_after = case when p.revision = locked.revision
          then clock_timestamp() + ${repeatAfterMs} * interval '1 millisecond'
        when p.attempts > 0 then clock_timestamp() else p.send_after end
    from locked
    where p.site_id = locked.site_id and p.key = locked.key
      and not (p.revision = locked.revision and locked."isRepeat")`);
}

async function postpone(db: Db, claimed: Claimed[], retryAfterMs: number): Promise<void> {
  const delays = claimed.map(({ siteId, key, attempts }) => ({
    siteId,
    key,
    delay: Math.max(retryDelaysMs[Math.min(attempts, retryDelaysMs.length - 1)] ?? 0, retryAfterMs),
  }));
  await db.execute(sql`
    with ${lockSent(delays)}
    update cdn_purges p set
      attempts = least(p.attempts + 1, 1000),
      send_after = clock_timestamp() + locked.delay * interval '1 millisecond'
    from locked where p.site_id = locked.site_id and p.key = locked.key`);
}

/** Returns whether all first purges arrive in time. */
export async function readPurgeState(
  db: Db,
  { provider }: Pick<Cdn, 'provider'>,
): Promise<boolean> {
  const { rows } = await db.execute<{ late: boolean }>(sql`
    select exists (
      select 1 from cdn_purges where not is_repeat
        and (attempts > 0
          or due_at < clock_timestamp() - ${lateMs[provider]} * interval '1 millisecond')
    ) as late`);
  return rows[0]?.late === false;
}

/** Watches whether purges arrive, also those that another process sends. */
export function watchPurges(db: Db, { provider }: Cdn): SharedCache {
  let isPurged = false;
  let reading: Promise<void> | null = null;
  const update = async () => {
    // Without the database nobody writes, and nothing new has to go.
    isPurged = await readPurgeState(db, { provider }).catch(() => isPurged);
    reading = null;
  };
  const read = () => void (reading ??= update());
  read();
  const timer = setInterval(read, watchIntervalMs).unref();
  return {
    provider,
    isPurged: () => isPurged,
    async close() {
      clearInterval(timer);
      await reading;
    },
  };
}
