import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { makeMembers } from '../bench/member-load.ts';
import { countLostWrites, countWrongCounters } from '../bench/stored-writes.ts';
import { createBalancer } from '../support/balancer.ts';
import { getStatus } from '../support/http-client.ts';
import { listAssets } from '../support/listed-assets.ts';
import { withNextMigrations } from '../support/next-migrations.ts';
import { createOtherVersion } from '../support/other-version.ts';
import { ownDatabase } from '../support/own-database.ts';
import { production, start, type Serving } from '../support/programs.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/wait-for.ts';
import { startMemberWrites } from './member-writes.ts';

const next = createOtherVersion(withNextMigrations('alter table posts add column one_more text;'));
const database = await ownDatabase('empty');
const balancer = await createBalancer();
afterAll(() => balancer.close());

/** How long each mixture of versions serves (ms). */
const phaseMs = 8_000;
const sites = ['nontrivial', 'statecraft', 'default'] as const;
const env = { ...production, DATABASE_URL: database.url };
const startOld = () => start({ env });
const startNew = () => start({ env, root: next });

async function join(starting: Promise<Serving>): Promise<Serving> {
  const program = await starting;
  balancer.add(program.port);
  await until('it gets requests', () => balancer.ready().includes(program.port));
  return program;
}

async function leave(program: Serving): Promise<void> {
  expect(await program.stop()).toBe(0);
  balancer.remove(program.port);
}

const countMigrations = async () =>
  (await database.rows(`select 1 from drizzle.__drizzle_migrations`)).length;

it('upgrades and rolls back without losing requests or writes', async () => {
  // Demo content exists in development only.
  await (await start({ env: { DATABASE_URL: database.url } })).stop();
  const members = await makeMembers(database.url, sites, 100);
  const count = await countMigrations();

  const [first, second] = [await join(startOld()), await join(startOld())];
  const files: Promise<[string, number]>[] = [];
  const reads = steadyLoad(
    balancer.port,
    30,
    ['/', '/hot', '/new', '/newsletter', '/api/posts', '/api/posts?sort=top', '/new/feed.xml'],
    ({ status, body }) => {
      // As a browser does, which gets them from any process. One of each page is enough.
      const names = listAssets(body);
      const name = names[files.length % names.length];
      if (name !== undefined)
        files.push(getStatus(balancer.port, name).then((answer) => [name, answer]));
      return status === 200 ? '' : body.slice(0, 200);
    },
  );
  const writes = await startMemberWrites(balancer.port, members);

  await sleep(phaseMs);
  const third = await join(startNew());
  expect(await countMigrations()).toBe(count + 1);
  await sleep(phaseMs);
  await leave(first);
  const fourth = await join(startNew());
  await leave(second);
  await sleep(phaseMs);

  // The old program starts on the new schema.
  const fifth = await join(startOld());
  await leave(third);
  await sleep(phaseMs);
  const sixth = await join(startOld());
  await leave(fourth);
  await sleep(phaseMs);

  await writes.stop();
  const outcomes = await reads.stop();
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
  expect((await Promise.all(files)).filter(([, status]) => status !== 200)).toEqual([]);
  expect(writes.failures).toEqual([]);
  const { posts, comments, votes } = writes.acknowledged;
  expect(outcomes.length).toBeGreaterThan(500);
  for (const count of [posts.length, comments.length, votes.size])
    expect(count).toBeGreaterThan(10);
  expect(await countLostWrites(database.url, writes.acknowledged)).toBe(0);
  expect(await countWrongCounters(database.url)).toBe(0);
  // Jobs that time out on a slow machine run again; one that misses a column never succeeds.
  const misfits = /does not exist|violates|no unique or exclusion constraint/;
  for (const { log } of [first, second, third, fourth, fifth, sixth])
    expect(log.filter((line) => misfits.test(JSON.stringify(line)))).toEqual([]);
  await leave(fifth);
  await leave(sixth);
});
