import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirLocked, lockDataDir } from './data-dir-lock.ts';

let dataDir = '';
const file = () => join(dataDir, 'broadsheet.lock');
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'broadsheet-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a process that lives until the end of the tests. */
async function livingPid(): Promise<number> {
  const child = spawn(
    process.execPath,
    ['-e', 'process.stdin.resume(); process.stdout.write("up")'],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  children.push(child);
  await once(child.stdout, 'data');
  return child.pid as number;
}

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid as number;
}

/** Returns the start time of a process; null if the system has none. */
function readStartTime(pid: number): string | null {
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat)
    ? (readFileSync(stat, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? null)
    : null;
}

function age(path: string): void {
  const before = Date.now() / 1000 - 3;
  utimesSync(path, before, before);
}

const getLockError = () => {
  try {
    lockDataDir(dataDir)();
  } catch (error) {
    if (error instanceof DataDirLocked) return error.message;
    throw error;
  }
  return null;
};

it('creates the folder and a private file with its owner', () => {
  dataDir = join(dataDir, 'not', 'there', 'yet');
  const release = lockDataDir(dataDir);
  expect(readFileSync(file(), 'utf8')).toBe(`${process.pid} ${readStartTime(process.pid) ?? ''}`);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  release();
  expect(existsSync(file())).toBe(false);
});

it('rejects a second lock until the first is released', () => {
  const release = lockDataDir(dataDir);
  expect(getLockError()).toBe('DATA_DIR is already open in this process');
  expect(getLockError()).toBe('DATA_DIR is already open in this process');
  release();
  expect(getLockError()).toBeNull();
});

it('locks two folders independently', () => {
  const release = lockDataDir(join(dataDir, 'one'));
  const two = lockDataDir(join(dataDir, 'two'));
  release();
  two();
});

it('rejects the lock of a living process in one line', async () => {
  const pid = await livingPid();
  const lock = `${pid} ${readStartTime(pid) ?? ''}`;
  writeFileSync(file(), lock);
  expect(getLockError()).toMatch(new RegExp(`^DATA_DIR is in use by process ${pid}\\. [^\\n]+$`));
  expect(readFileSync(file(), 'utf8')).toBe(lock);
});

it('rejects the lock of a process with unknown start time', async () => {
  const pid = await livingPid();
  for (const lock of [`${pid}`, `${pid} `]) {
    writeFileSync(file(), lock);
    expect(getLockError()).toContain(`process ${pid}`);
  }
});

it('replaces the lock of an ended process', async () => {
  const pid = await deadPid();
  for (const lock of [`${pid} 12345`, `${pid} `, `${pid}`]) {
    writeFileSync(file(), lock);
    const release = lockDataDir(dataDir);
    expect(readFileSync(file(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    release();
  }
});

it('replaces the lock of a process ID used again', async () => {
  const pid = await livingPid();
  const start = readStartTime(pid);
  writeFileSync(file(), `${pid} ${start === null ? '' : Number(start) - 1}`);
  // Without start times, a living pid must count as the owner.
  if (start === null) expect(getLockError()).toContain(`process ${pid}`);
  else expect(getLockError()).toBeNull();
});

it('replaces an older lock with its own pid', () => {
  const start = readStartTime(process.pid);
  writeFileSync(file(), `${process.pid} ${start === null ? '' : Number(start) - 1}`);
  if (start === null) expect(getLockError()).toContain('this process');
  else expect(getLockError()).toBeNull();
});

it.each([' ', 'garbage', '0 1', '-1 1', '1.5 1', 'NaN', '\0\0\0', '{"pid":1}'])(
  'replaces a file without a process (%j)',
  (lock) => {
    writeFileSync(file(), lock);
    const release = lockDataDir(dataDir);
    expect(readFileSync(file(), 'utf8')).toBe(`${process.pid} ${readStartTime(process.pid) ?? ''}`);
    release();
  },
);

it('treats an empty file as a lock for two seconds', () => {
  writeFileSync(file(), '');
  expect(getLockError()).toBe('DATA_DIR could not be locked: another process is starting on it');
  expect(readFileSync(file(), 'utf8')).toBe('');
  age(file());
  expect(getLockError()).toBeNull();
});

it('waits for another process that replaces a lock', async () => {
  writeFileSync(file(), `${await deadPid()} 1`);
  writeFileSync(`${file()}.stale`, '');
  expect(getLockError()).toBe('DATA_DIR could not be locked: another process is starting on it');
  age(`${file()}.stale`);
  lockDataDir(dataDir)();
  expect(readdirSync(dataDir)).toEqual([]);
});

it('releases only its own lock', async () => {
  const release = lockDataDir(dataDir);
  const other = `${await livingPid()} 1`;
  writeFileSync(file(), other);
  release();
  expect(readFileSync(file(), 'utf8')).toBe(other);
});

it('ignores a release without a file and a second release', () => {
  const release = lockDataDir(dataDir);
  rmSync(file());
  release();
  release();
  expect(getLockError()).toBeNull();
});

it('reports a folder that is not writable as such', () => {
  writeFileSync(join(dataDir, 'file'), '');
  expect(() => lockDataDir(join(dataDir, 'file'))).toThrow(/EEXIST|ENOTDIR/);
  mkdirSync(file());
  expect(() => lockDataDir(dataDir)).toThrow();
});

it.each([
  ['no lock', null],
  ['the lock of a dead process', '999999999 1'],
])('gives one of three simultaneous processes the lock on %s', async (_, lock) => {
  const rounds = 40;
  for (let round = 0; round < rounds; round += 1) {
    mkdirSync(join(dataDir, String(round)));
    if (lock !== null) writeFileSync(join(dataDir, String(round), 'broadsheet.lock'), lock);
  }
  // All processes start each round in the same millisecond. A winner stays alive, or its lock would
  // be stale.
  const moduleUrl = new URL('./data-dir-lock.ts', import.meta.url).href;
  const script = `import { lockDataDir } from ${JSON.stringify(moduleUrl)};
    process.stdout.write('r');
    process.stdin.once('data', (start) => {
      const won = [];
      for (let round = 0; round < ${rounds}; round += 1) {
        while (Date.now() < Number(start) + round * 5);
        try {
          lockDataDir(${JSON.stringify(dataDir)} + '/' + round);
          won.push('won');
        } catch (error) { won.push(error.name); }
      }
      process.stdout.write(JSON.stringify(won));
    });`;
  const racers = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      children.push(child);
      await once(child.stdout, 'data');
      return child;
    }),
  );
  const answers = racers.map(
    async (child) => JSON.parse(String((await once(child.stdout, 'data'))[0])) as string[],
  );
  const start = String(Date.now() + 100);
  for (const child of racers) child.stdin.write(start);
  const won = await Promise.all(answers);
  for (let round = 0; round < rounds; round += 1) {
    expect(won.map((release) => release[round]).toSorted(), `round ${round}`).toEqual([
      'DataDirLocked',
      'DataDirLocked',
      'won',
    ]);
  }
});
