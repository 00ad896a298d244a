import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { startMailServer } from '../support/mail-server.ts';
import { ownDatabase } from '../support/own-database.ts';
import { preparedDataDir, runCommand, start, tempFolder } from '../support/programs.ts';

async function doctor(env: Record<string, string>, args: string[] = [], script = 'doctor') {
  const reply = await runCommand(script, args, { env });
  return { ...reply, lines: reply.stdout.trimEnd().split('\n') };
}
/** Level and subject of each finding. The last line is the result. */
const brief = (lines: string[]) =>
  lines.slice(0, -1).map((line) => line.slice(0, line.indexOf(':')).replace(/\s+/g, ' '));

it.concurrent('checks everything on a local machine and changes nothing', async () => {
  const database = await ownDatabase();
  const mail = await startMailServer();
  const env = { DATABASE_URL: database.url, SMTP_URL: mail.url };
  const { code, lines, stderr } = await doctor(env);
  expect(brief(lines)).toEqual([
    'ok configuration',
    'warn NODE_ENV',
    'ok secrets',
    'ok database',
    'ok schema',
    'ok clock',
    'ok site statecraft',
    'ok site nontrivial',
    'ok site default',
    'warn admins',
    'ok jobs',
    'ok outbox',
    'warn backup',
    'ok mail',
    'ok DKIM',
    'ok model',
  ]);
  expect([code, stderr]).toEqual([0, '']);
  expect(lines.at(-1)).toBe('ready');
  for (const line of lines.slice(0, -1))
    expect(line).toMatch(/^(?:ok|warn|fail) {2,4}[\w ]+: .*[.?\d]$/);
  expect(mail.delivered).toEqual([]);
  await mail.close();
  expect(
    await database.rows(`select id from rate_limits union all select id from instance_markers`),
  ).toEqual([]);
  const json = JSON.parse((await doctor(env, ['--json'])).stdout) as {
    level: string;
    what: string;
    text: string;
  }[];
  expect(
    json.map(({ level, what }) => `${level} ${what}`).filter((line) => line !== 'fail mail'),
  ).toEqual(brief(lines).filter((line) => line !== 'ok mail'));
});

it.concurrent('ends with 1 and reports failures without secrets', async () => {
  const env = {
    NODE_ENV: 'production',
    INSTANCE_NAME: 'tests',
    TRUSTED_PROXIES: '1',
    SECRET_KEY: 'change-me-change-me-change-me-canary',
    DATABASE_URL: 'postgres://me:canary@127.0.0.1:1/x',
    SMTP_URL: 'smtp://me:canary@127.0.0.1:1',
    PORT: 'many',
    LLM_BASE_URL: 'http://127.0.0.1:1/v1',
    LLM_MODEL: 'm',
    LLM_API_KEY: 'canary',
  };
  const { code, lines, stdout, stderr } = await doctor(env);
  expect([code, stderr]).toEqual([1, '']);
  expect(brief(lines)).toEqual([
    'fail PORT',
    'fail SECRET_KEY',
    'fail database',
    'fail mail',
    'warn DKIM',
    'fail model',
  ]);
  expect(lines.at(-1)).toBe('not ready: 5 checks failed');
  expect(stdout).not.toContain('canary');
  expect((await doctor({}, ['now'])).stderr).toBe('broadsheet: doctor takes --json or nothing\n');
  // By its other name.
  expect((await doctor({}, ['doctor', 'now'], 'admin')).stderr).toBe(
    'broadsheet: doctor takes --json or nothing\n',
  );
});

it.concurrent('prints nothing of libraries, also without a network', async (test) => {
  const program = [process.execPath, join(projectRoot, 'dist/server/doctor.js')];
  // A machine with only the loopback interface.
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    ['--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...program],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: tempFolder(), SMTP_URL: 'smtp://localhost:1' },
    },
  );
  if (!stdout.includes('not ready')) return test.skip();
  expect([status, stderr]).toEqual([1, '']);
});

it.concurrent(
  'creates no PGlite database and respects its lock',
  { timeout: 120_000 },
  async () => {
    const dataDir = tempFolder();
    const before = await doctor({ DATA_DIR: dataDir });
    expect(brief(before.lines)).toEqual([
      'ok configuration',
      'warn NODE_ENV',
      'ok secrets',
      'ok disk',
      'ok database',
      'ok mail',
      'ok DKIM',
      'ok model',
    ]);
    cpSync(preparedDataDir(), dataDir, { recursive: true });
    const program = await start({ dataDir, env: { SEED_DEMO: 'false' } });
    const { code, lines } = await doctor({ DATA_DIR: dataDir });
    expect(brief(lines).slice(3, 5)).toEqual(['ok disk', 'warn database']);
    expect(code).toBe(0);
    await program.stop();
    expect(brief((await doctor({ DATA_DIR: dataDir })).lines).slice(3, 7)).toEqual([
      'ok disk',
      'ok database',
      'ok schema',
      'ok clock',
    ]);
  },
);
