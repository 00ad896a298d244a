import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Needs } from '../../context.ts';
import { users } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';
import { deleteDueAccounts } from './erase-account.ts';

/**
 * Makes the imported accounts of a site anonymous that nobody has claimed, as if their owners had
 * deleted them: what they wrote stays. Idempotent; repeat it after an interruption. Resolves with
 * the number.
 */
export async function anonymizeImported(
  services: Needs<'db' | 'contentVersions' | 'log' | 'secrets'>,
  siteId: string,
): Promise<number> {
  const marked = await services.db
    .update(users)
    .set({ deletionScheduledAt: databaseNow, deletePosts: false })
    .where(
      and(
        eq(users.siteId, siteId),
        isNull(users.email),
        isNull(users.deletedAt),
        sql`${users.role} = 'member'`,
      ),
    )
    .returning({ id: users.id });
  while ((await deleteDueAccounts(services)) > 0);
  return marked.length;
}
