/**
 * Requests pages at a constant rate, in a thread of its own, and posts their outcomes when it is
 * told to stop. Readers have their own machines, so this thread has priority over what it measures,
 * where the system allows that.
 */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { steadyLoad, type Outcome } from '../support/steady-load.ts';

const { port, perSecond, paths } = workerData as {
  port: number;
  perSecond: number;
  paths: string[];
};
try {
  // On Linux, that of this thread.
  setPriority(constants.priority.PRIORITY_HIGHEST);
} catch {
  console.log('  the readers have no priority: run this as root');
}
const pages = steadyLoad(port, perSecond, paths);
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const send = (outcomes: Outcome[]) => parentPort?.postMessage(outcomes);
parentPort?.once('message', async () => send(await pages.stop()));
