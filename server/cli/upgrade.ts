import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectOnce, openDatabase, type Database } from '../db/client.ts';
import { foreignSchema, readSchemaState, type SchemaState } from '../db/schema-state.ts';
import { recordBackup } from '../domain/operations/backup-record.ts';
import { ConfigError, readConfig } from '../infra/config/config.ts';
import { createLog } from '../infra/log.ts';
import { run } from './run.ts';

/**
 * Runs `upgrade [--backup <file>] [--without-backup]`. Backs up the database, updates its schema,
 * checks the installation, and prints how to go back. On PostgreSQL, running processes stay in use
 * meanwhile. Exits with 1 when a step fails; later steps do not run.
 */
await run(async () => {
  const options = readOptions(process.argv.slice(2));
  const { dataDir, ...config } = readConfig();
  // pg_dump does not work through a pooler in transaction mode.
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  // Throws an error that names the cause if the server is unreachable.
  if (databaseUrl !== null) {
    const variable = config.databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    await (await connectOnce(databaseUrl, 'broadsheet-upgrade', variable)).end();
  }
  const { state, pending, missing, isReversible } = await readState(databaseUrl, dataDir);
  if (state === 'changed' && missing.length === 0)
    throw new ConfigError('the database', foreignSchema);
  if (state === 'newer' || state === 'changed')
    throw new ConfigError('the schema', 'does not fit this program: run `npm run doctor`');
  if (state === 'none')
    throw new ConfigError('the database', 'has no schema yet: `npm start` creates it');
  print(`${pending} pending ${pending === 1 ? 'migration' : 'migrations'}.`);

  const file = options.isWithoutBackup ? null : (options.file ?? defaultFile(databaseUrl));
  if (file !== null) {
    if (existsSync(file)) throw new ConfigError(file, 'exists already and is not overwritten');
    print(`1. Backup to ${file}`);
    if (databaseUrl === null) await runCommand('backup', file);
    else {
      await dump(databaseUrl, file);
      await withDatabase(databaseUrl, dataDir, ({ db }) => recordBackup(db, statSync(file).size));
    }
  }
  print('2. Migration');
  await runCommand('migrate');
  print('3. Check');
  const isHealthy = await runCommand('doctor').then(
    () => true,
    () => false,
  );
  print(
    isHealthy
      ? databaseUrl === null
        ? 'The upgrade is complete. Start the server.'
        : 'The upgrade is complete. Restart the processes, one after the other.'
      : 'The schema is up to date, but the check failed. Read its findings above.',
  );
  print(describeRollback(isReversible, file));
  if (!isHealthy) process.exitCode = 1;
});

function describeRollback(isReversible: boolean, file: string | null): string {
  if (isReversible)
    return 'To roll back, start the previous version again. It works with this schema.';
  return (
    'To roll back, the previous version needs its own schema: restore ' +
    `${file ?? 'your backup'}, which loses what was written since.`
  );
}

async function readState(databaseUrl: string | null, dataDir: string): Promise<SchemaState> {
  if (databaseUrl === null && !existsSync(join(dataDir, 'pglite')))
    throw new ConfigError('DATA_DIR', 'has no database yet: `npm start` creates it');
  return withDatabase(databaseUrl, dataDir, ({ db }) => readSchemaState(db));
}

async function withDatabase<T>(
  databaseUrl: string | null,
  dataDir: string,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(
    databaseUrl === null ? { dataDir } : { url: databaseUrl },
    createLog('silent'),
    1,
  );
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Runs another command of this folder with the same environment. */
async function runCommand(name: 'backup' | 'migrate' | 'doctor', ...args: string[]): Promise<void> {
  await runProgram(process.execPath, [join(import.meta.dirname, `${name}.js`), ...args]);
}

/** Runs pg_dump. The password is in a file, because other users see arguments. */
async function dump(databaseUrl: string, file: string): Promise<void> {
  try {
    // pg_dump keeps the mode of a file that exists.
    writeFileSync(file, '', { mode: 0o600 });
  } catch (error) {
    throw new ConfigError(
      file,
      `cannot be written (${String((error as NodeJS.ErrnoException).code)}). Name another file ` +
        'with --backup, or make a backup by other means and use --without-backup',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-upgrade-'));
  try {
    const url = new URL(databaseUrl);
    if (url.password !== '') {
      const passwords = join(folder, 'passwords');
      const password = decodeURIComponent(url.password).replace(/[\\:]/g, String.raw`\$&`);
      writeFileSync(passwords, `*:*:*:*:${password}\n`, { mode: 0o600 });
      url.password = '';
      url.searchParams.set('passfile', passwords);
    }
    await runProgram('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${url.href}`]);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Error: ConfigError when it is not installed or fails. */
async function runProgram(program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  let code: unknown;
  try {
    [code] = await once(child, 'exit');
  } catch {
    throw new ConfigError(
      program,
      'cannot be run. Install the client programs of PostgreSQL, or make a backup by other means ' +
        'and use --without-backup',
    );
  }
  if (code !== 0)
    throw new ConfigError('upgrade', 'stopped, because the last step failed. Read its message');
}

function defaultFile(databaseUrl: string | null): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return `broadsheet-${time}${databaseUrl === null ? '.tar.gz' : '.dump'}`;
}

function readOptions(args: string[]): { file: string | undefined; isWithoutBackup: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: { backup: { type: 'string' }, 'without-backup': { type: 'boolean' } },
      strict: true,
      allowPositionals: false,
    });
    if (values.backup !== undefined && values['without-backup'] === true) throw new Error('both');
    return { file: values.backup, isWithoutBackup: values['without-backup'] ?? false };
  } catch {
    throw new ConfigError('upgrade', 'takes --backup <file>, --without-backup, or nothing');
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
