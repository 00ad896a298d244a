import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
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
import { getStatus } from '../support/http-client.ts';
import { startMailServer } from '../support/mail-server.ts';
import { ownDatabase } from '../support/own-database.ts';
import { production, start, tempFolder } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What `npm run` runs, without the build before it. */
function run(
  script: 'backup' | 'restore' | 'admin',
  args: string[],
  env: Record<string, string>,
): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const main =
    scripts[script]
      ?.split(' && ')
      .at(-1)
      ?.replace(/^node /, '') ?? '';
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [main, ...args],
      { cwd: projectRoot, env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

/** The installed one, for the server it belongs to. */
const pgDump =
  [
    ...globSync('/usr/lib/postgresql/*/bin').toSorted(
      (a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]),
    ),
    '/opt/homebrew/opt/postgresql/bin',
    ...(process.env.PATH ?? '').split(':'),
  ].find((folder) => ['pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name)))) ??
  null;

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
const selectCounts = (tables: string[]) =>
  `select ${tables.map((name) => `(select count(*)::int from "${name}") as "${name}"`).join(', ')}`;

it.skipIf(pgDump === null)(
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
    execFileSync(join(pgDump ?? '', 'pg_dump'), ['--format=custom', `--file=${file}`, before.url]);
    execFileSync(join(pgDump ?? '', 'pg_restore'), [
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
    for (const path of ['/', `/post/${slug}`, '/api/posts'])
      expect(await getStatus(program.port, path), path).toBe(200);

    const confirm = (...args: string[]) =>
      run('admin', ['confirm-database', ...args], {
        ...env(after.url),
        DATA_DIR: tempFolder(),
      });
    expect(await confirm()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^broadsheet: confirm-database needs --erasures/) as string,
    });
    expect(await confirm('--without-erasures')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^This database sends mail\./) as string,
    });

    // Held mail is sent after its release.
    const release = () =>
      run('admin', ['release-mail', 'nontrivial'], { ...env(after.url), DATA_DIR: tempFolder() });
    expect(mail.delivered).toEqual([]);
    expect(await release()).toEqual({
      code: 0,
      stdout: '3 held mails of nontrivial will be sent now.\n',
      stderr: '',
    });
    await until('all three have gone', () => mail.delivered.length === 3);
    expect(mail.delivered.flatMap(({ to }) => to).toSorted()).toEqual([
      'new@mail.example',
      'taken@mail.example',
      'waits@mail.example',
    ]);
    expect(
      await run('admin', ['end-sessions', 'nontrivial'], {
        ...env(after.url),
        DATA_DIR: tempFolder(),
      }),
    ).toMatchObject({
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

it('backs up and restores PGlite without sending queued mail', async () => {
  const dataDir = tempFolder();
  const mail = await startMailServer();
  const env = { SMTP_URL: mail.url };
  const program = await start({ dataDir, env });
  const file = join(dataDir, 'backup.tar.gz');
  const refused = await run('backup', [file], { DATA_DIR: dataDir });
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^broadsheet: DATA_DIR is in use by process \d+[^\n]+\n$/),
  ]);
  await program.stop();
  const lite = await createPglite({ dataDir: join(dataDir, 'pglite') });
  await lite.exec(addMails);
  const tables = (
    await lite.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
  ).rows.map(({ name }) => name);
  const [counts] = (await lite.query(selectCounts(tables))).rows;
  await lite.close();

  expect(await run('backup', [file], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringContaining('contains a backup of the database') as string,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await run('backup', [file], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    stderr: `broadsheet: ${file} exists already and is not overwritten\n`,
  });
  expect((await run('restore', [file], { DATA_DIR: dataDir })).stderr).toMatch(
    /^broadsheet: DATA_DIR has a database already\. Move [^\n]+\n$/,
  );

  const copied = tempFolder();
  cpSync(dataDir, copied, { recursive: true });
  const restored = tempFolder();
  expect(await run('restore', [file], { DATA_DIR: restored })).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^The backup is restored: \d{3,} posts, \d+ people\./) as string,
  });
  for (const folder of [restored, copied]) {
    const other = await start({ dataDir: folder, env });
    expect(
      other.log.find(({ msg }) =>
        String(msg).startsWith('this database was restored from a backup'),
      ),
    ).toMatchObject({ held: 3 });
    expect(await getStatus(other.port, '/')).toBe(200);
    await other.stop();
    const confirm = (...args: string[]) =>
      run('admin', ['confirm-database', ...args], { DATA_DIR: folder });
    const isRestored = folder === restored;
    if (isRestored)
      expect((await confirm()).stderr).toMatch(/^broadsheet: confirm-database needs --erasures/);
    expect(await confirm(...(isRestored ? ['--without-erasures'] : []))).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('This database sends mail.') as string,
    });
    const opened = await createPglite({ dataDir: join(folder, 'pglite') });
    expect((await opened.query(stateOfMails)).rows).toEqual([
      held('new'),
      held('taken'),
      held('waits'),
    ]);
    const [now] = (await opened.query<Record<string, number>>(selectCounts(tables))).rows;
    for (const name of ['posts', 'comments', 'users', 'outbox', 'sites', 'site_versions'])
      expect([name, now?.[name]]).toEqual([name, (counts as Record<string, number>)[name]]);
    await opened.close();
  }
  expect(mail.delivered).toEqual([]);
  await mail.close();
  // Put where it was, it is the same database.
  const moved = join(dataDir, 'elsewhere');
  mkdirSync(moved);
  renameSync(join(dataDir, 'pglite'), join(moved, 'pglite'));
  const same = await start({ dataDir: moved });
  expect(same.log.filter(({ level }) => level === 'error')).toEqual([]);
  await same.stop();
}, 120_000);

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
