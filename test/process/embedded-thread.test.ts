import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { getStatus } from '../support/http-client.ts';
import { before, start, tempFolder } from '../support/programs.ts';

/** Ends the thread of the embedded database on a signal, as a lack of memory in it does. */
const endThreadOnSignal = before(`
  import threads from 'node:worker_threads';
  import { syncBuiltinESMExports } from 'node:module';
  threads.Worker = class extends threads.Worker {
    constructor(...options) {
      super(...options);
      process.on('SIGUSR2', () => void this.terminate());
    }
  };
  syncBuiltinESMExports();`);

it('stops when the thread of the embedded database ends', async () => {
  const dataDir = tempFolder();
  const env = { SEED_DEMO: 'false' };
  const program = await start({ dataDir, env, nodeArgs: endThreadOnSignal });
  expect(await getStatus(program.port, '/readyz')).toBe(200);
  program.child.kill('SIGUSR2');
  expect(await program.exited).toBe(1);
  expect(program.log.find(({ level }) => level === 'fatal')).toMatchObject({
    event: 'uncaught_exception',
    error: { message: 'The thread of the embedded database ended.' },
  });
  expect(program.stderr()).not.toContain('could not start');
  expect(existsSync(join(dataDir, 'broadsheet.lock'))).toBe(false);
  const next = await start({ dataDir, env });
  expect(await getStatus(next.port, '/readyz')).toBe(200);
});
