import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrationsFolder, oldestCompatible } from '../../server/db/schema-state.ts';
import { readJournal, readMigration, withNextMigrations } from '../support/next-migrations.ts';
import { ownDatabase, type OwnDatabase } from '../support/own-database.ts';
import {
  findContractions,
  findLostIndexes,
  readIndexes,
  readShape,
} from '../support/schema-shape.ts';

/** Runs the work on one connection. */
async function withRows<T>(url: string, work: (rows: OwnDatabase['rows']) => Promise<T>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(
      async <T extends pg.QueryResultRow>(statement: string) =>
        (await client.query<T>(statement)).rows,
    );
  } finally {
    await client.end();
  }
}

const contractMark = /^-- Contract step, allowed after migration (\S+)\.$/m;

/**
 * Lists what migrations after the baseline remove without a mark, and marks without the
 * `oldestCompatible` that they need: the program of the named migration works without what is gone.
 */
async function findFaults(folder: string, oldest = oldestCompatible): Promise<string[]> {
  const { url } = await ownDatabase('empty');
  const entries = readJournal(folder);
  return withRows(url, async (rows) => {
    const faults: string[] = [];
    const apply = async (tag: string) => {
      for (const statement of readMigration(folder, tag)) await rows(statement);
      return { shape: await readShape(rows), indexes: await readIndexes(rows) };
    };
    let before = await apply(entries[0]?.tag ?? '');
    for (const { tag } of entries.slice(1)) {
      const after = await apply(tag);
      const removed = [
        ...findContractions(before.shape, after.shape),
        // Without them the lists of an older program would read whole tables.
        ...findLostIndexes(before.indexes, after.indexes),
      ];
      const mark = contractMark.exec(readMigration(folder, tag).join(''));
      const named = entries.find((entry) => entry.tag === mark?.[1]);
      if (mark === null) faults.push(...removed.map((one) => `${tag}: ${one}`));
      else if (removed.length === 0) faults.push(`${tag}: needs no mark`);
      else if (!named || oldest < named.when) faults.push(`${tag}: raise oldestCompatible`);
      before = after;
    }
    return faults;
  });
}

it('keeps only the newest snapshot of the schema', () => {
  const newest = readJournal(migrationsFolder).at(-1)?.tag.slice(0, 4);
  expect(
    readdirSync(join(migrationsFolder, 'meta')).filter((name) => name.endsWith('_snapshot.json')),
  ).toEqual([`${newest}_snapshot.json`]);
});

it('only expands the schema outside marked contract steps', async () => {
  expect(await findFaults(migrationsFolder)).toEqual([]);
});

it('finds a step that contracts the schema without a mark', async () => {
  const folder = withNextMigrations('alter table posts drop column edited_at;');
  expect(await findFaults(folder)).toEqual(['9000_more: posts.edited_at is gone']);
});

it('permits a marked contract step that raises `oldestCompatible`', async () => {
  const baseline = readJournal(migrationsFolder).at(-1);
  const folder = withNextMigrations(
    `-- Contract step, allowed after migration ${baseline?.tag}.\n` +
      'alter table posts drop column edited_at;',
  );
  expect(await findFaults(folder, 0)).toEqual(['9000_more: raise oldestCompatible']);
  expect(await findFaults(folder, baseline?.when)).toEqual([]);
});

it.each([
  ['alter table posts drop column edited_at', 'posts.edited_at is gone'],
  ['alter table posts rename column text to words', 'posts.text is gone'],
  ['drop table saved_posts', 'table saved_posts is gone'],
  ['alter table posts alter column score type bigint', 'posts.score has another type'],
  ['alter table posts alter column domain set not null', 'posts.domain is not null now'],
  ['alter table posts alter column score drop default', 'posts.score has no default any more'],
  ['alter table posts add column mood text not null', 'posts.mood is not null without default'],
  ['create unique index on posts (site_id, slug)', 'posts has a new rule'],
  ['alter table posts add check (score < 9)', 'posts has a new rule'],
  [
    'alter table outbox drop constraint outbox_state, add constraint outbox_state ' +
      `check (state in ('queued', 'sending', 'sent'))`,
    'outbox has a new rule',
  ],
  ['drop index outbox_issue', 'outbox has lost a unique index'],
])('finds that `%s` contracts the schema', async (sql, finding) => {
  expect((await findContractionsOf(sql)).join('\n')).toContain(finding);
});

it('accepts added tables, columns, indexes and values', async () => {
  expect(
    await findContractionsOf(`
      alter table posts add column mood text;
      alter table posts add column color text not null default 'red';
      create table moods (id text primary key, site_id text not null);
      create index on posts (site_id, slug);
      alter table outbox drop constraint outbox_state, add constraint outbox_state
        check (state in ('queued', 'sending', 'sent', 'failed', 'lost'))`),
  ).toEqual([]);
});

it.each([
  ['drop index posts_hot', ['posts has lost its index posts_hot']],
  [
    'alter index posts_hot rename to posts_hottest; ' +
      'create index wider on comments (site_id, post_id, created_at desc, id desc, score)',
    [],
  ],
])('finds which indexes `%s` loses', async (sql, findings) => {
  const [before, after] = await compareAfter(sql, readIndexes);
  expect(findLostIndexes(before, after)).toEqual(findings);
});

const shared = await ownDatabase();

const findContractionsOf = async (sql: string) =>
  findContractions(...(await compareAfter(sql, readShape)));

/** Reads the schema before and after a change, which is rolled back. */
async function compareAfter<T>(
  sql: string,
  read: (rows: OwnDatabase['rows']) => Promise<T>,
): Promise<[before: T, after: T]> {
  return withRows(shared.url, async (rows) => {
    const before = await read(rows);
    await rows('begin');
    await rows(sql);
    return [before, await read(rows)];
  });
}
