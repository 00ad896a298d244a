import type { Deps } from '../context.ts';
import { readBounceMailbox } from '../domain/operations/bounce-mailbox.ts';
import type { JobCounts } from './job.ts';

/** Handles bounces and complaints that came to the mailbox of `BOUNCE_IMAP_URL`. */
export async function readBounceMailboxJob(deps: Deps, stopping: AbortSignal): Promise<JobCounts> {
  return (await readBounceMailbox(deps, stopping)) ?? {};
}
