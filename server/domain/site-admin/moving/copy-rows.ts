import { sql } from 'drizzle-orm';
import { queryRows, type Db } from '../../../db/client.ts';
import type { JsonRow, MovedTable } from './moved-tables.ts';

/** `from` and `to` are sessions of their own, so that both can work at once. */
type Ends = { from: Db; to: Db; tables: readonly MovedTable[] };

/** A transaction ID: what the copy has was committed before it, or by an older transaction. */
export type Horizon = string;

const foundAtOnce = 1_000;
const partsAtOnce = 64;

/**
 * Copies what the other database has not, removes what it has too much, and compares all rows. Goes
 * on with what an earlier copy left. All of it is of one moment.
 */
export async function copyAll(
  { from, to, tables }: Ends,
  onProgress: (rows: number) => void,
): Promise<Horizon> {
  return from.transaction(async (snapshot) => {
    const horizon = await readHorizon(snapshot);
    for (const table of tables) {
      if ((await table.count(to)) > 0) continue;
      await table.read(snapshot, async (rows) => {
        await to.transaction((tx) => table.store(tx, rows));
        onProgress(rows.length);
      });
    }
    const differing = new Map<MovedTable, Difference>();
    for (const table of tables) {
      const difference = await compare(table, snapshot, to);
      if (difference.missing.length + difference.extra.length > 0) differing.set(table, difference);
    }
    for (const [table, { extra }] of [...differing].toReversed())
      for (const keys of chunk(extra)) await table.remove(to, keys);
    for (const [table, { missing }] of differing)
      for (const keys of chunk(missing)) {
        const rows = await table.find(snapshot, keys);
        await to.transaction((tx) => table.store(tx, rows));
        onProgress(rows.length);
      }
    for (const [table] of differing) {
      const { missing, extra } = await compare(table, snapshot, to);
      if (missing.length + extra.length > 0) throw new CopyDiffers(table.name);
    }
    return horizon;
  }, snapshotOptions);
}

/**
 * Copies what changed since, in one transaction there, and compares the changed rows and the number
 * of all. Nobody else changes the copy, so the rest is as it was compared.
 */
export async function copyChanges(
  { from, to, tables }: Ends,
  since: Horizon,
): Promise<{ horizon: Horizon; rows: number }> {
  return from.transaction(async (snapshot) => {
    const horizon = await readHorizon(snapshot);
    const rows = await to.transaction(async (tx) => {
      const changed: { table: MovedTable; rows: JsonRow[]; keys: JsonRow[]; extra: JsonRow[] }[] =
        [];
      for (const table of tables) {
        const [[newer, count], present] = await Promise.all([
          table.findNewer(snapshot, since).then(async (found) => {
            return [found, await table.count(snapshot)] as const;
          }),
          table.count(tx),
        ]);
        const keys = newer.map(({ key }) => key);
        const known = keys.length === 0 ? 0 : await countKeys(table, tx, keys);
        // What remains was deleted.
        const extra =
          present + keys.length - known === count
            ? []
            : (await compare(table, snapshot, tx, 'keys')).extra;
        if (keys.length + extra.length > 0)
          changed.push({ table, rows: newer.map(({ row }) => row), keys, extra });
      }
      for (const { table, extra } of changed.toReversed())
        for (const keys of chunk(extra)) await table.remove(tx, keys);
      for (const { table, rows: stored } of changed)
        for (const some of chunk(stored)) await table.store(tx, some);
      for (const { table, keys } of changed) {
        const [here, there] = await Promise.all(
          [snapshot, tx].map((db) => summarize(table, db, keys)),
        );
        if (here !== there) throw new CopyDiffers(table.name);
      }
      return changed.reduce((sum, { keys, extra }) => sum + keys.length + extra.length, 0);
    });
    return { horizon, rows };
  }, snapshotOptions);
}

export class CopyDiffers extends Error {
  readonly table: string;
  constructor(table: string) {
    super(`${table} differs in the other database`);
    this.table = table;
  }
}

const snapshotOptions = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

async function readHorizon(snapshot: Db): Promise<Horizon> {
  const [row] = await queryRows<{ it: string }>(
    snapshot,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as it`,
  );
  return row?.it ?? '';
}

async function countKeys(table: MovedTable, db: Db, keys: JsonRow[]): Promise<number> {
  let count = 0;
  for (const some of chunk(keys)) count += await table.countKeys(db, some);
  return count;
}

/** The number of rows, and hashes of these. One query at a time, as a connection needs it. */
async function summarize(table: MovedTable, db: Db, keys: JsonRow[]): Promise<string> {
  const hashes: string[] = [];
  for (const some of chunk(keys)) hashes.push(await table.hash(db, some));
  return `${await table.count(db)} ${hashes.join(' ')}`;
}

type Difference = {
  /** Keys of rows that are missing there, or differ. */
  missing: JsonRow[];
  /** Keys that are only there. */
  extra: JsonRow[];
};

async function compare(
  table: MovedTable,
  from: Db,
  to: Db,
  what: 'keys' | 'rows' = 'rows',
): Promise<Difference> {
  const [here, there] = await Promise.all([table.hashParts(from, what), table.hashParts(to, what)]);
  const parts = [...new Set([...here.keys(), ...there.keys()])].filter(
    (part) => here.get(part) !== there.get(part),
  );
  const difference: Difference = { missing: [], extra: [] };
  for (let i = 0; i < parts.length; i += partsAtOnce) {
    const some = parts.slice(i, i + partsAtOnce);
    const [own, other] = await Promise.all([table.listPart(from, some), table.listPart(to, some)]);
    for (const [key, hash] of own) if (other.get(key) !== hash) difference.missing.push(key);
    for (const key of other.keys()) if (!own.has(key)) difference.extra.push(key);
  }
  return difference;
}

function chunk<T>(items: readonly T[]): T[][] {
  const chunks: T[][] = [];
  for (let i = 0; i < items.length; i += foundAtOnce) chunks.push(items.slice(i, i + foundAtOnce));
  return chunks;
}
