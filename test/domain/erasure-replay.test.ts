import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { erasures, postVotes, subscriptions, users } from '../../server/db/schema.ts';
import {
  applyErasures,
  exportErasures,
  readErasures,
} from '../../server/domain/operations/erasure-file.ts';
import { eraseSubscriptions } from '../../server/domain/subscriptions/erase.ts';
import { setUpAccountDeletion } from '../support/account-deletion.ts';
import { leaveDigestTraces, leaveTraces } from '../support/personal-traces.ts';
import { tempFolder } from '../support/programs.ts';
import { allTables, columnsWith, personalColumns } from '../support/schema-walk.ts';
import { leaveStaffTraces } from '../support/staff-traces.ts';
import { addSubscription } from '../support/subscriptions.ts';

const { t, db, runDeletions } = await setUpAccountDeletion();
const siteId = 'nontrivial';

/** Copies every table, as a backup does, and returns a function that restores it. */
async function backUp(): Promise<() => Promise<void>> {
  const tables = await allTables(db);
  await db.execute(sql`create schema backup`);
  for (const name of tables)
    await db.execute(
      sql`create table backup.${sql.identifier(name)} as table public.${sql.identifier(name)}`,
    );
  return () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const name of tables) {
        const { rows } = await tx.execute<{ columns: string }>(sql`
          select string_agg(quote_ident(column_name), ', ') as columns
          from information_schema.columns where table_schema = 'public' and table_name = ${name}
            and is_generated = 'NEVER' and identity_generation is distinct from 'ALWAYS'`);
        const columns = sql.raw(rows[0]?.columns ?? '');
        await tx.execute(sql`delete from public.${sql.identifier(name)}`);
        await tx.execute(sql`insert into public.${sql.identifier(name)} (${columns})
          select ${columns} from backup.${sql.identifier(name)}`);
      }
    });
}

/** Returns all rows without times, which differ between two erasures, and random names. */
async function readTables(): Promise<Record<string, string[]>> {
  const ownTables = ['erasures', 'instance_markers', 'rate_limits', 'cdn_purges'];
  const tables: Record<string, string[]> = {};
  for (const name of await allTables(db)) {
    if (ownTables.includes(name)) continue;
    const { rows } = await db.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`,
    );
    tables[name] = rows
      .map(({ row }) =>
        row
          .replace(/"\d{4}-\d{2}-\d{2}T[^"]+"/g, '"time"')
          .replace(/deleted-\w{12}/g, 'deleted-name'),
      )
      .toSorted();
  }
  return tables;
}

it('erases after a restore what was erased since the backup', async () => {
  const { me, mine, other, otherRow, theirPost, post, comment, answer } = await leaveTraces(
    t,
    'Canaria',
  );
  await leaveDigestTraces(t, 'Canaria', mine, post, theirPost);
  await leaveStaffTraces(t, 'Canaria', mine, otherRow, { post, comment, answer, theirPost });
  const reader = await addSubscription(t, siteId, { email: 'erased@mail.example' });
  await addSubscription(t, siteId, { email: 'stays@mail.example' });
  await other.send('post', `/api/posts/${theirPost.id}/vote`);
  const votes = await db.$count(postVotes);
  const restore = await backUp();

  await me.send('delete', '/api/account', { username: me.username, posts: 'delete' });
  await eraseSubscriptions(db, siteId, eq(subscriptions.id, reader.id));
  // Two weeks pass.
  await db.update(erasures).set({ at: sql`at - interval '15 days'` });
  await db
    .update(users)
    .set({ deletionScheduledAt: sql`deletion_scheduled_at - interval '15 days'` });
  expect(await runDeletions()).toBe(1);
  expect(await columnsWith(db, 'canaria')).toEqual([]);
  const erased = await readTables();
  const file = join(tempFolder(), 'erasures.jsonl');
  await exportErasures(db, file);

  await restore();
  expect((await columnsWith(db, 'canaria')).toSorted()).toEqual(personalColumns);
  expect(await columnsWith(db, 'erased@mail.example')).not.toEqual([]);
  const entries = readErasures(file) ?? [];
  for (const [run, accounts] of [
    ['first', 1],
    ['second', 0],
  ] as const) {
    expect(await applyErasures(db, entries), run).toMatchObject({ accounts });
    expect(await runDeletions(), run).toBe(accounts);
    expect(await columnsWith(db, 'canaria'), run).toEqual([]);
    expect(await columnsWith(db, 'erased@mail.example'), run).toEqual([]);
    expect(await readTables(), run).toEqual(erased);
  }
  expect(await db.$count(postVotes)).toBe(votes);
});
