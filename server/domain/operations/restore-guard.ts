import { and, eq, gt, isNull, like, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { instanceMarkers, loginCodes, outbox, sessions, sites } from '../../db/schema.ts';
import { ago, databaseNow } from '../../db/sql-time.ts';
import { writeAuditLog } from '../core/audit-log.ts';

/**
 * A database that comes from a backup has mails in it that went out long ago (reliability L13). Every process says now and then that it is there, in a row that names the place of the database (`db/place.ts`). Whoever starts and finds
 * another place has a restored one: all that waits is held, and the digests of all tenants rest, because nobody knows which issues went out since. Whoever finds that nobody was there for more than an hour cannot know: what waits for
 * longer than that is held. Held mails are told in the log and by the doctor, and go when somebody lets them.
 * Decision 118.
 */
const prefix = 'heartbeat ';
const idOf = (place: string) => `${prefix}${place}`;
/** Milliseconds. */
export const pause = 3_600_000;
export const heartbeatIntervalMs = 60_000;
export const heldResponse = 'held after a pause';

/** Held, and somebody may still want it: it has its words and its time is not over. */
const canGo = and(
  eq(outbox.state, 'failed'),
  eq(outbox.smtpResponse, heldResponse),
  ne(outbox.recipient, ''),
  or(isNull(outbox.expiresAt), gt(outbox.expiresAt, databaseNow)),
) as SQL;

/** Says that somebody is there. */
export async function recordHeartbeat(db: Db, place: string): Promise<void> {
  await db
    .insert(instanceMarkers)
    .values({ id: idOf(place) })
    .onConflictDoUpdate({ target: instanceMarkers.id, set: { seenAt: databaseNow } });
}

export type Found = 'new' | 'known' | 'paused' | 'restored';

/** To be called before anything is sent, by one process at a time. Resolves with what was found. */
export async function holdMailIfRestored(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  place: string,
): Promise<Found> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: instanceMarkers.id,
        long: sql<boolean>`${instanceMarkers.seenAt} < ${ago(pause)}`,
      })
      .from(instanceMarkers)
      .where(like(instanceMarkers.id, `${prefix}%`))
      .for('update');
    const here = rows.find(({ id }) => id === idOf(place));
    const found = rows.length === 0 ? 'new' : !here ? 'restored' : here.long ? 'paused' : 'known';
    if (found === 'restored') {
      const { held } = await declareRestored(tx);
      log.error(
        { event: 'database_restored', held },
        'this database was restored from a backup or moved: queued mail is held and digests of all sites are paused. See docs/backup-and-restore.md',
      );
    } else if (found === 'paused') {
      const held = await hold(tx, sql`${outbox.createdAt} < ${ago(pause)}`);
      if (held > 0)
        log.error(
          { event: 'mail_held_after_downtime', held },
          'nothing ran for more than an hour: older queued mail is held. `npm run admin -- release-mail <site>` sends it',
        );
    }
    await tx
      .delete(instanceMarkers)
      .where(and(like(instanceMarkers.id, `${prefix}%`), ne(instanceMarkers.id, idOf(place))));
    await recordHeartbeat(tx, place);
    return found;
  });
}

/** Holds all mails that wait, and lets the digests of all tenants rest. Safe to repeat. Resolves with how many mails. */
export async function declareRestored(tx: Db): Promise<{ held: number }> {
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

/** Also what a process had that is gone; of what had begun to go out nobody knows anyway. */
async function hold(tx: Db, which: SQL | undefined): Promise<number> {
  const waits = or(
    eq(outbox.state, 'queued'),
    and(eq(outbox.state, 'sending'), isNull(outbox.sentAt)),
  );
  return (
    await tx
      .update(outbox)
      .set({ state: 'failed', smtpResponse: heldResponse, sendAfter: databaseNow })
      .where(and(waits, which))
      .returning({ id: outbox.id })
  ).length;
}

/** Held mails that can still go, by tenant. */
export async function countHeldMail(db: Db): Promise<{ siteId: string; held: number }[]> {
  return db
    .select({ siteId: outbox.siteId, held: sql<number>`count(*)::int` })
    .from(outbox)
    .where(canGo)
    .groupBy(outbox.siteId)
    .orderBy(outbox.siteId);
}

/** Lets held mails of a tenant go, but for those whose time is over. Its digests go on resting: whoever lets them go has those of the last hours sent again. Safe to repeat. Resolves with how many mails. */
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
      .where(and(eq(outbox.siteId, siteId), canGo))
      .returning({ id: outbox.id });
    if (released.length > 0)
      await writeAuditLog(tx, { site: { id: siteId } }, null, [
        { action: 'release-mail', after: { mails: released.length } },
      ]);
    return released.length;
  });
}

/** So that whoever starts next takes it for restored. */
export async function markAsRestoredBackup(tx: Pick<Db, 'execute'>): Promise<void> {
  await tx.execute(
    sql`update ${instanceMarkers} set id = ${idOf('a backup')} where id = (select max(id) from ${instanceMarkers} where id like ${`${prefix}%`})`,
  );
}

/** Ends all sessions of a tenant, and all codes: whoever comes logs in anew. Keys of programs stay. Resolves with how many sessions. */
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
