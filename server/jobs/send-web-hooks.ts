import type { Deps } from '../context.ts';
import { isConfirmed } from '../domain/operations/restore-guard.ts';
import { sendDueWebHooks } from '../domain/site-admin/web-hook-messages.ts';
import type { JobCounts } from './job.ts';

/**
 * Sends due messages of web-hooks. Idempotent, and safe in several processes. Sends nothing from a
 * restored or copied database.
 */
export async function sendWebHooksJob(deps: Deps, stopping: AbortSignal): Promise<JobCounts> {
  return (await isConfirmed(deps.db)) ? { sent: await sendDueWebHooks(deps, stopping) } : {};
}
