import { sql, type SQL } from 'drizzle-orm';
import type pg from 'pg';
import supertest from 'supertest';
import { beforeEach, expect, it, vi } from 'vitest';
import { instanceMarkers } from '../../server/db/schema.ts';
import { failChanges } from '../support/failing-changes.ts';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
const { db } = t.deps;

beforeEach(async () => {
  await db.delete(instanceMarkers);
});

/** Returns the replies before a change of the database, with it, and after undoing it. */
async function readinessAround(change: SQL, undo: SQL): Promise<number[]> {
  const statuses = [await readiness()];
  await db.execute(change);
  try {
    statuses.push(await readiness());
  } finally {
    await db.execute(undo);
  }
  return [...statuses, await readiness()];
}

async function readiness(): Promise<number> {
  t.clock.set(new Date(t.clock.now().getTime() + 10_000));
  return (await supertest(t.app).get('/readyz')).status;
}

const last = sql`(select max(id) from drizzle.__drizzle_migrations)`;
const addNewer = sql`
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)
`;
const removeNewer = sql`
  delete from drizzle.__drizzle_migrations where created_at = 9999999999999
`;

it('is not ready on a schema of a newer program', async () => {
  expect(await readinessAround(addNewer, removeNewer)).toEqual([200, 503, 200]);
});

it('serves no longer on a schema of a newer program', async () => {
  const serving = async () => (await supertest(t.app).get('/servez')).status;
  expect(await serving()).toBe(200);
  await db.execute(addNewer);
  t.clock.set(new Date(t.clock.now().getTime() + 10_000));
  await vi.waitFor(async () => expect(await serving()).toBe(503));
  await db.execute(removeNewer);
  t.clock.set(new Date(t.clock.now().getTime() + 10_000));
  await vi.waitFor(async () => expect(await serving()).toBe(200));
});

it('is ready on a newer schema that permits this program', async () => {
  await db.insert(instanceMarkers).values({ id: 'schema 9999999999999 0' });
  expect(await readinessAround(addNewer, removeNewer)).toEqual([200, 200, 200]);
});

it('is not ready while a migration is pending', async () => {
  await db.execute(sql`
    create table kept as select * from drizzle.__drizzle_migrations where id = ${last}
  `);
  expect(
    await readinessAround(
      sql`delete from drizzle.__drizzle_migrations where id = ${last}`,
      sql`insert into drizzle.__drizzle_migrations select * from kept`,
    ),
  ).toEqual([200, 503, 200]);
});

it('is not ready after another migration than its own', async () => {
  expect(
    await readinessAround(
      sql`
        update drizzle.__drizzle_migrations set hash = hash || 'x' where id = ${last}
      `,
      sql`
        update drizzle.__drizzle_migrations set hash = rtrim(hash, 'x') where id = ${last}
      `,
    ),
  ).toEqual([200, 503, 200]);
});

it('is not ready without a column that it uses', async () => {
  expect(
    await readinessAround(
      sql`alter table posts rename column title to headline`,
      sql`alter table posts rename column headline to title`,
    ),
  ).toEqual([200, 503, 200]);
  expect(t.log.findLast(({ event }) => event === 'schema_mismatch')).toMatchObject({
    state: 'changed',
    missing: ['posts.title'],
  });
});

const logged = (reason: string) =>
  t.log.filter((line) => line.event === 'not_ready' && line.reason === reason);

it('is not ready while no row can be written', async () => {
  expect(await readiness()).toBe(200);
  const undo = await failChanges(t, 'insert', 'instance_markers', 'true');
  expect([await readiness(), await readiness()]).toEqual([503, 503]);
  await undo();
  expect(await readiness()).toBe(200);
  expect(logged('no row can be written')).toHaveLength(1);
});

// A pooler keeps its connections, which stay writable.
const isDirect = t.deps.database.kind === 'postgres' && process.env.TEST_POOLER !== '1';
it.runIf(isDirect)('is not ready on a read-only database', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  const name = sql.identifier(rows[0]?.name ?? '');
  const reconnect = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'broadsheet-health'
  `;
  expect(await readiness()).toBe(200);
  // One connection, which stays writable.
  const client = await (t.deps.database.driver as pg.Pool).connect();
  try {
    await db.execute(sql`alter database ${name} set default_transaction_read_only = on`);
    await db.execute(reconnect);
    await vi.waitFor(async () => expect(await readiness()).toBe(503));
  } finally {
    await client.query(`alter database ${rows[0]?.name} reset default_transaction_read_only`);
    client.release();
  }
  await db.execute(reconnect);
  await vi.waitFor(async () => expect(await readiness()).toBe(200));
});

it('is not ready while no page can be rendered', async () => {
  expect(
    await readinessAround(
      sql`do $$ begin
        alter table posts rename to kept_posts;
        create view posts as select * from kept_posts
        where (select 1 / (count(*) - count(*)) from kept_posts) = 1;
      end $$`,
      sql`do $$ begin
        drop view posts;
        alter table kept_posts rename to posts;
      end $$`,
    ),
  ).toEqual([200, 503, 200]);
  expect(logged('no page can be rendered')).toHaveLength(1);
});

it('remembers for seconds that it is ready', async () => {
  expect(await readiness()).toBe(200);
  const undo = await failChanges(t, 'insert', 'instance_markers', 'true');
  for (let i = 0; i < 20; i += 1) expect((await supertest(t.app).get('/readyz')).status).toBe(200);
  expect(await readiness()).toBe(503);
  await undo();
});
