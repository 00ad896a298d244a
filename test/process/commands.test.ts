import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listMigrations } from '../../server/db/schema-state.ts';
import { getStatus } from '../support/http-client.ts';
import { ownDatabase, type OwnDatabase } from '../support/own-database.ts';
import { production, runCommand, start, tempFolder } from '../support/programs.ts';

async function command(
  script: 'db:migrate' | 'db:reset' | 'upgrade' | 'bounce',
  env: Record<string, string>,
  ...args: string[]
) {
  const { code, stderr } = await runCommand(script, args, { env });
  return { code, stderr };
}

const fine = { code: 0, stderr: '' };
const tables = async ({ rows }: OwnDatabase) =>
  (
    await rows<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
  ).map(({ name }) => name);

it.concurrent('migrates repeatedly and resets on PostgreSQL', async () => {
  const database = await ownDatabase('empty');
  const env = { DATABASE_URL: database.url, SEED_DEMO: 'false' };
  expect(await command('db:migrate', env)).toEqual(fine);
  expect(await tables(database)).toEqual(
    expect.arrayContaining(['comments', 'posts', 'sites', 'users']),
  );
  expect(await database.rows('select id from sites order by id')).toEqual([
    { id: 'default' },
    { id: 'nontrivial' },
    { id: 'statecraft' },
  ]);
  expect(await database.rows('select id from users')).toEqual([]);
  await database.rows(
    `insert into users (site_id, id, username, name) values ('nontrivial', 'stays', 'stays',
      'Stays')`,
  );
  expect(await command('db:migrate', env)).toEqual(fine);
  expect(await database.rows('select id from users')).toEqual([{ id: 'stays' }]);

  expect(await command('db:reset', env)).toEqual(fine);
  expect(await tables(database)).toEqual([]);
  const program = await start({ env });
  expect(await getStatus(program.port, '/')).toBe(200);
  expect(await tables(database)).toContain('posts');
});

it.concurrent('migrates in production', async () => {
  const database = await ownDatabase('empty');
  expect(await command('db:migrate', { ...production, DATABASE_URL: database.url })).toEqual(fine);
  expect(await tables(database)).toContain('posts');
});

it.concurrent.each([
  ['PostgreSQL', async () => ({ DATABASE_URL: (await ownDatabase('empty')).url })],
  ['the embedded database', async () => ({ DATA_DIR: tempFolder() })],
])('says which migrations ran on %s', async (_what, where) => {
  const env = { ...(await where()), SEED_DEMO: 'false' };
  const migrate = async () =>
    (JSON.parse((await runCommand('db:migrate', [], { env })).stdout) as { msg: string }).msg;
  expect(await migrate()).toBe(`the schema is up to date: applied ${listMigrations()[0]?.tag}`);
  expect(await migrate()).toBe('the schema is up to date: no migration was pending');
});

it.concurrent('rejects to reset in production', async () => {
  const database = await ownDatabase();
  await database.rows(
    `insert into users (site_id, id, username, name) values ('nontrivial', 'stays', 'stays',
      'Stays')`,
  );
  const { code, stderr } = await command('db:reset', { ...production, DATABASE_URL: database.url });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^broadsheet: NODE_ENV is production[^\n]+\n$/);
  expect(await database.rows('select id from users')).toEqual([{ id: 'stays' }]);
});

it.concurrent.each(['db:reset', 'upgrade'] as const)(
  'names the variable of an unreachable database in %s',
  async (script) => {
    const unreachable = 'postgres://postgres@127.0.0.1:1/nowhere';
    for (const [variable, env] of [
      ['DATABASE_URL', {}],
      [
        'DATABASE_DIRECT_URL',
        { DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: `${unreachable}-too` },
      ],
    ] as const) {
      const { code, stderr } = await command(script, { DATABASE_URL: unreachable, ...env });
      expect(code).toBe(1);
      expect(stderr).toMatch(
        new RegExp(`^broadsheet: ${variable} names a database that [^\\n]+\\n$`),
      );
    }
  },
);

it.concurrent('explains in one line which options bounce takes', async () => {
  expect(await command('bounce', {}, '--x')).toEqual({
    code: 75,
    stderr: 'broadsheet: bounce takes --to <address> or nothing\n',
  });
});

it.concurrent('migrates and resets on PGlite', async () => {
  const dataDir = tempFolder();
  const env = { DATA_DIR: dataDir };
  expect(await command('db:migrate', env)).toEqual(fine);
  expect(existsSync(join(dataDir, 'pglite'))).toBe(true);
  expect(await command('db:reset', env)).toEqual(fine);
  // The next start must find neither a database nor a lock.
  expect(readdirSync(dataDir)).toEqual([]);
});
