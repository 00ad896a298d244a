import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { queryRows, sqlState, type Db } from '../../../db/client.ts';
import { getColumn, lifeOfRows } from '../../../db/life-of-rows.ts';
import { cdnPurges, sites } from '../../../db/schema.ts';

/** Keys of rows, or whole rows, as JSON. */
export type JsonRow = string;

/** A table of a site, with its statements. Both databases have the same columns. */
export type MovedTable = {
  name: string;
  /** Streams the rows of the site, those first that others refer to. */
  read(db: Db, batch: (rows: JsonRow[]) => Promise<void>): Promise<void>;
  /** The rows with these keys. */
  find(db: Db, keys: JsonRow[]): Promise<JsonRow[]>;
  /** The rows that are newer than a transaction ID, oldest first. */
  findNewer(db: Db, horizon: string): Promise<{ row: JsonRow; key: JsonRow }[]>;
  count(db: Db): Promise<number>;
  /** How many of these keys exist. */
  countKeys(db: Db, keys: JsonRow[]): Promise<number>;
  /** A sum of hashes of these rows, or of all. */
  hash(db: Db, keys?: JsonRow[]): Promise<string>;
  /** Sums of hashes of keys, or of whole rows, by a part of the hash of the key. */
  hashParts(db: Db, what: 'keys' | 'rows'): Promise<Map<number, string>>;
  /** Keys with hashes of their rows, in these parts. */
  listPart(db: Db, parts: number[]): Promise<Map<JsonRow, string>>;
  store(tx: Db, rows: JsonRow[]): Promise<void>;
  remove(tx: Db, keys: JsonRow[]): Promise<void>;
};

const [maxRows, maxChars] = [1_000, 512 * 1024];
const fetchedRows = 500;

/**
 * All tables with rows of the site, a table after those that it refers to. Its own row is none of
 * them, and purges belong to the shared cache of an installation.
 */
export const listMovedTables = (siteId: string): MovedTable[] =>
  lifeOfRows
    .filter(({ table }) => 'siteId' in getTableColumns(table) && table !== (cdnPurges as unknown))
    .map((life) => describe(life, siteId));

/** Makes both databases write values alike. */
export const speakAlike = (db: Db): Promise<unknown> =>
  db.execute(
    sql`select set_config('timezone', 'UTC', false), set_config('datestyle', 'ISO', false),
      set_config('extra_float_digits', '1', false), set_config('bytea_output', 'hex', false),
      set_config('jit', 'off', false)`,
  );

