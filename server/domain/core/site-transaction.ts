import type { Ctx, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifyContentChanged } from '../../db/content-versions.ts';

/**
 * Runs `work` in a transaction that changes what the site's pages show.
 * This process sees the change at once, others after the commit.
 */
export async function writeSiteContent<T>(
  ctx: Pick<Ctx, 'db' | 'contentVersions'> & { site: Pick<Site, 'id'> },
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const result = await ctx.db.transaction(async (tx) => {
    const output = await work(tx);
    await notifyContentChanged(tx, ctx.site.id);
    return output;
  });
  ctx.contentVersions.bump(ctx.site.id);
  return result;
}
