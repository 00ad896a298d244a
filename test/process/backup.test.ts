import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPglite } from '../../server/db/create-pglite.ts';
import { projectRoot } from '../../server/infra/project-root.ts';
import { isFullRun } from '../support/full-run.ts';
import { getStatus } from '../support/http-client.ts';
import { startMailServer } from '../support/mail-server.ts';
import { ownDatabase } from '../support/own-database.ts';
import { lacksPgDump, pgDumpFolder } from '../support/postgres.ts';
import { preparedDataDir, production, runCommand, start, tempFolder } from '../support/programs.ts';
import { smallDisk } from '../support/small-disk.ts';
import { until } from '../support/wait-for.ts';

const run = (script: 'backup' | 'restore' | 'admin', args: string[], env: Record<string, string>) =>
  runCommand(script, args, { env });

const rowsOfMails = [
  ['waits', 120, 'queued'],
  ['new', 1, 'queued'],
  ['taken', 120, 'sending'],
] as const;
const addMails = `insert into outbox (site_id, id, kind, priority, recipient, subject, html, text,
  state, send_after, created_at) values ${rowsOfMails
    .map(
      ([id, minutes, state]) =>
        `('nontrivial', '${id}', 'reply', 5, '${id}@mail.example', 'Restored', ` +
        `'<p>x</p>', 'x', '${state}', now(), now() - ` +
        `interval '${minutes} minutes')`,
    )
    .join(', ')}`;
const addSession = `insert into sessions (site_id, id, user_id, token_hash, created_at,
  last_used_at) select site_id, 's', id, 'x', now(), now() from users where site_id = 'nontrivial'
  limit 1`;
const stateOfMails = `select id, state, smtp_response from outbox where subject = 'Restored'
  order by id`;
const held = (id: string) => ({ id, state: 'failed', smtp_response: 'held after a pause' });
/** On a busy machine, the first page may take too long. */
const expectPage = (port: number, path: string) =>
  until(`${path} is served`, async () => (await getStatus(port, path)) === 200);
const selectCounts = (tables: string[]) =>
  `select ${tables.map((name) => `(select count(*)::int from "${name}") as "${name}"`).join(', ')}`;

it.skipIf(lacksPgDump)(
  'dumps and restores PostgreSQL without sending queued mail',
  async () => {
    const [before, after] = [await ownDatabase('demo'), await ownDatabase('empty')];
    const mail = await startMailServer();
    const env = (url: string) => ({
      ...production,
      DATABASE_URL: url,
      SMTP_URL: mail.url,
      SITE_HOSTS: 'nontrivial=nontrivial.localhost',
      SECRET_KEY: 'a key of the tests, and of nobody else',
    });
    const first = await start({ env: env(before.url) });
    await first.stop();
    await before.rows(addSession);
    await before.rows(addMails);
    const file = join(tempFolder(), 'broadsheet.dump');
    const tables = (
      await before.rows<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
      )
    ).map(({ name }) => name);
    execFileSync(join(pgDumpFolder, 'pg_dump'), ['--format=custom', `--file=${file}`, before.url]);
    execFileSync(join(pgDumpFolder, 'pg_restore'), [
      '--no-owner',
      '--exit-on-error',
      `--dbname=${after.url}`,
      file,
    ]);
    const counts = await before.rows(selectCounts(tables));
    expect(await after.rows(selectCounts(tables))).toEqual(counts);

    const program = await start({ env: env(after.url) });
    expect(
      program.log.find(({ msg }) =>
        String(msg).startsWith('this database was restored from a backup'),
      ),
    ).toMatchObject({ level: 'error', held: 3 });
    expect(await after.rows(stateOfMails)).toEqual([held('new'), held('taken'), held('waits')]);
    expect(
      await after.rows('select count(*)::int as n from sites where digests_paused_at is null'),
    ).toEqual([{ n: 0 }]);
    const [{ slug = '' } = {}] = await after.rows<{ slug: string }>(
      `select slug from posts where site_id = 'nontrivial' and is_visible order by created_at desc
        limit 1`,
    );
    for (const path of ['/', `/post/${slug}`, '/api/posts']) await expectPage(program.port, path);

    const confirm = (...args: string[]) =>
      run('admin', ['confirm-database', ...args], env(after.url));
    expect(await confirm()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^broadsheet: confirm-database needs --erasures/) as string,
    });
    expect(await confirm('--without-erasures')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^This database sends mail\./) as string,
    });

    // Held mail is sent after its release.
    const release = () => run('admin', ['release-mail', 'nontrivial'], env(after.url));
    expect(mail.delivered).toEqual([]);
    expect(await release()).toEqual({
      code: 0,
      stdout: '3 held emails of nontrivial will be sent now.\n',
      stderr: '',
    });
    await until('all three have gone', () => mail.delivered.length === 3);
    expect(mail.delivered.flatMap(({ to }) => to).toSorted()).toEqual([
      'new@mail.example',
      'taken@mail.example',
      'waits@mail.example',
    ]);
    expect(await run('admin', ['end-sessions', 'nontrivial'], env(after.url))).toMatchObject({
      code: 0,
      stdout:
        '1 sessions of nontrivial have ended. Users must log in again. API keys remain valid.\n',
    });
    expect(await after.rows('select id from sessions')).toEqual([]);
    await program.stop();

    // The original program continues unchanged.
    const again = await start({ env: env(before.url) });
    expect(again.log.filter(({ level }) => level === 'error')).toEqual([]);
    await again.stop();
    await mail.close();
  },
  120_000,
);

