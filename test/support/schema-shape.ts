import type { OwnDatabase } from './own-database.ts';

type Column = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
};
/** A constraint or a unique index that may refuse a row, or be the target of `on conflict`. */
type Rule = { table: string; definition: string; isUnique: boolean };
/** What a program may rely on in the database. */
export type Shape = { columns: Column[]; rules: Rule[] };

export const readShape = async (rows: OwnDatabase['rows']): Promise<Shape> => ({
  columns: await rows<Column>(`
    select table_name as table, column_name as name, is_nullable = 'YES' as "isNullable",
      column_default is not null or is_generated = 'ALWAYS' or is_identity = 'YES' as "hasDefault",
      format_type(a.atttypid, a.atttypmod) as type
    from information_schema.columns c join pg_attribute a
      on a.attrelid = format('%I.%I', table_schema, table_name)::regclass
      and a.attname = column_name
    where table_schema = 'public' order by 1, 2`),
  rules: await rows<Rule>(`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition,
      contype in ('p', 'u') as "isUnique"
    from pg_constraint where connamespace = 'public'::regnamespace and contype in
      ('p', 'u', 'c', 'f', 'x')
    union all
    select indrelid::regclass::text,
      regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', ''), true
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and indisunique
      and not exists (select 1 from pg_constraint where conindid = indexrelid)
    order by 1, 2`),
});

/**
 * Lists changes in `after` that a program which knows only `before` cannot work with. These are
 * removed, renamed and changed columns, new columns that it does not fill, and new rules. A rule
 * may be dropped, unless it is unique: statements name it as the target of `on conflict`.
 */
export function findContractions(before: Shape, after: Shape): string[] {
  const tables = new Set(before.columns.map(({ table }) => table));
  const remaining = new Set(after.columns.map(({ table }) => table));
  const gone = [...tables].filter((table) => !remaining.has(table));
  const key = ({ table, name }: Column) => `${table}.${name}`;
  const old = new Map(before.columns.map((column) => [key(column), column]));
  const now = new Map(after.columns.map((column) => [key(column), column]));
  const changed = [...old].flatMap(([name, column]) => {
    if (gone.includes(column.table)) return [];
    const next = now.get(name);
    if (!next) return [`${name} is gone`];
    return [
      ...(next.type === column.type ? [] : [`${name} has another type: ${next.type}`]),
      ...(column.isNullable && !next.isNullable ? [`${name} is not null now`] : []),
      ...(column.hasDefault && !next.hasDefault && !next.isNullable
        ? [`${name} has no default any more`]
        : []),
    ];
  });
  const unfilled = [...now].flatMap(([name, { table, isNullable, hasDefault }]) =>
    tables.has(table) && !old.has(name) && !isNullable && !hasDefault
      ? [`${name} is not null without default`]
      : [],
  );
  const has = (shape: Shape, rule: Rule) =>
    shape.rules.some(
      ({ table, definition }) => table === rule.table && definition === rule.definition,
    );
  /** A rule on new columns alone cannot refuse rows of a program that does not know them. */
  const concernsOldColumns = ({ table, definition }: Rule) =>
    before.columns.some(
      (column) =>
        column.table === table &&
        column.name !== 'site_id' &&
        new RegExp(String.raw`\b${column.name}\b`).test(ownSide(definition)),
    );
  const ruled = after.rules
    .filter(
      (rule) =>
        tables.has(rule.table) &&
        !has(before, rule) &&
        concernsOldColumns(rule) &&
        !before.rules.some((narrower) => isWidened(narrower, rule)),
    )
    .map(({ table, definition }) => `${table} has a new rule: ${definition}`);
  const freed = before.rules
    .filter((rule) => rule.isUnique && remaining.has(rule.table) && !has(after, rule))
    .map(({ table, definition }) => `${table} has lost a unique index: ${definition}`);
  return [
    ...gone.map((table) => `table ${table} is gone`),
    ...changed,
    ...unfilled,
    ...ruled,
    ...freed,
  ];
}

/** Whether a check allows the same values as before, and more: `state in ('new', 'sent')`. */
function isWidened(before: Rule, after: Rule): boolean {
  const literal = /'(?:[^']|'')*'(?:::\w+)?/g;
  const list = new RegExp(String.raw`${literal.source}(?:, ${literal.source})*`, 'g');
  const values: string[] = after.definition.match(literal) ?? [];
  return (
    before.table === after.table &&
    before.definition.replace(list, '?') === after.definition.replace(list, '?') &&
    (before.definition.match(literal) ?? []).every((value) => values.includes(value))
  );
}

/** The part of a foreign key that names columns of its own table. */
const ownSide = (definition: string) => definition.replace(/ REFERENCES .*$/, '');

/** An index, with its method, columns and condition: `btree (site_id, id) WHERE is_visible`. */
type Index = { table: string; name: string; definition: string };

export const readIndexes = (rows: OwnDatabase['rows']): Promise<Index[]> =>
  rows<Index>(`
    select tablename as table, indexname as name,
      regexp_replace(indexdef, '^.* USING ', '') as definition
    from pg_indexes where schemaname = 'public' order by 1, 2`);

/**
 * Lists the indexes of `before` that `after` lacks: no index there begins with the same columns.
 * Statements of a program that knows `before` use them.
 */
export function findLostIndexes(before: readonly Index[], after: readonly Index[]): string[] {
  const split = (definition: string) => {
    const [columns = '', condition = ''] = definition.split(/\)(?: WHERE |$)/);
    return { columns, condition };
  };
  const isWider = (wider: Index, index: Index) => {
    const [own, other] = [split(index.definition), split(wider.definition)];
    return (
      wider.table === index.table &&
      `${other.columns},`.startsWith(`${own.columns},`) &&
      ['', own.condition].includes(other.condition)
    );
  };
  return before
    .filter((index) => !after.some((other) => isWider(other, index)))
    .map(({ table, name }) => `${table} has lost its index ${name}`);
}
