import { setTimeout as sleep } from 'node:timers/promises';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { queryRows, sqlState, type Db } from '../../../db/client.ts';
import { lifeOfRows } from '../../../db/life-of-rows.ts';
import { sites } from '../../../db/schema.ts';

/**
 * Triggers that exist while a site moves. They refuse its rows to everybody else, whatever a
 * process knows of the move:
 * - `held`, `moved`: with an error that means "try again"
 * - `arriving`: silently, because only jobs can reach them
 *
 * A writer gets its transaction ID before it reads the state. So who read an earlier one is among
 * those that `drain` waits for.
 */
const createFunction = sql.raw(`
  create or replace function site_move_fence() returns trigger language plpgsql as $$
  declare
    state text;
  begin
    if current_setting('broadsheet.mover', true) is distinct from tg_argv[0] then
      perform pg_current_xact_id();
      select move_state into state from public.sites where id = tg_argv[0];
      if state = 'arriving' then
        return null;
      elsif state in ('held', 'moved') then
        raise exception 'site % is moving to another database', tg_argv[0]
          using errcode = 'lock_not_available';
      end if;
    end if;
    if tg_op = 'DELETE' then
      return old;
    end if;
    return new;
  end $$`);

/** Others wait behind a statement that waits for its lock. Longer than an automatic vacuum holds. */
const lockTimeoutMs = 1_200;
const pauseMs = 200;
const pollMs = 20;

const fenced = lifeOfRows.flatMap(({ table }) =>
  table === (sites as unknown)
    ? [{ name: 'sites', column: 'id' }]
    : 'siteId' in getTableColumns(table)
      ? [{ name: getTableName(table), column: 'site_id' }]
      : [],
);
const triggers = (siteId: string) =>
  fenced.flatMap(({ name, column }) => [
    { name, trigger: `move ${siteId}`, when: 'insert or update', row: `new.${column}` },
    { name, trigger: `move ${siteId} deleted`, when: 'delete', row: `old.${column}` },
  ]);

/** Lets this session write rows of the site. */
export const passFence = async (db: Db, siteId: string): Promise<void> =>
  void (await db.execute(sql`select set_config('broadsheet.mover', ${siteId}, false)`));

/** Idempotent. Each lock is held for one statement. */
export async function raiseFence(db: Db, siteId: string): Promise<void> {
  await db.execute(createFunction);
  // IDs of sites have only lower case letters, digits and hyphens.
  for (const { name, trigger, when, row } of triggers(siteId))
    await patiently(
      db,
      `create or replace trigger "${trigger}" before ${when} on public.${name} for each row
        when (${row} = '${siteId}') execute function site_move_fence('${siteId}')`,
    );
}

/** Idempotent. */
export async function dropFence(db: Db, siteId: string): Promise<void> {
  const found = await queryRows<{ name: string; trigger: string }>(
    db,
    sql`select tgrelid::regclass::text as name, tgname as trigger from pg_trigger
      where tgname in (${`move ${siteId}`}, ${`move ${siteId} deleted`})`,
  );
  for (const { name, trigger } of found)
    await patiently(db, `drop trigger if exists "${trigger}" on ${name}`);
  const [left] = await queryRows(
    db,
    sql`select 1 from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where proname = 'site_move_fence' limit 1`,
  );
  if (!left) await db.execute(sql`drop function if exists site_move_fence()`);
}

async function patiently(db: Db, statement: string): Promise<void> {
  for (;;) {
    try {
      await db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = ${lockTimeoutMs}`));
        await tx.execute(sql.raw(statement));
      });
      return;
    } catch (error) {
      if (sqlState(error) !== '55P03') throw error;
      await sleep(pauseMs);
    }
  }
}

/** Waits until all transactions have ended that write now. Returns whether they did in time. */
export async function drain(db: Db, maxMs: number): Promise<boolean> {
  const end = performance.now() + maxMs;
  const list = async () =>
    (
      await queryRows<{ it: string }>(
        db,
        sql`select pid || ' ' || transactionid as it from pg_locks join pg_stat_activity using (pid)
          where locktype = 'transactionid' and mode = 'ExclusiveLock' and granted
            and datname = current_database() and pid <> pg_backend_pid()`,
      )
    ).map(({ it }) => it);
  let left = await list();
  while (left.length > 0) {
    if (performance.now() > end) return false;
    await sleep(pollMs);
    const present = new Set(await list());
    left = left.filter((it) => present.has(it));
  }
  return true;
}
