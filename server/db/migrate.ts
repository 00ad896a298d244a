import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import * as limits from '#shared/limits.ts';
import { ConfigError } from '../infra/config/config.ts';
import { sqlState, type Database, type Db } from './client.ts';
import { connectDirectly, requireSupportedPooler } from './pooler.ts';
import {
  foreignSchema,
  isForeign,
  listMigrations,
  migrationsFolder as ownMigrations,
  newestOf,
  readApplied,
  recordCompatibility,
} from './schema-state.ts';

/** Any number, but the same in every version. */
const advisoryLock = 7_242_001;

/** What Drizzle's own function calls, with all migrations. It applies those that are newer. */
type Migrator = {
  session: unknown;
  dialect: {
    migrate(
      migrations: readonly MigrationMeta[],
      session: unknown,
      config: { migrationsFolder: string },
    ): Promise<void>;
  };
};

/**
 * Updates the schema. On PostgreSQL one process migrates, and others wait for it and for `then`.
 * Each migration is a transaction of its own. A statement blocked by a long transaction times out
 * and is retried, so that the site stays available. Returns the names of those that were pending.
 * Decision 20.
 */
export async function migrate(
  database: Database,
  then = async () => {},
  migrationsFolder = ownMigrations,
): Promise<string[]> {
  const migrations = readMigrationFiles({ migrationsFolder });
  if (database.kind === 'pglite') {
    const applied = await readOwn(database.db, migrations);
    const [{ drizzle }, { migrate: migratePglite }] = await Promise.all([
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ]);
    await migratePglite(drizzle(database.driver as PGlite), { migrationsFolder });
    await then();
    return listAfter(applied);
  }
  await requireSupportedPooler(database);
  const client = await connectDirectly(database, 'broadsheet-migrate');
  try {
    await waitUntil(Date.now() + limits.database.migrationWaitMs, 250, async () => {
      const { rows } = await client.query<{ locked: boolean }>(
        'select pg_try_advisory_lock($1) as locked',
        [advisoryLock],
      );
      return rows[0]?.locked === true;
    });
    const own = drizzleNodePostgres(client);
    const applied = await readOwn(own, migrations);
    const pending = migrations.filter(({ folderMillis }) => folderMillis > applied);
    // Before the changes, so that running programs that they permit stay ready.
    if (applied > 0)
      await recordCompatibility(
        own,
        pending.map(({ folderMillis }) => folderMillis),
      );
    await client.query(`set lock_timeout = ${limits.database.migrationLockTimeoutMs}`);
    const db = own as unknown as Migrator;
    // A new database has no readers that could wait for the locks of all.
    const steps = applied === 0 ? [migrations] : pending.map((one) => [one]);
    for (const step of steps)
      await waitUntil(
        Date.now() + limits.database.migrationWaitMs,
        limits.database.migrationPauseMs,
        async () => {
          try {
            await db.dialect.migrate(step, db.session, { migrationsFolder });
            return true;
          } catch (error) {
            if (!/^(?:55P03|40P01)$/.test(sqlState(error) ?? '')) throw error;
            return false;
          }
        },
      );
    await then();
    return listAfter(applied);
  } finally {
    await client.end();
  }
}

/** The migration applied last. 0 in a new database. Error: ConfigError after foreign migrations. */
async function readOwn(db: Db, migrations: readonly MigrationMeta[]): Promise<number> {
  const applied = await readApplied(db);
  if (isForeign(applied, migrations)) throw new ConfigError('the database', foreignSchema);
  return newestOf(applied);
}

/** Names of this program's migrations that come after the one applied last. */
const listAfter = (applied: number): string[] =>
  listMigrations()
    .filter(({ when }) => when > applied)
    .map(({ tag }) => tag);

async function waitUntil(
  deadline: number,
  pause: number,
  done: () => Promise<boolean>,
): Promise<void> {
  while (!(await done())) {
    if (Date.now() > deadline)
      throw new ConfigError(
        'DATABASE_URL',
        'names a database whose schema could not be brought up to date: another process or a ' +
          'long transaction has a lock. Try again when it has ended.',
      );
    await sleep(pause);
  }
}
