import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { presets } from '#shared/sites/presets.ts';
import type { Db } from '../../db/client.ts';
import { notifySitesChanged } from '../../db/content-versions.ts';
import { deleteSome } from '../../db/delete-some.ts';
import { getColumn, lifeOfRows } from '../../db/life-of-rows.ts';
import { instanceMarkers, siteHosts, sites } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { importMarker } from '../core/instance-markers.ts';
import { emptyBuiltInSite } from '../posts/tags.ts';

const isDue = lt(sites.deletionScheduledAt, databaseNow);

/**
 * Deletes the sites whose deletion is due, in batches, rows that refer to others first. Built-in
 * sites stay, empty and closed. Of a site that moved, the row and the hosts stay. Idempotent, and
 * safe in several processes.
 */
export async function purgeSites(
  db: Db,
  batchSize: number,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const due = await db.select({ id: sites.id, move: sites.moveState }).from(sites).where(isDue);
  for (const { id, move } of due) {
    const hasMoved = move === 'moved';
    for (const { table, archive } of lifeOfRows.toReversed()) {
      if (!('siteId' in getTableColumns(table)) || (hasMoved && table === siteHosts)) continue;
      const isOfSite = eq(table.siteId, id);
      const first = typeof archive === 'object' && 'first' in archive ? archive.first : undefined;
      for (;;) {
        if (stopping?.aborted) return;
        const count = await deleteSome(
          db,
          table,
          first === undefined
            ? isOfSite
            : sql`${isOfSite} and ${await matchLast(db, table, id, first)}`,
          batchSize,
        );
        if (count === 0 || (first === undefined && count < batchSize)) break;
      }
    }
    if (hasMoved) {
      await db.update(sites).set({ deletionScheduledAt: null }).where(eq(sites.id, id));
      continue;
    }
    await db.transaction(async (tx) => {
      await tx
        .delete(instanceMarkers)
        .where(sql`starts_with(${instanceMarkers.id}, ${importMarker(id)})`);
      const preset = presets.find((item) => item.id === id);
      if (preset) await emptyBuiltInSite(tx, preset);
      else await tx.delete(sites).where(and(eq(sites.id, id), isDue));
      await notifySitesChanged(tx);
    });
  }
}

/** Matches the rows that no other of the site's can refer to: those last in the order. */
async function matchLast(
  db: Db,
  table: (typeof lifeOfRows)[number]['table'],
  siteId: string,
  first: string,
) {
  const column = getColumn(table, first);
  const [last] = await db
    .select({ value: column })
    .from(table)
    .where(eq(table.siteId, siteId))
    .orderBy(desc(column))
    .limit(1);
  return last ? eq(column, last.value) : sql`false`;
}
