import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { dayMs, hourMs } from '#shared/durations.ts';
import type { Needs, Site } from '../../context.ts';
import { queryRows, type Db } from '../../db/client.ts';
import { issues, mailPauses, mailWarmups, outbox, suppressions } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import type { Stream } from '../../infra/mail/routes.ts';
import { ago, ahead, databaseNow } from '../../db/sql-time.ts';
import { endOfDay } from '../core/local-time.ts';
import { setMarker } from '../core/instance-markers.ts';
import { earlier } from './suppressions.ts';
import { requestedPriority, type StoredMail } from './outbox.ts';
import { policyDelays } from './retry-delays.ts';
import { own } from '../../db/own.ts';

/**
 * Pauses a stream of a site if more than `maxShare` of its last emails failed for policy reasons.
 * Looks at the last `lastMails` within `windowMs`, and needs at least `minMails`.
 */
const policyRule = {
  lastMails: 200,
  windowMs: hourMs,
  minMails: 20,
  maxShare: 0.05,
  pauseMs: hourMs,
};

/** Shares of the digests of `windowMs` with complaints, at which to warn and to pause. */
export const complaintRule = {
  windowMs: dayMs,
  warnShare: 0.001,
  pauseShare: 0.003,
  minCount: 3,
};
/**
 * Share of bounced digests that pauses digests, because such a list hurts the sender's reputation.
 * Looks at issues opened within `issueWindowMs`.
 */
export const bounceRule = { pauseShare: 0.05, minCount: 20, issueWindowMs: 8 * dayMs };

/**
 * Older emails are not looked at. Attempts after a refusal for policy end sooner, and digests are
 * planned shortly before they are sent.
 */
const maxWaitMs = 2 * dayMs;
/** During a plan for a new domain (warm-up.ts), emails count as long as the outbox keeps them. */
const maxPlannedMs = 30 * dayMs;
/** From the start of the last day of a plan until what had waited was sent a day ago. */
const afterPlanMs = 3 * dayMs;

/** Returns the earliest time at which the emails to look at were created. */
const oldestCreated = (siteId: string, now: Date): SQL => {
  const before = (milliseconds: number) =>
    sql`${new Date(now.getTime() - milliseconds).toISOString()}::timestamptz`;
  return sql`case when exists (
      select 1 from ${mailWarmups} where ${mailWarmups.siteId} = ${siteId} and ${mailWarmups.isOn}
        and (${mailWarmups.day} < cardinality(${mailWarmups.volumes})
          or ${mailWarmups.dayStartedAt} > ${before(afterPlanMs)})
    ) then ${before(maxPlannedMs)} else ${before(maxWaitMs)} end`;
};

/** Matches a policy rejection, independent of the recipient: 554, or a status 5.7 (RFC 3463). */
export const policyStatus = String.raw`\m5\.7\.\d+`;
const policy = sql.raw(`'^554([ -]|$)|${policyStatus}'`);
/** Returns whether an answer of a mail server is a policy rejection. */
export const isPolicyRejection = (answer: string): boolean =>
  /^554(?:[ -]|$)|\b5\.7\.\d/.test(answer);

type PauseReason = (typeof mailPauses.$inferSelect)['reason'];
const digestReasons = ['complaints', 'bounces'] as const;
type DigestPauseReason = (typeof digestReasons)[number];
const hasPause = (siteId: SQL, reasons: readonly PauseReason[]) =>
  sql`exists (select 1 from ${mailPauses}
    where ${mailPauses.siteId} = ${siteId} and ${inArray(mailPauses.reason, [...reasons])}
      and ${mailPauses.endsAt} > now())`;

const policyReasons = { bulk: 'policy', transactional: 'policy-requested' } as const;
/**
 * Returns a condition: this stream of the site in the column `siteId` is paused, except codes.
 * Holds for all processes.
 */
export const arePaused = (stream: Stream, siteId: SQL) => hasPause(siteId, [policyReasons[stream]]);
/** Returns the same condition for digests. */
export const areDigestsPaused = (siteId: SQL) => hasPause(siteId, digestReasons);

/**
 * Pauses the stream of an email for an hour, except codes, after too many policy rejections.
 * Sending more would hurt the reputation of all sites. The other stream goes on. Decisions 74 and
 * 329.
 */
