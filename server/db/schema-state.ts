import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { projectRoot } from '../infra/project-root.ts';
import { queryRows, type Db } from './client.ts';
import * as schema from './schema.ts';

export const migrationsFolder = join(projectRoot, 'server/db/migrations');

/**
 * The oldest migration whose program works with this version's schema, as `when` in the journal.
 * Raise it with a migration that removes or renames something.
 */
export const oldestCompatible = 0;

/** The migrations of this program, the oldest first. */
export const listMigrations = (): { tag: string; when: number }[] =>
  (
    JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string; when: number }[];
    }
  ).entries;

/** The marker that tells an older program up to which schema it may be used. */
const markerPrefix = 'schema ';

/**
 * - `none`: no migration has run
 * - `older`: migrations are pending
 * - `newer`: a newer program changed the schema, and this one does not work with it
 * - `changed`: the migrations differ from this program's, or a column is missing
 */
export type SchemaState = {
  state: 'none' | 'older' | 'newer' | 'changed' | 'ready';
  /** The number of pending migrations. */
  pending: number;
  /** Columns that should exist, as `table.column`. */
  missing: string[];
  /** Whether the program of the present schema also works after the pending migrations. */
  isReversible: boolean;
};

/** Compares the schema of the database with that of this program. */
export async function readSchemaState(db: Db): Promise<SchemaState> {
  const own = ownMigrations();
  const applied = await readApplied(db);
  const newest = newestOf(applied);
  const pending = own.filter(({ folderMillis }) => folderMillis > newest).length;
  const state = (found: SchemaState['state'], missing: string[] = []) => ({
    state: found,
    pending,
    missing,
    isReversible: newest >= oldestCompatible,
  });
  if (applied.size === 0) return { ...state('none'), isReversible: false };
  if (isForeign(applied, own)) return state('changed');
  if (pending > 0) return state('older');
  const ownNewest = own.at(-1)?.folderMillis ?? 0;
  if (newest > ownNewest && !(await permitsOlder(db, newest, ownNewest))) return state('newer');
  const missing = await findMissingColumns(db);
  return state(missing.length > 0 ? 'changed' : 'ready', missing);
}

/** The hashes of the applied migrations, by `when` in the journal. Empty in a new database. */
export async function readApplied(db: Db): Promise<Map<number, string>> {
  const [table] = await queryRows<{ it: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as it`,
  );
  if (!table?.it) return new Map();
  const rows = await queryRows<{ hash: string; at: string | number }>(
    db,
    sql`select hash, created_at as at from drizzle.__drizzle_migrations`,
  );
  return new Map(rows.map(({ hash, at }) => [Number(at), hash]));
}

/** The last of the applied migrations. 0 in a new database. */
export const newestOf = (applied: Map<number, string>): number => Math.max(0, ...applied.keys());

/** Whether other migrations than these ran. Those of newer programs are not compared. */
export function isForeign(
  applied: Map<number, string>,
  own: readonly MigrationMeta[] = ownMigrations(),
): boolean {
  const newest = newestOf(applied);
  const known = new Map(own.map(({ folderMillis, hash }) => [folderMillis, hash]));
  const ownNewest = own.at(-1)?.folderMillis ?? 0;
  return (
    [...applied].some(([at, hash]) => at <= ownNewest && known.get(at) !== hash) ||
    own.some(({ folderMillis }) => folderMillis <= newest && !applied.has(folderMillis))
  );
}

/** The rest of a sentence about a database with other migrations, and what to do. */
export const foreignSchema =
  'was created by other migrations than those of this program, such as of a version before ' +
  '0.5.0. Start the version that created it, or use an empty database';

/**
 * Records that older programs may use the schema after each of these migrations. An upgrade may
 * stop between two.
 */
export async function recordCompatibility(db: Db, pending: readonly number[]): Promise<void> {
  if (pending.length === 0) return;
  await db
    .insert(schema.instanceMarkers)
    .values(pending.map((at) => ({ id: `${markerPrefix}${at} ${oldestCompatible}` })))
    .onConflictDoNothing({ target: schema.instanceMarkers.id });
}

async function permitsOlder(db: Db, newest: number, own: number): Promise<boolean> {
  const [marker] = await queryRows<{ oldest: string }>(
    db,
    sql`
      select split_part(id, ' ', 3) as oldest from instance_markers
      where id like ${`${markerPrefix}${newest} %`}
    `,
  );
  return marker !== undefined && Number(marker.oldest) <= own;
}

async function findMissingColumns(db: Db): Promise<string[]> {
  const rows = await queryRows<{ it: string }>(
    db,
    sql`
      select table_name || '.' || column_name as it from information_schema.columns
      where table_schema = 'public'
    `,
  );
  const present = new Set(rows.map(({ it }) => it));
  return ownColumns().filter((column) => !present.has(column));
}

let migrations: MigrationMeta[] | undefined;
const ownMigrations = () => (migrations ??= readMigrationFiles({ migrationsFolder }));

let columns: string[] | undefined;
const ownColumns = () =>
  (columns ??= Object.values(schema).flatMap((table) =>
    is(table, PgTable)
      ? getTableConfig(table).columns.map(({ name }) => `${getTableName(table)}.${name}`)
      : [],
  ));
