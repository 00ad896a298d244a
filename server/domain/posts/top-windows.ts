import { sql } from 'drizzle-orm';
import { hourMs } from '#shared/durations.ts';
import type { Db } from '../../db/client.ts';
import { posts } from '../../db/schema.ts';
import { topHours } from './ranking.ts';

/** Moves posts to the next `top` window by age. Idempotent, and safe in several processes. */
export async function advanceTopWindows(db: Db, now: Date): Promise<number> {
  let moved = 0;
  for (const [window, hours] of Object.values(topHours).entries()) {
    const edge = new Date(now.getTime() - hours * hourMs);
    // A literal, as the condition of the partial index requires. Decision 33.
    const current = sql.raw(String(window));
    for (;;) {
      const rows = await db
        .update(posts)
        .set({ topWindow: window + 1 })
        .where(
          sql`(${posts.siteId}, ${posts.id}) in (
            select p.site_id, p.id from posts p
            where p.top_window = ${current} and p.created_at <= ${edge} limit 1000)`,
        )
        .returning({ id: posts.id });
      moved += rows.length;
      if (rows.length < 1000) break;
    }
  }
  return moved;
}
