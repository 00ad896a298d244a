import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
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

/** The newest migration of this program, as the database records it. */
export function newestMigration(): { hash: string; at: number } {
  const newest = listMigrations().at(-1);
  if (!newest) throw new Error('there are no migrations');
  const sqlText = readFileSync(join(migrationsFolder, `${newest.tag}.sql`));
  return { hash: createHash('sha256').update(sqlText).digest('hex'), at: newest.when };
}

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
  const [table] = await queryRows<{ it: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as it`,
  );
  if (!table?.it)
    return { state: 'none', pending: ownMigrations().length, missing: [], isReversible: false };
  const rows = await queryRows<{ hash: string; at: string | number }>(
    db,
    sql`select hash, created_at as at from drizzle.__drizzle_migrations`,
  );
  const applied = new Map(rows.map(({ hash, at }) => [Number(at), hash]));
  const newest = Math.max(0, ...applied.keys());
  const pending = ownMigrations().filter(({ folderMillis }) => folderMillis > newest).length;
  const state = (found: SchemaState['state'], missing: string[] = []) => ({
    state: found,
    pending,
    missing,
    isReversible: newest >= oldestCompatible,
  });
  if (applied.size === 0) return state('none');
  const isDifferent = ownMigrations().some(
    ({ folderMillis, hash }) => folderMillis <= newest && applied.get(folderMillis) !== hash,
  );
  if (isDifferent) return state('changed');
  if (pending > 0) return state('older');
  const own = ownMigrations().at(-1)?.folderMillis ?? 0;
  if (newest > own && !(await permitsOlder(db, newest, own))) return state('newer');
  const missing = await findMissingColumns(db);
  return state(missing.length > 0 ? 'changed' : 'ready', missing);
}

/** The marker of a program with this newest migration. */
export const compatibilityMarker = (at: number): string =>
  `${markerPrefix}${at} ${oldestCompatible}`;

/** The newest applied migration, as `when` in the journal. Null in a new database. */
export async function readNewestApplied(db: Db): Promise<number | null> {
  const [table] = await queryRows<{ it: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as it`,
  );
  if (!table?.it) return null;
  const [newest] = await queryRows<{ at: string | null }>(
    db,
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  return newest?.at ? Number(newest.at) : null;
}

/**
 * Records that older programs may use the schema after each of these migrations that is pending. An
 * upgrade may stop between two. Does nothing in a new database.
 */
export async function recordCompatibility(db: Db, all: readonly number[]): Promise<void> {
  const applied = await readNewestApplied(db);
  if (applied === null) return;
  // The newest one always: a start looks for its marker (prepared-database.ts).
  const recorded = all.filter((at, i) => at > applied || i === all.length - 1);
  await db
    .insert(schema.instanceMarkers)
    .values(recorded.map((at) => ({ id: compatibilityMarker(at) })))
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

let migrations: ReturnType<typeof readMigrationFiles> | undefined;
const ownMigrations = () => (migrations ??= readMigrationFiles({ migrationsFolder }));

let columns: string[] | undefined;
const ownColumns = () =>
  (columns ??= Object.values(schema).flatMap((table) =>
    is(table, PgTable)
      ? getTableConfig(table).columns.map(({ name }) => `${getTableName(table)}.${name}`)
      : [],
  ));
