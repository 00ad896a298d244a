import type { Deps } from '../context.ts';

/** What a run did, by what it counts. The worker logs it if anything is above 0. */
export type JobCounts = Record<string, number>;

/** A job finishes within seconds after `stopping` is aborted. */
export type Job = {
  name: string;
  intervalMs: number;
  why: string;
  when?: (deps: Deps) => boolean;
  run: (deps: Deps, stopping: AbortSignal) => Promise<JobCounts | void>;
};
