import { lt } from 'drizzle-orm';
import { dayMs } from '#shared/durations.ts';
import type { Db } from '../../db/client.ts';
import { erasures, type ErasureKind } from '../../db/schema.ts';
import { ago } from '../../db/sql-time.ts';

/** Longer than anybody keeps backups. */
export const erasureLifetimeMs = 400 * dayMs;

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

export async function purgeErasures(db: Db): Promise<void> {
  await db.delete(erasures).where(lt(erasures.at, ago(erasureLifetimeMs)));
}
