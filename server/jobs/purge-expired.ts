import type { Needs } from '../context.ts';
import { mayDelete } from '../domain/operations/deletion-wait.ts';
import { purgeExpired } from '../domain/operations/retention.ts';
import type { JobCounts } from './job.ts';

/** Deletes expired data. Idempotent, and safe in several processes. */
export async function purgeExpiredJob(
  deps: Needs<'db' | 'log' | 'secrets' | 'bucket'>,
  stopping: AbortSignal,
): Promise<JobCounts> {
  return { rows: (await mayDelete(deps)) ? await purgeExpired(deps, stopping) : 0 };
}
