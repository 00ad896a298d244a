import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../infra/log.ts';
import { openDatabase } from './client.ts';

it('keeps the embedded database from other users', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const database = await openDatabase({ dataDir }, createLog('silent'));
  await database.close();
  expect(statSync(join(dataDir, 'pglite')).mode & 0o777).toBe(0o700);
});
