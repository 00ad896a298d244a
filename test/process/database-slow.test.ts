import { afterAll, expect, it } from 'vitest';
import { isFullRun } from '../support/full-run.ts';
import { holdTable, waitingForLocks } from '../support/lock-table.ts';
import { get, getStatus } from '../support/http-client.ts';
import { ownDatabase, type OwnDatabase } from '../support/own-database.ts';
import { start } from '../support/programs.ts';
import { sessions, works } from '../support/sessions.ts';
import { createTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/wait-for.ts';

// A database that accepts connections and does not reply.
const proxies: TcpProxy[] = [];
afterAll(() => Promise.all(proxies.map((proxy) => proxy.close())));

/** The program on its own database, behind a proxy. */
async function behindProxy() {
  const database = await ownDatabase();
  const direct = new URL(database.url);
  const proxy = await createTcpProxy({ host: direct.hostname, port: Number(direct.port || 5432) });
  proxies.push(proxy);
  const url = new URL(database.url);
  url.host = `127.0.0.1:${proxy.port}`;
  const program = await start({
    env: { DATABASE_URL: url.href, SEED_DEMO: 'false', PAGE_CACHE_MB: '0' },
  });
  return { program, proxy, database };
}

const paths = ['/', '/hot', '/api/posts', '/api/posts?sort=top'];
const many = (count: number) =>
  Array.from({ length: count }, (_, i) => paths[i % paths.length] ?? '/');

/** Checks that no statement runs and that the pool serves more requests than connections. */
async function recovered(port: number, { url }: OwnDatabase): Promise<void> {
  await until('reads answer', async () => (await getStatus(port, '/api/posts')) === 200);
  await until(
    'no statement is left',
    async () => (await sessions(url, 'broadsheet', works)).length === 0,
  );
  const statuses = await Promise.all(many(15).map((path) => getStatus(port, path)));
  expect(statuses).toEqual(statuses.map(() => 200));
  await until('it is ready', async () => (await getStatus(port, '/readyz')) === 200);
}

async function refused(port: number, count: number): Promise<void> {
  const replies = await Promise.all(many(count).map((path) => get(port, path)));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 503));
  expect(replies.filter(({ headers }) => !/^[1-9]\d*$/.test(headers['retry-after'] ?? ''))).toEqual(
    [],
  );
}

it.concurrent('returns 503 without a network and recovers the pool', async () => {
  const { program, proxy, database } = await behindProxy();
  await Promise.all(many(12).map((path) => get(program.port, path)));
  proxy.mode = 'silent';
  // Requests on existing connections come first, then those on new ones.
  await refused(program.port, 12);
  expect(await getStatus(program.port, '/healthz')).toBe(200);
  const checks = ['/readyz', '/servez'].map(async (path) => [
    path,
    await getStatus(program.port, path),
  ]);
  expect(await Promise.race(checks), 'does not wait').toEqual(['/servez', 200]);
  expect(await checks[0]).toEqual(['/readyz', 503]);
  await refused(program.port, 12);
  proxy.mode = 'pass';
  await recovered(program.port, database);
  expect(await program.stop()).toBe(0);
});

it.concurrent('replaces silent connections', async () => {
  const { program, proxy, database } = await behindProxy();
  await Promise.all(many(12).map((path) => get(program.port, path)));
  proxy.stall();
  await Promise.all(many(12).map((path) => get(program.port, path)));
  await recovered(program.port, database);
});

it.concurrent('returns 503 only for requests on cut connections', async () => {
  const { program, proxy, database } = await behindProxy();
  const held = await holdTable(database.url, 'posts');
  const replies = Promise.all(many(6).map((path) => get(program.port, path)));
  await waitingForLocks(database.url, 6);
  proxy.reset();
  expect((await replies).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 503));
  await held.release();
  await recovered(program.port, database);
  expect(program.child.exitCode).toBe(null);
});

it.concurrent('rejects waiting requests early when slow queries fill the pool', async () => {
  const database = await ownDatabase();
  // Jobs read posts too, and would take one of the ten connections.
  const program = await start({
    env: {
      DATABASE_URL: database.url,
      SEED_DEMO: 'false',
      PAGE_CACHE_MB: '0',
      PROCESS_ROLE: 'web',
    },
  });
  await getStatus(program.port, '/api/posts');
  const held = await holdTable(database.url, 'posts');
  const slow = Promise.all(Array.from({ length: 10 }, () => get(program.port, '/api/posts')));
  await waitingForLocks(database.url, 10);
  await refused(program.port, 12);
  // The ten connections are still in use, so no time limit has expired.
  await waitingForLocks(database.url, 10);
  expect(await getStatus(program.port, '/healthz')).toBe(200);
  expect(await getStatus(program.port, '/servez')).toBe(200);
  expect(await getStatus(program.port, '/readyz'), 'no page can be rendered').toBe(503);
  expect(await getStatus(program.port, '/about')).toBe(200);
  await held.release();
  expect((await slow).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  await recovered(program.port, database);
});

it.runIf(isFullRun).concurrent('cancels a query at its time limit in the database', async () => {
  const database = await ownDatabase();
  const program = await start({
    env: { DATABASE_URL: database.url, SEED_DEMO: 'false', PAGE_CACHE_MB: '0' },
  });
  const held = await holdTable(database.url, 'posts');
  const reply = await get(program.port, '/api/posts');
  expect([reply.status, JSON.parse(reply.body)]).toEqual([
    503,
    expect.objectContaining({ code: 'unavailable' }),
  ]);
  await until(
    'no statement is left',
    async () => (await sessions(database.url, 'broadsheet', works)).length === 0,
  );
  await held.release();
  await recovered(program.port, database);
});
