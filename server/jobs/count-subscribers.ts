import type { Deps } from '../context.ts';
import { storeSubscriberDays } from '../domain/subscriptions/subscriber-days.ts';

/** Stores the counts of days that have ended. Safe to repeat, and to run in several processes. */
export async function countSubscribersJob(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'siteRegistry'>,
  stopping: AbortSignal,
): Promise<void> {
  let days = 0;
  for (const site of deps.siteRegistry.sites.values()) {
    if (stopping.aborted) break;
    days += await storeSubscriberDays(deps, site);
  }
  if (days > 0)
    deps.log.info({ event: 'job_finished', job: 'count-subscribers', days }, 'job finished');
}
