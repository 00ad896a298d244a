import type { Deps } from '../context.ts';
import { schedule, type Job } from './schedule.ts';

/** A job that fails every second is logged this seldom. Milliseconds. */
const logEvery = 60_000;

/**
 * Runs the jobs of the schedule in this process, each once at the start. A job never runs beside itself: what comes while it runs is left out. A failing run
 * is logged, and the next one comes. Returns the stop.
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
