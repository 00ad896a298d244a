import type { Deps } from '../context.ts';
import { sendDuePushes } from '../domain/comments/push-messages.ts';
import { isConfirmed } from '../domain/operations/restore-guard.ts';

/**
 * Sends due push messages. Safe to repeat, and to run in several processes. Sends nothing from a
 * restored or copied database.
 */
export async function sendPushesJob(deps: Deps, stopping: AbortSignal): Promise<void> {
  if (!(await isConfirmed(deps.db))) return;
  const sent = await sendDuePushes(deps, { stopping });
  if (sent > 0) deps.log.info({ event: 'job_finished', job: 'send-pushes', sent }, 'job finished');
}
