import { expect, it } from 'vitest';
import { holdTable } from '../support/lock-table.ts';
import { get, getStatus } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { launch, start } from '../support/programs.ts';
import { sessions, waits } from '../support/sessions.ts';
import { until } from '../support/wait-for.ts';

const seeds = (log: Record<string, unknown>[]) =>
  log.filter(({ msg }) => msg === 'demo content loaded').map(({ site }) => site);

it.concurrent('starts four processes on an empty database, seeded once', async () => {
  const database = await ownDatabase('empty');
  const programs = await Promise.all(
    Array.from({ length: 4 }, () => start({ env: { DATABASE_URL: database.url } })),
  );
  expect(programs.flatMap(({ log }) => seeds(log)).toSorted()).toEqual([
    'default',
    'nontrivial',
    'statecraft',
  ]);
  const [bodies, ...others] = await Promise.all(
    programs.map(async ({ port }) => (await get(port, '/api/posts?limit=100')).body),
  );
  for (const other of others) expect(other).toBe(bodies);
  expect(await Promise.all(programs.map(({ port }) => getStatus(port, '/readyz')))).toEqual([
    200, 200, 200, 200,
  ]);

  const counted = await database.rows<{ stored: number; real: number }>(
    `select post_count as stored, (select count(*)::int from posts where site_id = sites.id
      and is_visible) as real from sites order by id`,
  );
  expect(counted).toHaveLength(3);
  for (const { stored, real } of counted) expect(stored).toBe(real);
  const migrations = await database.rows(`select hash from drizzle.__drizzle_migrations`);
  expect(migrations).toHaveLength(new Set(migrations.map(({ hash }) => hash as string)).size);
  expect(await Promise.all(programs.map((program) => program.stop()))).toEqual([0, 0, 0, 0]);
});

it.concurrent('waits for a running migration and survives its death', async () => {
  const database = await ownDatabase('empty');
  const env = { DATABASE_URL: database.url, SEED_DEMO: 'false' };
  const migrating = async () => (await sessions(database.url, 'broadsheet-migrate')).length;
  // The first cannot get past its own beginning.
  await database.rows('create schema drizzle');
  await database.rows(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash ' +
      'text not null, created_at bigint)',
  );
  const held = await holdTable(database.url, 'drizzle.__drizzle_migrations');
  const first = launch({ env });
  await until(
    'the first migrates',
    async () => (await sessions(database.url, 'broadsheet-migrate', waits)).length === 1,
  );
  const second = launch({ env });
  await until('the second waits', async () => (await migrating()) === 2);
  first.child.kill('SIGKILL');
  await first.exited;
  await held.release();
  const { port } = await second.waitForLog('listening');
  expect(await getStatus(Number(port), '/')).toBe(200);
});
