import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { getStatus } from '../support/http-client.ts';
import { launch, preparedDataDir, start, tempFolder } from '../support/programs.ts';

// Two processes on one PGlite folder lose writes without an error.
const dataDir = preparedDataDir();
const env = { SEED_DEMO: 'false' };
let first = await start({ dataDir, env });
const lock = join(dataDir, 'broadsheet.lock');

it.each<[string, string, Record<string, string>?]>([
  ['a second server', 'dist/server/main.js'],
  ['a worker', 'dist/server/main.js', { PROCESS_ROLE: 'worker' }],
  ['db:migrate', 'dist/server/migrate.js'],
  ['db:reset', 'dist/server/reset.js'],
])('%s on the same DATA_DIR ends with one line', async (_what, main, more = {}) => {
  const second = launch({ main, dataDir, env: { ...env, ...more } });
  expect(await second.exited).toBe(1);
  expect(second.stderr()).toMatch(
    new RegExp(
      `^broadsheet: DATA_DIR is in use by process ${first.child.pid}\\. Stop it [^\\n]+\\n$`,
    ),
  );
  expect(await getStatus(first.port, '/readyz')).toBe(200);
  expect(await getStatus(first.port, '/')).toBe(200);
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${first.child.pid} `));
});

it('takes the folder over after kill -9', async () => {
  expect(await first.stop('SIGKILL')).toBe(null);
  expect(existsSync(lock)).toBe(true);
  first = await start({ dataDir, env });
  expect(await getStatus(first.port, '/')).toBe(200);
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${first.child.pid} `));
});

it('removes the lock on stop', async () => {
  expect(await first.stop()).toBe(0);
  expect(existsSync(lock)).toBe(false);
});

const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

it('grants a stale lock to one of several processes', async () => {
  const script = join(tempFolder(), 'locker.mjs');
  const lockModule = new URL('../../server/db/data-dir-lock.ts', import.meta.url).href;
  writeFileSync(
    script,
    `import { lockDataDir } from '${lockModule}';
     let release = () => undefined;
     process.on('message', ({ folder, at }) => {
       release();
       release = () => undefined;
       while (Date.now() < at);
       try {
         release = lockDataDir(folder);
         process.send('held');
       } catch (error) {
         process.send(error.name);
       }
     });
     process.send('ready');`,
  );
  for (let n = 0; n < 4; n += 1) children.push(fork(script, { stdio: 'inherit', execArgv: [] }));
  const replies = () =>
    Promise.all(children.map(async (child) => ((await once(child, 'message')) as [string])[0]));
  await replies();
  for (let round = 0; round < 15; round += 1) {
    const folder = tempFolder();
    // No system gives out such a pid.
    writeFileSync(join(folder, 'broadsheet.lock'), '99999999 1');
    const heard = replies();
    for (const child of children) child.send({ folder, at: Date.now() + 20 });
    expect((await heard).toSorted(), `round ${round}`).toEqual([
      'DataDirLocked',
      'DataDirLocked',
      'DataDirLocked',
      'held',
    ]);
  }
});
