import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { readSchemaState } from '../../server/db/schema-state.ts';
import { createLog } from '../../server/infra/log.ts';
import { withNextMigrations } from '../support/next-migrations.ts';
import { ownDatabase } from '../support/own-database.ts';
import { launch, runCommand, start } from '../support/programs.ts';
import { sessions, waits } from '../support/sessions.ts';
import { steadyLoad, type Outcome } from '../support/steady-load.ts';
import { until } from '../support/wait-for.ts';

/** Without the pages that a busy machine refuses for a while, with or without a migration. */
const isLost = ({ status, retryAfter }: Outcome) => status !== 200 && retryAfter !== '2';

it('migrates behind a long transaction without blocking the site', async () => {
  // A statement that waits for an exclusive table lock blocks all readers.
  const database = await ownDatabase();
  const program = await start({ env: { DATABASE_URL: database.url, SEED_DEMO: 'false' } });
  const reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('begin');
  await reader.query('select 1 from posts');

  const opened = await openDatabase({ url: database.url }, createLog('silent'));
  const load = steadyLoad(program.port, 20, ['/', '/api/posts', '/hot', '/api/posts?sort=top']);
  let migrated = false;
  const migrating = migrate(
    opened,
    undefined,
    withNextMigrations('alter table posts add column one_more text;'),
  ).then(() => (migrated = true));
  onTestFinished(async () => {
    await load.stop();
    await reader.end();
    await Promise.allSettled([migrating]);
    await opened.close();
  });
  const tries = new Set<number>();
  await until('it has waited, given way and tried again, twice', async () => {
    for (const { since } of await sessions(database.url, 'broadsheet-migrate', waits))
      tries.add(since);
    return tries.size >= 3;
  });
  await until('the site has answered', () => load.outcomes.length > 20);
  expect(migrated).toBe(false);
  expect(load.outcomes.filter(isLost)).toEqual([]);

  await reader.query('commit');
  await reader.end();
  await migrating;
  expect(
    await database.rows(`select 1 from information_schema.columns where column_name = 'one_more'`),
  ).toHaveLength(1);
  expect((await load.stop()).filter(isLost)).toEqual([]);
});

it('keeps older programs ready between two migrations', async () => {
  const database = await ownDatabase();
  const opened = await openDatabase({ url: database.url }, createLog('silent'));
  const readState = async () => (await readSchemaState(opened.db)).state;
  const hasColumn = async (name: string) =>
    (await database.rows(`select 1 from information_schema.columns where column_name = '${name}'`))
      .length === 1;
  const reader = new pg.Client({ connectionString: database.url });
  await reader.connect();
  await reader.query('begin');
  await reader.query('select 1 from posts');
  const migrating = migrate(
    opened,
    undefined,
    withNextMigrations(
      'alter table comments add column first_more text;',
      'alter table posts add column second_more text;',
    ),
  );
  onTestFinished(async () => {
    await reader.end();
    await Promise.allSettled([migrating]);
    await opened.close();
  });
  await until('the first one is committed', () => hasColumn('first_more'));
  expect(await hasColumn('second_more')).toBe(false);
  expect(await readState()).toBe('ready');
  await reader.end();
  await migrating;
  expect(await hasColumn('second_more')).toBe(true);
  expect(await readState()).toBe('ready');
});

it('keeps the migrations before a failed one', async () => {
  const database = await ownDatabase();
  const opened = await openDatabase({ url: database.url }, createLog('silent'));
  const before = await database.rows('select hash from drizzle.__drizzle_migrations');
  const folder = withNextMigrations(
    'alter table comments add column first_more text;',
    'alter table nowhere add column second_more text;',
  );
  await expect(migrate(opened, undefined, folder)).rejects.toThrow(/nowhere/);
  const after = await database.rows('select hash from drizzle.__drizzle_migrations');
  expect(after).toHaveLength(before.length + 1);
  expect((await readSchemaState(opened.db)).state).toBe('ready');
  await opened.close();
});

it('rolls back a failed migration', async () => {
  const database = await ownDatabase();
  const opened = await openDatabase({ url: database.url }, createLog('silent'));
  const before = await database.rows('select hash from drizzle.__drizzle_migrations');
  const folder = withNextMigrations(
    'alter table posts add column half text;--> statement-breakpoint\nalter ' +
      'table nowhere add column other text;',
  );
  await expect(migrate(opened, undefined, folder)).rejects.toThrow(/nowhere/);
  expect(
    await database.rows(`select 1 from information_schema.columns where column_name = 'half'`),
  ).toEqual([]);
  expect(await database.rows('select hash from drizzle.__drizzle_migrations')).toEqual(before);
  // Nor does it keep the next one from trying.
  await migrate(opened);
  await opened.close();
});

it('reports former migrations, and changes nothing', async () => {
  const database = await ownDatabase();
  await database.rows(
    `update drizzle.__drizzle_migrations set hash = 'former', created_at = created_at - 1000`,
  );
  const opened = await openDatabase({ url: database.url }, createLog('silent'));
  onTestFinished(() => opened.close());
  expect(await readSchemaState(opened.db)).toMatchObject({ state: 'changed', missing: [] });
  const env = { DATABASE_URL: database.url };
  const sentence = `was created by other migrations than those of this program, such as of a \
version before 0.5.0. Start the version that created it, or use an empty database`;
  const line = `broadsheet: the database ${sentence}\n`;
  const started = launch({ env });
  expect([await started.exited, started.stderr()]).toEqual([1, line]);
  for (const command of ['db:migrate', 'upgrade'])
    expect(await runCommand(command, [], { env })).toEqual({ code: 1, stdout: '', stderr: line });
  const { code, stdout } = await runCommand('doctor', [], { env });
  expect(code).toBe(1);
  expect(stdout).toContain(`schema: ${sentence}.\n`);
  expect(await database.rows('select hash from drizzle.__drizzle_migrations')).toEqual([
    { hash: 'former' },
  ]);
});
