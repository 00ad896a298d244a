import type { Ctx, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { notifyContentChanged } from '../../db/content-versions.ts';
import { recordEdgeChanges, type EdgeChange } from '../../db/edge-purges.ts';

/**
 * Runs `work` in a transaction that changes what the site's pages show.
 * This process sees the change at once, others after the commit. `changes` says what shared caches
 * must drop; without it, all of the site.
 */
export async function writeSiteContent<T>(
  ctx: Pick<Ctx, 'db' | 'contentVersions'> & { site: Pick<Site, 'id'> },
  work: (tx: Db) => Promise<T>,
  changes: (output: T) => EdgeChange[] = () => [{ keys: ['all'] }],
): Promise<T> {
  const result = await ctx.db.transaction(async (tx) => {
    const output = await work(tx);
    if (ctx.contentVersions.hasEdge) await recordEdgeChanges(tx, ctx.site.id, changes(output));
    await notifyContentChanged(tx, ctx.site.id);
    return output;
  });
  ctx.contentVersions.bump(ctx.site.id);
  return result;
}
