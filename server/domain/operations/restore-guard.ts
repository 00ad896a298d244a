import { and, eq, gt, isNull, like, ne, or, sql, type SQL } from 'drizzle-orm';
import { hourMs } from '#shared/durations.ts';
import type { Needs } from '../../context.ts';
import type { Database, Db } from '../../db/client.ts';
import { describeDatabase } from '../../db/database-identity.ts';
import { instanceMarkers, loginCodes, outbox, sessions, sites } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import type { Config } from '../../infra/config/config.ts';
import { writeAuditLog } from '../core/audit-log.ts';

/**
 * Protects against mail that a restored backup or a copy would send again.
 * Each process records a heartbeat with the place of its database: its identity and the name of the
 * installation. At another place, the database was restored, copied or moved. Then all queued mail
 * is held, digests pause, and nothing is sent until `confirmDatabase`.
 * After a gap of more than an hour, mail queued before the gap is held.
 * The log and the doctor report both. Decision 118.
 */
const heartbeatPrefix = 'heartbeat ';
const toMarkerId = (place: string) => `${heartbeatPrefix}${place}`;
const unconfirmed = 'unconfirmed database';
/** Combines `databaseIdentity` and INSTANCE_NAME. */
export const toPlace = (identity: string, instanceName: string): string =>
  instanceName === '' ? identity : `${identity} ${instanceName}`;
/** The place of a database, and the other forms it may have had. */
export function toPlaces(
  identity: string,
  { directUrl }: Pick<Database, 'directUrl'>,
  { instanceName }: Pick<Config, 'instanceName'>,
): { own: string; others: string[] } {
  const byDatabase = toPlace(identity, describeDatabase(directUrl));
  const own = instanceName === null ? byDatabase : toPlace(identity, instanceName);
  return { own, others: [identity, byDatabase] };
}
const maxGapMs = hourMs;
export const heartbeatIntervalMs = 60_000;
export const heldResponse = 'held after a pause';

/** Held mail that still has content and has not expired. Begins as the index `outbox_held` does. */
export const canBeReleased = and(
  equalsLiteral(outbox.state, 'failed'),
  sql`${outbox.smtpResponse} = ${sql.raw(`'${heldResponse}'`)} and ${outbox.recipient} <> ''`,
  or(isNull(outbox.expiresAt), gt(outbox.expiresAt, databaseNow)),
) as SQL;

export async function recordHeartbeat(db: Db, place: string): Promise<void> {
  await db
    .insert(instanceMarkers)
    .values({ id: toMarkerId(place) })
    .onConflictDoUpdate({ target: instanceMarkers.id, set: { seenAt: databaseNow } });
}

type Found = 'new' | 'known' | 'paused' | 'restored';

/**
 * Checks for a restored or copied database. Call it in one process before mail is sent.
 * `others`: other forms of the same place, which it had before INSTANCE_NAME was set.
 */
export async function holdMailIfRestored(
  { db, log }: Needs<'db' | 'log'>,
  place: string,
  others: readonly string[] = [],
): Promise<Found> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: instanceMarkers.id,
        long: sql<boolean>`${instanceMarkers.seenAt} < ${ago(maxGapMs)}`,
      })
      .from(instanceMarkers)
      .where(like(instanceMarkers.id, `${heartbeatPrefix}%`))
      .for('update');
    const here = rows.find(({ id }) => [place, ...others].map(toMarkerId).includes(id));
    const found = rows.length === 0 ? 'new' : !here ? 'restored' : here.long ? 'paused' : 'known';
    if (found === 'restored') {
      const { held } = await declareRestored(tx);
      log.error(
        { event: 'database_restored', held },
        'this database was restored from a backup, copied or moved: no mail is sent until ' +
          '`npm run admin -- confirm-database`. See docs/backup-and-restore.md',
      );
    } else if (found === 'paused') {
      const held = await hold(tx, sql`${outbox.createdAt} < ${ago(maxGapMs)}`);
      if (held > 0)
        log.error(
          { event: 'mail_held_after_downtime', held },
          'nothing ran for more than an hour: older queued mail is held. ' +
            '`npm run admin -- release-mail <site>` sends it',
        );
    }
    await tx
      .delete(instanceMarkers)
      .where(
        and(
          like(instanceMarkers.id, `${heartbeatPrefix}%`),
          ne(instanceMarkers.id, toMarkerId(place)),
        ),
      );
    await recordHeartbeat(tx, place);
    return found;
  });
}

