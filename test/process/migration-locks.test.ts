import pg from 'pg';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../../server/db/schema-state.ts';
import { readJournal, readMigration, withNextMigrations } from '../support/next-migrations.ts';
import { ownDatabase } from '../support/own-database.ts';

/** The tables of a list that this transaction has locked, and whether for itself alone. */
const lockedTables = `
  select relname as name, bool_or(mode = 'AccessExclusiveLock') as exclusive
  from pg_locks join pg_class on pg_class.oid = relation
  where pid = pg_backend_pid() and locktype = 'relation' and relkind = 'r'
    and relnamespace = 'public'::regnamespace and relname = any($1)
  group by relname`;

/**
 * Lists the tables whose lock a migration after the baseline strengthens. A writer that waits for
 * the weaker lock has read the table: the stronger one waits for it.
 */
async function findStrengthened(folder: string): Promise<string[]> {
  const database = await ownDatabase('empty');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const strengthened: string[] = [];
  for (const [i, { tag }] of readJournal(folder).entries()) {
    const { rows } = await client.query<{ names: string[] }>(
      `select array(select relname::text from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace) as names`,
    );
    const held = new Map<string, boolean>();
    await client.query('begin');
    for (const statement of readMigration(folder, tag)) {
      await client.query(statement);
      if (i === 0) continue;
      const locks = await client.query<{ name: string; exclusive: boolean }>(lockedTables, [
        rows[0]?.names,
      ]);
      for (const { name, exclusive } of locks.rows) {
        if (exclusive && held.get(name) === false) strengthened.push(`${tag}: ${name}`);
        held.set(name, exclusive);
      }
    }
    await client.query('commit');
  }
  await client.end();
  return strengthened;
}

it('never strengthens the lock of a table within a migration', async () => {
  expect(await findStrengthened(migrationsFolder)).toEqual([]);
});

it('finds a step that builds an index, then drops one', async () => {
  const step =
    'create index more on posts (site_id, slug, score);--> statement-breakpoint\n' +
    'drop index posts_hot;';
  expect(await findStrengthened(withNextMigrations(step))).toEqual(['9000_more: posts']);
});
