import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { spawnProgram } from '../support/program.ts';

/** Lets a process run for a tenth of the time. Returns a stop function. */
function throttle(pid: number): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      process.kill(pid, 'SIGSTOP');
      await sleep(450);
      process.kill(pid, 'SIGCONT');
      await sleep(50);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

const readStatus = (port: number) =>
  new Promise((resolve, reject) => {
    get({ port, path: '/', headers: { Host: 'nontrivial.localhost' } }, (res) => {
      res.resume().on('end', () => resolve(res.statusCode));
    }).on('error', reject);
  });

it('shows its first page with a tenth of a processor', { timeout: 120_000 }, async () => {
  const program = spawnProgram();
  const port = await new Promise<number>((resolve) => {
    program.lines.on('line', () => {
      const line = program.log.at(-1);
      if (line?.msg === 'listening') resolve(line.port as number);
    });
  });
  const release = throttle(program.child.pid ?? 0);
  try {
    expect(await readStatus(port)).toBe(200);
  } finally {
    await release();
    program.child.kill('SIGTERM');
    await program.exited;
  }
});
