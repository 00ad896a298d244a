import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownDatabase } from '../support/own-database.ts';
import { runCommand, tempFolder } from '../support/programs.ts';

const runAdmin = (args: string[], env: Record<string, string>, input = '') =>
  runCommand('admin', args, { env, input });

it('moves a site with its secrets to another installation', async () => {
  const database = await ownDatabase();
  const from = { DATABASE_URL: database.url, SECRET_KEY: 'a'.repeat(40) };
  const to = { DATABASE_URL: (await ownDatabase()).url, SECRET_KEY: 'b'.repeat(40) };
  const file = join(tempFolder(), 'garden.tar.gz');
  await runAdmin(['create-site', 'garden', 'The Garden', 'garden.example.org'], from);
  await database.rows(
    `insert into users (site_id, id, username, name, email)
      values ('garden', 'a', 'Ada', 'Ada', 'ada@mail.example')`,
  );
  await database.rows(
    `insert into invitations (site_id, id, user_id, token_hash, most_uses, created_at, expires_at)
      values ('garden', 'i', 'a', 'hash', 1, now(), now() + interval '1 day')`,
  );

  const args = ['export-site', 'garden', '--file', file, '--with-secrets'];
  expect(await runAdmin(args, from, 'short\n')).toMatchObject({
    code: 1,
    stderr: 'broadsheet: The passphrase must have at least 12 characters\n',
  });
  const exported = await runAdmin(args, from, 'correct horse battery\n');
  expect(exported).toMatchObject({ code: 0, stderr: '' });
  const key = /signed by ([\da-f ]{39})\.\n$/.exec(exported.stdout)?.[1];
  expect(key).toBeDefined();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await runAdmin(args, from)).toMatchObject({
    code: 1,
    stderr: `broadsheet: ${file} exists already and is not overwritten\n`,
  });

  expect(await runAdmin(['import-site', file], to, 'another passphrase\n')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has secrets of another passphrase') as string,
  });
  const imported = await runAdmin(['import-site', file], to, 'correct horse battery\n');
  expect(imported).toMatchObject({ code: 0, stderr: '' });
  expect(imported.stdout).toContain('garden is imported: ');
  expect(imported.stdout).toContain('Signed by https://garden.example.org on ');
  expect(imported.stdout).toContain(`, key ${key}.`);
  expect(await runAdmin(['grant', 'garden', 'ada@mail.example', 'admin'], to)).toMatchObject({
    stdout: 'Ada is now admin on garden (was member).\n',
  });
  expect(await runAdmin(['import-site', file], to, 'correct horse battery\n')).toMatchObject({
    code: 1,
    stderr:
      'broadsheet: The site cannot be moved: garden is the ID of a site that exists. ' +
      'Choose another ID with --as.\n',
  });
});
