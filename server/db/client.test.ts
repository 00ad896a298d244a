import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../infra/log.ts';
import { isDatabaseUnavailable, openDatabase } from './client.ts';

it('keeps the embedded database from other users', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const database = await openDatabase({ dataDir }, createLog('silent'));
  await database.close();
  expect(statSync(join(dataDir, 'pglite')).mode & 0o777).toBe(0o700);
});

it('tells a missing socket from a missing file', async () => {
  const path = join(tmpdir(), 'broadsheet-nothing');
  const refused = await new Promise((resolve) => connect(path).once('error', resolve));
  const missing: unknown = await readFile(path).catch((error: unknown) => error);
  expect([refused, missing]).toMatchObject([{ code: 'ENOENT' }, { code: 'ENOENT' }]);
  expect([refused, missing].map(isDatabaseUnavailable)).toEqual([true, false]);
  const ofQuery = new DrizzleQueryError('select 1', [], missing as Error);
  expect(isDatabaseUnavailable(ofQuery)).toBe(true);
});

it.each([
  ['lost connection', '08006'],
  ['shutdown', '57P01'],
  ['too many connections', '53300'],
  ['timeout', '57014'],
  ['full disk', '53100'],
  ['standby', '25006'],
  ['deadlock', '40P01'],
  ['failed read', '58030'],
  ['damaged index', 'XX002'],
])('takes a %s for an outage', (_, code) => {
  const cause = Object.assign(new Error('failed'), { code });
  expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], cause))).toBe(true);
});

it.each([
  ['syntax error', '42601'],
  ['defect', 'XX000'],
  ['exceeded program limit', '54001'],
  ['wrong value', '22P02'],
  ['violated constraint', '23505'],
])('does not take a %s for an outage', (_, code) => {
  const cause = Object.assign(new Error('failed'), { code });
  expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], cause))).toBe(false);
});
