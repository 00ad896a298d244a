import { sql } from 'drizzle-orm';
import type { Needs } from '../../context.ts';
import { queryRows, type Db } from '../../db/client.ts';
import { digestVariants, cdnPurges, instanceMarkers, issues, outbox } from '../../db/schema.ts';
import { metricTable, type MetricName, type Sample } from '../../infra/metric-table.ts';
import { backupBytes, isBackup } from './backup-record.ts';
import { urgentPriority } from '../mail/outbox.ts';
import { canBeReleased } from './restore-guard.ts';

/** Milliseconds: scrapes within this time get the same numbers. */
const freshMs = 4_000;
/** Milliseconds until the database cancels the statement. */
const timeLimitMs = 2_000;

type Row = { name: MetricName; site: string; part: string; value: number };

/**
 * Returns a source of metrics that count rows of all sites: queued and held emails, queued purges,
 * and unfinished issues; and of the last backup. One statement reads partial indexes, which hold
 * only what is unfinished. Without an answer in time, only `broadsheet_database_figures_up` is
 * returned.
 */
export function createDatabaseFigures({
  db,
  log,
}: Needs<'db' | 'log'>): () => Promise<readonly Sample[]> {
  let readAt = -Infinity;
  let reading: Promise<readonly Sample[]> = Promise.resolve([]);
  const up = (value: number): Sample => ({
    name: 'broadsheet_database_figures_up',
    labels: {},
    value,
  });
  return () => {
    if (performance.now() - readAt < freshMs) return reading;
    readAt = performance.now();
    reading = readFigures(db).then(
      (samples) => [up(1), ...samples],
      (error: unknown) => {
        log.warn(
          { event: 'database_figures_failed', error },
          'metrics of the database are missing',
        );
        return [up(0)];
      },
    );
    return reading;
  };
}

async function readFigures(db: Db): Promise<Sample[]> {
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${`${timeLimitMs}`}, true)`);
    return queryRows<Row>(tx, databaseFigures);
  });
  return rows.map(({ name, site, part, value }) => ({
    name,
    labels: Object.fromEntries(
      metricTable[name].labels.map((label) => [label, label === 'site' ? site : part]),
    ),
    value: Number(value),
  }));
}

const urgentNumber = sql.raw(String(urgentPriority));

/** Exported for the test of its plan. */
export const databaseFigures = sql`
  with waiting as (
    select site_id, priority, count(*) as mails, min(send_after) as oldest
    from ${outbox} where state = 'queued' group by site_id, priority
  ), codes as (
    select site_id, min(created_at) as oldest
    from ${outbox} where state = 'queued' and priority = ${urgentNumber}
    group by site_id
  ), held as (
    select site_id, count(*) as mails from ${outbox} where ${canBeReleased} group by site_id
  ), purges as (
    select site_id, count(*) as keys, min(due_at) as oldest
    from ${cdnPurges} where not is_repeat group by site_id
  ), open as (
    select site_id, case when held_at is null then state else 'held' end as state, count(*) as count
    from ${issues} where state in ('preparing', 'sending') group by 1, 2
  ), variants as (
    select site_id, count(*) as count
    from ${digestVariants} where state = 'waiting' group by site_id
  ), backup as (
    select ${instanceMarkers.seenAt} as ended, ${backupBytes} as bytes
    from ${instanceMarkers} where ${isBackup} order by ended desc limit 1
  )
  select 'broadsheet_outbox_mails' as name, site_id as site, priority::text as part,
    mails::float8 as value from waiting
  union all select 'broadsheet_outbox_oldest_age_seconds', site_id, priority::text,
    greatest(0, extract(epoch from now() - oldest))::float8
    from waiting where priority <> ${urgentNumber}
  union all select 'broadsheet_outbox_oldest_age_seconds', site_id, '${urgentNumber}',
    extract(epoch from now() - oldest)::float8 from codes
  union all select 'broadsheet_outbox_held_mails', site_id, '', mails::float8 from held
  union all select 'broadsheet_cdn_purges_waiting', site_id, '', keys::float8 from purges
  union all select 'broadsheet_cdn_purges_oldest_age_seconds', site_id, '',
    greatest(0, extract(epoch from now() - oldest))::float8 from purges
  union all select 'broadsheet_digest_issues', site_id, state, count::float8 from open
  union all select 'broadsheet_digest_variants_waiting', site_id, '', count::float8 from variants
  union all select 'broadsheet_backup_last_success_timestamp_seconds', '', '',
    extract(epoch from ended)::float8 from backup
  union all select 'broadsheet_backup_size_bytes', '', '', bytes from backup`;
