import type { Deps } from '../context.ts';
import { purgeDueKeys } from '../domain/operations/purge-cdn.ts';

/** Processes that reported a failure, until a purge succeeds. */
const failing = new WeakSet<object>();

/**
 * Purges changed keys from the shared cache. Idempotent, and safe in several processes. Logs only
 * the first failure and the recovery.
 */
export async function purgeCdnJob({ config, db, log }: Deps, stopping: AbortSignal) {
  if (config.cdn === null) return;
  const { purged, failure } = await purgeDueKeys(db, config.cdn, stopping);
  if (failure && !failing.has(config)) {
    failing.add(config);
    log.warn(
      { event: 'purge_failed', job: 'purge-cdn', error: failure },
      'could not purge the shared cache; retrying, and pages are cached for one second until then',
    );
  } else if (!failure && purged > 0 && failing.delete(config))
    log.info({ event: 'purge_recovered', job: 'purge-cdn', purged }, 'the shared cache is purged');
}
