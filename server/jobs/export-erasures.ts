import { join } from 'node:path';
import type { Deps } from '../context.ts';
import { erasureFileName, exportErasures } from '../domain/operations/erasure-file.ts';
import { isConfirmed } from '../domain/operations/restore-guard.ts';

/**
 * Appends new erasures to the file in DATA_DIR. Idempotent. Not in a restored database: the file
 * would look complete.
 */
export async function exportErasuresJob({ db, config }: Deps): Promise<void> {
  if (await isConfirmed(db)) await exportErasures(db, join(config.dataDir, erasureFileName));
}
