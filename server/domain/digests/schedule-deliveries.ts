import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { editions, type Edition } from '#shared/newsletter/editions.ts';
import { oneClickPath } from '#shared/lazy-paths.ts';
import type { Deps, Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { issues, outbox, segments, subscriptions, understoodPrompts } from '../../db/schema.ts';
import { equalsLiteral } from '../../db/literals.ts';
import { toSiteUrl } from '../../email/layout.tsx';
import { readMarkers, setMarker } from '../core/instance-markers.ts';
import { withoutContent } from '../mail/encrypted-mail.ts';
import { ensureWarmup, readWaitMs } from '../mail/warm-up.ts';
import { matchSegment } from '../subscriptions/match-segment.ts';
import { unsubscribeToken } from '../subscriptions/tokens.ts';
import { insertDeliveries } from './insert-deliveries.ts';
import { createSectionReader, forIssue, matchAnySection, readerColumns } from './issue-sections.ts';
import { isDigest, openIssue, type Issue } from './issues.ts';
import { deliveriesBetween, findEdition, lastEnded, type DueDelivery } from '../core/periods.ts';
import { readPausedAt } from './pause.ts';
import { readSendTime, readSendTimes } from './send-times.ts';
import { needsPostalAddress } from './postal-address.ts';
import type { IssueLine } from './selection/read-posts.ts';
import { createVariants } from './subscriber-variants.ts';
import { isUnderstoodPrompt } from '../preferences/understood-prompts.ts';

const minute = 60_000;
/** How early mails are planned, and how late missed ones are (ms). */
const scheduleAhead = 15 * minute;
const catchUpWindow = 12 * 60 * minute;
/** Expiry of a delivery (ms). */
export const deliveryExpiry: Record<Issue['frequency'], number> = {
  letter: 72 * 60 * minute,
  daily: 24 * 60 * minute,
  weekly: 72 * 60 * minute,
};
/** Readers planned in one transaction. Pages wait for the database as long as one takes. */
const batchSize = 250;
/** Of the time of a batch, until the next one. A priority does not reach the database. */
const pauseShare = 0.5;

/**
 * To look through very many readers who have all been planned takes seconds. Then the next search
 * waits, up to 15 minutes, so that it takes a sixtieth of the time. Returns milliseconds.
 */
export const findRestMs = (searchMs: number): number =>
  searchMs < 2_000 ? 0 : Math.min(60 * searchMs, 15 * minute);

export const toDigestKind = (frequency: Issue['frequency']) => `digest-${frequency}`;

/** Must match the condition of the partial index. */
const isActive = sql`${subscriptions.state} = 'active'`;

type Services = Pick<Deps, 'db' | 'secrets' | 'log' | 'config'>;

/**
 * Opens issues of finished periods and plans one outbox row per due reader, before sending. It
 * opens editions other than 0 for due readers only. Safe to repeat and to run concurrently. Paused
 * sites open none; held issues are logged, not planned. Returns the number of new rows.
 */
export async function scheduleDigests(
  services: Services,
  site: Site,
  now: Date,
  frequencies: readonly Frequency[] = ['daily', 'weekly'],
): Promise<number> {
  const { db } = services;
  if (!site.isOpen || !site.digest.on || (await readPausedAt(db, site.id)) !== null) return 0;
  if (await needsPostalAddress(services, site)) {
    await warnAddress(services, site);
    return 0;
  }
  for (const frequency of frequencies)
    await openIssue(services, site, lastEnded(frequency, site.timeZone, now), now);
  const times = await readSendTimes(db, site.id, frequencies);
  const opened = new Map<string, Issue>();
  const markers = `digests-planned ${site.id} `;
  const resting = await readMarkers(db, markers);
  let planned = 0;
  for (const time of times) {
    for (const due of deliveriesBetween(
      time,
      site.timeZone,
      new Date(now.getTime() - catchUpWindow),
      new Date(now.getTime() + scheduleAhead),
    )) {
      const { period } = due;
      if (period.endsAt > now) continue;
      const key = `${period.frequency} ${period.name}`;
      const issue = opened.get(key) ?? (await openIssue(services, site, period, now));
      opened.set(key, issue);
      if (issue.state === 'skipped') continue;
      if (issue.heldAt !== null) {
        if (due.at <= now) await warnHeld(services, site, issue);
        continue;
      }
      const readerFilter = and(
        eq(subscriptions.frequency, time.frequency),
        eq(subscriptions.timeZone, time.timeZone),
        eq(subscriptions.sendHour, time.hour),
        time.weekday === 0 ? undefined : eq(subscriptions.sendWeekday, time.weekday),
        // Readers confirmed after the hour get the next issue.
        sql`${subscriptions.confirmedAt} <= ${due.at.toISOString()}::timestamptz`,
        or(isNull(subscriptions.pausedUntil), lte(subscriptions.pausedUntil, due.at)),
      );
      const marker = `${markers}${issue.id} ${time.timeZone} ${time.hour} ${time.weekday}`;
      if (resting.has(marker)) continue;
      const startedAt = performance.now();
      const count = await scheduleDeliveries(services, site, issue, due, readerFilter, now);
      planned += count;
      const restMs = count === 0 ? findRestMs(performance.now() - startedAt) : 0;
      if (restMs > 0) await setMarker(db, marker, restMs);
    }
  }
  return planned;
}

/** Logs once a day that digests wait for a postal address. */
async function warnAddress({ db, log }: Services, { id: siteId }: Site): Promise<void> {
  if (await setMarker(db, `postal-address-warned ${siteId}`, 24 * 3_600_000))
    log.warn(
      { event: 'postal_address_missing', job: 'schedule-digests', site: siteId },
      'digests wait for a postal address: enter it at /admin/mail',
    );
}

/** Logs a due but held issue once a day. */
async function warnHeld(
  { db, log }: Services,
  { id: siteId }: Site,
  { id, period }: Issue,
): Promise<void> {
  if (await setMarker(db, `held-issue-warned ${siteId} ${id}`, 24 * 3_600_000))
    log.warn(
      { event: 'held_issue_due', job: 'schedule-digests', site: siteId, issue: period },
      'digest issue is due but on hold',
    );
}

/** Matches all readers of a frequency, for an issue that is sent at once. */
const matchAllReaders = (frequency: Frequency, now: Date) =>
  and(
    eq(subscriptions.frequency, frequency),
    or(isNull(subscriptions.pausedUntil), lte(subscriptions.pausedUntil, now)),
  );

/** Returns the editions that a site's readers need. Edition 0 is always needed, for the archive. */
export async function readEditions(
  db: Db,
  { id, timeZone }: Site,
  frequency: Frequency,
): Promise<Edition[]> {
  const times = await readSendTimes(db, id, [frequency]);
  const needed = new Set([0, ...times.map((time) => findEdition(time, timeZone))]);
  return editions.filter((edition) => needed.has(edition));
}

/** Returns the edition of an address; 0 for others than readers of the frequency. */
export async function readReaderEdition(
  db: Db,
  { id, timeZone }: Site,
  frequency: Frequency,
  email: string,
): Promise<Edition> {
  const time = await readSendTime(db, id, frequency, email);
  return time ? findEdition(time, timeZone) : 0;
}

/** Matches the readers of an edition by their zones and hours. */
async function matchEdition(db: Db, site: Site, { frequency, edition }: IssueLine): Promise<SQL> {
  if (frequency === 'weekly') return sql`true`;
  const times = await readSendTimes(db, site.id, [frequency]);
  const own = times.filter((time) => findEdition(time, site.timeZone) === edition);
  const pairs = own.map(({ timeZone, hour }) => ({ time_zone: timeZone, send_hour: hour }));
  return sql`(${subscriptions.timeZone}, ${subscriptions.sendHour}) in (
    select time_zone, send_hour from json_to_recordset(${JSON.stringify(pairs)}::json)
      as pairs (time_zone text, send_hour smallint)
  )`;
}

/** Counts the recipients of an issue, including those already served. */
export const countRecipients = async (
  db: Db,
  site: Site,
  line: IssueLine,
  now: Date,
): Promise<number> =>
  db.$count(
    subscriptions,
    and(
      eq(subscriptions.siteId, site.id),
      isActive,
      matchAllReaders(line.frequency, now),
      await matchEdition(db, site, line),
    ),
  );

/**
 * Matches the audience of a letter: confirmed subscribers who have not paused, and for whom it has
 * a text.
 */
async function matchLetter(db: Db, site: Site, issue: Issue, now: Date): Promise<SQL> {
  const any = await matchAnySection(db, issue);
  const audience = await matchAudience(db, site, issue, now);
  return any === null ? audience : sql`(${audience} and ${any})`;
}

async function matchAudience(db: Db, site: Site, issue: Issue, now: Date): Promise<SQL> {
  const all = or(isNull(subscriptions.pausedUntil), lte(subscriptions.pausedUntil, now)) as SQL;
  if (issue.segmentId === null) return all;
  const [segment] = await db
    .select({ rule: segments.rule })
    .from(segments)
    .where(and(eq(segments.siteId, site.id), eq(segments.id, issue.segmentId)));
  // A deleted segment has nobody.
  return segment ? matchSegment(db, site.id, segment.rule) : sql`false`;
}

/** Matches the recipients of a digest or a letter, including those already served. */
export const matchRecipients = async (
  db: Db,
  site: Site,
  issue: Issue,
  now: Date,
): Promise<SQL | undefined> =>
  and(
    eq(subscriptions.siteId, site.id),
    isActive,
    ...(isDigest(issue)
      ? [matchAllReaders(issue.frequency, now), await matchEdition(db, site, issue)]
      : [await matchLetter(db, site, issue, now)]),
  );

/** Counts the recipients of a digest or a letter. */
export const countIssueRecipients = async (
  db: Db,
  site: Site,
  issue: Issue,
  now: Date,
): Promise<number> => db.$count(subscriptions, await matchRecipients(db, site, issue, now));

/**
 * Plans an issue for all readers of its edition at once, or for one email. Skips held issues and
 * paused sites.
 */
export async function scheduleNow(
  services: Services,
  site: Site,
  issue: Issue,
  now: Date,
  to: string | null,
): Promise<number> {
  const [current] = await services.db
    .select({ heldAt: issues.heldAt })
    .from(issues)
    .where(and(eq(issues.siteId, site.id), eq(issues.id, issue.id)));
  if (!current || current.heldAt !== null || (await readPausedAt(services.db, site.id)) !== null)
    return 0;
  if (await needsPostalAddress(services, site)) return 0;
  const readerFilter = isDigest(issue)
    ? and(
        matchAllReaders(issue.frequency, now),
        to === null ? await matchEdition(services.db, site, issue) : eq(subscriptions.email, to),
      )
    : await matchLetter(services.db, site, issue, now);
  return scheduleDeliveries(services, site, issue, { at: now, localDay: null }, readerFilter, now);
}

async function scheduleDeliveries(
  services: Services,
  site: Site,
  issue: Issue,
  { at, localDay }: Pick<DueDelivery, 'at'> & { localDay: string | null },
  readerFilter: SQL | undefined,
  now: Date,
): Promise<number> {
  const { db, secrets } = services;
  const kind = toDigestKind(issue.frequency);
  const readSegmentIds = createSectionReader(db, issue);
  let after = '';
  let planned = 0;
  let waitMs: number | undefined;
  for (;;) {
    const startedAt = performance.now();
    const { siteId, id } = subscriptions;
    const readers = await db
      .select(readerColumns(await readSegmentIds()))
      .from(subscriptions)
      .leftJoin(understoodPrompts, isUnderstoodPrompt)
      .where(
        and(
          eq(siteId, site.id),
          isActive,
          readerFilter,
          gt(id, after),
          // `offset 0` keeps an index lookup per reader: a join is planned for few mails.
          sql`not exists (
            select 1 from ${outbox}
            where ${outbox.siteId} = ${siteId} and ${outbox.issueId} = ${issue.id}
              and ${outbox.subscriptionId} = ${id}
            offset 0
          )`,
        ),
      )
      .orderBy(id)
      .limit(batchSize);
    const last = readers.at(-1);
    if (!last) return planned;
    after = last.id;
    waitMs ??= readWaitMs(await ensureWarmup(services, site));
    const plannedMs = waitMs;
    planned += await db.transaction(async (tx) => {
      const findVariantId = await createVariants(tx, issue, forIssue(issue, readers), at, now);
      if (plannedMs > 0 && localDay !== null) await replaceWaiting(tx, issue, kind, readers);
      return insertDeliveries(
        tx,
        secrets,
        {
          siteId: site.id,
          kind,
          issueId: issue.id,
          localDay,
          sendAfter: at,
          expiresAt: new Date(
            Math.max(at.getTime(), now.getTime()) + deliveryExpiry[issue.frequency] + plannedMs,
          ),
          createdAt: now,
        },
        readers.map((reader) => ({
          subscriptionId: reader.id,
          recipient: reader.email,
          variantId: findVariantId(reader),
          unsubscribeUrl: toSiteUrl(site, oneClickPath(unsubscribeToken({ secrets }, reader))),
        })),
      );
    });
    if (readers.length < batchSize) return planned;
    await sleep((performance.now() - startedAt) * pauseShare);
  }
}

/** A reader who still waits for an older digest, because of the plan, gets the new one instead. */
const replaceWaiting = (
  tx: Db,
  { siteId, id }: Issue,
  kind: string,
  readers: readonly { id: string }[],
): Promise<unknown> =>
  tx
    .update(outbox)
    .set({ ...withoutContent(), state: 'failed', smtpResponse: 'replaced' })
    .where(
      and(
        eq(outbox.siteId, siteId),
        equalsLiteral(outbox.state, 'queued'),
        eq(outbox.kind, kind),
        ne(outbox.issueId, id),
        eq(outbox.attempts, 0),
        inArray(
          outbox.subscriptionId,
          readers.map((reader) => reader.id),
        ),
      ),
    );
