import type { Deps } from '../context.ts';
import { forgetOldLogins } from '../domain/accounts.ts';

/** Removes codes, wrong tries and sessions whose time is over. Safe to repeat, and to run in several processes. */
export async function forgetLoginsJob({ db }: Pick<Deps, 'db'>): Promise<void> {
  await forgetOldLogins(db);
}
