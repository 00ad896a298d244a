import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startProgram } from '../support/program.ts';

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
  const program = await startProgram();
  const release = throttle(program.process.pid ?? 0);
  try {
    expect(await readStatus(program.port)).toBe(200);
  } finally {
    await release();
    await program.stop();
  }
});
