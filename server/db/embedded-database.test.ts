import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '../infra/log.ts';
import { isDatabaseUnavailable, isUniqueViolation, openDatabase } from './client.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
const database = await openDatabase({ dataDir }, createLog('silent'));
const driver = database.driver as EmbeddedDatabase;
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});
await driver.exec(
  'create table words (word text primary key, at timestamptz, data jsonb, raw bytea)',
);
const listWords = async () =>
  (await driver.query<{ word: string }>('select word from words order by word')).rows.map(
    ({ word }) => word,
  );

it('returns values with their types', async () => {
  const at = '2026-11-23T10:00:00.000Z';
  await driver.query('insert into words values ($1, $2, $3, $4)', [
    'typed',
    at,
    { list: [1, null] },
    new Uint8Array([1, 255]),
  ]);
  const text = `select *, 2::bigint as big, array['a'] as list from words where word = 'typed'`;
  expect((await driver.query(text)).rows).toEqual([
    {
      word: 'typed',
      at: new Date(at),
      data: { list: [1, null] },
      raw: new Uint8Array([1, 255]),
      big: 2,
      list: ['a'],
    },
  ]);
  const asText = { rowMode: 'array', parsers: { 1184: (value: string) => value } } as const;
  const { rows, fields } = await driver.query('select at from words', [], asText);
  expect(rows).toEqual([[expect.stringMatching(/^2026-11-23 /)]]);
  expect(fields).toMatchObject([{ name: 'at', dataTypeID: 1184 }]);
});

it('reports what PostgreSQL reports about an error', async () => {
  await driver.query(`insert into words values ('twice')`);
  const error: unknown = await driver
    .query(`insert into words values ('twice')`, [], { parsers: { 25: (value) => value } })
    .catch((reason: unknown) => reason);
  expect(isUniqueViolation(error)).toBe(true);
  expect(error).toMatchObject({ constraint: 'words_pkey', message: /duplicate key/ });
});

it('rolls back a transaction that throws, and commits others', async () => {
  const stop = new Error('stop');
  await expect(
    driver.transaction(async (tx) => {
      await tx.query(`insert into words values ('lost')`);
      throw stop;
    }),
  ).rejects.toBe(stop);
  const result = await driver.transaction(async (tx) => {
    await tx.query(`insert into words values ('kept')`);
    return 'value';
  });
  expect(result).toBe('value');
  expect(await listWords()).toContain('kept');
  expect(await listWords()).not.toContain('lost');
});

it('takes back a transaction with a failed statement', async () => {
  await expect(
    driver.transaction(async (tx) => {
      await tx.query(`insert into words values ('before')`);
      await tx.query('select nothing');
    }),
  ).rejects.toMatchObject({ code: '42703' });
  expect(await listWords()).not.toContain('before');
});

it('lets other statements wait for a transaction', async () => {
  const order: string[] = [];
  const inside = Promise.withResolvers<void>();
  const transaction = driver.transaction(async (tx) => {
    inside.resolve();
    for (let i = 0; i < 3; i += 1) await tx.query('select 1');
    order.push('transaction');
  });
  await inside.promise;
  await Promise.all([transaction, driver.query('select 1').then(() => order.push('outside'))]);
  expect(order).toEqual(['transaction', 'outside']);
});

it('delivers notifications until listening stops', async () => {
  const heard: string[] = [];
  const stop = await driver.listen('news', (payload) => heard.push(payload));
  await driver.query(`select pg_notify('news', 'one')`);
  expect(heard).toEqual(['one']);
  await stop();
  await driver.query(`select pg_notify('news', 'two')`);
  expect(heard).toEqual(['one']);
});

it('dumps its folder', async () => {
  const dump = await driver.dumpDataDir('gzip');
  expect(new Uint8Array(await dump.arrayBuffer()).subarray(0, 2)).toEqual(
    new Uint8Array([0x1f, 0x8b]),
  );
});

it('is unavailable after closing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  const other = await openDatabase({ dataDir: folder }, createLog('silent'));
  await other.close();
  const error: unknown = await other.ping().catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  rmSync(folder, { recursive: true });
});
