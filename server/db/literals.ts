import { sql, type Column, type SQL } from 'drizzle-orm';

/**
 * Compares a column with a value written into the statement. Required for a value in the condition
 * of a partial index: a generic plan cannot match a parameter with it. Decision 33.
 */
export function equalsLiteral<C extends Column>(
  column: C,
  value: C['_']['data'] & (string | boolean),
): SQL {
  if (!/^\w+$/.test(String(value))) throw new Error(`not a plain word: ${String(value)}`);
  return sql`${column} = ${sql.raw(typeof value === 'boolean' ? String(value) : `'${value}'`)}`;
}
