import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();
/** The embedded database has no connections. */
const onPostgres = it.runIf(t.deps.database.kind === 'postgres');

onPostgres('fails only the transaction that lost its connection', async () => {
  await t.make.post({ title: 'Still here' });
  const { db } = t.deps;
  const lost = db.transaction(async (tx) => {
    await tx.execute(sql`update posts set title = 'Half done'`);
    const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: { pid: number }[];
    };
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    // The client notices a closed connection between two statements.
    await sleep(100);
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow();
  const reply = await t.on('nontrivial').get('/api/posts');
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ posts: [{ title: 'Still here' }] });
});

onPostgres('returns the connection of a transaction that could not begin', async () => {
  const { db, database } = t.deps;
  const pool = database.driver as pg.Pool;
  const { total = 0 } = database.gauge();
  const cut = (client: pg.PoolClient) => client.end();
  pool.on('acquire', cut);
  const failed = Array.from({ length: total + 1 }, () => db.transaction(() => Promise.resolve()));
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(
    failed.map(() => 'rejected'),
  );
  pool.off('acquire', cut);
  await expect
    .poll(() => {
      const { total: open = 0, idle = 0 } = database.gauge();
      return open - idle;
    })
    .toBe(0);
  expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1`)).rows)).toHaveLength(
    1,
  );
});
