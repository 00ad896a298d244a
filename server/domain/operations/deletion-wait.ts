import { eq, sql } from 'drizzle-orm';
import { dayMs, hourMs } from '#shared/durations.ts';
import type { Needs } from '../../context.ts';
import { instanceMarkers } from '../../db/schema.ts';
import { ago, ahead, databaseNow } from '../../db/sql-time.ts';
import { repairFutureRows } from './future-rows.ts';
import { deleteMarker, readMarkers, setMarker } from '../core/instance-markers.ts';

const [lastRun, wait] = ['deletion', 'deletion-waits'];

/**
 * Returns whether jobs may delete what is old enough. After a day without such a job, and after the
 * clock of the database went back, they wait for a day: a wrong clock makes everything look old.
 * Decision 40.
 */
export async function mayDelete({ db, log }: Needs<'db' | 'log'>): Promise<boolean> {
  const { id, seenAt } = instanceMarkers;
  const [last] = await db
    .select({
      isRecent: sql<boolean>`${seenAt} between ${ago(dayMs)} and ${ahead(hourMs)}`,
      isAhead: sql<boolean>`${seenAt} > ${ahead(hourMs)}`,
    })
    .from(instanceMarkers)
    .where(eq(id, lastRun));
  if (last?.isAhead) await repairFutureRows(db);
  await db
    .insert(instanceMarkers)
    .values({ id: lastRun })
    .onConflictDoUpdate({ target: id, set: { seenAt: databaseNow } });
  if (last?.isRecent === false) {
    await deleteMarker(db, wait);
    await setMarker(db, wait, dayMs);
    log.warn(
      { event: 'deletion_waits' },
      'the clock jumped, or no job ran for a day: expired data is deleted a day later',
    );
  }
  return !(await readMarkers(db, wait)).has(wait);
}
