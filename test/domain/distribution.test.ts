import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { queryRows } from '../../server/db/client.ts';
import { tables } from '../support/distribution.ts';
import { allTables } from '../support/schema-walk.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const names = Object.keys(tables);
const isDistributed = (table: string) => tables[table]?.as === 'distributed';

type Key = { table: string; key: string; columns: string[] };

it('places every table', async () => {
  expect(names.toSorted()).toEqual(await allTables(t.deps.db));
});

it('keeps the site in every unique key of distributed tables', async () => {
  const keys = await queryRows<Key>(
    t.deps.db,
    sql`
    select c.relname as table, i.relname as key, array(
      select a.attname::text from pg_attribute a where a.attrelid = c.oid
        and a.attnum = any (x.indkey)) as columns
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where c.relnamespace = 'public'::regnamespace and x.indisunique`,
  );
  expect(keys.length).toBeGreaterThan(names.length);
  expect(
    keys.filter(({ table, columns }) => isDistributed(table) && !columns.includes('site_id')),
  ).toEqual([]);
});

it('keeps the site in each foreign key between distributed tables', async () => {
  const keys = await queryRows<Key & { target: string; targetColumns: string[] }>(
    t.deps.db,
    sql`
    select f.conrelid::regclass::text as table, f.conname as key,
      f.confrelid::regclass::text as target, array(
        select a.attname::text from unnest(f.conkey) with ordinality k (n, i)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.n order by i) as columns,
      array(
        select a.attname::text from unnest(f.confkey) with ordinality k (n, i)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.n order by i
      ) as "targetColumns"
    from pg_constraint f where f.contype = 'f' and f.connamespace = 'public'::regnamespace`,
  );
  const wrong = keys.filter(({ table, target, columns, targetColumns }) => {
    const position = columns.indexOf('site_id');
    if (isDistributed(table) && isDistributed(target))
      return position < 0 || targetColumns[position] !== 'site_id';
    // Tables of all sites, or of none, do not refer to rows of one.
    return isDistributed(target) || tables[target]?.as === 'local';
  });
  expect(keys.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
  // A site is imported in the order of the list, and deleted in reverse.
  expect(keys.filter(({ table, target }) => names.indexOf(target) > names.indexOf(table))).toEqual(
    [],
  );
});
