import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import type { PostList } from '../../shared/contract/posts.ts';
import { holdTable, waitingForLocks } from '../support/lock-table.ts';
import { get, getStatus } from '../support/http-client.ts';
import { ownDatabase, type OwnDatabase } from '../support/own-database.ts';
import { plainPosts } from '../support/plain-posts.ts';
import { before, launch, production, start, type Serving } from '../support/programs.ts';
import { manyConnections, openConnection } from '../support/raw-connection.ts';
import { sessions, waits } from '../support/sessions.ts';
import { until } from '../support/wait-for.ts';

// A process that exceeds ten seconds, and DRAIN_SECONDS, ends with 1, so 0 also proves the time.
const database = await ownDatabase();
const env = (database: OwnDatabase) => ({ DATABASE_URL: database.url, SEED_DEMO: 'false' });
const ask = (path: string, connection = 'keep-alive') =>
  `GET ${path} HTTP/1.1\r\nHost: nontrivial.localhost\r\nConnection: ${connection}\r\n\r\n`;

/** Holds requests in flight while `during` runs. Needs its own database. */
async function inFlight(
  paths: string[],
  program: Serving,
  database: OwnDatabase,
  during: () => Promise<void>,
) {
  const held = await holdTable(database.url, 'posts');
  try {
    const replies = Promise.all(paths.map((path) => get(program.port, path)));
    await Promise.race([waitingForLocks(database.url, paths.length), replies]);
    await during();
    await held.release();
    return await replies;
  } finally {
    await held.release();
  }
}

it.concurrent.each([
  ['SIGTERM', 'production', production],
  ['SIGINT', 'development', {}],
] as const)('%s in %s finishes open requests and ends with 0', async (signal, _mode, mode) => {
  const database = await ownDatabase();
  const program = await start({ env: { ...env(database), ...mode } });
  const replies = await inFlight(['/', '/new', '/api/posts'], program, database, async () => {
    program.child.kill(signal);
    await program.waitForLog('stopping');
    program.child.kill('SIGTERM');
    program.child.kill('SIGINT');
  });
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(replies[0]?.body).toContain('</html>');
  expect(await program.exited).toBe(0);
  expect(program.log.at(-1)).toMatchObject({ msg: 'stopped' });
  await expect(get(program.port, '/healthz')).rejects.toThrow('ECONNREFUSED');
});

it.concurrent('returns 503 on /readyz and closes connections after SIGTERM', async () => {
  const program = await start({ env: { ...env(database), ...production } });
  expect(await getStatus(program.port, '/readyz')).toBe(200);
  // Uses open connections: new ones are rejected soon.
  const [ready, health, page] = await manyConnections(3, program.port);
  program.child.kill('SIGTERM');
  await program.waitForLog('stopping');
  ready?.socket.write(ask('/readyz'));
  health?.socket.write(ask('/healthz'));
  page?.socket.write(ask('/'));
  await Promise.all([ready?.closed, health?.closed, page?.closed]);
  expect(ready?.text()).toMatch(/^HTTP\/1\.1 503 /);
  expect(health?.text()).toMatch(/^HTTP\/1\.1 200 /);
  expect(page?.text()).toMatch(/^HTTP\/1\.1 200 [^]*<\/html>/);
  for (const answer of [ready, health, page])
    expect(answer?.text()).toMatch(/\r\nConnection: close\r\n/i);
  expect(await program.exited).toBe(0);
});

it.concurrent('serves for DRAIN_SECONDS after SIGTERM', async () => {
  const more = { ...production, DRAIN_SECONDS: '3' };
  const program = await start({ env: { ...env(database), ...more } });
  program.child.kill('SIGTERM');
  await program.waitForLog('stopping');
  const since = performance.now();
  let servedMs = 0;
  // On new connections, which a balancer opens until it notices.
  while ((await getStatus(program.port, '/servez').catch(() => null)) === 503) {
    servedMs = performance.now() - since;
    await sleep(100);
  }
  expect(servedMs).toBeGreaterThan(2_000);
  expect(await program.exited).toBe(0);
});

it.concurrent('ignores idle connections and half-sent requests', async () => {
  const program = await start({ env: env(database) });
  const idle = await manyConnections(50, program.port, ask('/healthz'));
  await until('all are answered', () =>
    idle.every((connection) => connection.text().endsWith('ok')),
  );
  const half = [
    ...(await manyConnections(10, program.port, 'GET / HTTP/1.1\r\nHost: nontriv')),
    ...(await manyConnections(
      5,
      program.port,
      'POST /api/posts HTTP/1.1\r\nHost: x.localhost\r\nContent-Length: 1000\r\n\r\n{"title":',
    )),
    ...(await manyConnections(5, program.port)),
  ];
  expect(await program.stop()).toBe(0);
  await Promise.all([...idle, ...half].map(({ closed }) => closed));
});

const broken: [string, string][] = [
  ['an exception in a timer', `setTimeout(() => { throw new Error('broken on purpose'); })`],
  ['a rejection that nobody handles', `Promise.reject(new Error('broken on purpose'))`],
];

it.concurrent.each(broken)(
  '%s is logged and ends with 1 after open requests',
  async (_what, code) => {
    const database = await ownDatabase();
    const program = await start({
      env: env(database),
      nodeArgs: before(`process.on('SIGUSR2', () => { ${code}; })`),
    });
    const [reply] = await inFlight(['/'], program, database, async () => {
      program.child.kill('SIGUSR2');
      expect(await program.waitForLog('uncaught exception, shutting down')).toMatchObject({
        level: 'fatal',
        error: { message: 'broken on purpose' },
      });
    });
    expect(reply?.status).toBe(200);
    expect(await program.exited).toBe(1);
    expect(program.stderr()).not.toContain('broken on purpose');
  },
);

it.concurrent('stops a worker without connections', async () => {
  const program = launch({ env: { ...env(database), PROCESS_ROLE: 'worker' } });
  await program.waitForLog('working');
  expect(await program.stop()).toBe(0);
});

it.concurrent('stops a process during its start', async () => {
  const database = await ownDatabase();
  // Migrations wait for each other.
  const held = await holdTable(database.url, 'drizzle.__drizzle_migrations');
  const program = launch({ env: env(database) });
  await until(
    'it is migrating',
    async () => (await sessions(database.url, 'broadsheet-migrate', waits)).length === 1,
  );
  expect(await program.stop()).toBe(0);
  await held.release();
});

let long: OwnDatabase;
beforeAll(async () => {
  long = await ownDatabase();
  // Twenty megabytes exceed the socket buffers.
  await plainPosts(long.url, 1000, 20_000);
});

it('finishes the response to a slow reader', async () => {
  const program = await start({ env: { ...env(long), ...production } });
  const reader = await openConnection(
    program.port,
    ask('/api/posts?sort=recent&limit=1000', 'close'),
  );
  reader.socket.once('data', () => reader.socket.pause());
  await until('the answer begins', () => reader.socket.isPaused());
  program.child.kill('SIGTERM');
  await program.waitForLog('stopping');
  // Past the moment from which new connections are refused.
  await until('nobody listens', () =>
    get(program.port, '/healthz').then(
      () => false,
      () => true,
    ),
  );
  expect(
    program.log.filter(({ route }) => route === '/api/posts'),
    'it is still being sent',
  ).toEqual([]);
  reader.socket.resume();
  await reader.closed;
  const text = reader.text();
  expect((JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) as PostList).posts).toHaveLength(
    1000,
  );
  expect(await program.exited).toBe(0);
});
