import type { Deps } from '../context.ts';
import { sendDuePushes } from '../domain/comments/push-messages.ts';

/** Sends due push messages. Safe to repeat, and to run in several processes. */
export async function sendPushesJob(deps: Deps, stopping: AbortSignal): Promise<void> {
  const sent = await sendDuePushes(deps, { stopping });
  if (sent > 0) deps.log.info({ event: 'job_finished', job: 'send-pushes', sent }, 'job finished');
}
