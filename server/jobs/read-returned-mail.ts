import type { Deps } from '../context.ts';
import { processQueuedReports } from '../domain/operations/queued-mail-reports.ts';
import type { JobCounts } from './job.ts';

/** Processes the mail reports that `npm run bounce` stored while this server held the database. */
export async function readReturnedMailJob(deps: Deps, stopping: AbortSignal): Promise<JobCounts> {
  return { taken: await processQueuedReports(deps, stopping) };
}
