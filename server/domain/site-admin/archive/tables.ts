import { getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { getColumn, lifeOfRows } from '../../../db/life-of-rows.ts';
import { images, sites, siteHosts } from '../../../db/schema.ts';

/** A table of an archive: a folder with its rows. */
export type ArchivedTable = {
  /** `tables/` or `secrets/`, and the name of the table. */
  folder: string;
  name: string;
  table: PgTable;
  /** By the names of the database, which the archive uses. */
  columns: { name: string; value: SQL }[];
  /** The primary key without the site. */
  key: string[];
  /** The site of a row. */
  site: PgColumn;
  rows: SQL | undefined;
  order: SQL[];
  /** A column of bytes, which are files of the archive, and its name in the path. */
  bytes: string | undefined;
  /** The column with the key in the bucket where the bytes are instead. */
  object: string | undefined;
  /** The rows are there already, and the columns are added. */
  isAddition: boolean;
};

/**
 * The tables of an archive, from their entries in `lifeOfRows`, a table after those that it refers
 * to. Hosts are last: until then no reader sees an incomplete site.
 */
export function listArchivedTables(withSecrets: boolean): ArchivedTable[] {
  const lives = lifeOfRows.toSorted(
    (a, b) => Number(a.table === siteHosts) - Number(b.table === siteHosts),
  );
  return lives.flatMap(({ table, archive }) => {
    if (archive === undefined) return [];
    if (archive === 'all') return [describe(table, 'tables')];
    if (archive === 'secret') return withSecrets ? [describe(table, 'secrets')] : [];
    if ('none' in archive) return [];
    const { secret, omit = '', first, rows, as = {} } = archive;
    const part = { first, rows, as, omit: `${omit} ${secret ?? ''}`.split(' ') };
    return [
      describe(table, 'tables', part),
      ...(withSecrets && secret ? [describe(table, 'secrets', { only: secret.split(' ') })] : []),
    ];
  });
}

type Part = {
  rows?: SQL | undefined;
  first?: string | undefined;
  omit?: string[];
  only?: string[];
  as?: Record<string, SQL | undefined>;
};

function describe(
  table: PgTable,
  folder: 'tables' | 'secrets',
  { rows, first, omit = [], only, as = {} }: Part = {},
): ArchivedTable {
  const name = getTableName(table);
  const { columns, primaryKeys } = getTableConfig(table);
  const site = getColumn(table, table === sites ? 'id' : 'siteId');
  const keyNames = primaryKeys[0]?.columns.map((column) => column.name);
  const keyColumns = columns.filter(
    (column) => column.name !== site.name && (keyNames?.includes(column.name) ?? column.primary),
  );
  const key = keyColumns.map((column) => column.name);
  const omitted = new Set(omit.filter(Boolean).map((word) => getColumn(table, word)));
  const wanted = only && new Set(only.map((word) => getColumn(table, word)));
  const isBytes = (column: PgColumn) => column.getSQLType() === 'bytea';
  const kept = columns.filter(
    (column) =>
      column.name !== site.name &&
      column.generated === undefined &&
      !isBytes(column) &&
      !omitted.has(column) &&
      (wanted === undefined || wanted.has(column) || key.includes(column.name)),
  );
  const values = new Map(
    Object.entries(as).flatMap(([word, value]) =>
      value ? [[getColumn(table, word).name, value] as const] : [],
    ),
  );
  return {
    folder: `${folder}/${name}`,
    name,
    table,
    columns: kept.map((column) => ({
      name: column.name,
      value: values.get(column.name) ?? sql`${column}`,
    })),
    key,
    site,
    rows,
    // The order of texts differs between databases.
    order: [
      ...(first === undefined ? [] : [sql`${getColumn(table, first)}`]),
      ...keyColumns.map((column) =>
        column.getSQLType() === 'text' ? sql`${column} collate "C"` : sql`${column}`,
      ),
    ],
    bytes: columns.find(isBytes)?.name,
    object: table === images ? images.object.name : undefined,
    isAddition: only !== undefined || table === sites,
  };
}
