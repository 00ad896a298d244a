import type { Deps } from '../context.ts';
import { agePostsJob } from './age-posts.ts';

/** Every job that runs by the clock: its name, how often in milliseconds, and why. */
export const schedule: { name: string; every: number; why: string; run: (deps: Deps) => Promise<void> }[] = [
  { name: 'age-posts', every: 60_000, why: 'keeps the short lists of top posts short', run: agePostsJob },
];
