import type { Deps } from '../context.ts';
import { forgetOldCounts } from '../domain/rate-counts.ts';

/** Removes counts of limits whose window is over. Safe to repeat, and to run in several processes. */
export async function forgetRatesJob({ db }: Pick<Deps, 'db'>): Promise<void> {
  await forgetOldCounts(db);
}
