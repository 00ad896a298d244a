import type { Deps } from '../context.ts';
import { storeAsciiDomains } from '../domain/operations/ascii-domains.ts';
import type { JobCounts } from './job.ts';

/** Stores domains of older addresses in ASCII. Idempotent, and safe in several processes. */
export async function asciiDomainsJob(
  { db }: Pick<Deps, 'db'>,
  stopping: AbortSignal,
): Promise<JobCounts> {
  return { rows: await storeAsciiDomains(db, stopping) };
}
