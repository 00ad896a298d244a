import type { Deps } from '../context.ts';
import { deleteDueAccounts } from '../domain/account-lifecycle/erase-account.ts';

/** Deletes accounts after their grace period. Safe to repeat, and to run in several processes. */
export async function deleteAccountsJob(
  deps: Pick<Deps, 'db' | 'contentVersions' | 'log' | 'secrets'>,
  stopping: AbortSignal,
): Promise<void> {
  const { log } = deps;
  const deleted = await deleteDueAccounts(deps, stopping);
  if (deleted > 0)
    log.info({ event: 'job_finished', job: 'delete-accounts', deleted }, 'job finished');
}
