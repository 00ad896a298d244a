import type { Deps } from '../context.ts';
import { purgeExpired } from '../domain/operations/retention.ts';
import type { JobCounts } from './job.ts';

/** Deletes expired data. Idempotent, and safe in several processes. */
export async function purgeExpiredJob(
  { db }: Pick<Deps, 'db'>,
  stopping: AbortSignal,
): Promise<JobCounts> {
  return { rows: await purgeExpired(db, stopping) };
}
