import { and, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Deps, Site } from '../../context.ts';
import { queryRows, type Db } from '../../db/client.ts';
import { issues, mailPauses, outbox, suppressions } from '../../db/schema.ts';
import { ago, ahead, databaseNow } from '../../db/sql-time.ts';
import { periodAt } from '../core/periods.ts';
import { setMarker } from '../core/instance-markers.ts';

/** Of so many mails of a tenant, the last that went out within this time, at least so many, more than this share was refused for policy: then its mail rests. Milliseconds. */
const rule = { last: 200, within: 3_600_000, least: 20, share: 0.05, rest: 3_600_000 };

/** Of the digests of so long, this share with complaints is warned of; with that share, and at least so many, they rest (reliability H11). Milliseconds. */
export const complaintRule = { within: 24 * 3_600_000, warns: 0.001, rests: 0.003, least: 3 };
/** With more than this share of addresses to which nothing can go, and at least so many, they rest too: a list that is no good spoils the name of whoever sends. Issues are looked at that were opened within this time. Milliseconds. */
export const bounceRule = { rests: 0.05, least: 20, issues: 8 * 24 * 3_600_000 };

/** What a mail server says that takes no mail of this kind or from here, whoever it is for: 554, or a status 5.7 (RFC 3463). */
const policy = sql.raw(`'^554([ -]|$)|\\m5\\.7\\.\\d'`);

type PauseReason = (typeof mailPauses.$inferSelect)['reason'];
const digestReasons = ['complaints', 'bounces'] as const;
export type DigestPauseReason = (typeof digestReasons)[number];
const hasPause = (siteId: SQL, reasons: readonly PauseReason[]) =>
  sql`exists (select 1 from ${mailPauses}
    where ${mailPauses.siteId} = ${siteId} and ${inArray(mailPauses.reason, [...reasons])}
      and ${mailPauses.endsAt} > now())`;

/** Whether the mail of a site rests, for a statement of which `siteId` is a column. It ends by itself, and holds for all processes. */
export const isPaused = (siteId: SQL) => hasPause(siteId, ['policy']);
/** The same of its digests alone. */
export const areDigestsPaused = (siteId: SQL) => hasPause(siteId, digestReasons);

/**
 * After a mail of a tenant was refused for good: when too many were for policy, all its mail but codes rests for an hour, and one line of the log says so (reliability H9). To go on
 * would make it worse for all who send from here. Decision 74.
 */
export async function pauseOnPolicyRejections(
  { db, log, clock }: Pick<Deps, 'db' | 'log' | 'clock'>,
  siteId: string,
): Promise<void> {
  const since = new Date(clock.now().getTime() - rule.within).toISOString();
  const [{ of = 0, refused = 0 } = {}] = await queryRows<{ of: number; refused: number }>(
    db,
    sql`
    select count(*)::int as of, count(*) filter (where state = 'failed' and smtp_response ~ ${policy})::int as refused from (
      select state, smtp_response from ${outbox} where ${outbox.siteId} = ${siteId} and state in ('sent', 'failed') and attempts > 0 and send_after > ${since}::timestamptz
      order by created_at desc limit ${rule.last}) as last`,
  );
  if (of < rule.least || refused <= of * rule.share) return;
  if (await begin(db, siteId, 'policy', refused, rule.rest))
    log.error(
      { event: 'mail_paused', job: 'send-mail', site: siteId, refused, of },
      'mail rejected by policy; pausing all but login codes for 1 h',
    );
}

/**
 * After a complaint about a tenant's mail: when there are many for the digests of a day, one line of the log says so; when there are too many, its digests rest until its next day. All else goes on: it is mailed to who asks for
 * it (reliability H11).
 */
export async function pauseOnComplaints(
  { db, log, clock }: Pick<Deps, 'db' | 'log' | 'clock'>,
  { id: siteId, timeZone }: Pick<Site, 'id' | 'timeZone'>,
): Promise<void> {
  const now = clock.now();
  const { complaints, digests } = await recordDaily(db, siteId, now);
  const facts = { site: siteId, complaints, digests };
  if (complaints >= complaintRule.least && complaints >= digests * complaintRule.rests) {
    if (await begin(db, siteId, 'complaints', complaints, untilTomorrow(timeZone, now)))
      log.error(
        { event: 'digests_paused_complaints', ...facts },
        'too many complaints about digests of this site; pausing digests until tomorrow',
      );
  } else if (complaints >= digests * complaintRule.warns) {
    if (await setMarker(db, `complaints-warned ${siteId}`, complaintRule.within))
      log.warn(
        { event: 'digest_complaints_high', ...facts },
        'many complaints about digests of this site',
      );
  }
}

/**
 * After a digest did not get to its address for good: when too many of a day did not, they rest until the tenant's next day. The first twenty of a day are looked at by none, and of many every tenth: each look counts all mails
 * of the day. Decision 111.
 */
