import { and, asc, isNotNull, lte, sql } from 'drizzle-orm';
import { hourMs } from '#shared/durations.ts';
import type { Deps } from '../../context.ts';
import { own } from '../../db/own.ts';
import { imports } from '../../db/schema.ts';
import { fetchDocument, type DocumentFetcher } from '../../infra/fetch/safe-fetch.ts';
import { staysHere } from '../core/moving-sites.ts';
import { fetchPictures } from './fetch-pictures.ts';

/** How long a process may fetch the pictures of one import. */
const leaseMs = hourMs;

/**
 * Fetches the pictures of texts that a finished import brought, and counts them with the import.
 * One import at a time. Safe in several processes. An interrupted run is repeated, without the
 * pictures that are stored; one whose time ran out only if it stored any.
 */
export async function fetchDuePictures(
  deps: Deps,
  stopping: AbortSignal,
  fetch: DocumentFetcher = fetchDocument,
): Promise<{ stored: number; failed: number }> {
  const { db, clock, siteRegistry, log } = deps;
  const now = clock.now();
  const due = await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ siteId: imports.siteId, id: imports.id })
      .from(imports)
      .where(
        and(
          isNotNull(imports.picturesDueAt),
          lte(imports.picturesDueAt, now),
          staysHere(sql`${imports.siteId}`),
        ),
      )
      .orderBy(asc(imports.picturesDueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (found)
      await tx
        .update(imports)
        .set({ picturesDueAt: new Date(now.getTime() + leaseMs) })
        .where(own(imports, found.siteId, { id: found.id }));
    return found;
  });
  const site = due && siteRegistry.sites.get(due.siteId);
  if (!site) return { stored: 0, failed: 0 };
  const lease = AbortSignal.timeout(leaseMs);
  const counts = await fetchPictures(
    { ...deps, site },
    fetch,
    (line) =>
      log.info(
        { event: 'import_picture_failed', site: site.id, import: due.id, reason: line.trim() },
        'a picture of an imported text could not be fetched',
      ),
    AbortSignal.any([stopping, lease]),
  );
  await db
    .update(imports)
    .set({
      picturesDueAt: stopping.aborted || (lease.aborted && counts.stored > 0) ? clock.now() : null,
      picturesStored: sql`${imports.picturesStored} + ${counts.stored}`,
      picturesFailed: counts.failed,
    })
    .where(own(imports, site.id, { id: due.id }));
  return counts;
}
