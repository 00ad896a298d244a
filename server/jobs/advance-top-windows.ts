import type { Deps } from '../context.ts';
import { advanceTopWindows } from '../domain/posts/top-windows.ts';

/**
 * Moves posts to the next period of `top`. Safe to repeat, and to run in several processes.
 * Decision 5.
 */
export async function advanceTopWindowsJob({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const moved = await advanceTopWindows(db, clock.now());
  if (moved > 0)
    log.info({ event: 'job_finished', job: 'advance-top-windows', moved }, 'job finished');
}
