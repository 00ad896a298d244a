import type { Ctx } from '../../context.ts';
import { isDatabaseUnavailable, sqlState } from '../../db/client.ts';

/** A replica stays in use after these: its replay ended a query, or a query took too long. */
const ofQuery = ['40001', '40P01', '57014', '25006'];

/**
 * Reads public data on a replica that has every change of the site, else on the primary. A read
 * that fails there is repeated on the primary, so `read` must have no side effects.
 */
export async function readFromReplica<T>(
  ctx: Ctx,
  read: (within: Ctx) => T | Promise<T>,
): Promise<T> {
  const replica = await ctx.replicas.choose(ctx.site.id);
  if (replica === null) return read(ctx);
  try {
    return await read({ ...ctx, db: replica.db, isOnReplica: true });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    if (sqlState(error) === '25006')
      ctx.log.error({ event: 'write_in_public_read', error }, 'a public read tried to write');
    if (!ofQuery.includes(sqlState(error) ?? '')) replica.leave(error);
    return read(ctx);
  }
}
