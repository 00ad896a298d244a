import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { getColumn, lifeOfRows, type Owner } from '../../db/life-of-rows.ts';

/**
 * Deletes or changes the rows of owners, as the life of rows says. Owners are accounts, posts and
 * comments by ID, and email addresses. `only`: the rows that give access, see `Erase`.
 */
export async function eraseRows(
  tx: Db,
  siteId: string,
  kind: keyof Owner,
  owners: readonly string[],
  only?: 'at once',
): Promise<void> {
  for (const { table, owner, erase } of lifeOfRows) {
    const name = typeof owner === 'object' ? owner[kind] : undefined;
    if (name === undefined || erase === undefined || erase === 'with parent') continue;
    if (only !== undefined && erase !== only) continue;
    const column = typeof name === 'string' ? sql`${getColumn(table, name)}` : name;
    const rows = and(eq(table.siteId, siteId), inArray(column, [...owners]));
    if (typeof erase === 'string') await tx.delete(table).where(rows);
    else if ('set' in erase) await tx.update(table).set(erase.set).where(rows);
  }
}
