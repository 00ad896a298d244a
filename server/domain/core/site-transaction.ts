import type { Ctx, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifyContentChanged } from '../../db/content-versions.ts';

/**
 * Does `work` in one transaction that changes what pages of the site show: the next request on this process sees it, the other processes hear of it when it
 * is committed.
 */
export async function writeSiteContent<T>(
  ctx: Pick<Ctx, 'db' | 'contentVersions'> & { site: Pick<Site, 'id'> },
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const result = await ctx.db.transaction(async (tx) => {
    const made = await work(tx);
    await notifyContentChanged(tx, ctx.site.id);
    return made;
  });
  ctx.contentVersions.bump(ctx.site.id);
  return result;
}
