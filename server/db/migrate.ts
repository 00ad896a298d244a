import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import * as limits from '#shared/limits.ts';
import { ConfigError } from '../infra/config/config.ts';
import { sqlState, type Database } from './client.ts';
import { connectDirectly, requireSupportedPooler } from './pooler.ts';
import {
  listMigrations,
  migrationsFolder as ownMigrations,
  readNewestApplied,
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
  if (database.kind === 'postgres') await requireSupportedPooler(database);
  return migrateReached(database, then, migrationsFolder);
}

/** The same without asking whether a pooler that is not configured is in between. */
export async function migrateReached(
  database: Database,
  then: () => Promise<void>,
  migrationsFolder = ownMigrations,
): Promise<string[]> {
  if (database.kind === 'pglite') {
    const applied = await readNewestApplied(database.db);
    const [{ drizzle }, { migrate: migratePglite }] = await Promise.all([
      import('drizzle-orm/pglite'),
      import('drizzle-orm/pglite/migrator'),
    ]);
    await migratePglite(drizzle(database.driver as PGlite), { migrationsFolder });
    await then();
    return listAfter(applied);
  }
  const client = await connectDirectly(database, 'broadsheet-migrate');
  try {
    await waitUntil(Date.now() + limits.database.migrationWaitMs, 250, async () => {
      const { rows } = await client.query<{ locked: boolean }>(
        'select pg_try_advisory_lock($1) as locked',
        [advisoryLock],
      );
      return rows[0]?.locked === true;
    });
    const config = { migrationsFolder };
    const migrations = readMigrationFiles(config);
    const own = drizzleNodePostgres(client);
    const applied = await readNewestApplied(own);
    // Before the changes, so that running programs that they permit stay ready.
    await recordCompatibility(
      own,
      migrations.map(({ folderMillis }) => folderMillis),
    );
    await client.query(`set lock_timeout = ${limits.database.migrationLockTimeoutMs}`);
    const db = own as unknown as Migrator;
    // A new database has no readers that could wait for the locks of all.
    const steps =
      applied === null
        ? [migrations]
        : migrations.filter(({ folderMillis }) => folderMillis > applied).map((one) => [one]);
    for (const step of steps)
      await waitUntil(
        Date.now() + limits.database.migrationWaitMs,
        limits.database.migrationPauseMs,
        async () => {
          try {
            await db.dialect.migrate(step, db.session, config);
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

/** Names of this program's migrations that come after the one applied last. */
const listAfter = (applied: number | null): string[] =>
  listMigrations()
    .filter(({ when }) => when > (applied ?? -1))
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
