import type { Deps } from '../context.ts';
import { pollFeeds } from '../domain/imports/feed-poller.ts';

/** Fetches due feeds. Safe to repeat, and to run in several processes. */
export async function pollFeedsJob(deps: Deps, stopping: AbortSignal): Promise<void> {
  const { read: fetched, posted } = await pollFeeds(deps, stopping);
  if (fetched > 0)
    deps.log.info(
      { event: 'job_finished', job: 'poll-feeds', read: fetched, posted },
      'job finished',
    );
}
