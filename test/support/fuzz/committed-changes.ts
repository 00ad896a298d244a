import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/client.ts';
import { allTables } from '../schema-walk.ts';

/** A row that a committed statement inserted, changed or deleted. */
export type Change = { table: string; operation: string; site: string | null; columns: string };

/**
 * What a refused call may change: attempt counters, last-used times of sessions and API keys, and
 * sentences of a post. Sentences are split when an email is checked. Everything else stays as it
 * was.
 */
const changedByRefusedCalls: Record<string, string[] | 'all columns'> = {
  rate_limits: 'all columns',
  failed_logins: 'all columns',
  login_codes: ['attempts'],
  sessions: ['last_used_at'],
  api_keys: ['last_used_at'],
  evidence: 'all columns',
};

/**
 * Records every committed change of a row, by triggers. Statements that are rolled back leave no
 * record, and an update that sets the same values counts as none.
 */
export async function recordChanges(db: Db): Promise<{ take(): Promise<Change[]> }> {
  const tables = (await allTables(db)).filter((name) => !name.startsWith('__'));
  await db.execute(
    sql`create unlogged table fuzz_changes (name text, operation text, site text, columns text)`,
  );
  await db.execute(sql`
    create function fuzz_note() returns trigger language plpgsql as $$
    declare
      before jsonb := coalesce(to_jsonb(old), '{}') - tg_argv[0]::text[];
      after jsonb := coalesce(to_jsonb(new), '{}') - tg_argv[0]::text[];
      row jsonb := coalesce(to_jsonb(new), to_jsonb(old));
    begin
      if before = after then return null; end if;
      insert into fuzz_changes (name, operation, site, columns) values (
        tg_table_name, tg_op,
        case tg_table_name when 'sites' then row ->> 'id' else row ->> 'site_id' end,
        case tg_op when 'UPDATE' then (
          select string_agg(key, ', ' order by key) from jsonb_each(after)
          where value is distinct from before -> key) else '' end);
      return null;
    end $$`);
  for (const name of tables) {
    const ignored = changedByRefusedCalls[name] ?? [];
    if (ignored === 'all columns') continue;
    await db.execute(
      sql.raw(`create trigger fuzz_note after insert or update or delete on "${name}"
        for each row execute function fuzz_note('{${ignored.join(',')}}')`),
    );
  }
  return {
    async take() {
      const { rows } = (await db.execute(
        sql`delete from fuzz_changes returning name as table, operation, site, columns`,
      )) as unknown as { rows: Change[] };
      return rows;
    },
  };
}
