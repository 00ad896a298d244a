import { chownSync, closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { ensureSites } from '../../server/domain/sites/site-registry.ts';
import { createLog } from '../../server/infra/log.ts';
import { get, getStatus } from '../support/http-client.ts';
import { readHtml } from '../support/html.ts';
import { plainPosts } from '../support/plain-posts.ts';
import { admin, serverUser, startPostgres } from '../support/postgres.ts';
import { start } from '../support/programs.ts';
import { smallDisk } from '../support/small-disk.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/wait-for.ts';

// The database stops and restarts; the file needs its own server.
const server = await startPostgres();
afterAll(() => server.remove());
await admin(server.url('postgres'), 'create database broadsheet');
const url = server.url('broadsheet');
// With open sites. Those of a first start without demo content are not.
const database = await openDatabase({ url }, createLog('silent'), 1);
await migrate(database);
await ensureSites(database.db);
await database.close();
const program = await start({ env: { DATABASE_URL: url, SEED_DEMO: 'false', PAGE_CACHE_MB: '0' } });
await plainPosts(url, 30);

const pages = ['/', '/hot', '/top', '/post/p7', '/u/writer'];
const calls = ['/api/posts', '/api/posts/p7', '/api/posts/p7/comments'];

it('returns 503 without a database and recovers without a restart', async () => {
  for (const path of [...pages, ...calls])
    expect([path, await getStatus(program.port, path)]).toEqual([path, 200]);
  const load = steadyLoad(program.port, 20, [...pages, ...calls]);
  await until('the load runs', () => load.outcomes.length >= 20);
  const usual = Math.max(...load.outcomes.map(({ ms }) => ms));

  await server.stop('immediate');
  const stopped = performance.now();
  const down = () => load.outcomes.filter(({ sentAt }) => sentAt > stopped);
  await until('many have been refused', () => down().length >= 60);

  expect(await getStatus(program.port, '/healthz')).toBe(200);
  expect(await getStatus(program.port, '/servez')).toBe(200);
  expect(await getStatus(program.port, '/readyz')).toBe(503);
  const home = await get(program.port, '/');
  expect([home.status, home.headers['cache-control'], home.headers['x-robots-tag']]).toEqual([
    503,
    'no-store',
    'noindex',
  ]);
  const page = readHtml(home.body);
  expect(page.all('#posts')).toEqual([]);
  expect(page.text('main')).toContain('Posts couldn’t be loaded.');
  expect(await getStatus(program.port, '/about'), 'what is in no database').toBe(200);

  const starting = performance.now();
  await server.start();
  const back = performance.now();
  await until('a read answers', async () => (await getStatus(program.port, '/api/posts')) === 200);
  expect(performance.now() - back).toBeLessThan(3_000 + 4 * usual);
  await until('it is ready', async () => (await getStatus(program.port, '/readyz')) === 200);
  for (const path of [...pages, ...calls])
    expect([path, await getStatus(program.port, path)]).toEqual([path, 200]);

  const outcomes = await load.stop();
  expect(outcomes.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(
    outcomes.filter(
      ({ status, retryAfter }) => status === 503 && !/^[1-9]\d*$/.test(retryAfter ?? ''),
    ),
  ).toEqual([]);
  expect(
    down().filter(({ sentAt, status }) => sentAt < starting && status === 200),
    'no answer without a database',
  ).toEqual([]);
  // Two seconds, and what a busy machine adds.
  expect(outcomes.filter(({ ms }) => ms > 2_000 + 4 * usual)).toEqual([]);
  expect(program.child.exitCode).toBe(null);
  expect(program.log.filter(({ level }) => level === 'fatal')).toEqual([]);
});

it('stops with 0 while the database is gone', async () => {
  const other = await start({ env: { DATABASE_URL: url, SEED_DEMO: 'false', PAGE_CACHE_MB: '0' } });
  await server.stop('immediate');
  expect(await getStatus(other.port, '/')).toBe(503);
  expect(await other.stop()).toBe(0);
  await server.start();
});

it('is not ready while the disk of the database is full', async (test) => {
  const disk = smallDisk(64);
  if (disk === null) return test.skip();
  const { uid = 0, gid = 0 } = serverUser() ?? {};
  chownSync(disk, uid, gid);
  await admin(server.url('postgres'), `create tablespace small location '${disk}'`);
  await admin(server.url('postgres'), 'create database small tablespace small');
  const { port } = await start({
    env: { DATABASE_URL: server.url('small'), SEED_DEMO: 'false', PROCESS_ROLE: 'web' },
  });
  expect(await getStatus(port, '/readyz')).toBe(200);
  const file = join(disk, 'full');
  fillDisk(file);
  await until('it is not ready', async () => (await getStatus(port, '/readyz')) === 503);
  expect(await getStatus(port, '/servez')).toBe(200);
  rmSync(file);
  await until('it is ready', async () => (await getStatus(port, '/readyz')) === 200);
});

function fillDisk(file: string): void {
  const target = openSync(file, 'w');
  try {
    for (;;) writeSync(target, Buffer.alloc(65_536));
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(target);
  }
}
