import type { Deps } from '../context.ts';
import { readSources } from '../domain/imports/feed-poller.ts';

/** Reads the feeds that are due. Safe to repeat, and to run in several processes. */
export async function readSourcesJob(deps: Deps, stopping: AbortSignal): Promise<void> {
  const { read, posted } = await readSources(deps, stopping);
  if (read > 0) deps.log.info({ job: 'read-sources', read, posted }, 'job');
}
