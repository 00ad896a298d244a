import { sql } from 'drizzle-orm';
import type { TestApp } from './test-app.ts';

let count = 0;

/**
 * Makes changes of a table's rows fail as at a statement timeout, until the returned function is
 * called. `which`: a condition on `new`, or on `old` for a delete.
 */
export async function failChanges(
  { deps: { db } }: Pick<TestApp, 'deps'>,
  change: 'insert' | 'update' | 'delete',
  table: string,
  which: string,
): Promise<() => Promise<void>> {
  const name = `failing_${(count += 1)}`;
  await db.execute(
    sql.raw(`create function ${name}() returns trigger language plpgsql as $$ begin
      raise exception 'canceling statement due to statement timeout' using errcode = '57014';
    end $$`),
  );
  await db.execute(
    sql.raw(`create trigger ${name} before ${change} on ${table} for each row
      when (${which}) execute function ${name}()`),
  );
  return async () => {
    await db.execute(sql.raw(`drop function if exists ${name} cascade`));
  };
}
