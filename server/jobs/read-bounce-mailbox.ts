import type { Deps } from '../context.ts';
import { readBounceMailbox } from '../domain/operations/bounce-mailbox.ts';

/** Handles bounces and complaints that came to the mailbox of `BOUNCE_IMAP_URL`. */
export async function readBounceMailboxJob(deps: Deps, stopping: AbortSignal): Promise<void> {
  const counts = await readBounceMailbox(deps, stopping);
  if (counts && Object.values(counts).some((count) => count > 0))
    deps.log.info({ event: 'job_finished', job: 'read-bounce-mailbox', ...counts }, 'job finished');
}
