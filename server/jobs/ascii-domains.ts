import type { Deps } from '../context.ts';
import { storeAsciiDomains } from '../domain/operations/ascii-domains.ts';
import type { JobCounts } from './job.ts';

/** Stores domains of older addresses in ASCII. Safe to repeat, and to run in several processes. */
export async function asciiDomainsJob(
  { db }: Pick<Deps, 'db'>,
  stopping: AbortSignal,
): Promise<JobCounts> {
  return { rows: await storeAsciiDomains(db, stopping) };
}