export async function pauseOnPolicyRejections(
  { db, log, clock }: Needs<'db' | 'log' | 'clock'>,
  { siteId, priority }: Pick<StoredMail, 'siteId' | 'priority'>,
): Promise<void> {
  const stream = priority > requestedPriority ? 'bulk' : 'transactional';
  const inStream =
    stream === 'bulk'
      ? sql`priority > ${requestedPriority}`
      : sql`priority <= ${requestedPriority}`;
  const now = clock.now();
  const since = new Date(now.getTime() - policyRule.windowMs).toISOString();
  // A refused email that is tried again was refused that long before.
  const refusedAt = sql`case when state = 'queued'
    then send_after - (${sql.raw(`array[${policyDelays.join()}]`)})[attempts] * interval '1 ms'
    else send_after end`;
  const [{ total = 0, refused = 0 } = {}] = await queryRows<{ total: number; refused: number }>(
    db,
    sql`
    select count(*)::int as total,
      count(*) filter (where state <> 'sent' and smtp_response ~ ${policy})::int as refused
    from (
      select state, smtp_response from ${outbox}
      where ${outbox.siteId} = ${siteId} and created_at > ${oldestCreated(siteId, now)}
        and ${inStream} and attempts > 0
        and (state in ('sent', 'failed') or state = 'queued' and smtp_response ~ ${policy})
        and ${refusedAt} > ${since}::timestamptz
      order by created_at desc limit ${policyRule.lastMails}) as last`,
  );
  if (total < policyRule.minMails || refused <= total * policyRule.maxShare) return;
  if (await startPause(db, siteId, policyReasons[stream], refused, policyRule.pauseMs))
    log.error(
      { event: 'mail_paused', job: 'send-mail', site: siteId, stream, refused, of: total },
      stream === 'bulk'
        ? 'digests and notices rejected by policy; pausing them for 1 h'
        : 'confirmations rejected by policy; pausing them for 1 h',
    );
}

/**
 * Warns of many complaints about the digests of a day. After too many, pauses digests until the
 * site's next day; other mail goes on, because readers request it.
 */
export async function pauseOnComplaints(
  { db, log, clock }: Needs<'db' | 'log' | 'clock'>,
  { id: siteId, timeZone }: Pick<Site, 'id' | 'timeZone'>,
): Promise<void> {
  const now = clock.now();
  const { complaints, digests } = await countDailyFeedback(db, siteId, now);
  const fields = { site: siteId, complaints, digests };
  if (complaints >= complaintRule.minCount && complaints >= digests * complaintRule.pauseShare) {
    if (await startPause(db, siteId, 'complaints', complaints, untilTomorrow(timeZone, now)))
      log.error(
        { event: 'digests_paused_complaints', ...fields },
        'too many complaints about digests of this site; pausing digests until tomorrow',
      );
  } else if (complaints >= digests * complaintRule.warnShare) {
    if (await setMarker(db, `complaints-warned ${siteId}`, complaintRule.windowMs))
      log.warn(
        { event: 'digest_complaints_high', ...fields },
        'many complaints about digests of this site',
      );
  }
}

/**
 * Pauses digests until the site's next day after too many bounces. Each check counts all emails of
 * the day. So it runs from the 20th bounce on, and after the 60th only every 10th time. Decision
 * 111.
 */
export async function pauseOnBounces(
  { db, log, clock }: Needs<'db' | 'log' | 'clock'>,
  { id: siteId, timeZone }: Pick<Site, 'id' | 'timeZone'>,
): Promise<void> {
  const suppressed = await countSuppressed(db, siteId, 'bounce');
  const { minCount } = bounceRule;
  if (suppressed < minCount || (suppressed > 3 * minCount && suppressed % 10 !== 0)) return;
  const now = clock.now();
  const { bounces, digests } = await countDailyFeedback(db, siteId, now);
  if (bounces < minCount || bounces <= digests * bounceRule.pauseShare) return;
  if (await startPause(db, siteId, 'bounces', bounces, untilTomorrow(timeZone, now)))
    log.error(
      { event: 'digests_paused_bounces', site: siteId, bounces, digests },
      'too many digests of this site bounced; pausing digests until tomorrow',
    );
}

