import { writeFileSync } from 'node:fs';
import { createPglite } from '../db/create-pglite.ts';

/**
 * Writes an embedded database without tables, as `embedded-thread.ts` copies it at the first start.
 * Creating it there would take 500 MB of memory and some seconds. Decision 438.
 */
export async function writeNewDatabase(file: string): Promise<void> {
  // Segments of 16 MB would be most of its size.
  const lite = await createPglite({ initDbStartParams: ['--wal-segsize=1'] });
  const dump = await lite.dumpDataDir('gzip');
  await lite.close();
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
}
