import type { QueryKey } from '@tanstack/react-query';
import { isRecord } from '#shared/is-record.ts';
import type { PageContext } from '../app-context.tsx';

/** State in the document for hydration. */
export type PageState = {
  facts: PageContext;
  loaderData: Record<string, unknown>;
  /** A thrown status, or an error. Production hides error details. */
  errors: Record<string, { status: number } | { message: string; stack?: string }> | null;
  /** Data of the loaded queries. */
  queries: [key: QueryKey, data: unknown][];
};

export const stateElementId = 'state';

/** A list of objects with the same keys, written once. No data has this key. */
type Table = { $table: { columns: string[]; rows: unknown[][] } };

/** For `JSON.stringify`: writes lists as tables. */
export function toTable(_key: string, value: unknown): unknown {
  if (!Array.isArray(value) || value.length < 2 || !value.every(isRecord)) return value;
  const [columns = [], ...others] = value.map(Object.keys);
  const isTable =
    others.every(
      (keys) => keys.length === columns.length && keys.every((key, i) => key === columns[i]),
    ) &&
    // JSON omits undefined values, but not in rows.
    value.every((item) => !Object.values(item).includes(undefined));
  return isTable
    ? ({ $table: { columns, rows: value.map(Object.values) } } satisfies Table)
    : value;
}

/** Parses the text of the element. */
export const parsePageState = (text: string): PageState =>
  JSON.parse(text, (_key, value: unknown) => {
    if (!isRecord(value) || !('$table' in value)) return value;
    const { columns, rows } = (value as Table).$table;
    return rows.map((row) => Object.fromEntries(row.map((item, i) => [columns[i], item])));
  }) as PageState;
