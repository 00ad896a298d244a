import { getTableColumns, getTableName, is, SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { getColumn, lifeOfRows } from './life-of-rows.ts';
import * as schema from './schema.ts';

const words = (text = '') => text.split(' ').filter(Boolean);
/** The columns that an entry names. */
const named = ({ owner, personal, other, export: lists }: (typeof lifeOfRows)[number]) => [
  ...words(personal),
  ...words(other),
  ...Object.values(typeof owner === 'object' ? owner : {}).filter((name) => !is(name, SQL)),
  ...(lists === undefined || 'none' in lists ? [] : lists)
    .flatMap(({ columns, computed = {} }) =>
      words(columns).filter((name) => !Object.hasOwn(computed, name)),
    )
    .map((word) => word.split(':').at(-1)),
];

it('has an entry for each table and each column', () => {
  const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
  expect(
    Object.fromEntries(
      lifeOfRows.map((life) => [getTableName(life.table), [...new Set(named(life))].toSorted()]),
    ),
  ).toEqual(
    Object.fromEntries(
      tables.map((table) => [
        getTableName(table),
        Object.keys(getTableColumns(table))
          .filter((name) => name !== 'siteId')
          .toSorted(),
      ]),
    ),
  );
});

it('erases each table with words of persons', () => {
  expect(
    lifeOfRows
      .filter(
        ({ personal, erase }) =>
          personal !== undefined &&
          (erase === undefined || (typeof erase === 'object' && 'keep' in erase)),
      )
      .map(({ table }) => getTableName(table)),
  ).toEqual([]);
});

it('leaves only rows to a parent that the database deletes', () => {
  const left = lifeOfRows.filter(({ erase }) => erase === 'with parent');
  expect(left.length).toBeGreaterThan(0);
  for (const { table, owner } of left) {
    const owners = Object.values(owner).map((name) => getColumn(table, String(name)).name);
    expect(
      getTableConfig(table).foreignKeys.some(
        (key) =>
          key.onDelete === 'cascade' &&
          key.reference().columns.some(({ name }) => owners.includes(name)),
      ),
      getTableName(table),
    ).toBe(true);
  }
});
