import type { Deps } from '../context.ts';
import { sendDuePushes } from '../domain/comments/push-messages.ts';
import { isConfirmed } from '../domain/operations/restore-guard.ts';
import type { JobCounts } from './job.ts';

/**
 * Sends due push messages. Idempotent, and safe in several processes. Sends nothing from a restored
 * or copied database.
 */
export async function sendPushesJob(deps: Deps, stopping: AbortSignal): Promise<JobCounts> {
  return (await isConfirmed(deps.db)) ? { sent: await sendDuePushes(deps, { stopping }) } : {};
}
