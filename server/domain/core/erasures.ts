import type { Db } from '../../db/client.ts';
import { erasures, type ErasureKind } from '../../db/schema.ts';

/**
 * Records requests that a restored backup would undo. Call it in the transaction of the change.
 * `subjects`: ids of accounts or subscriptions, or hashes of addresses.
 */
export async function recordErasures(
  tx: Db,
  siteId: string,
  kind: ErasureKind,
  subjects: readonly string[],
): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .insert(erasures)
    .values(subjects.map((subjectId) => ({ siteId, kind, subjectId })))
    .onConflictDoNothing();
}