/** An embedded database that ran once, with content and queued mail, and its counts of rows. */
async function fillDataDir(env: Record<string, string>) {
  const dataDir = preparedDataDir();
  const program = await start({ dataDir, env });
  const refused = await run('backup', [join(dataDir, 'x')], { DATA_DIR: dataDir });
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^broadsheet: DATA_DIR is in use by process \d+[^\n]+\n$/),
  ]);
  await program.stop();
  const lite = await createPglite({ dataDir: join(dataDir, 'pglite') });
  await lite.exec(`insert into users (site_id, id, username, name)
    values ('nontrivial', 'ada', 'ada', 'Ada'), ('statecraft', 'bob', 'bob', 'Bob')`);
  await lite.exec(`insert into posts (site_id, id, slug, user_id, title, hot_score)
    select 'nontrivial', 'p' || i, 'p' || i, 'ada', 'Title', i from generate_series(1, 120) i`);
  await lite.exec(`insert into comments (site_id, id, post_id, user_id, text, rendered_text, depth,
    wilson_score)
    select 'nontrivial', 'c' || i, 'p' || i, 'ada', 'Text', '["Text"]', 0, 0
    from generate_series(1, 7) i`);
  await lite.exec(addMails);
  const [counts] = (await lite.query<Record<string, number>>(selectCounts(counted))).rows;
  await lite.close();
  expect(counts).toMatchObject({ posts: 120, comments: 7, users: 2, outbox: 3 });
  return { dataDir, counts };
}
const counted = ['posts', 'comments', 'users', 'outbox', 'sites', 'site_versions'];

/** Starts it as another installation: mail is held, until an operator confirms it. */
async function expectHeld(
  dataDir: string,
  env: Record<string, string>,
  counts: Record<string, number> | undefined,
  confirmArgs: string[],
) {
  const program = await start({ dataDir, env });
  expect(
    program.log.find(({ msg }) => String(msg).startsWith('this database was restored from')),
  ).toMatchObject({ held: 3 });
  await expectPage(program.port, '/');
  await program.stop();
  const confirm = (...args: string[]) =>
    run('admin', ['confirm-database', ...args], { DATA_DIR: dataDir });
  if (confirmArgs.length > 0)
    expect((await confirm()).stderr).toMatch(/^broadsheet: confirm-database needs --erasures/);
  expect(await confirm(...confirmArgs)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('This database sends mail.') as string,
  });
  const lite = await createPglite({ dataDir: join(dataDir, 'pglite') });
  expect((await lite.query(stateOfMails)).rows).toEqual([
    held('new'),
    held('taken'),
    held('waits'),
  ]);
  expect((await lite.query(selectCounts(counted))).rows).toEqual([counts]);
  await lite.close();
}

it('backs up and restores PGlite without sending queued mail', { timeout: 120_000 }, async () => {
  const mail = await startMailServer();
  const env = { SMTP_URL: mail.url, SEED_DEMO: 'false' };
  const { dataDir, counts } = await fillDataDir(env);
  const file = join(dataDir, 'backup.tar.gz');
  expect(await run('backup', [file], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('contains a backup of the database') as string,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const { stdout } = await runCommand('doctor', [], { env: { DATA_DIR: dataDir } });
  expect(stdout).toMatch(/^ok {4}backup: \d+ MB, made less than an hour ago\.$/m);
  expect(await run('backup', [file], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    stderr: `broadsheet: ${file} exists already and is not overwritten\n`,
  });
  expect((await run('restore', [file], { DATA_DIR: dataDir })).stderr).toMatch(
    /^broadsheet: DATA_DIR has a database already\. Move [^\n]+\n$/,
  );

  const restored = tempFolder();
  expect(await run('restore', [file], { DATA_DIR: restored })).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^The backup is restored: 120 posts, 2 people\./) as string,
  });
  await expectHeld(restored, env, counts, ['--without-erasures']);
  expect(mail.delivered).toEqual([]);
  await mail.close();
});

