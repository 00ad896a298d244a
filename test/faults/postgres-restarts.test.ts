import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { get, getStatus } from '../support/http-client.ts';
import { rows } from '../support/own-database.ts';
import { admin, startPostgres } from '../support/postgres.ts';
import { start } from '../support/programs.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/wait-for.ts';

const server = await startPostgres({ fsync: 'on' });
afterAll(() => server.remove());
await admin(server.url('postgres'), 'create database broadsheet');
const url = server.url('broadsheet');
const program = await start({ env: { DATABASE_URL: url } });

const shown = async () => (await get(program.port, '/api/posts?limit=100&sort=new')).body;

it.each([
  ['dies', 'immediate', 1_000],
  ['dies', 'immediate', 3_000],
  ['is shut down', 'fast', 1_000],
  ['dies', 'immediate', 20_000],
  ['dies', 'immediate', 0],
  ['is shut down', 'fast', 0],
  ['dies', 'immediate', 2_000],
  ['is shut down', 'fast', 3_000],
  ['dies', 'immediate', 500],
  ['dies', 'immediate', 1_000],
] as const)('survives a database that %s (%s) for %i ms', async (_what, mode, downFor) => {
  const before = await shown();
  const load = steadyLoad(program.port, 40, [
    '/',
    '/hot',
    '/top',
    '/api/posts',
    '/api/posts?sort=top',
  ]);
  await until('the load runs', () => load.outcomes.length >= 40);
  const usual = Math.max(...load.outcomes.map(({ ms }) => ms));
  await server.stop(mode);
  await sleep(downFor);
  expect(await getStatus(program.port, '/healthz')).toBe(200);
  await server.start();
  const back = performance.now();
  await until('a read answers', async () => (await getStatus(program.port, '/api/posts')) === 200);
  expect(performance.now() - back).toBeLessThan(2_000 + 4 * usual);
  await until('all reads answer', () =>
    load.outcomes.slice(-30).every(({ status }) => status === 200),
  );
  const outcomes = await load.stop();
  expect(outcomes.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(
    outcomes.filter(({ status, retryAfter }) => status === 503 && retryAfter === undefined),
  ).toEqual([]);
  expect(outcomes.filter(({ ms }) => ms > 1_000 + 4 * usual)).toEqual([]);
  expect(await shown()).toBe(before);
  expect(program.child.exitCode).toBe(null);
});

it('returns to one pool and stops with 0', async () => {
  const found = await rows(
    url,
    `select 1 from pg_stat_activity where application_name like 'broadsheet%'`,
  );
  expect(found.length).toBeLessThanOrEqual(11);
  expect(program.log.filter(({ level }) => level === 'fatal')).toEqual([]);
  expect(await program.stop()).toBe(0);
});
