import type { Deps } from '../context.ts';
import { forgetOldCodes } from '../domain/codes.ts';
import { forgetOldSessions } from '../domain/sessions.ts';

/** Removes codes, wrong tries and sessions whose time is over. Safe to repeat, and to run in several processes. */
export async function forgetLoginsJob({ db }: Pick<Deps, 'db'>): Promise<void> {
  await forgetOldCodes(db);
  await forgetOldSessions(db);
}
