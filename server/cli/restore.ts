import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { sqlState, wrapPglite } from '../db/client.ts';
import { createPglite } from '../db/create-pglite.ts';
import { lockDataDir } from '../db/data-dir-lock.ts';
import { isForeign, readApplied } from '../db/schema-state.ts';
import { markAsRestoredBackup } from '../domain/operations/restore-guard.ts';
import { ConfigError, readConfig } from '../infra/config/config.ts';
import { run } from './run.ts';

/** Numbers of the errors of files within WebAssembly. */
const fileErrors: Record<number, string> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

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
  await rejectBrokenDump(file, dump);
  const release = lockDataDir(dataDir);
  const folder = join(dataDir, 'pglite');
  try {
    if (existsSync(folder))
      throw new ConfigError(
        'DATA_DIR',
        `has a database already. Move ${folder} away first, or set another DATA_DIR`,
      );
    try {
      const { posts, people } = await restore(file, dump, folder);
      process.stdout.write(
        `The backup is restored: ${posts} posts, ${people} people. ` +
          'It sends no mail until `npm run admin -- confirm-database`. ' +
          'See docs/backup-and-restore.md.\n',
      );
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw explain(error);
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

/** Reads the file to its checksum. PGlite does not say what is wrong with one. */
async function rejectBrokenDump(file: string, dump: Buffer): Promise<void> {
  let isDatabase = false;
  let last: Buffer = Buffer.alloc(0);
  try {
    const content = createGunzip();
    content.end(dump);
    for await (const chunk of content as AsyncIterable<Buffer>) {
      isDatabase ||= Buffer.concat([last, chunk]).includes('/PG_VERSION');
      last = chunk.subarray(-20);
    }
  } catch {
    isDatabase = false;
  }
  if (!isDatabase)
    throw new ConfigError(file, 'is not a backup of an embedded database, or is incomplete');
}

/** Creates the database and counts what it has. */
async function restore(
  file: string,
  dump: Buffer<ArrayBuffer>,
  folder: string,
): Promise<{ posts: number; people: number }> {
  const lite = await createPglite({
    dataDir: folder,
    relaxedDurability: false,
    loadDataDir: new Blob([dump]),
  });
  try {
    const { db } = await wrapPglite(lite);
    const applied = await readApplied(db);
    if (applied.size === 0 || isForeign(applied))
      throw new ConfigError(
        file,
        'is a backup of another program, or of a version that is too old: restore it there',
      );
    const { rows } = await lite.query<{ posts: number; people: number }>(
      `select
        (select count(*)::int from posts) as posts,
        (select count(*)::int from users) as people`,
    );
    await markAsRestoredBackup(db);
    return rows[0] ?? { posts: 0, people: 0 };
  } finally {
    await lite.close();
  }
}

/** Returns what to tell the operator: the backup may be good. */
function explain(error: unknown): unknown {
  const { errno } = error as { errno?: unknown };
  const code = sqlState(error) ?? (typeof errno === 'number' ? fileErrors[errno] : undefined);
  if (code !== undefined && /^E[A-Z]+$/.test(code))
    return new ConfigError('DATA_DIR', `cannot be written (${code})`);
  return error;
}
