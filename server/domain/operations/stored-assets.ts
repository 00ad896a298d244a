import { and, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { storedAssets } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { lockForTransaction } from '../core/advisory-lock.ts';

const { path, body, replacedAt } = storedAssets;
/** Files of a statement. */
const batchSize = 100;

/**
 * Stores the files of this version that other versions do not have, and marks all others as
 * replaced. Usually one statement finds that all are stored.
 */
export async function storeAssets(
  db: Db,
  paths: readonly string[],
  read: (path: string) => Buffer,
): Promise<void> {
  const own = inArray(path, [...paths]);
  if ((await db.$count(storedAssets, and(own, isNull(replacedAt)))) === paths.length) return;
  await db.transaction(async (tx) => {
    // Two versions that start at once would each wait for the rows of the other.
    await lockForTransaction(tx, 'stored-assets');
    await tx
      .update(storedAssets)
      .set({ replacedAt: null })
      .where(and(own, isNotNull(replacedAt)));
    await tx
      .update(storedAssets)
      .set({ replacedAt: databaseNow })
      .where(and(notInArray(path, [...paths]), isNull(replacedAt)));
    const stored = new Set(
      (await tx.select({ path }).from(storedAssets).where(own)).map((row) => row.path),
    );
    const missing = paths.filter((name) => !stored.has(name));
    for (let at = 0; at < missing.length; at += batchSize)
      await tx
        .insert(storedAssets)
        .values(
          missing.slice(at, at + batchSize).map((name) => ({ path: name, body: read(name) })),
        );
  });
}

/** Finds files of any version. */
export async function findStoredAssets(
  db: Db,
  paths: readonly string[],
): Promise<Map<string, Buffer>> {
  const rows = await db
    .select({ path, body })
    .from(storedAssets)
    .where(inArray(path, [...paths]));
  return new Map(rows.map((row) => [row.path, row.body]));
}
