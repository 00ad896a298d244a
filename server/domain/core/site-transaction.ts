import type { Needs, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { recordCdnChanges, type CdnChange } from '../../db/cdn-purges.ts';

/**
 * Runs `work` in a transaction that changes what the site's pages show. Other processes are
 * notified before this resolves. `changes` says what shared caches must drop; without it, all of
 * the site.
 */
export async function writeSiteContent<T>(
  ctx: Needs<'db' | 'contentVersions'> & { site: Pick<Site, 'id'> },
  work: (tx: Db) => Promise<T>,
  changes: (output: T) => CdnChange[] = () => [{ keys: ['all'] }],
): Promise<T> {
  const result = await ctx.db.transaction(async (tx) => {
    const output = await work(tx);
    if (ctx.contentVersions.hasCdn) await recordCdnChanges(tx, ctx.site.id, changes(output));
    return output;
  });
  await ctx.contentVersions.bump(ctx.site.id);
  return result;
}
