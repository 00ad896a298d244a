import type { Deps } from '../context.ts';
import { purgeExpired } from '../domain/operations/retention.ts';

/** Deletes expired data. Safe to repeat, and to run in several processes. */
export async function purgeExpiredJob(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  stopping: AbortSignal,
): Promise<void> {
  const rows = await purgeExpired(db, stopping);
  if (rows > 0) log.info({ event: 'job_finished', job: 'purge-expired', rows }, 'job finished');
}
