import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownDatabase } from '../support/own-database.ts';
import { preparedDataDir, runCommand, start } from '../support/programs.ts';
import { createDsn } from '../support/mail-reports.ts';

async function bounce(input: string, env: Record<string, string>) {
  const { code, stdout } = await runCommand('bounce', [], {
    env: { LOG_LEVEL: 'warn', ...env },
    input,
  });
  return { output: stdout, code };
}
const dsn = createDsn({
  recipients: [{ 'Final-Recipient': 'rfc822; a@mail.example', Action: 'failed', Status: '5.1.1' }],
  messageId: '<abcdefghijkl@nontrivial.example>',
});

it('succeeds for any mail', async () => {
  const { url } = await ownDatabase('demo');
  expect(await bounce(dsn, { DATABASE_URL: url })).toEqual({
    output: 'it names no mail of this installation\n',
    code: 0,
  });
  expect(await bounce('Hello', { DATABASE_URL: url })).toEqual({
    output: 'it is neither a bounce nor a complaint\n',
    code: 0,
  });
});

it('asks for a retry while the database is unavailable', async () => {
  const DATABASE_URL = 'postgres://me:secret@127.0.0.1:1/none';
  expect(await bounce(dsn, { DATABASE_URL })).toEqual({ output: '', code: 75 });
});

it('leaves mail to the server of the embedded database', async () => {
  const dataDir = preparedDataDir();
  await start({ dataDir, env: { SEED_DEMO: 'false' } });
  expect(await bounce(dsn, { DATA_DIR: dataDir })).toEqual({
    output: 'the running server reads it\n',
    code: 0,
  });
  await expect
    .poll(() => readdirSync(join(dataDir, 'returned-mail')), { timeout: 20_000 })
    .toEqual([]);
});
