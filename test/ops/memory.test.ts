import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/infra/project-root.ts';
import { getStatus } from '../support/http-client.ts';
import { canLimitMemory, limitMemory } from '../support/memory-group.ts';
import { ownDatabase } from '../support/own-database.ts';
import { launch, start, tempFolder } from '../support/programs.ts';
import { steadyLoad } from '../support/steady-load.ts';
import { until } from '../support/wait-for.ts';

/** Megabytes of a row of the table in docs/deploying.md. */
function promised(process: string): number {
  const page = readFileSync(join(projectRoot, 'docs/deploying.md'), 'utf8');
  return Number(new RegExp(String.raw`^\| ${process} \| (\d+) MB`, 'm').exec(page)?.[1]);
}

const paths = ['/', '/new', '/top?t=year', '/search?q=model', '/search?q=ship&page=2', '/feed'];

/** Sends requests that no cache answers, too. On a busy machine, some may be rejected. */
async function serveReaders(port: number): Promise<void> {
  const load = steadyLoad(port, 20, paths);
  await sleep(15_000);
  await load.stop();
  await until('a page is served', async () => (await getStatus(port, '/')) === 200);
}

// Only root on Linux creates control groups, and not in every container.
describe.skipIf(!canLimitMemory)('memory of docs/deploying.md', () => {
  it('suffices for the embedded database from its first start on', async () => {
    const group = limitMemory(promised('Embedded database'));
    const dataDir = tempFolder();
    for (const round of ['first', 'second']) {
      const program = await start({ dataDir, group: group.processes });
      await serveReaders(program.port);
      const memory = readFileSync(`/proc/${program.child.pid}/status`, 'utf8');
      const peak = Number(/^VmHWM:\s+(\d+) kB$/m.exec(memory)?.[1]) / 1e3;
      expect([round, Math.max(peak, 400)]).toEqual([round, 400]);
      expect(await program.stop()).toBe(0);
    }
  });

  it('suffices for a web process and a worker', async () => {
    const database = await ownDatabase('demo');
    const env = { DATABASE_URL: database.url };
    const web = await start({
      env: { ...env, PROCESS_ROLE: 'web' },
      group: limitMemory(promised('Web process')).processes,
    });
    const worker = launch({
      env: { ...env, PROCESS_ROLE: 'worker' },
      group: limitMemory(promised('Worker')).processes,
    });
    await worker.waitForLog('working');
    await serveReaders(web.port);
    expect([await web.stop(), await worker.stop()]).toEqual([0, 0]);
  });

  it('is named in one line where the embedded database has less', async () => {
    const { exited, stderr } = launch({ group: limitMemory(256).processes });
    expect(await exited).toBe(1);
    expect(stderr()).toBe(
      'broadsheet: memory is limited to 256 MB, and the embedded database needs ' +
        `${promised('Embedded database')} MB. Raise the limit, or set DATABASE_URL\n`,
    );
  });
});
