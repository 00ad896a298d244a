import { expect, it, onTestFinished } from 'vitest';
import { getStatus } from '../support/http-client.ts';
import { ownDatabase } from '../support/own-database.ts';
import { launch } from '../support/programs.ts';

const periodMs = 200;

/** Lets a process run for a tenth of the time, until the test ends. */
function throttle(pid: number): void {
  const timer = setInterval(() => {
    process.kill(pid, 'SIGCONT');
    setTimeout(() => process.kill(pid, 'SIGSTOP'), periodMs / 10);
  }, periodMs);
  onTestFinished(async () => {
    clearInterval(timer);
    await new Promise((resolve) => setTimeout(resolve, periodMs));
    process.kill(pid, 'SIGCONT');
  });
}

it('answers its first page with a tenth of a core', { timeout: 180_000 }, async () => {
  const database = await ownDatabase('demo');
  const program = launch({ env: { DATABASE_URL: database.url, LOG_LEVEL: 'info' } });
  throttle(program.child.pid ?? 0);
  const { port } = await program.waitForLog('listening');
  expect(await getStatus(Number(port), '/')).toBe(200);
});
