import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataDir } from './data-dir-lock.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded-database.ts';

/**
 * Locks the folder and opens its database, in the thread. Errors: DataDirLocked, ConfigError if the
 * folder is not writable.
 */
export async function openEmbedded(
  dataDir: string,
  thread = startEmbedded(),
): Promise<EmbeddedDatabase> {
  let release = () => undefined as void;
  try {
    release = lockDataDir(dataDir);
    const folder = join(dataDir, 'pglite');
    const database = await thread.open(folder);
    // PGlite creates it readable by every user of the machine.
    chmodSync(folder, 0o700);
    return {
      ...database,
      async close() {
        await database.close();
        release();
      },
    };
  } catch (error) {
    await thread.end();
    release();
    throw error;
  }
}
