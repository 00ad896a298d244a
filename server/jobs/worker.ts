import type { Deps } from '../context.ts';
import { isDatabaseUnavailable, sqlState } from '../db/client.ts';
import {
  forgetFailedJob,
  listFailedJobs,
  recordFailedJob,
} from '../domain/operations/failed-jobs.ts';
import { traced } from '../infra/trace.ts';
import type { Job, JobCounts } from './job.ts';

/** Minimum time between two log entries of a failing job, and between two looks at failures. */
const logIntervalMs = 60_000;

/**
 * Runs the scheduled jobs in this process, each once after `delay`. A job never overlaps itself: a
 * run that is due meanwhile is skipped. Counts and failures are logged. Returns a stop function.
 */
export function startWorker(deps: Deps, jobs: Job[], delay = 0): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const loggedAt = new Map<string, number>();
  const stopping = new AbortController();
  /** Jobs whose failure is recorded, by this process or another. */
  const recorded = new Set<string>();
  const failed = (name: string, error: unknown) => {
    // A database that does not answer fails most jobs at once.
    const cause = isDatabaseUnavailable(error) ? `database ${sqlState(error)}` : name;
    if (!recorded.has(name) && !stopping.signal.aborted)
      recordFailedJob(deps.db, name).then(
        () => recorded.add(name),
        () => undefined,
      );
    const now = performance.now();
    if (now - (loggedAt.get(cause) ?? -Infinity) < logIntervalMs) return;
    loggedAt.set(cause, now);
    deps.log.error({ event: 'job_failed', job: name, error }, 'job failed');
  };
  let reading = Promise.resolve();
  const readRecorded = () => {
    reading = listFailedJobs(deps.db).then(
      (names) => names.forEach((name) => recorded.add(name)),
      () => undefined,
    );
  };
  const succeeded = async (name: string) => {
    loggedAt.delete(name);
    recordSuccess(name);
    await reading;
    if (recorded.delete(name)) await forgetFailedJob(deps.db, name).catch(() => recorded.add(name));
  };
  const finished = (name: string, counts: JobCounts) => {
    if (Object.values(counts).some((count) => count > 0))
      deps.log.info({ event: 'job_finished', job: name, ...counts }, 'job finished');
  };
  /** Epoch seconds of the last success, by job. */
  const succeededAt = new Map<string, number>();
  const recordSuccess = (name: string) => void succeededAt.set(name, Date.now() / 1e3);
  const runOnce = async ({ name, run }: Job) => {
    const startedAt = performance.now();
    let outcome: 'succeeded' | 'failed' = 'succeeded';
    try {
      await traced({ name: `job ${name}`, kind: 'internal' }, async () =>
        finished(name, (await run(deps, stopping.signal)) ?? {}),
      );
      await succeeded(name);
    } catch (error) {
      outcome = 'failed';
      failed(name, error);
    }
    running.delete(name);
    deps.metrics.observe(
      'broadsheet_job_duration_seconds',
      { name, outcome },
      (performance.now() - startedAt) / 1e3,
    );
  };
  const start = (job: Job) => {
    if (!running.has(job.name)) running.set(job.name, runOnce(job));
  };
  const own = jobs.filter(({ when }) => when?.(deps) ?? true);
  deps.metrics.addSource(() => [
    ...own.map(({ name, intervalMs }) => ({
      name: 'broadsheet_job_interval_seconds' as const,
      labels: { name },
      value: intervalMs / 1e3,
    })),
    ...[...succeededAt].map(([name, value]) => ({
      name: 'broadsheet_job_last_success_timestamp_seconds' as const,
      labels: { name },
      value,
    })),
  ]);
  let timers: NodeJS.Timeout[] = [];
  const startAll = () => {
    readRecorded();
    timers = own.map((job) => {
      start(job);
      return setInterval(start, job.intervalMs, job);
    });
    timers.push(setInterval(readRecorded, logIntervalMs));
  };
  // A job that never succeeds must not look as if it did not exist.
  for (const { name } of own) recordSuccess(name);
  const starting = delay > 0 ? setTimeout(startAll, delay) : startAll();
  return async () => {
    if (starting) clearTimeout(starting);
    for (const timer of timers) clearInterval(timer);
    stopping.abort();
    await Promise.all(running.values());
  };
}
