import { and, isNotNull, lt, sql } from 'drizzle-orm';
import * as limits from '#shared/limits.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema.ts';
import { ago } from '../../db/sql-time.ts';
import { isPrivateNetwork } from '../../infra/client-address.ts';

/**
 * Returns the keyed hash of the caller's network, for a new account. Null for private networks:
 * behind a proxy that is not trusted, everybody has the same.
 */
export const hashSignupNetwork = ({
  client: { network },
  secrets,
  site,
}: Pick<Ctx, 'client' | 'secrets' | 'site'>): string | null =>
  isPrivateNetwork(network) ? null : secrets.sign('signup-network', `${site.id} ${network}`);

/** Deletes the networks of older sign-ups. Idempotent. */
export async function purgeSignupNetworks(db: Db, limit: number): Promise<number> {
  const expired = db
    .select({ siteId: users.siteId, id: users.id })
    .from(users)
    .where(
      and(isNotNull(users.signupNetwork), lt(users.createdAt, ago(limits.signupBurst.retentionMs))),
    )
    .limit(limit);
  return (
    await db
      .update(users)
      .set({ signupNetwork: null })
      .where(sql`(${users.siteId}, ${users.id}) in (${expired})`)
      .returning({ id: users.id })
  ).length;
}
