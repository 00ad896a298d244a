import type { Needs } from '../context.ts';
import { deleteDueAccounts } from '../domain/account-lifecycle/erase-account.ts';
import { mayDelete } from '../domain/operations/deletion-wait.ts';
import type { JobCounts } from './job.ts';

/** Deletes accounts after their grace period. Idempotent, and safe in several processes. */
export async function deleteAccountsJob(
  deps: Needs<'db' | 'contentVersions' | 'log' | 'secrets'>,
  stopping: AbortSignal,
): Promise<JobCounts> {
  return { deleted: (await mayDelete(deps)) ? await deleteDueAccounts(deps, stopping) : 0 };
}