const untilTomorrow = (timeZone: string, now: Date) =>
  endOfDay(timeZone, now).getTime() - now.getTime();

/**
 * Counts addresses that were reported in a day. Anybody can send reports as mail. So those about
 * one domain count at most for half of `threshold`: nobody pauses a site alone. Decision 298.
 */
async function countReported(
  db: Db,
  siteId: string,
  reason: 'bounce' | 'complaint',
  threshold: number,
): Promise<number> {
  const rows = await db
    .select({ reporter: suppressions.reporter, count: sql<number>`count(*)::int` })
    .from(suppressions)
    .where(isSuppressedToday(siteId, reason))
    .groupBy(suppressions.reporter);
  const most = Math.floor(threshold / 2);
  return rows
    .filter(({ reporter }) => reporter !== earlier)
    .map(({ reporter, count }) => (reporter === null ? count : Math.min(count, most)))
    .reduce((sum, count) => sum + count, 0);
}

const isSuppressedToday = (siteId: string, reason: 'bounce' | 'complaint') =>
  and(
    own(suppressions, siteId, { reason }),
    gt(suppressions.createdAt, ago(complaintRule.windowMs)),
  );

const countSuppressed = (db: Db, siteId: string, reason: 'bounce' | 'complaint') =>
  db.$count(suppressions, isSuppressedToday(siteId, reason));

/**
 * Counts the digests of the last 24 hours, the complaints about any email of the site, and bounced
 * addresses. A late bounce has an issue but no time; an address has a time but no mail. So
 * `bounces` is the smaller count: subscribing fake addresses must not stop a digest.
 */
export async function countDailyFeedback(
  db: Db,
  siteId: string,
  now: Date,
): Promise<{ digests: number; complaints: number; bounces: number }> {
  const before = (milliseconds: number) =>
    sql`${new Date(now.getTime() - milliseconds).toISOString()}::timestamptz`;
  const dayStart = before(complaintRule.windowMs);
  const isDigest = and(
    eq(outbox.siteId, siteId),
    sql`${outbox.createdAt} > ${oldestCreated(siteId, now)}`,
    sql`${outbox.issueId} is not null`,
  );
  const digests = await db.$count(
    outbox,
    and(isDigest, eq(outbox.state, 'sent'), sql`${outbox.sentAt} > ${dayStart}`),
  );
  const refused = await db.$count(
    outbox,
    and(
      isDigest,
      equalsLiteral(outbox.state, 'failed'),
      sql`attempts > 0 and send_after > ${dayStart}
        and smtp_response ~ '^5' and smtp_response !~ ${policy}`,
    ),
  );
  const [reported] = await db
    .select({ bounced: sql<number>`coalesce(sum(${issues.bounced}), 0)::int` })
    .from(issues)
    .where(
      and(
        eq(issues.siteId, siteId),
        sql`${issues.createdAt} > ${before(bounceRule.issueWindowMs)}`,
      ),
    );
  const attempts = digests + refused;
  const getThreshold = ({ minCount, pauseShare }: typeof bounceRule | typeof complaintRule) =>
    Math.max(minCount, attempts * pauseShare);
  const [complaints, bounced] = [
    await countReported(db, siteId, 'complaint', getThreshold(complaintRule)),
    await countReported(db, siteId, 'bounce', getThreshold(bounceRule)),
  ];
  return {
    digests: attempts,
    complaints,
    bounces: Math.min(bounced, refused + (reported?.bounced ?? 0)),
  };
}

/** Returns the automatic pause of a site's digests, with the count that started it; or null. */
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

/** Starts a pause, unless it is already running. */
async function startPause(
  db: Db,
  siteId: string,
  reason: PauseReason,
  count: number,
  milliseconds: number,
): Promise<boolean> {
  const started = await db
    .insert(mailPauses)
    .values({ siteId, reason, count, endsAt: ahead(milliseconds) as never })
    .onConflictDoUpdate({
      target: [mailPauses.siteId, mailPauses.reason],
      set: { count: sql`excluded.count`, endsAt: sql`excluded.ends_at` },
      setWhere: sql`${mailPauses.endsAt} <= now()`,
    })
    .returning({ reason: mailPauses.reason });
  return started.length > 0;
}
