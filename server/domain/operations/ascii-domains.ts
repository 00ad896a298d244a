import { and, asc, gt, sql } from 'drizzle-orm';
import { isUniqueViolation, type Db } from '../../db/client.ts';
import { subscriptions, users } from '../../db/schema.ts';
import { normalizeEmail } from '../core/email-address.ts';
import { own } from '../../db/own.ts';

/** Rows per statement. */
const batchSize = 500;

/**
 * Stores the domains of email addresses in ASCII, where an older version stored other characters.
 * Returns the number of changed rows. A row stays if its address is taken: the other row is the
 * same mailbox. Idempotent, and safe in several processes.
 */
export async function storeAsciiDomains(db: Db, stopping: AbortSignal): Promise<number> {
  let changed = 0;
  for (const table of [users, subscriptions]) {
    let after = '';
    while (!stopping.aborted) {
      const rows = await db
        .select({ siteId: table.siteId, id: table.id, email: table.email })
        .from(table)
        .where(and(gt(table.id, after), sql`${table.email} ~ '[^!-~][^@]*$'`))
        .orderBy(asc(table.id))
        .limit(batchSize);
      for (const { siteId, id, email } of rows) {
        const address = normalizeEmail(email ?? '');
        if (address === email) continue;
        try {
          await db
            .update(table)
            .set({ email: address })
            .where(own(table, siteId, { id, email: email ?? '' }));
          changed += 1;
        } catch (error) {
          if (!isUniqueViolation(error)) throw error;
        }
      }
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) break;
      after = last.id;
    }
  }
  return changed;
}
