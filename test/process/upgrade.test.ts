import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { migrationsFolder } from '../../server/db/schema-state.ts';
import { createLog } from '../../server/infra/log.ts';
import { ownDatabase } from '../support/own-database.ts';
import { lacksPgDump, pgDumpFolder } from '../support/postgres.ts';
import { preparedDataDir, runCommand, tempFolder } from '../support/programs.ts';

/** Runs the command in an own folder, where backups without a name appear. */
async function upgrade(args: string[], env: Record<string, string>) {
  const folder = tempFolder();
  const reply = await runCommand('upgrade', args, {
    cwd: folder,
    env: { PATH: `${pgDumpFolder}:${process.env.PATH}`, SEED_DEMO: 'false', ...env },
  });
  return { ...reply, folder };
}

/** A database in which the newest migration has not run. */
const outdatedDatabase = async () => {
  const { database, count } = await (template ??= createOutdated());
  return { database: await ownDatabase(database), count };
};
let template: ReturnType<typeof createOutdated> | undefined;

async function createOutdated() {
  const database = await ownDatabase('empty');
  const folder = tempFolder();
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
  const opened = await openDatabase({ url: database.url }, createLog('silent'));
  await migrate(opened, undefined, folder);
  await opened.close();
  return { database, count: journal.entries.length };
}

it.skipIf(lacksPgDump).concurrent('backs up, migrates and checks PostgreSQL', async () => {
  const { database, count } = await outdatedDatabase();
  const file = join(tempFolder(), 'before.dump');
  const { code, stdout, stderr } = await upgrade(['--backup', file], {
    DATABASE_URL: database.url,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^1 pending migration\.$/m);
  expect(stdout).toMatch(/^ok {4}schema: is up to date\.$/m);
  expect(stdout).toContain('To roll back, start the previous version again.');
  const applied = await database.rows('select 1 from drizzle.__drizzle_migrations');
  expect(applied).toHaveLength(count);
  expect(await database.rows(`select id from instance_markers where id like 'backup %'`)).toEqual([
    { id: `backup ${statSync(file).size}` },
  ]);
  // The backup has the schema from before.
  const restored = await ownDatabase('empty');
  execFileSync(join(pgDumpFolder, 'pg_restore'), [
    '--no-owner',
    '--exit-on-error',
    `--dbname=${restored.url}`,
    file,
  ]);
  expect(await restored.rows('select 1 from drizzle.__drizzle_migrations')).toHaveLength(count - 1);
  expect(statSync(file).mode & 0o077, 'only the owner reads it').toBe(0);

  const again = await upgrade(['--backup', file], { DATABASE_URL: database.url });
  expect(again.code).toBe(1);
  expect(again.stderr).toMatch(/exists already and is not overwritten$/m);
});

it.skipIf(lacksPgDump).concurrent('backs up past a pooler', async () => {
  const { database } = await outdatedDatabase();
  const file = join(tempFolder(), 'before.dump');
  const { stdout } = await upgrade(['--backup', file], {
    // Nobody listens there, so only the backup succeeds.
    DATABASE_URL: 'postgres://postgres@127.0.0.1:1/nowhere',
    DATABASE_POOLER: 'transaction',
    DATABASE_DIRECT_URL: database.url,
  });
  expect(stdout).toMatch(/^2\. Migration$/m);
  expect(statSync(file).size).toBeGreaterThan(1_000);
});

it.concurrent(
  'backs up an embedded database without pending migrations',
  { timeout: 120_000 },
  async () => {
    const dataDir = preparedDataDir();
    const { code, stdout, folder } = await upgrade([], { DATA_DIR: dataDir });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^0 pending migrations\.$/m);
    expect(stdout).toContain('The upgrade is complete. Start the server.');
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^broadsheet-.*\.tar\.gz$/)]);
  },
);

it.concurrent('changes nothing when the backup fails', async () => {
  const { database, count } = await outdatedDatabase();
  const { code, stderr } = await upgrade(['--backup', '/nowhere/before.dump'], {
    DATABASE_URL: database.url,
  });
  expect(code).toBe(1);
  expect(stderr).toBe(
    'broadsheet: /nowhere/before.dump cannot be written (ENOENT). Name another file with ' +
      '--backup, or make a backup by other means and use --without-backup\n',
  );
  const applied = await database.rows('select 1 from drizzle.__drizzle_migrations');
  expect(applied).toHaveLength(count - 1);
});

it.concurrent('rejects a database without a schema and unknown options', async () => {
  const empty = await ownDatabase('empty');
  const unprepared = await upgrade([], { DATABASE_URL: empty.url });
  expect([unprepared.code, unprepared.stderr]).toEqual([
    1,
    'broadsheet: the database has no schema yet: `npm start` creates it\n',
  ]);
  expect(await upgrade(['--force'], { DATABASE_URL: empty.url })).toMatchObject({
    code: 1,
    stderr: 'broadsheet: upgrade takes --backup <file>, --without-backup, or nothing\n',
  });
});
