import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Waits for the lock of a name and holds it until the transaction ends. */
export async function lockForTransaction(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
