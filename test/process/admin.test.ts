import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { ownDatabase } from '../support/own-database.ts';
import { start, tempFolder } from '../support/programs.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: { admin: string };
};
const main =
  scripts.admin
    .split(' && ')
    .at(-1)
    ?.replace(/^node /, '') ?? '';

/** The script behind `npm run admin -- …`. */
function runAdmin(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: unknown; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const options = {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, DATA_DIR: tempFolder(), ...env },
    };
    execFile(process.execPath, [main, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

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

it.concurrent('runs on PGlite unless a server holds it', async () => {
  const dataDir = tempFolder();
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

it.concurrent.each([
  [
    [],
    'The command is missing. Actions: setup, grant, revoke, list, ban, unban, ' +
      'create-site, open-site, confirm-database, export-erasures, release-mail and end-sessions',
  ],
  [
    ['promote', 'nontrivial', 'ada'],
    'promote is unknown. Actions: setup, grant, revoke, list, ban, unban, ' +
      'create-site, open-site, confirm-database, export-erasures, release-mail and end-sessions',
  ],
  [['list'], '<site> is missing. Usage: admin list <site>'],
  [['list', 'nontrivial', 'more'], 'more is not expected. Usage: admin list <site>'],
  [
    ['grant', 'nontrivial'],
    '<username or email> is missing. Usage: admin grant <site> <username or ' +
      'email> <member|moderator|admin>',
  ],
  [['grant', 'nontrivial', 'ada', 'king'], 'The role must be member, moderator or admin'],
  [
    ['grant', 'nontrivial', 'ada', 'admin', 'now'],
    'now is not expected. Usage: admin grant <site> <username or email> <member|moderator|admin>',
  ],
  [
    ['ban', 'nontrivial', 'ada', '7'],
    '<reason> is missing. Usage: admin ban <site> <username> [days] <reason>',
  ],
  [['ban', 'nontrivial', 'ada', '0', 'Words'], '[days] must be at least 1'],
  [['unban', 'nontrivial'], '<username> is missing. Usage: admin unban <site> <username>'],
  [
    ['revoke', 'nontrivial', 'ada', 'admin'],
    'admin is not expected. Usage: admin revoke <site> <username or email>',
  ],
  [['create-site', 'gardening'], '<name> is missing. Usage: admin create-site <id> <name> [host…]'],
  [['create-site', 'gardening', ' '], '<name> must be one line of at most 60 characters'],
])('%j prints an error of one line', async (args, line) => {
  expect(await runAdmin(args)).toEqual({ code: 1, stdout: '', stderr: `broadsheet: ${line}\n` });
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
