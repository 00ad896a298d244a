import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import * as limits from '../../shared/limits.ts';
import { isFullRun } from '../support/full-run.ts';
import { get, getStatus } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { start } from '../support/programs.ts';
import { manyConnections, openConnection } from '../support/raw-connection.ts';
import { until } from '../support/wait-for.ts';

// All tests wait concurrently.
const database = await ownDatabase();
const env = { DATABASE_URL: database.url, SEED_DEMO: 'false' };
const shared = await start({ env });

it.runIf(isFullRun).concurrent('cuts slow and silent sockets at the header timeout', async () => {
  const slow = await manyConnections(
    100,
    shared.port,
    'GET / HTTP/1.1\r\nHost: nontrivial.localhost\r\nX-Slow: ',
  );
  const silent = await manyConnections(20, shared.port);
  const opened = performance.now();
  let cut = 0;
  for (const { closed } of [...slow, ...silent]) void closed.then(() => (cut += 1));
  const drip = setInterval(
    () => slow.forEach(({ socket }) => socket.writable && socket.write('x')),
    1_000,
  );
  const statuses = new Set<number>();
  await until(
    'all are cut',
    async () => {
      statuses.add(await getStatus(shared.port, '/'));
      await sleep(200);
      return cut === 120;
    },
    50_000,
  );
  clearInterval(drip);
  const after = performance.now() - opened;
  expect([...statuses]).toEqual([200]);
  expect(after).toBeGreaterThan(limits.http.headersTimeoutMs - 1_000);
  // Node's own limit is a minute.
  expect(after).toBeLessThan(2 * limits.http.headersTimeoutMs);
  expect(new Set(slow.map((connection) => connection.text().split('\r\n')[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  );
});

it.concurrent('closes idle connections for new ones at the limit', async () => {
  const { port } = await start({ env });
  const idle = await manyConnections(
    limits.http.maxConnections,
    port,
    'GET /healthz HTTP/1.1\r\nHost: nontrivial.localhost\r\n\r\n',
  );
  await until('all have been answered', () => idle.every(({ socket }) => socket.bytesRead > 0));
  // This connection exceeds the limit, which closes the idle ones.
  const dropped = await openConnection(
    port,
    'GET /healthz HTTP/1.1\r\nHost: nontrivial.localhost\r\n\r\n',
  );
  await dropped.closed;
  expect(dropped.text()).toBe('');
  await until('others are served', async () => (await getStatus(port, '/')) === 200);
  await Promise.all(idle.map(({ closed }) => closed));
});

it.concurrent('limits connections without closing active ones', async () => {
  const { port } = await start({ env });
  // Half-sent requests: they are at work.
  const half = 'GET /healthz HTTP/1.1\r\n';
  const working = await manyConnections(limits.http.maxConnections - 1, port, half);
  // Its answer shows that the server has read from all of the others: unread ones count as idle.
  const last = await openConnection(port, `${half}Host: nontrivial.localhost\r\n\r\n`);
  await until('the last one is answered', () => last.text().startsWith('HTTP/1.1 200 '));
  last.socket.write(half);
  working.push(last);
  const dropped = await manyConnections(
    10,
    port,
    'GET /healthz HTTP/1.1\r\nHost: nontrivial.localhost\r\n\r\n',
  );
  await Promise.all(dropped.map(({ closed }) => closed));
  expect(dropped.map((connection) => connection.text())).toEqual(dropped.map(() => ''));
  for (const { socket } of working)
    socket.write('Host: nontrivial.localhost\r\nConnection: close\r\n\r\n');
  await Promise.all(working.map(({ closed }) => closed));
  expect(working.filter((connection) => !connection.text().startsWith('HTTP/1.1 200 '))).toEqual(
    [],
  );
});

it.concurrent('announces a longer keep-alive than routers use', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const first = await get(shared.port, '/healthz', { agent });
  expect(Number(/^timeout=(\d+)$/.exec(String(first.headers['keep-alive']))?.[1])).toBeGreaterThan(
    65,
  );
  const [socket] = Object.values(agent.freeSockets).flat();
  // Past Node's own limit of five seconds.
  await sleep(7_000);
  expect(socket?.destroyed).toBe(false);
  await get(shared.port, '/healthz', { agent });
  expect(Object.values(agent.freeSockets).flat()).toEqual([socket]);
  agent.destroy();
});
