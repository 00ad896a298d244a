import type { Deps } from '../context.ts';
import { readReturnedMails } from '../domain/operations/returned-files.ts';
import type { JobCounts } from './job.ts';

/** Handles the bounces that `npm run bounce` stored while this server held the database. */
export async function readReturnedMailJob(deps: Deps, stopping: AbortSignal): Promise<JobCounts> {
  return { taken: await readReturnedMails(deps, stopping) };
}
