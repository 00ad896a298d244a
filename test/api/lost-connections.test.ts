import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestApp } from '../support/test-app.ts';

const t = await createTestApp();

it('fails only the transaction that lost its connection', async () => {
  await t.make.post({ title: 'Still here' });
  const { db, database } = t.deps;
  const lost = db.transaction(async (tx) => {
    await tx.execute(sql`update posts set title = 'Half done'`);
    if (database.kind === 'pglite') throw new Error('lost');
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
