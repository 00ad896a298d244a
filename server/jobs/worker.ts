import type { Deps } from '../context.ts';
import { schedule, type Job } from './schedule.ts';

/** Minimum milliseconds between two log entries of a failing job. */
const logEvery = 60_000;

/**
 * Runs the scheduled jobs in this process, each once at the start. A job never overlaps itself: a
 * run that is due meanwhile is skipped. Failures are logged. Returns a stop function.
 */
export function startWorker(deps: Deps, jobs: Job[] = schedule): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const loggedAt = new Map<string, number>();
  const stopping = new AbortController();
  const failed = (name: string, error: unknown) => {
    const now = performance.now();
    if (now - (loggedAt.get(name) ?? -Infinity) < logEvery) return;
    loggedAt.set(name, now);
    deps.log.error({ event: 'job_failed', job: name, error }, 'job failed');
  };
  const start = ({ name, run }: Job) => {
    if (running.has(name)) return;
    const job = run(deps, stopping.signal)
      .then(
        () => void loggedAt.delete(name),
        (error: unknown) => failed(name, error),
      )
      .finally(() => running.delete(name));
    running.set(name, job);
  };
  const timers = jobs
    .filter(({ when }) => when?.(deps) ?? true)
    .map((job) => {
      start(job);
      return setInterval(start, job.every, job);
    });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    stopping.abort();
    await Promise.all(running.values());
  };
}
