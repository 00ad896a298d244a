import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { startMailServer } from '../support/mail-server.ts';
import { ownDatabase } from '../support/own-database.ts';
import { start, tempFolder } from '../support/programs.ts';

const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: { doctor: string };
};
const main =
  scripts.doctor
    .split(' && ')
    .at(-1)
    ?.replace(/^node /, '') ?? '';

/** The script behind `npm run doctor`. */
function doctor(
  env: Record<string, string>,
  args: string[] = [],
  command = main,
): Promise<{ code: unknown; lines: string[]; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const options = {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, DATA_DIR: tempFolder(), ...env },
    };
    execFile(process.execPath, [command, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, lines: stdout.trimEnd().split('\n'), stdout, stderr }),
    );
  });
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
    'ok outbox',
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
  expect((await doctor({}, ['doctor', 'now'], main.replace('doctor', 'admin'))).stderr).toBe(
    'broadsheet: doctor takes --json or nothing\n',
  );
});

it.concurrent('creates no PGlite database and respects its lock', async () => {
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
});
