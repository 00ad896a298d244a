import type { Deps } from '../context.ts';
import { deleteDueAccounts } from '../domain/account-lifecycle/erase-account.ts';

/** Deletes accounts after their grace period. Safe to repeat, and to run in several processes. */
export async function deleteAccountsJob(
  { db, contentVersions: epochs, log }: Pick<Deps, 'db' | 'contentVersions' | 'log'>,
  stopping: AbortSignal,
): Promise<void> {
  const deleted = await deleteDueAccounts({ db, contentVersions: epochs, log }, stopping);
  if (deleted > 0)
    log.info({ event: 'job_finished', job: 'delete-accounts', deleted }, 'job finished');
}
