import { Worker, type ResourceLimits } from 'node:worker_threads';

type Settings = {
  /** The module of the thread. It answers each message with `{ result }` or `{ error }`. */
  module: URL;
  /** Milliseconds until an idle thread ends, and until a job fails. */
  idleMs: number;
  timeoutMs: number;
  resourceLimits?: ResourceLimits;
};
type Reply<Result> = { result: Result; error?: undefined } | { error: string };

type JobThread<Input, Result> = {
  run(input: Input): Promise<Result>;
  /** Jobs that have not ended. */
  readonly waiting: number;
};

/** Returns the file in the build, where the module that names it may be in the folder of chunks. */
const findBuilt = ({ href }: URL): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? href : href.replace(/\/(?:chunks\/)?([^/]+)\.ts$/, '/$1.js'),
  );

/**
 * Runs one job after another in a thread, which ends when there is nothing to do. A job that takes
 * too long or too much memory fails and ends the thread. The next job starts another one.
 */
export function createJobThread<Input, Result>({
  module,
  idleMs,
  timeoutMs,
  resourceLimits = {},
}: Settings): JobThread<Input, Result> {
  const jobs: (PromiseWithResolvers<Result> & { input: Input })[] = [];
  let thread: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;

  const end = () => {
    void thread?.terminate();
    thread = null;
  };
  const fail = (error: unknown) => {
    end();
    jobs.shift()?.reject(error);
    runNext();
  };
  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms).unref();
  };
  const runNext = () => {
    const [job] = jobs;
    if (!job) return wait(idleMs, end);
    thread ??= start();
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(job.input);
    wait(timeoutMs, () => fail(new Error('the thread took too long')));
  };
  const start = () => {
    const started = new Worker(findBuilt(module), { resourceLimits });
    started.unref();
    started.on('message', (reply: Reply<Result>) => {
      if (thread !== started) return;
      const job = jobs.shift();
      if (reply.error === undefined) job?.resolve(reply.result);
      else job?.reject(new Error(reply.error));
      runNext();
    });
    started.on('error', (error) => {
      if (thread === started) fail(error);
    });
    return started;
  };
  return {
    run(input) {
      const job = { input, ...Promise.withResolvers<Result>() };
      jobs.push(job);
      if (jobs.length === 1) runNext();
      return job.promise;
    },
    get waiting() {
      return jobs.length;
    },
  };
}
