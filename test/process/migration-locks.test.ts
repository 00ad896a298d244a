import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../../server/db/schema-state.ts';
import { ownDatabase } from '../support/own-database.ts';
import { findPreviousRelease, readReleased } from '../support/releases.ts';

type Journal = { entries: { tag: string }[] };
const journalFile = 'meta/_journal.json';
const read = (file: string) => readFileSync(join(migrationsFolder, file), 'utf8');
const { entries } = JSON.parse(read(journalFile)) as Journal;
const release = findPreviousRelease();
const released = JSON.parse(
  readReleased(release, `server/db/migrations/${journalFile}`),
) as Journal;

/** The tables of a list that this transaction has locked, and whether for itself alone. */
const lockedTables = `
  select relname as name, bool_or(mode = 'AccessExclusiveLock') as exclusive
  from pg_locks join pg_class on pg_class.oid = relation
  where pid = pg_backend_pid() and locktype = 'relation' and relkind = 'r'
    and relnamespace = 'public'::regnamespace and relname = any($1)
  group by relname`;

it('never strengthens the lock of a table within a migration', async () => {
  // A writer that waits for the weaker lock has read the table: the stronger one waits for it.
  const database = await ownDatabase('empty');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const strengthened: string[] = [];
  for (const [i, { tag }] of entries.entries()) {
    const { rows } = await client.query<{ names: string[] }>(
      `select array(select relname::text from pg_class
         where relkind = 'r' and relnamespace = 'public'::regnamespace) as names`,
    );
    const held = new Map<string, boolean>();
    await client.query('begin');
    for (const statement of read(`${tag}.sql`).split('--> statement-breakpoint')) {
      await client.query(statement);
      const locks = await client.query<{ name: string; exclusive: boolean }>(lockedTables, [
        rows[0]?.names,
      ]);
      for (const { name, exclusive } of locks.rows) {
        if (exclusive && held.get(name) === false) strengthened.push(`${tag}: ${name}`);
        held.set(name, exclusive);
      }
    }
    await client.query('commit');
    if (i < released.entries.length) strengthened.length = 0;
  }
  await client.end();
  expect(strengthened).toEqual([]);
});
