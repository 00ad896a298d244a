import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../db/client.ts';
import { recordBackup } from '../domain/operations/backup-record.ts';
import { erasureFileName, exportErasures } from '../domain/operations/erasure-file.ts';
import { ConfigError, readConfig } from '../infra/config/config.ts';
import { createLog } from '../infra/log.ts';
import { run } from './run.ts';

/**
 * Runs `backup <file>`: writes the embedded database to one file (tar, gzip) with mode 600. A
 * failed backup leaves no file.
 */
await run(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0)
    throw new ConfigError('backup', 'takes one file name: npm run backup -- broadsheet.tar.gz');
  const { databaseUrl, dataDir } = readConfig();
  if (databaseUrl !== null)
    throw new ConfigError(
      'DATABASE_URL',
      'names a PostgreSQL database: `pg_dump --format=custom --file=broadsheet.dump ' +
        '"$DATABASE_URL"` creates a backup, even while it is in use',
    );
  if (!existsSync(join(dataDir, 'pglite')))
    throw new ConfigError('DATA_DIR', 'has no database yet');
  if (existsSync(file)) throw new ConfigError(file, 'exists already and is not overwritten');
  const database = await openDatabase({ dataDir }, createLog('silent'));
  const erasureFile = join(dataDir, erasureFileName);
  const part = `${resolve(file)}.part`;
  try {
    await exportErasures(database.db, erasureFile);
    const dump = await (database.driver as PGlite).dumpDataDir('gzip');
    writeFileSync(part, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
    renameSync(part, file);
    await recordBackup(database.db, dump.size);
    process.stdout.write(
      `${file} contains a backup of the database: ${Math.ceil(dump.size / 1e6)} MB. Keep ` +
        `${erasureFile} too: a restore repeats the erasures requested since the backup.\n`,
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    throw code === null || !/^E[A-Z]+$/.test(code)
      ? error
      : new ConfigError(file, `cannot be written (${code})`);
  } finally {
    rmSync(part, { force: true });
    await database.close();
  }
});
