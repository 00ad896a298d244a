import type { Deps } from '../context.ts';
import { pollFeeds } from '../domain/imports/feed-poller.ts';
import type { JobCounts } from './job.ts';

/** Fetches due feeds. Idempotent, and safe in several processes. */
export async function pollFeedsJob(deps: Deps, stopping: AbortSignal): Promise<JobCounts> {
  return pollFeeds(deps, stopping);
}
