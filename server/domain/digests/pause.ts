import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sites } from '../../db/schema.ts';

/** Whether the digests of a site rest because somebody said so, for a statement of which `siteId` is a column. */
export const isSitePaused = (siteId: SQL): SQL =>
  sql`exists (select 1 from ${sites} where ${sites.id} = ${siteId} and ${sites.digestsPausedAt} is not null)`;

/** Since when they do; null: they do not. */
export async function pausedSince(db: Db, siteId: string): Promise<Date | null> {
  const [row] = await db
    .select({ pausedAt: sites.digestsPausedAt })
    .from(sites)
    .where(eq(sites.id, siteId));
  return row?.pausedAt ?? null;
}
