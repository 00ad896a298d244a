import type { Deps } from '../context.ts';
import { schedule } from './schedule.ts';

/** Runs the jobs of the schedule in this process, each once at the start. A failing run is logged, and the next one comes. Returns the stop. */
export function startWorker(deps: Deps): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const start = ({ name, run }: (typeof schedule)[number]) => {
    const job = run(deps).catch((error: unknown) => deps.log.error({ job: name, error }, 'a job failed'));
    running.add(job);
    void job.finally(() => running.delete(job));
  };
  const timers = schedule.map((job) => {
    start(job);
    return setInterval(start, job.every, job);
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
