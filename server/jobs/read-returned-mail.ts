import type { Deps } from '../context.ts';
import { readReturnedMails } from '../domain/operations/returned-files.ts';

/** Handles the bounces that `npm run bounce` stored while this server held the database. */
export async function readReturnedMailJob(deps: Deps, stopping: AbortSignal): Promise<void> {
  const taken = await readReturnedMails(deps, stopping);
  if (taken > 0)
    deps.log.info({ event: 'job_finished', job: 'read-returned-mail', taken }, 'job finished');
}
