import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrationsFolder, oldestCompatible } from '../../server/db/schema-state.ts';
import { ownDatabase, type OwnDatabase } from '../support/own-database.ts';
import {
  changelogVersions,
  findPreviousRelease,
  findRelease,
  readReleased,
  type Release,
} from '../support/releases.ts';
import {
  findContractions,
  findLostIndexes,
  readIndexes,
  readShape,
} from '../support/schema-shape.ts';

type Journal = { entries: { when: number; tag: string }[] };
const journalFile = 'meta/_journal.json';
const release = findPreviousRelease();
const readJournal = (of: Release) =>
  JSON.parse(readReleased(of, `server/db/migrations/${journalFile}`)) as Journal;
const released = readJournal(release);
const journal = JSON.parse(readFileSync(join(migrationsFolder, journalFile), 'utf8')) as Journal;
const newer = journal.entries.slice(released.entries.length);
const readMigration = (tag: string) => readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8');

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

/** Applies a migration, without what `migrate` does for a database in use. */
async function apply(rows: OwnDatabase['rows'], tag: string): Promise<void> {
  for (const statement of readMigration(tag).split('--> statement-breakpoint'))
    await rows(statement);
}

/** The release that a migration names as the first that works without what it removes. */
const contractedAfter = (sql: string) =>
  /^-- Contract step, allowed after release (\S+)\.$/m.exec(sql)?.[1] ?? null;

it('keeps the migrations of the previous release', () => {
  expect(journal.entries.slice(0, released.entries.length)).toEqual(released.entries);
  expect(
    released.entries.filter(
      ({ tag }) =>
        readReleased(release, `server/db/migrations/${tag}.sql`) !== readMigration(tag).trim(),
    ),
  ).toEqual([]);
});

it(`only expands the schema of ${release.version} outside marked contract steps`, async () => {
  const { url } = await ownDatabase('empty');
  await withRows(url, async (rows) => {
    for (const { tag } of released.entries) await apply(rows, tag);
    let shape = await readShape(rows);
    const indexes = await readIndexes(rows);
    for (const { tag } of newer) {
      await apply(rows, tag);
      const next = await readShape(rows);
      const contractions = findContractions(shape, next);
      shape = next;
      const after = contractedAfter(readMigration(tag));
      if (after === null) {
        expect(contractions, tag).toEqual([]);
        continue;
      }
      expect(contractions, `${tag} removes nothing and needs no mark`).not.toEqual([]);
      expect(changelogVersions(), `${tag} names a release`).toContain(after);
      // Older programs than that release are refused on this schema.
      const allowed = findRelease(after);
      const since = allowed === null ? undefined : readJournal(allowed).entries.at(-1);
      expect(oldestCompatible, `${tag}: raise oldestCompatible`).toBeGreaterThanOrEqual(
        since?.when ?? Infinity,
      );
    }
    // Without them the lists of the previous release would read whole tables.
    expect(findLostIndexes(indexes, await readIndexes(rows))).toEqual([]);
  });
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
