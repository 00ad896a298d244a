import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { presets } from '../../shared/sites/presets.ts';
import { afterFile } from '../support/after-file.ts';
import { getStatus } from '../support/http-client.ts';
import { launch, tempFolder } from '../support/programs.ts';
import { until } from '../support/wait-for.ts';

/** Starts the program in a terminal, as `npm start` does. */
function startInTerminal(env: Record<string, string> = {}) {
  const program = `'${process.execPath}' '${join(projectRoot, 'dist/server/main.js')}'`;
  const child = spawn('script', ['-qefc', program, '/dev/null'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      API_PORT: '0',
      DATA_DIR: tempFolder(),
      ...env,
    },
  });
  const closed = once(child, 'close');
  afterFile(async () => {
    child.kill('SIGKILL');
    await closed;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString().replaceAll('\r', '')));
  return { output: () => output };
}

it.runIf(process.platform === 'linux')('says that its database could not be filled', async () => {
  const { child, exited, stderr } = launch({ dataDir: tempFolder() });
  const children = `/proc/${child.pid}/task/${child.pid}/children`;
  const listChildren = () => readFileSync(children, 'utf8').split(' ').filter(Boolean);
  await until('the process that fills it runs', () => listChildren().length === 1);
  process.kill(Number(listChildren()[0]), 'SIGKILL');
  expect(await exited).toBe(1);
  expect(stderr()).toMatch(/^broadsheet: DATA_DIR could not be filled, because SIGKILL/);
});

it.runIf(process.platform === 'linux')(
  'tells a newcomer what happens and what to open',
  async () => {
    const { output } = startInTerminal();
    await until('the last line is printed', () => output().includes('open /admin'), 120_000);
    const port = Number(/nontrivial\.localhost:(\d+)/.exec(output())?.[1]);
    const parts = [
      'Writing three demo sites, about 15 seconds',
      'listening',
      `  Sites:          http://nontrivial.localhost:${port}  http://statecraft.localhost:${port}`,
      `http://default.localhost:${port}`,
      `  Your own site:  http://localhost:${port}/start\n`,
      '  Emails, codes:  /dev/mail of each site, such as http://nontrivial.localhost:',
      '  Admin of all:   start with ADMIN_EMAILS=me@mail.example npm start, sign up, open /admin\n',
    ];
    expect(presets).toHaveLength(3);
    const places = parts.map((part) => output().indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(await getStatus(port, '/')).toBe(200);
    await until('the request is logged', () => /^\d\d:\d\d:\d\d GET \/ 200 /m.test(output()));
    expect(output(), 'no JSON').not.toMatch(/^\{/m);
  },
);