/** Whether mail may be sent: false for a database that was restored, copied or moved. */
export const isConfirmed = async (db: Db): Promise<boolean> =>
  (await db.$count(instanceMarkers, eq(instanceMarkers.id, unconfirmed))) === 0;

/**
 * Declares that this database is the one that sends mail. Returns whether it was not before. Held
 * mail stays held, and digests stay paused.
 */
export async function confirmDatabase(db: Db): Promise<boolean> {
  const deleted = await db
    .delete(instanceMarkers)
    .where(eq(instanceMarkers.id, unconfirmed))
    .returning({ id: instanceMarkers.id });
  return deleted.length > 0;
}

/**
 * Holds all queued mail, pauses the digests of all sites, and stops sending. Idempotent. Returns
 * how many emails.
 */
async function declareRestored(tx: Db): Promise<{ held: number }> {
  await tx.insert(instanceMarkers).values({ id: unconfirmed }).onConflictDoNothing();
  const paused = await tx
    .update(sites)
    .set({ digestsPausedAt: databaseNow })
    .where(isNull(sites.digestsPausedAt))
    .returning({ id: sites.id });
  for (const site of paused)
    await writeAuditLog(tx, { site }, null, [
      { action: 'pause-digests', reason: 'The database was restored.' },
    ]);
  return { held: await hold(tx, undefined) };
}

/** Includes mail claimed by a lost process, but not mail whose sending had begun. */
async function hold(tx: Db, filter: SQL | undefined): Promise<number> {
  const isWaiting = or(
    equalsLiteral(outbox.state, 'queued'),
    and(equalsLiteral(outbox.state, 'sending'), isNull(outbox.sentAt)),
  );
  return (
    await tx
      .update(outbox)
      .set({ state: 'failed', smtpResponse: heldResponse, sendAfter: databaseNow })
      .where(and(isWaiting, filter))
      .returning({ id: outbox.id })
  ).length;
}

/** Counts held mail that can be released, by site. */
export async function countHeldMail(db: Db): Promise<{ siteId: string; held: number }[]> {
  return db
    .select({ siteId: outbox.siteId, held: sql<number>`count(*)::int` })
    .from(outbox)
    .where(canBeReleased)
    .groupBy(outbox.siteId)
    .orderBy(outbox.siteId);
}

/**
 * Queues a site's held mail again, except expired mail. Idempotent. Returns how many.
 * Digests stay paused, because resuming them resends those of the last hours.
 */
export async function releaseHeldMail(db: Db, siteId: string): Promise<number> {
  return db.transaction(async (tx) => {
    const released = await tx
      .update(outbox)
      .set({
        state: 'queued',
        smtpResponse: null,
        attempts: 0,
        sentAt: null,
        sendAfter: databaseNow,
      })
      .where(and(eq(outbox.siteId, siteId), canBeReleased))
      .returning({ id: outbox.id });
    if (released.length > 0)
      await writeAuditLog(tx, { site: { id: siteId } }, null, [
        { action: 'release-mail', after: { mails: released.length } },
      ]);
    return released.length;
  });
}

/** Marks a backup, so that the next start treats it as restored. */
export async function markAsRestoredBackup(tx: Pick<Db, 'execute'>): Promise<void> {
  await tx.execute(
    sql`update ${instanceMarkers} set id = ${toMarkerId('a backup')}
      where id = (select max(id) from ${instanceMarkers} where id like ${`${heartbeatPrefix}%`})`,
  );
}

/** Deletes a site's sessions and login codes. API keys remain. Returns how many sessions. */
export async function endSessions(db: Db, siteId: string): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.delete(loginCodes).where(eq(loginCodes.siteId, siteId));
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.siteId, siteId))
      .returning({ id: sessions.id });
    await writeAuditLog(tx, { site: { id: siteId } }, null, [
      { action: 'end-sessions', after: { sessions: ended.length } },
    ]);
    return ended.length;
  });
}