function describe({ table, archive }: (typeof lifeOfRows)[number], siteId: string): MovedTable {
  const name = getTableName(table);
  const { columns, primaryKeys } = getTableConfig(table);
  const stored = columns.filter(({ generated }) => generated === undefined);
  const keyNames = primaryKeys[0]?.columns.map((column) => column.name);
  const primary = columns.filter((column) => keyNames?.includes(column.name) ?? column.primary);
  const key = primary.filter((column) => column.name !== 'site_id');
  const first = typeof archive === 'object' && 'first' in archive ? archive.first : undefined;
  const id = (column: { name: string }) => sql.identifier(column.name);
  const list = (items: SQL[]) => sql.join(items, sql`, `);
  const from = sql.identifier(name);
  const values = list(stored.map((column) => sql`m.${id(column)}`));
  // A row with one value prints it in parentheses too.
  const keyText = sql`row(${list(key.map((column) => sql`m.${id(column)}`))})::text`;
  const keyJson = sql`json_build_array(${list(key.map((column) => sql`m.${id(column)}::text`))})::text`;
  const rowJson = sql`(select row_to_json(item)::text from (select ${values}) item (${list(
    stored.map((column) => sql`${id(column)}`),
  )}))`;
  const hashOf = (text: SQL) => sql`('x' || substr(md5(${text}), 1, 15))::bit(60)::bigint`;
  const rowHash = hashOf(sql`row(${values})::text`);
  const part = sql`('x' || substr(md5(${keyText}), 1, 3))::bit(12)::int`;
  const ofSite = sql`m.site_id = ${siteId}`;
  const order = first === undefined ? sql`` : sql`order by m.${id(getColumn(table, first))}`;
  /** The keys are texts, in the order of the columns. */
  const hasKey = (keys: JsonRow[]) =>
    key.length === 0
      ? sql`${keys.length > 0}`
      : sql`(${list(key.map((column) => sql`m.${id(column)}`))}) in (
          select ${list(
            key.map(
              (column, i) => sql`(k ->> ${sql.raw(String(i))})::${sql.raw(column.getSQLType())}`,
            ),
          )} from json_array_elements(${toArray(keys)}::json) k)`;
  const sum = async (db: Db, which: SQL, what: SQL) =>
    (
      await queryRows<{ it: string }>(
        db,
        sql`select coalesce(sum(${what}), 0)::text as it from ${from} m where ${which}`,
      )
    )[0]?.it ?? '';
  const items = (rows: JsonRow[]) =>
    sql`json_populate_recordset(null::${from}, ${toArray(rows)}::json) item`;
  const names = list(stored.map((column) => sql`${id(column)}`));
  const others = stored.filter((column) => !primary.includes(column));
  const conflict = sql`on conflict (${list(primary.map((column) => sql`${id(column)}`))}) do ${
    others.length === 0
      ? sql`nothing`
      : sql`update set ${list(others.map((column) => sql`${id(column)} = excluded.${id(column)}`))}
          where m.site_id = excluded.site_id`
  }`;
  const insert = (tx: Db, rows: JsonRow[]) =>
    tx.execute(sql`insert into ${from} as m (${names})
      select ${list(stored.map((column) => sql`item.${id(column)}`))} from ${items(rows)}
      ${conflict}`);
  return {
    name,
    async read(db, batch) {
      await db.execute(sql`declare moved no scroll cursor for
        select ${rowJson} as line from ${from} m where ${ofSite} ${order}`);
      const waiting: JsonRow[] = [];
      let chars = 0;
      for (;;) {
        const rows = await queryRows<{ line: JsonRow }>(
          db,
          sql.raw(`fetch ${fetchedRows} from moved`),
        );
        for (const { line } of rows) {
          waiting.push(line);
          chars += line.length;
          if (waiting.length < maxRows && chars < maxChars) continue;
          await batch(waiting.splice(0));
          chars = 0;
        }
        if (rows.length < fetchedRows) break;
      }
      if (waiting.length > 0) await batch(waiting);
      await db.execute(sql`close moved`);
    },
    async find(db, keys) {
      const rows = await queryRows<{ line: JsonRow }>(
        db,
        sql`select ${rowJson} as line from ${from} m where ${ofSite} and ${hasKey(keys)} ${order}`,
      );
      return rows.map(({ line }) => line);
    },
    findNewer: (db, horizon) =>
      queryRows(
        db,
        sql`select ${rowJson} as row, ${keyJson} as key from ${from} m
          where ${ofSite} and age(m.xmin) <= age(${horizon}::text::xid8::xid)
          order by age(m.xmin) desc`,
      ),
    async count(db) {
      const [row] = await queryRows<{ it: number }>(
        db,
        sql`select count(*)::int as it from ${from} m where ${ofSite}`,
      );
      return row?.it ?? 0;
    },
    async countKeys(db, keys) {
      const [row] = await queryRows<{ it: number }>(
        db,
        sql`select count(*)::int as it from ${from} m where ${ofSite} and ${hasKey(keys)}`,
      );
      return row?.it ?? 0;
    },
    hash: (db, keys) =>
      sum(db, keys === undefined ? ofSite : sql`${ofSite} and ${hasKey(keys)}`, rowHash),
    async hashParts(db, what) {
      const rows = await queryRows<{ part: number; hash: string }>(
        db,
        sql`select ${part} as part, sum(${what === 'rows' ? rowHash : hashOf(keyText)})::text as hash
          from ${from} m where ${ofSite} group by 1`,
      );
      return new Map(rows.map((row) => [row.part, row.hash]));
    },
    async listPart(db, parts) {
      const rows = await queryRows<{ key: JsonRow; hash: string }>(
        db,
        sql`select ${keyJson} as key, ${rowHash}::text as hash from ${from} m
          where ${ofSite} and ${part} in (
            select json_array_elements_text(${JSON.stringify(parts)}::json)::int)`,
      );
      return new Map(rows.map(({ key: one, hash }) => [one, hash]));
    },
    store: (tx, rows) => storePatiently(tx, rows, insert),
    async remove(tx, keys) {
      await tx.execute(sql`delete from ${from} m where ${ofSite} and ${hasKey(keys)}`);
    },
  };
}

const toArray = (rows: JsonRow[]) => `[${rows.join(',')}]`;

/**
 * Rows may refer to each other, or have taken a unique value from each other. Then each is tried
 * until no more fit.
 */
async function storePatiently(
  tx: Db,
  rows: JsonRow[],
  insert: (tx: Db, rows: JsonRow[]) => Promise<unknown>,
): Promise<void> {
  let last: unknown;
  const fits = async (some: JsonRow[]) => {
    try {
      await tx.transaction((inner) => insert(inner, some));
      return true;
    } catch (error) {
      if (!/^23(?:503|505)$/.test(sqlState(error) ?? '')) throw error;
      last = error;
      return false;
    }
  };
  let left = rows;
  if (left.length === 0 || (await fits(left))) return;
  for (;;) {
    const misfits: JsonRow[] = [];
    for (const row of left) if (!(await fits([row]))) misfits.push(row);
    if (misfits.length === 0) return;
    if (misfits.length === left.length) throw last;
    left = misfits;
  }
}

/** The columns of a site's own row that come along. */
export const siteColumns = getTableConfig(sites)
  .columns.map(({ name }) => name)
  .filter((name) => !['id', 'move_state', 'moved_to'].includes(name));
