import type { Deps } from '../context.ts';
import { storeAsciiDomains } from '../domain/operations/ascii-domains.ts';

/** Stores domains of older addresses in ASCII. Safe to repeat, and to run in several processes. */
export async function asciiDomainsJob(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  stopping: AbortSignal,
): Promise<void> {
  const rows = await storeAsciiDomains(db, stopping);
  if (rows > 0) log.info({ event: 'job_finished', job: 'ascii-domains', rows }, 'job finished');
}