// database-identity.test.ts covers what tells them apart.
it.runIf(isFullRun)(
  'holds mail in copied but not in moved folders',
  { timeout: 120_000 },
  async () => {
    const mail = await startMailServer();
    const env = { SMTP_URL: mail.url, SEED_DEMO: 'false' };
    const { dataDir, counts } = await fillDataDir(env);
    const copied = tempFolder();
    cpSync(dataDir, copied, { recursive: true });
    await expectHeld(copied, env, counts, []);
    expect(mail.delivered).toEqual([]);
    await mail.close();
    const moved = join(dataDir, 'elsewhere');
    mkdirSync(moved);
    renameSync(join(dataDir, 'pglite'), join(moved, 'pglite'));
    const same = await start({ dataDir: moved, env: { SEED_DEMO: 'false' } });
    expect(same.log.filter(({ level }) => level === 'error')).toEqual([]);
    await same.stop();
  },
);

it('records a backup by its file or its size', async () => {
  const { url, rows } = await ownDatabase();
  const file = join(tempFolder(), 'broadsheet.dump');
  writeFileSync(file, 'a dump');
  for (const [given, size] of [
    [file, 6],
    ['12345678', 12_345_678],
  ] as const) {
    expect((await run('admin', ['record-backup', given], { DATABASE_URL: url })).code).toBe(0);
    expect(
      await rows(`select id from instance_markers where id like 'backup %' order by seen_at desc
        limit 1`),
    ).toEqual([{ id: `backup ${size}` }]);
  }
  writeFileSync(file, '');
  for (const [given, reason] of [
    [file, 'is empty, so it is not a backup'],
    ['/nowhere', 'does not exist'],
  ] as const)
    expect(await run('admin', ['record-backup', given], { DATABASE_URL: url })).toMatchObject({
      code: 1,
      stderr: `broadsheet: ${given} ${reason}\n`,
    });
});

/** Writes a backup of an embedded database after some statements. */
async function writeBackup(statements: string): Promise<string> {
  const file = join(tempFolder(), 'other.tar.gz');
  const lite = await createPglite({});
  await lite.exec(statements);
  const dump = await lite.dumpDataDir('gzip');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await lite.close();
  return file;
}

it('says why a backup cannot be restored', async () => {
  const other = await writeBackup('create table notes (id int)');
  const former = await writeBackup(
    'create schema drizzle; ' +
      'create table drizzle.__drizzle_migrations (hash text, created_at bigint); ' +
      `insert into drizzle.__drizzle_migrations values ('former', 1); ` +
      'create table posts (id int); create table users (id int)',
  );
  const [cut, archive] = [join(tempFolder(), 'cut.tar.gz'), join(tempFolder(), 'files.tar.gz')];
  writeFileSync(cut, readFileSync(other).subarray(0, 1_000_000));
  execFileSync('tar', ['-czf', archive, '-C', projectRoot, 'package.json']);
  const isOther =
    'is a backup of another program, or of a version that is too old: restore it there';
  const isNone = 'is not a backup of an embedded database, or is incomplete';
  for (const [file, reason] of [
    [cut, isNone],
    [archive, isNone],
    [other, isOther],
    [former, isOther],
  ] as const) {
    const dataDir = tempFolder();
    expect(await run('restore', [file], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      stdout: '',
      stderr: `broadsheet: ${file} ${reason}\n`,
    });
    expect(existsSync(join(dataDir, 'pglite'))).toBe(false);
  }
});

it('names a full disk as the cause', async (test) => {
  const dataDir = smallDisk(8);
  if (dataDir === null) return test.skip();
  const file = await writeBackup('create table posts (id int)');
  expect(await run('restore', [file], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'broadsheet: DATA_DIR cannot be written (ENOSPC)\n',
  });
  expect(existsSync(join(dataDir, 'pglite'))).toBe(false);
});

it('rejects an invalid backup and leaves no database behind', async () => {
  const dataDir = tempFolder();
  const file = join(dataDir, 'broken.tar.gz');
  writeFileSync(file, 'no backup');
  expect(await run('restore', [file], { DATA_DIR: dataDir })).toEqual({
    code: 1,
    stdout: '',
    stderr: `broadsheet: ${file} is not a backup of an embedded database, or is incomplete\n`,
  });
  expect(existsSync(join(dataDir, 'pglite'))).toBe(false);
  expect((await run('restore', ['/nowhere'], { DATA_DIR: dataDir })).stderr).toBe(
    'broadsheet: /nowhere cannot be read (ENOENT)\n',
  );
  expect((await run('restore', [], { DATA_DIR: dataDir })).stderr).toMatch(
    /^broadsheet: restore takes one file name/,
  );
  expect((await run('backup', [file], { DATA_DIR: dataDir })).stderr).toBe(
    'broadsheet: DATA_DIR has no database yet\n',
  );
  expect(
    (await run('backup', [file], { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' })).stderr,
  ).toMatch(/^broadsheet: DATABASE_URL names a PostgreSQL database: `pg_dump /);
});
