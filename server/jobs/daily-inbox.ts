import type { Deps } from '../context.ts';
import { queueDailyInboxMails } from '../domain/comments/daily-inbox.ts';

/** Queues due daily mails. Safe to repeat, and to run in several processes. */
export async function dailyInboxJob(deps: Deps, stopping: AbortSignal): Promise<void> {
  const queued = await queueDailyInboxMails(deps, stopping);
  if (queued > 0)
    deps.log.info({ event: 'job_finished', job: 'daily-inbox', queued }, 'job finished');
}
