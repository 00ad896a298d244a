import type { Deps } from '../context.ts';
import { queueDailyInboxMails } from '../domain/comments/daily-inbox.ts';
import type { JobCounts } from './job.ts';

/** Queues due daily emails. Idempotent, and safe in several processes. */
export async function dailyInboxJob(deps: Deps, stopping: AbortSignal): Promise<JobCounts> {
  return { queued: await queueDailyInboxMails(deps, stopping) };
}
