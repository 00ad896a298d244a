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
