/**
 * Requests pages at a constant rate in a separate thread. Posts their outcomes when it is told to
 * stop, without those of the first second. Readers have their own machines, so this thread is
 * scheduled in real time where the system allows that. A nice value is not enough: Linux lets a
 * running process finish its slice.
 */
import { execFileSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { steadyLoad } from '../support/steady-load.ts';

const warmMs = 1_000;

const { port, perSecond, paths } = workerData as {
  port: number;
  perSecond: number;
  paths: string[];
};
try {
  const thread = readlinkSync('/proc/thread-self').split('/').at(-1) ?? '';
  execFileSync('chrt', ['--fifo', '--pid', '1', thread]);
} catch {
  console.log('  the readers are not scheduled in real time: run this on Linux as root');
}
const pages = steadyLoad(port, perSecond, paths);
// Caches may have dropped all pages since the last request.
await sleep(warmMs);
const beganAt = performance.now();
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage('warm');
parentPort?.once('message', async () => {
  const outcomes = (await pages.stop()).filter(({ sentAt }) => sentAt >= beganAt);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(outcomes);
});
