import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/**
 * Each list query walks one index, so it is planned once. Otherwise PostgreSQL would often plan
 * again, a third of the query time. Searches request custom plans. Decision 33.
 */
export const planOnce = 'set plan_cache_mode = force_generic_plan';

/** Imports the packages on demand: they take a third of the start. */
export const loadPglite = () =>
  Promise.all([import('@electric-sql/pglite'), import('@electric-sql/pglite/contrib/pg_trgm')]);

/** By default 128 MB, all of which a start touches. The system caches the files anyway. */
const sharedBuffers = ['-c', 'shared_buffers=16MB'];

/** Creates the embedded database with its extensions, in this thread. */
export async function createPglite(options: PGliteOptions): Promise<PGlite> {
  const [{ PGlite: Embedded }, { pg_trgm }] = await loadPglite();
  const lite = new Embedded({
    ...options,
    extensions: { pg_trgm },
    startParams: [...Embedded.defaultStartParams, ...sharedBuffers],
  });
  await lite.waitReady;
  await lite.exec(planOnce);
  return lite;
}
