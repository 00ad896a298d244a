import { is } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from './schema.ts';
import { equalsLiteral } from './literals.ts';
import { findViolations, sourceFiles } from '../../test/support/source-modules.ts';

const dialect = new PgDialect();

type NamedValue = { table: string; property: string; value: string };

/** Each value that the condition of a partial index names, with its column. */
const namedValues: NamedValue[] = Object.entries(schema).flatMap(([name, table]) => {
  if (!is(table, PgTable)) return [];
  const properties = new Map(
    Object.entries(table).map(([key, column]) => [(column as { name?: string }).name, key]),
  );
  return getTableConfig(table).indexes.flatMap(({ config: { where } }) =>
    where
      ? [...dialect.sqlToQuery(where).sql.matchAll(/"?(\w+)"? = '(\w+)'/g)].map(
          ([, column, value = '']) => ({
            table: name,
            property: properties.get(column) ?? '',
            value,
          }),
        )
      : [],
  );
});

/** Finds comparisons with parameters, also of destructured columns and across lines. */
const findParameters = (text: string): string[] =>
  namedValues.flatMap(({ table, property, value }) =>
    new RegExp(`\\beq\\(\\s*(?:${table}\\.)?${property},\\s*'${value}'`).test(text) &&
    new RegExp(`\\b${table}\\b`).test(text)
      ? [`${table}.${property}, '${value}'`]
      : [],
  );

it('writes values that partial indexes name as literals', () => {
  expect(
    findViolations(
      sourceFiles().filter(({ path }) => path.startsWith('server/')),
      ({ text }) => findParameters(text),
    ),
  ).toEqual([]);
});

it.each([
  "eq(outbox.state, 'sending')",
  "eq(\n  outbox.state,\n  'sending',\n)",
  "const { state } = outbox; eq(state, 'sending')",
])('finds a parameter in %j', (text) => {
  expect(findParameters(text)).toEqual(["outbox.state, 'sending'"]);
});

it('allows literals and other tables', () => {
  expect(findParameters("equalsLiteral(outbox.state, 'sending')")).toEqual([]);
  expect(findParameters("outbox; eq(issues.state, 'sending')")).toEqual([]);
});

it('rejects literals other than plain words', () => {
  expect(() => equalsLiteral(schema.outbox.state, "x' or 'a'='a" as never)).toThrow('plain word');
});
