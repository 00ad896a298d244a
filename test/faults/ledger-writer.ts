/**
 * Writes to PGlite until it is killed: `node ledger-writer.ts folder`. Prints a line with all
 * existing rows, then one line for each acknowledged row.
 */
import { writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../server/db/client.ts';
import { createLog } from '../../server/infra/log.ts';

const { db } = await openDatabase({ dataDir: process.argv[2] ?? '' }, createLog('silent'));
const say = (word: string, value: unknown) => writeSync(1, `${word} ${JSON.stringify(value)}\n`);
const queryRow = async (query: ReturnType<typeof sql>) => {
  const { rows } = (await db.execute(query)) as unknown as { rows: Record<string, unknown>[] };
  return rows[0]?.value;
};

await db.execute(
  sql`create table if not exists ledger (n integer primary key, filler text not null)`,
);
await db.execute(
  sql`create table if not exists total (id boolean primary key, count integer not null)`,
);
await db.execute(sql`insert into total values (true, 0) on conflict do nothing`);

const present = (await queryRow(
  sql`select coalesce(json_agg(n order by n), '[]'::json) as value from ledger`,
)) as number[];
const counted = await queryRow(sql`select count as value from total`);
await db.execute(sql`set enable_seqscan = off`);
const byIndex = await queryRow(
  sql`select count(*)::int as value from (select n from ledger where n >= 0 order by n) as found`,
);
say('found', { present, counted, byIndex });

for (let n = (present.at(-1) ?? 0) + 1; ; n += 1) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into ledger values (${n}, ${'x'.repeat((n * 37) % 3000)})`);
    await tx.execute(sql`update total set count = count + 1`);
  });
  say('wrote', n);
}
