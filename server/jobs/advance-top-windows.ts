import type { Needs } from '../context.ts';
import { advanceTopWindows } from '../domain/posts/top-windows.ts';
import type { JobCounts } from './job.ts';

/**
 * Moves posts to the next period of `top`. Idempotent, and safe in several processes. Decision 5.
 */
export async function advanceTopWindowsJob({
  db,
  clock,
}: Needs<'db' | 'clock'>): Promise<JobCounts> {
  return { moved: await advanceTopWindows(db, clock.now()) };
}
