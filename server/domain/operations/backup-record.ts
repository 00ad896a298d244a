import { desc, like, notInArray, and, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { instanceMarkers } from '../../db/schema.ts';
import { databaseNow } from '../../db/sql-time.ts';

/** A backup that ended without an error. */
type Backup = { at: Date; bytes: number };

const prefix = 'backup ';
export const isBackup = like(instanceMarkers.id, `${prefix}%`);
/** The size in bytes is in the ID of the marker. */
export const backupBytes = sql<number>`
  substr(${instanceMarkers.id}, ${sql.raw(String(prefix.length + 1))})::float8`;

/** Records a backup that has just ended, and forgets all but the last two. */
export async function recordBackup(db: Db, bytes: number): Promise<void> {
  await db
    .insert(instanceMarkers)
    .values({ id: `${prefix}${bytes}` })
    .onConflictDoUpdate({ target: instanceMarkers.id, set: { seenAt: databaseNow } });
  const last = db
    .select({ id: instanceMarkers.id })
    .from(instanceMarkers)
    .where(isBackup)
    .orderBy(desc(instanceMarkers.seenAt))
    .limit(2);
  await db.delete(instanceMarkers).where(and(isBackup, notInArray(instanceMarkers.id, last)));
}

/** Returns the last two backups of different sizes, the newest first. */
export const readBackups = (db: Db): Promise<Backup[]> =>
  db
    .select({ at: instanceMarkers.seenAt, bytes: backupBytes })
    .from(instanceMarkers)
    .where(isBackup)
    .orderBy(desc(instanceMarkers.seenAt));
