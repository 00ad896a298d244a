import { existsSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ConfigError } from '../infra/config/config.ts';

/** A living process uses the folder. The message is for the person who started the second one. */
export class DataDirLocked extends Error {
  override name = 'DataDirLocked';
}

/** Age in milliseconds after which an empty lock file counts as abandoned. */
const abandonedAfterMs = 2_000;

/**
 * Locks the folder of the embedded database: two processes would silently lose writes. The file
 * holds pid and start time of its owner. A lock is replaced only if that process has ended. Returns
 * a release function. Error: ConfigError if the folder is not writable.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'broadsheet.lock');
  const ownContent = `${process.pid} ${readStartTime(process.pid) ?? ''}`;
  try {
    makeFolder(resolve(dataDir));
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (createFile(file, ownContent)) {
        return () => {
          if (readFile(file) === ownContent) unlinkSync(file);
        };
      }
      const owner = readFile(file);
      if (owner === ownContent) throw new DataDirLocked(`DATA_DIR is already open in this process`);
      const [pid, started] = (owner ?? '').split(' ');
      if (owner !== null && isAlive(Number(pid), started ?? '')) {
        throw new DataDirLocked(
          `DATA_DIR is in use by process ${pid}. Stop it first, or set another DATA_DIR, ` +
            'or use PostgreSQL by DATABASE_URL.',
        );
      }
      // An empty file is still being written.
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

/** Works like `mkdir -p`. Node's own never ends on ENOENT, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Returns false if the file exists. */
function createFile(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Removes the lock of an ended process; false while another process does. Only one at a time: a
 * slower process would remove the new lock of a faster one.
 */
function removeDead(file: string, owner: string): boolean {
  const guard = `${file}.stale`;
  if (createFile(guard, '')) {
    if (readFile(file) === owner) removeFile(file);
  } else if (isNew(guard)) return false;
  removeFile(guard);
  return true;
}

function isNew(file: string): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs < abandonedAfterMs;
  } catch {
    return true;
  }
}

function readFile(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function removeFile(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Another process removed it first.
  }
}

function isAlive(pid: number, started: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const now = readStartTime(pid);
  return now === null || started === '' || now === started;
}

/**
 * Returns the start time in clock ticks since boot, if available. Pids are reused, start times are
 * not.
 */
function readStartTime(pid: number): string | null {
  const stat = readFile(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
