import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../../server/db/schema-state.ts';
import { readJournal, withNextMigrations } from '../support/next-migrations.ts';
import { createOtherVersion } from '../support/other-version.ts';
import { ownDatabase } from '../support/own-database.ts';
import { lacksPgDump, pgDumpFolder } from '../support/postgres.ts';
import { preparedDataDir, runCommand, tempFolder } from '../support/programs.ts';

/** The next version, with one more migration. */
const next = createOtherVersion(withNextMigrations('alter table posts add column one_more text;'));
/** The migrations of this version, which databases of the tests have. */
const count = readJournal(migrationsFolder).length;

/** Runs the command of the next version in an own folder, where backups without a name appear. */
async function upgrade(args: string[], env: Record<string, string>) {
  const folder = tempFolder();
  const reply = await runCommand('upgrade', args, {
    cwd: folder,
    root: next,
    env: { PATH: `${pgDumpFolder}:${process.env.PATH}`, SEED_DEMO: 'false', ...env },
  });
  return { ...reply, folder };
}

it.skipIf(lacksPgDump).concurrent('backs up, migrates and checks PostgreSQL', async () => {
  const database = await ownDatabase();
  const file = join(tempFolder(), 'before.dump');
  const { code, stdout, stderr } = await upgrade(['--backup', file], {
    DATABASE_URL: database.url,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^1 pending migration\.$/m);
  expect(stdout).toMatch(/^ok {4}schema: is up to date\.$/m);
  expect(stdout).toContain('To roll back, start the previous version again.');
  const applied = await database.rows('select 1 from drizzle.__drizzle_migrations');
  expect(applied).toHaveLength(count + 1);
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
  expect(await restored.rows('select 1 from drizzle.__drizzle_migrations')).toHaveLength(count);
  expect(statSync(file).mode & 0o077, 'only the owner reads it').toBe(0);

  const again = await upgrade(['--backup', file], { DATABASE_URL: database.url });
  expect(again.code).toBe(1);
  expect(again.stderr).toMatch(/exists already and is not overwritten$/m);
});

it.skipIf(lacksPgDump).concurrent('backs up past a pooler', async () => {
  const database = await ownDatabase();
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

it.concurrent('backs up and migrates an embedded database', { timeout: 120_000 }, async () => {
  const dataDir = preparedDataDir();
  const { code, stdout, folder } = await upgrade([], { DATA_DIR: dataDir });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^1 pending migration\.$/m);
  expect(stdout).toContain('The upgrade is complete. Start the server.');
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^broadsheet-.*\.tar\.gz$/)]);
});

it.concurrent('changes nothing when the backup fails', async () => {
  const database = await ownDatabase();
  const { code, stderr } = await upgrade(['--backup', '/nowhere/before.dump'], {
    DATABASE_URL: database.url,
  });
  expect(code).toBe(1);
  expect(stderr).toBe(
    'broadsheet: /nowhere/before.dump cannot be written (ENOENT). Name another file with ' +
      '--backup, or make a backup by other means and use --without-backup\n',
  );
  const applied = await database.rows('select 1 from drizzle.__drizzle_migrations');
  expect(applied).toHaveLength(count);
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
