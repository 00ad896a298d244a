import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createContentVersions, notifySitesChanged } from '../../server/db/content-versions.ts';
import { createDeps } from '../../server/deps.ts';
import { systemClock } from '../../server/infra/clock.ts';
import { createLog } from '../../server/infra/log.ts';
import { ownDatabase } from '../support/own-database.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

it('waits on close for a running reload', async () => {
  const versions = await createContentVersions(t.deps.database, t.deps.log);
  const [started, finishing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const events: string[] = [];
  versions.onSitesChanged(async () => {
    started.resolve();
    await finishing.promise;
    events.push('reloaded');
  });
  await notifySitesChanged(t.deps.db);
  await started.promise;
  const closing = versions.close().then(() => events.push('closed'));
  await sleep(100);
  expect(events).toEqual([]);
  finishing.resolve();
  await closing;
  expect(events.at(-1)).toBe('closed');
});

it('logs no error when services close at once', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const { url } = await ownDatabase();
  const config = { ...t.deps.config, databaseUrl: url };
  for (const delay of Array.from({ length: 20 }, (_, i) => i)) {
    const deps = await createDeps(config, log);
    await sleep(delay);
    await deps.close();
  }
  expect(lines).toEqual([]);
});

it('stops listening when a later service fails', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const { url } = await ownDatabase();
  const config = {
    ...t.deps.config,
    databaseUrl: url,
    env: 'production' as const,
    dataDir: '/dev/null/data',
  };
  await expect(createDeps(config, log, systemClock)).rejects.toThrow('ENOTDIR');
  await sleep(300);
  expect(lines).toEqual([]);
});
