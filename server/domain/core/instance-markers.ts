import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { instanceMarkers } from '../../db/schema.ts';
import { ahead, databaseNow } from '../../db/sql-time.ts';

/** Begins the marker of an import of a site, which also says how far it is. */
export const importMarker = (siteId: string): string => `site-import ${siteId} `;

/** Set once an admin has removed the demo sites. */
export const demoRemovedMarker = 'demo-removed';

/**
 * Sets a marker for all processes. Returns whether it was not set before; an expired marker counts
 * as not set. `lifetime` in milliseconds.
 */
export async function setMarker(db: Db, id: string, lifetime: number): Promise<boolean> {
  const { expiresAt } = instanceMarkers;
  const rows = await db
    .insert(instanceMarkers)
    .values({ id, expiresAt: ahead(lifetime) as never })
    .onConflictDoUpdate({
      target: instanceMarkers.id,
      set: { seenAt: databaseNow, expiresAt: sql`excluded.expires_at` },
      setWhere: sql`${expiresAt} <= now()`,
    })
    .returning({ id: instanceMarkers.id });
  return rows.length > 0;
}

/**
 * Sets a marker, or extends it. Returns for how many milliseconds it is set without a break.
 */
export async function extendMarker(db: Db, id: string, lifetime: number): Promise<number> {
  const { seenAt, expiresAt } = instanceMarkers;
  const [row] = await db
    .insert(instanceMarkers)
    .values({ id, expiresAt: ahead(lifetime) as never })
    .onConflictDoUpdate({
      target: instanceMarkers.id,
      set: {
        seenAt: sql`case when ${expiresAt} <= now() then now() else ${seenAt} end`,
        expiresAt: sql`excluded.expires_at`,
      },
    })
    .returning({ age: sql<number>`extract(epoch from now() - ${seenAt})::float8 * 1000` });
  return row?.age ?? 0;
}

/** Returns the markers in force whose ids begin with `prefix`. */
export async function readMarkers(db: Db, prefix: string): Promise<Set<string>> {
  const { id, expiresAt } = instanceMarkers;
  const rows = await db
    .select({ id })
    .from(instanceMarkers)
    .where(and(sql`starts_with(${id}, ${prefix})`, gt(expiresAt, databaseNow)));
  return new Set(rows.map((row) => row.id));
}

/** Ends a marker before its time. Idempotent. */
export async function deleteMarker(db: Db, id: string): Promise<void> {
  await db.delete(instanceMarkers).where(eq(instanceMarkers.id, id));
}
