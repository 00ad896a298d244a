import { existsSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ConfigError } from '../infra/config/config.ts';

/** The folder is in use by a living process. The message is for the person who started the second one. */
export class DataDirLocked extends Error {
  override name = 'DataDirLocked';
}

/** Milliseconds after which a file that is made and left at once was left by a process that died in between. */
const moment = 2_000;

/**
 * Guards the embedded database's folder: two processes on one folder lose writes silently. The file holds pid and start time of its owner;
 * a lock is taken over only when that very process is gone. Returns the release. A folder that cannot be written to is a ConfigError.
 * Decision 132.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'broadsheet.lock');
  const mine = `${process.pid} ${startedAt(process.pid) ?? ''}`;
  try {
    makeFolder(resolve(dataDir));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (create(file, mine)) {
        return () => {
          if (read(file) === mine) unlinkSync(file);
        };
      }
      const owner = read(file);
      if (owner === mine) throw new DataDirLocked(`DATA_DIR is already open in this process`);
      const [pid, started] = (owner ?? '').split(' ');
      if (owner !== null && isAlive(Number(pid), started ?? '')) {
        throw new DataDirLocked(
          `DATA_DIR is in use by process ${pid}. Stop it first, or set another DATA_DIR, or use PostgreSQL by DATABASE_URL.`,
        );
      }
      // An empty one is being written.
      if (owner === '' && isNew(file)) break;
      if (owner !== null && !removeDead(file, owner)) break;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error)
      throw new ConfigError('DATA_DIR', `cannot be written to (${String(error.code)})`);
    throw error;
  }
  throw new DataDirLocked('DATA_DIR could not be locked: another process is starting on it');
}

/** `mkdir -p`. Node's own never ends where the system refuses with "no such file", as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** False when the file is there. */
function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Removes the lock of a process that is gone; false while another process is at it. One at a time: of two that both found the dead lock,
 * the slower would remove the lock that the faster has just made.
 */
function removeDead(file: string, owner: string): boolean {
  const guard = `${file}.stale`;
  if (create(guard, '')) {
    if (read(file) === owner) remove(file);
  } else if (isNew(guard)) return false;
  remove(guard);
  return true;
}

function isNew(file: string): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs < moment;
  } catch {
    return true;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Somebody else removed it first.
  }
}

function isAlive(pid: number, started: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const now = startedAt(pid);
  return now === null || started === '' || now === started;
}

/** Start time of a process in clock ticks since boot, where the system tells: a pid that was given out again is another process. */
function startedAt(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
