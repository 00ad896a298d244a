import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { wrapPglite } from '../db/client.ts';
import { createPglite } from '../db/create-pglite.ts';
import { lockDataDir } from '../db/data-dir-lock.ts';
import { markAsRestoredBackup } from '../domain/operations/restore-guard.ts';
import { ConfigError, readConfig } from '../infra/config/config.ts';
import { run } from './run.ts';

/**
 * Runs `restore <file>`: creates the embedded database from a backup. A failed restore leaves no
 * database. An existing one is never replaced.
 */
await run(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0)
    throw new ConfigError('restore', 'takes one file name: npm run restore -- broadsheet.tar.gz');
  const { databaseUrl, dataDir } = readConfig();
  if (databaseUrl !== null)
    throw new ConfigError(
      'DATABASE_URL',
      'names a PostgreSQL database: `pg_restore --no-owner ' +
        '--dbname="$DATABASE_URL" broadsheet.dump` fills an empty one',
    );
  const dump = readDump(file);
  const release = lockDataDir(dataDir);
  const folder = join(dataDir, 'pglite');
  try {
    if (existsSync(folder))
      throw new ConfigError(
        'DATA_DIR',
        `has a database already. Move ${folder} away first, or set another DATA_DIR`,
      );
    try {
      const lite = await createPglite({
        dataDir: folder,
        relaxedDurability: false,
        loadDataDir: new Blob([dump]),
      });
      const { rows } = await lite.query<{ posts: number; people: number }>(
        `select
          (select count(*)::int from posts) as posts,
          (select count(*)::int from users) as people`,
      );
      await markAsRestoredBackup((await wrapPglite(lite)).db);
      await lite.close();
      process.stdout.write(
        `The backup is restored: ${rows[0]?.posts} posts, ` +
          `${rows[0]?.people} people. ` +
          'It sends no mail until `npm run admin -- confirm-database`. ' +
          'See docs/backup-and-restore.md.\n',
      );
    } catch {
      rmSync(folder, { recursive: true, force: true });
      throw new ConfigError(file, 'is not a backup of an embedded database, or is incomplete');
    }
  } finally {
    release();
  }
});

function readDump(file: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new ConfigError(
      file,
      `cannot be read (${String((error as NodeJS.ErrnoException).code)})`,
    );
  }
}
