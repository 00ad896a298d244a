import { is } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from './schema.ts';
import { equalsLiteral } from './literals.ts';
import { findViolations, sourceFiles } from '../../test/support/source-modules.ts';

const dialect = new PgDialect();

/** `outbox.state, 'queued'` for each value that the condition of a partial index names. */
const namedValues = Object.entries(schema).flatMap(([name, table]) => {
  if (!is(table, PgTable)) return [];
  const properties = new Map(
    Object.entries(table).map(([key, column]) => [(column as { name?: string }).name, key]),
  );
  return getTableConfig(table).indexes.flatMap(({ config: { where } }) =>
    where
      ? [...dialect.sqlToQuery(where).sql.matchAll(/"?(\w+)"? = '(\w+)'/g)].map(
          ([, column, value]) => `${name}.${properties.get(column)}, '${value}'`,
        )
      : [],
  );
});

it('writes values that partial indexes name as literals', () => {
  expect(new Set(namedValues)).toContain("outbox.state, 'sending'");
  expect(
    findViolations(
      sourceFiles().filter(({ path }) => path.startsWith('server/')),
      ({ text }) =>
        namedValues.filter(
          (value) => text.includes(` eq(${value})`) || text.includes(`(eq(${value})`),
        ),
    ),
  ).toEqual([]);
});

it('refuses literals other than plain words', () => {
  expect(() => equalsLiteral(schema.outbox.state, "x' or 'a'='a" as never)).toThrow('plain word');
});
