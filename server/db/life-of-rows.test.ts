import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { getColumn, lifeOfRows } from './life-of-rows.ts';
import * as schema from './schema.ts';

const words = (text = '') => text.split(' ').filter(Boolean);

it('has an entry for each table and each column', () => {
  const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
  expect(
    Object.fromEntries(
      lifeOfRows.map(({ table, personal, other }) => [
        getTableName(table),
        [...words(personal), ...words(other)].toSorted(),
      ]),
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
