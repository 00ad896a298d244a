import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { lifeOfRows } from '../../db/life-of-rows.ts';
import { sites } from '../../db/schema.ts';

/** Whether visitors see a site. */
export const isSiteOpen = sql`(
  ${sites.openedAt} is not null and ${sites.deletionScheduledAt} is null
)`;

/** Deletes all rows of a site but its own one, those that refer to others first. */
export async function deleteSiteRows(tx: Db, siteId: string): Promise<void> {
  for (const { table } of lifeOfRows.toReversed())
    if ('siteId' in getTableColumns(table)) await tx.delete(table).where(eq(table.siteId, siteId));
}
