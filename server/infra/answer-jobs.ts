import { parentPort } from 'node:worker_threads';

/** Answers the jobs of a thread, see `job-thread.ts`. */
export function answerJobs<Input, Result>(work: (input: Input) => Promise<Result> | Result): void {
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const send = (reply: object) => parentPort?.postMessage(reply);
  parentPort?.on('message', async (input: Input) => {
    try {
      send({ result: await work(input) });
    } catch (error) {
      send({ error: String(error) });
    }
  });
}
