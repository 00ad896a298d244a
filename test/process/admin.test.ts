import pg from 'pg';
import { expect, it } from 'vitest';
import { ownDatabase } from '../support/own-database.ts';
import { preparedDataDir, runCommand, start } from '../support/programs.ts';

const runAdmin = (args: string[], env: Record<string, string> = {}) =>
  runCommand('admin', args, { env });

it.concurrent('grants, lists and revokes roles on PostgreSQL', async () => {
  const database = await ownDatabase();
  await database.rows(
    `insert into users (site_id, id, username, name, email)
      values ('nontrivial', 'a', 'Ada', 'Ada', 'ada@mail.example'), ('statecraft', 'b', 'Ada',
      'Ada', 'ada@mail.example')`,
  );
  const env = { DATABASE_URL: database.url };
  const fine = (stdout: string) => ({ code: 0, stdout, stderr: '' });
  expect(await runAdmin(['list', 'nontrivial'], env)).toEqual(
    fine('nontrivial has no admins or moderators.\n'),
  );
  expect(await runAdmin(['grant', 'nontrivial', 'ada', 'moderator'], env)).toEqual(
    fine('Ada is now moderator on nontrivial (was member).\n'),
  );
  await start({ env: { ...env, SEED_DEMO: 'false' } });
  expect(await runAdmin(['grant', 'nontrivial', 'ADA@mail.example', 'admin'], env)).toEqual(
    fine('Ada is now admin on nontrivial (was moderator).\n'),
  );
  expect(await runAdmin(['list', 'nontrivial'], env)).toEqual(fine('Ada admin\n'));
  expect(await runAdmin(['list', 'statecraft'], env)).toEqual(
    fine('statecraft has no admins or moderators.\n'),
  );
  expect(await runAdmin(['revoke', 'nontrivial', 'ada'], env)).toEqual(
    fine('Ada is now member on nontrivial (was admin).\n'),
  );
  expect(await runAdmin(['revoke', 'nontrivial', 'ada'], env)).toEqual(
    fine('Ada was member on nontrivial already.\n'),
  );
  expect(
    await database.rows(
      'select actor_id, action, user_id, before, after from audit_log order by created_at',
    ),
  ).toEqual([
    {
      actor_id: null,
      action: 'change-role',
      user_id: 'a',
      before: { role: 'member' },
      after: { role: 'moderator' },
    },
    {
      actor_id: null,
      action: 'change-role',
      user_id: 'a',
      before: { role: 'moderator' },
      after: { role: 'admin' },
    },
    {
      actor_id: null,
      action: 'change-role',
      user_id: 'a',
      before: { role: 'admin' },
      after: { role: 'member' },
    },
  ]);
});

it.concurrent('bans temporarily or permanently and unbans with a server running', async () => {
  const database = await ownDatabase();
  await database.rows(
    `insert into users (site_id, id, username, name, email)
      values ('nontrivial', 'a', 'Ada', 'Ada', 'ada@mail.example')`,
  );
  const env = { DATABASE_URL: database.url };
  expect(
    await runAdmin(['ban', 'nontrivial', 'ada', '7', 'Advertising,', 'again'], env),
  ).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /^Ada is banned on nontrivial until \d+ \w+ \d{4} at .* UTC\.\n$/,
    ) as string,
  });
  expect(
    await database.rows(
      `select ban_reason, round(extract(epoch from banned_until - now()) / 3600)::int as hours
        from users`,
    ),
  ).toEqual([{ ban_reason: 'Advertising, again', hours: 168 }]);
  expect(await runAdmin(['ban', 'nontrivial', 'ada', 'Advertising'], env)).toEqual({
    code: 0,
    stdout: 'Ada is banned on nontrivial permanently.\n',
    stderr: '',
  });
  expect(await runAdmin(['unban', 'nontrivial', 'ADA'], env)).toEqual({
    code: 0,
    stdout: 'Ada is not banned on nontrivial.\n',
    stderr: '',
  });
  expect(
    await database.rows(
      'select actor_id, actor, action, reason, is_public from audit_log order by created_at',
    ),
  ).toEqual([
    { actor_id: null, actor: null, action: 'ban', reason: 'Advertising, again', is_public: true },
    { actor_id: null, actor: null, action: 'ban', reason: 'Advertising', is_public: true },
    { actor_id: null, actor: null, action: 'unban', reason: '', is_public: true },
  ]);
  expect(
    await database.rows(`select kind, count(*)::int as count from outbox group by kind`),
  ).toEqual([{ kind: 'moderation', count: 3 }]);
  expect(await runAdmin(['ban', 'nontrivial', 'nobody', 'Words'], env)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'broadsheet: nobody is not a username on nontrivial\n',
  });
});

it.concurrent('runs on PGlite unless a server holds it', { timeout: 120_000 }, async () => {
  const dataDir = preparedDataDir();
  const env = { DATA_DIR: dataDir };
  expect(await runAdmin(['list', 'default'], env)).toMatchObject({
    code: 0,
    stdout: 'default has no admins or moderators.\n',
  });
  const program = await start({ dataDir, env: { SEED_DEMO: 'false' } });
  const { code, stdout, stderr } = await runAdmin(['list', 'default'], env);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^broadsheet: DATA_DIR is in use by process \d+[^\n]+\n$/);
  await program.stop();
});

// server/cli/options has tests of the others.
it.concurrent('prints an error of one line for wrong arguments', async () => {
  expect(await runAdmin(['grant', 'nontrivial', 'ada', 'king'])).toEqual({
    code: 1,
    stdout: '',
    stderr: 'broadsheet: The role must be member, moderator or admin\n',
  });
});

it.concurrent('reports a missing site or user and changes nothing', async () => {
  const database = await ownDatabase();
  await database.rows(
    `insert into users (site_id, id, username, name) values ('nontrivial', 'a', 'Imported',
      'Imported')`,
  );
  const env = { DATABASE_URL: database.url };
  const refused = (line: string) => ({ code: 1, stdout: '', stderr: `broadsheet: ${line}\n` });
  expect(await runAdmin(['list', 'nowhere'], env)).toEqual(
    refused('<site> is not a site. Sites: statecraft, nontrivial, default'),
  );
  expect(await runAdmin(['grant', 'nontrivial', 'nobody', 'admin'], env)).toEqual(
    refused('nobody is not a username or email address on nontrivial'),
  );
  expect(await runAdmin(['grant', 'nontrivial', 'imported', 'admin'], env)).toEqual(
    refused('Imported has no email address, so no one can log in as Imported.'),
  );
  expect(await database.rows('select role from users')).toEqual([{ role: 'member' }]);
});

it.concurrent('ends with one line when the database does not answer', async () => {
  const database = await ownDatabase();
  await database.rows(
    `insert into users (site_id, id, username, name) values ('nontrivial', 'a', 'Ada', 'Ada')`,
  );
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('begin; lock table users');
  const reply = await runAdmin(['grant', 'nontrivial', 'ada', 'admin'], {
    DATABASE_URL: database.url,
  });
  await holder.end();
  expect(reply).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'broadsheet: the database did not answer (canceling statement due to statement timeout). ' +
      'Run the command again.\n',
  });
});
