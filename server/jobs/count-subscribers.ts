import type { Needs } from '../context.ts';
import { forEachIsolated } from '../domain/core/for-each-isolated.ts';
import { listStaying } from '../domain/core/moving-sites.ts';
import { storeSubscriberDays } from '../domain/subscriptions/subscriber-days.ts';
import type { JobCounts } from './job.ts';

/**
 * Stores the counts of days that have ended. A failure affects one site only. Idempotent, and safe
 * in several processes.
 */
export async function countSubscribersJob(
  deps: Needs<'db' | 'clock' | 'log' | 'siteRegistry'>,
  stopping: AbortSignal,
): Promise<JobCounts> {
  let days = 0;
  await forEachIsolated(
    listStaying(deps.siteRegistry),
    async (site) => void (days += await storeSubscriberDays(deps, site)),
    stopping,
  );
  return { days };
}
