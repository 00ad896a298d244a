import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import * as limits from '../../shared/limits.ts';
import { isFullRun } from '../support/full-run.ts';
import { get, getStatus } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { start } from '../support/programs.ts';
import { manyConnections } from '../support/raw-connection.ts';
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
