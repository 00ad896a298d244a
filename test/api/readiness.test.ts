import { sql, type SQL } from 'drizzle-orm';
import supertest from 'supertest';
import { beforeEach, expect, it, vi } from 'vitest';
import { instanceMarkers } from '../../server/db/schema.ts';
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
