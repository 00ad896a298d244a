import type { Deps } from '../context.ts';
import { isConfirmed } from '../domain/operations/restore-guard.ts';
import { sendDueWebHooks } from '../domain/site-admin/web-hook-messages.ts';
import { createDocumentPoster, postDocument } from '../infra/fetch/safe-fetch.ts';
import type { JobCounts } from './job.ts';

const postAnywhere = createDocumentPoster({ allowsIp: () => true, allowsPort: () => true });

/**
 * Sends due messages of web-hooks. Idempotent, and safe in several processes. Sends nothing from a
 * restored or copied database.
 */
export async function sendWebHooksJob(deps: Deps, stopping: AbortSignal): Promise<JobCounts> {
  const post = deps.config.privateWebHooks ? postAnywhere : postDocument;
  return (await isConfirmed(deps.db))
    ? { sent: await sendDueWebHooks(deps, { stopping, post }) }
    : {};
}
