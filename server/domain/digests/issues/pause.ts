import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { sites } from '../../../db/schema.ts';

/** SQL: the site's digests are paused. */
export const isSitePaused = (siteId: SQL): SQL =>
  sql`exists (
    select 1 from ${sites} where ${sites.id} = ${siteId} and ${sites.digestsPausedAt} is not null
  )`;

/** Returns when the digests of a site were paused, or null. */
export async function readPausedAt(db: Db, siteId: string): Promise<Date | null> {
  const [row] = await db
    .select({ pausedAt: sites.digestsPausedAt })
    .from(sites)
    .where(eq(sites.id, siteId));
  return row?.pausedAt ?? null;
}