export async function pauseOnBounces(
  { db, log, clock }: Pick<Deps, 'db' | 'log' | 'clock'>,
  { id: siteId, timeZone }: Pick<Site, 'id' | 'timeZone'>,
): Promise<void> {
  const known = await countSuppressed(db, siteId, 'bounce');
  if (known < bounceRule.least || (known > 3 * bounceRule.least && known % 10 !== 0)) return;
  const now = clock.now();
  const { bounces, digests } = await recordDaily(db, siteId, now);
  if (bounces < bounceRule.least || bounces <= digests * bounceRule.rests) return;
  if (await begin(db, siteId, 'bounces', bounces, untilTomorrow(timeZone, now)))
    log.error(
      { event: 'digests_paused_bounces', site: siteId, bounces, digests },
      'too many digests of this site bounced; pausing digests until tomorrow',
    );
}

const untilTomorrow = (timeZone: string, now: Date) =>
  periodAt('daily', timeZone, now).endsAt.getTime() - now.getTime();

const countSuppressed = (db: Db, siteId: string, reason: 'bounce' | 'complaint') =>
  db.$count(
    suppressions,
    and(
      eq(suppressions.siteId, siteId),
      eq(suppressions.reason, reason),
      gt(suppressions.createdAt, ago(complaintRule.within)),
    ),
  );

/**
 * The digests of the last 24 hours, and what came back: complaints about any mail of the tenant, and addresses that digests did not get to. Of what is told of later it is known for which issue, not when; and of addresses when, not for
 * which mail: the smaller of both counts, so that nobody stops a digest by subscribing addresses that are not there.
 */
export async function recordDaily(
  db: Db,
  siteId: string,
  now: Date,
): Promise<{ digests: number; complaints: number; bounces: number }> {
  const before = (milliseconds: number) =>
    sql`${new Date(now.getTime() - milliseconds).toISOString()}::timestamptz`;
  const [day, { within }] = [before(complaintRule.within), complaintRule];
  // They were planned shortly before they went.
  const ofDigests = and(
    eq(outbox.siteId, siteId),
    sql`${outbox.createdAt} > ${before(2 * within)}`,
    sql`${outbox.issueId} is not null`,
  );
  const digests = await db.$count(
    outbox,
    and(ofDigests, eq(outbox.state, 'sent'), sql`${outbox.sentAt} > ${day}`),
  );
  const refused = await db.$count(
    outbox,
    and(
      ofDigests,
      eq(outbox.state, 'failed'),
      sql`attempts > 0 and send_after > ${day} and smtp_response ~ '^5' and smtp_response !~ ${policy}`,
    ),
  );
  const [told] = await db
    .select({ bounced: sql<number>`coalesce(sum(${issues.bounced}), 0)::int` })
    .from(issues)
    .where(and(eq(issues.siteId, siteId), sql`${issues.createdAt} > ${before(bounceRule.issues)}`));
  const [complaints, bounced] = [
    await countSuppressed(db, siteId, 'complaint'),
    await countSuppressed(db, siteId, 'bounce'),
  ];
  return {
    digests: digests + refused,
    complaints,
    bounces: Math.min(bounced, refused + (told?.bounced ?? 0)),
  };
}

/** Why the digests of a tenant rest by themselves, how many it was when they began, and until when; null: they do not. */
export async function readPause(
  db: Db,
  siteId: string,
): Promise<{ why: DigestPauseReason; count: number; until: Date } | null> {
  const rows = await db
    .select({ why: mailPauses.reason, count: mailPauses.count, until: mailPauses.endsAt })
    .from(mailPauses)
    .where(and(eq(mailPauses.siteId, siteId), gt(mailPauses.endsAt, databaseNow)));
  for (const why of digestReasons) {
    const pause = rows.find((row) => row.why === why);
    if (pause) return { ...pause, why };
  }
  return null;
}

/** Begins a pause of so many milliseconds, unless it runs. */
async function begin(
  db: Db,
  siteId: string,
  reason: PauseReason,
  count: number,
  milliseconds: number,
): Promise<boolean> {
  const begun = await db
    .insert(mailPauses)
    .values({ siteId, reason, count, endsAt: ahead(milliseconds) as never })
    .onConflictDoUpdate({
      target: [mailPauses.siteId, mailPauses.reason],
      set: { count: sql`excluded.count`, endsAt: sql`excluded.ends_at` },
      setWhere: sql`${mailPauses.endsAt} <= now()`,
    })
    .returning({ reason: mailPauses.reason });
  return begun.length > 0;
}

/** Deletes pauses that are over. Safe to repeat. */
export async function purgePauses(db: Db): Promise<void> {
  await db.delete(mailPauses).where(lt(mailPauses.endsAt, databaseNow));
}
