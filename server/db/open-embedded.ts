import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '../infra/config/config.ts';
import { DataDirLocked, lockDataDir } from './data-dir-lock.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded-database.ts';
import { explainUnopened, freeBytes } from './explain-error.ts';

const maxLockWaitMs = 3_000;

/** Megabytes that a new database needs. With less, PGlite writes a part or hangs. */
const newMegabytes = 100;

/**
 * Locks the folder and opens its database, in the thread. Errors: DataDirLocked, ConfigError if the
 * folder is not writable or too small, or its database damaged.
 */
export async function openEmbedded(
  dataDir: string,
  thread = startEmbedded(),
): Promise<EmbeddedDatabase> {
  let release = () => undefined as void;
  try {
    release = await waitForLock(dataDir);
    const folder = join(dataDir, 'pglite');
    const database = await openFolder(dataDir, folder, thread);
    // PGlite creates it readable by every user of the machine.
    chmodSync(folder, 0o700);
    return {
      ...database,
      async close() {
        try {
          await database.close();
        } finally {
          release();
        }
      },
    };
  } catch (error) {
    await thread.end();
    release();
    throw error;
  }
}

/** Waits for a process that is just ending, such as one whose parent was killed. */
async function waitForLock(dataDir: string): Promise<() => void> {
  for (let waited = 0; ; waited += 250) {
    try {
      return lockDataDir(dataDir);
    } catch (error) {
      if (!(error instanceof DataDirLocked) || waited >= maxLockWaitMs) throw error;
      await sleep(250);
    }
  }
}

async function openFolder(
  dataDir: string,
  folder: string,
  thread: ReturnType<typeof startEmbedded>,
): Promise<EmbeddedDatabase> {
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  if (isNew) {
    const free = freeBytes(dataDir);
    if (free !== null && free < newMegabytes * 1e6)
      throw new ConfigError(
        'DATA_DIR',
        `needs ${newMegabytes} MB for a new database, and its disk has ` +
          `${Math.floor(free / 1e6)}: ${dataDir}. Free some space, or set another DATA_DIR`,
      );
  } else if (!existsSync(join(folder, 'PG_VERSION')))
    // PGlite would begin anew over the rest.
    throw explainUnopened(dataDir, 'PG_VERSION is missing');
  try {
    return await thread.open(folder);
  } catch (error) {
    const explained = explainUnopened(dataDir, error);
    if (isNew) rmSync(folder, { recursive: true, force: true });
    throw isNew && !explained.message.includes('full disk') ? error : explained;
  }
}
