import { and, eq, type Column, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

type TableOfSite = PgTable & { siteId: PgColumn };
type Value<C> = C extends PgColumn ? NonNullable<C['_']['data']> | SQLWrapper : never;

/**
 * Matches the rows of a site with these values: `own(posts, site.id, { id })`. Use it wherever a
 * row is found by an ID or an owner, so that no row of another site is found.
 */
export function own<T extends TableOfSite>(
  table: T,
  siteId: string | SQLWrapper,
  values: { [K in Exclude<keyof T, keyof PgTable | 'siteId'>]?: Value<T[K]> },
): SQL {
  const columns = table as unknown as Record<string, Column>;
  const conditions = Object.entries<unknown>(values).map(([name, value]) => {
    const column = columns[name];
    if (column === undefined || value === undefined)
      throw new TypeError(`a row cannot be matched by ${name}`);
    return eq(column, value);
  });
  return and(eq(table.siteId, siteId), ...conditions) as SQL;
}
