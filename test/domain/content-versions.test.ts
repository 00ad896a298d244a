import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as limits from '#shared/limits.ts';
import { openDatabase } from '../../server/db/client.ts';
import {
  createContentVersions,
  notifyContentChanged,
  notifySitesChanged,
} from '../../server/db/content-versions.ts';
import { createDeps } from '../../server/deps.ts';
import { createLog } from '../../server/infra/log.ts';
import { ownDatabase } from '../support/own-database.ts';
import { createTcpProxy } from '../support/tcp-proxy.ts';
import { createTestApp } from '../support/test-app.ts';
import { until } from '../support/wait-for.ts';

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

it('reads the sites again after a read failed', async () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const versions = await createContentVersions(t.deps.database, log);
  await until('it listens', () => versions.isListening());
  let reads = 0;
  versions.onSitesChanged(async () => {
    reads += 1;
    if (reads <= 2) throw new Error('the database did not answer');
  });
  await notifySitesChanged(t.deps.db);
  await until('the third read succeeded', () => reads === 3);
  expect(lines.filter((line) => line.includes('sites_reload_failed'))).toHaveLength(2);
  await sleep(700);
  expect(reads).toBe(3);
  await versions.close();
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
  await expect(createDeps(config, log)).rejects.toThrow('ENOTDIR');
  await sleep(300);
  expect(lines).toEqual([]);
});

it('has told other processes before a write is answered', async () => {
  const { url } = await ownDatabase();
  const config = { ...t.deps.config, databaseUrl: url };
  const [here, there] = [
    await createDeps(config, t.deps.log),
    await createDeps(config, t.deps.log),
  ];
  try {
    // Each begins to listen with a reload of the sites, which counts as a change.
    await until('both listen', () =>
      [here, there].every(({ contentVersions }) => contentVersions.get('statecraft') > 0),
    );
    const before = there.contentVersions.get('nontrivial');
    const other = there.contentVersions.get('statecraft');
    const local = here.contentVersions.get('nontrivial');
    const sent = Promise.all(
      Array.from({ length: 100 }, () => here.contentVersions.bump('nontrivial')),
    );
    expect(here.contentVersions.get('nontrivial')).toBe(local + 100);
    await sent;
    await until('the other knows', () => there.contentVersions.get('nontrivial') > before);
    // A hundred changes at once are at most two notifications of the site.
    expect(there.contentVersions.get('nontrivial')).toBeLessThanOrEqual(before + 2);
    expect(there.contentVersions.get('statecraft')).toBe(other);
  } finally {
    await Promise.all([here.close(), there.close()]);
  }
});

it('listens again when the server falls silent', async () => {
  const { url } = await ownDatabase();
  const { hostname: host, port } = new URL(url);
  const proxy = await createTcpProxy({ host, port: Number(port) });
  const direct = new URL(url);
  direct.port = String(proxy.port);
  const usual = limits.database.listenerCheckIntervalMs;
  limits.database.listenerCheckIntervalMs = 100;
  // Only the listener passes through the proxy.
  const database = await openDatabase({ url, directUrl: direct.href }, t.deps.log);
  const versions = await createContentVersions(database, t.deps.log);
  try {
    await until('it listens', () => versions.isListening());
    const before = versions.get('nontrivial');
    proxy.stall();
    await notifyContentChanged(database.db, 'nontrivial');
    await until('it counts the change', () => versions.get('nontrivial') > before);
    expect(t.log.map(({ event }) => event)).toContain('listener_lost');
  } finally {
    limits.database.listenerCheckIntervalMs = usual;
    await versions.close();
    await database.close();
    await proxy.close();
  }
});

it('sends a notification later when the database is away', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('warn', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const { url } = await ownDatabase();
  const config = { ...t.deps.config, databaseUrl: url };
  const [here, there] = [await createDeps(config, log), await createDeps(config, t.deps.log)];
  const { db } = here.database;
  const execute = db.execute.bind(db);
  try {
    await until('the other listens', () => there.contentVersions.get('statecraft') > 0);
    const before = there.contentVersions.get('nontrivial');
    db.execute = ((query: Parameters<typeof execute>[0]) => {
      db.execute = execute;
      void query;
      return execute(sql`select 1 / 0`);
    }) as unknown as typeof execute;
    await here.contentVersions.bump('nontrivial');
    expect(lines.map(({ event }) => event)).toContain('content_change_not_announced');
    await until('the other knows', () => there.contentVersions.get('nontrivial') > before);
  } finally {
    await Promise.all([here.close(), there.close()]);
  }
});
