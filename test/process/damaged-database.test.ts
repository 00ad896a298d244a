import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launch, preparedDataDir, runCommand } from '../support/programs.ts';
import { smallDisk } from '../support/small-disk.ts';

async function fail(dataDir: string): Promise<string> {
  const program = launch({ dataDir, env: { SEED_DEMO: 'false' } });
  expect(await program.exited).toBe(1);
  expect(program.stderr()).toMatch(/^broadsheet: [^\n]+\n$/);
  return program.stderr();
}

it.each([
  ['a file without its content', 'global/pg_control'],
  ['a missing file', 'PG_VERSION'],
])('names the folder and the remedy for %s', async (_what, name) => {
  const dataDir = preparedDataDir();
  const file = join(dataDir, 'pglite', name);
  if (name === 'PG_VERSION') rmSync(file);
  else writeFileSync(file, Buffer.alloc(8_192, 7));
  const line = await fail(dataDir);
  expect(line).toContain(`DATA_DIR has a damaged database: ${join(dataDir, 'pglite')} (`);
  expect(line).toContain('Move that folder away, then run `npm run restore -- <backup file>`');
  const doctor = await runCommand('doctor', [], { env: { DATA_DIR: dataDir } });
  expect(doctor.stdout).toContain(`fail  database: ${line.slice('broadsheet: '.length, -1)}.\n`);
  // The next start says the same, so nothing was changed.
  expect(await fail(dataDir)).toBe(line);
});

it('needs space for a new database', async (test) => {
  const dataDir = smallDisk(8);
  if (dataDir === null) return test.skip();
  expect(await fail(dataDir)).toBe(
    `broadsheet: DATA_DIR needs 100 MB for a new database, and its disk has 8: ${dataDir}. ` +
      'Free some space, or set another DATA_DIR\n',
  );
  expect(existsSync(join(dataDir, 'pglite'))).toBe(false);
});

it('names a full disk as the cause of a failed start', async (test) => {
  const disk = smallDisk(110);
  if (disk === null) return test.skip();
  const dataDir = join(disk, 'data');
  const program = launch({ dataDir, env: { SEED_DEMO: 'false' } });
  await program.waitForLog('listening');
  expect(await program.stop()).toBe(0);
  const { rest } = await fill(disk);
  rmSync(join(dataDir, 'pglite', 'global', 'pg_control'));
  expect(await fail(dataDir)).toBe(
    `broadsheet: DATA_DIR is on a full disk: ${dataDir}. Free some space, then start again\n`,
  );
  rmSync(rest);
});

async function fill(disk: string): Promise<{ rest: string }> {
  const rest = join(disk, 'rest');
  try {
    writeFileSync(rest, Buffer.alloc(110e6));
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  }
  return { rest };
}
