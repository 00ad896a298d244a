import { and, eq, sql } from 'drizzle-orm';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import type { Needs, Site } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { issues, posts, subscriptions } from '../../../db/schema.ts';
import { readMarkers, setMarker } from '../../core/instance-markers.ts';
import { wantsDay } from '../../preferences/weekdays.ts';
import { openIssue, type Issue } from '../issues/issues.ts';
import {
  findLastDue,
  lastEnded,
  type DueDelivery,
  type Period,
  type SendTime,
} from '../../subscriptions/periods.ts';
import { readPausedAt } from '../issues/pause.ts';
import { readSendTimes } from './send-times.ts';
import { needsPostalAddress } from './postal-address.ts';
import { isNotPaused, matchRecipients } from '../issues/issue-recipients.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { own } from '../../../db/own.ts';

/** How early emails are planned, and how late missed ones are. */
const scheduleAheadMs = 15 * minuteMs;
const catchUpWindowMs = 12 * hourMs;

/**
 * To look through very many readers who have all been planned takes seconds. Then the next search
 * waits, up to 15 minutes, so that it takes a sixtieth of the time. Returns milliseconds.
 */
export const findRestMs = (searchMs: number): number =>
  searchMs < 2_000 ? 0 : Math.min(60 * searchMs, 15 * minuteMs);

type Services = Needs<'db' | 'secrets' | 'log' | 'config'>;

/** Names a released issue, or begins the names of all. */
const toReleasedMarker = (siteId: string, issue?: { frequency: string; name: string }): string =>
  `digest-released ${siteId} ${issue ? `${issue.frequency} ${issue.name}` : ''}`;

/** Lets the readers whose hour fell into a hold get the issue, until their next issue is due. */
export const markReleased = (
  tx: Db,
  { siteId, frequency, period }: Pick<Issue, 'siteId' | 'frequency' | 'period'>,
): Promise<boolean> =>
  setMarker(tx, toReleasedMarker(siteId, { frequency, name: period }), catchUpWindowMs);

/** Lists what is due for a send time, soon or since half a day, or longer in a released issue. */
function listDues(
  site: Site,
  time: SendTime,
  released: ReadonlySet<string>,
  now: Date,
): DueDelivery[] {
  const from = new Date(now.getTime() - catchUpWindowMs);
  const next = findLastDue(time, site, new Date(now.getTime() + scheduleAheadMs));
  // An issue may be released just before the reader's next hour.
  const last = released.size > 0 && next.at > now ? [findLastDue(time, site, now)] : [];
  return [...last, next].filter(
    ({ at, period }) => at >= from || released.has(toReleasedMarker(site.id, period)),
  );
}

/**
 * Opens the issues that have closed and plans one outbox row per due reader, before sending: the
 * readers whose hour has come get the latest issue that had closed then. Idempotent and safe to run
 * concurrently. Paused sites open none; held issues are logged, not planned. Returns the number of
 * new rows.
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
  const firstPostAt = await readFirstPostTime(db, site.id);
  // Nothing was missed before there was a post.
  const hasBegun = (period: Period) => firstPostAt !== null && period.endsAt > firstPostAt;
  for (const frequency of frequencies) {
    const period = lastEnded(frequency, site, now);
    if (hasBegun(period)) await openIssue(services, site, period, now);
  }
  const times = await readSendTimes(db, site.id, frequencies);
  const opened = new Map<string, Issue>();
  const markers = `digests-planned ${site.id} `;
  const resting = await readMarkers(db, markers);
  const released = await readMarkers(db, toReleasedMarker(site.id));
  let planned = 0;
  for (const time of times) {
    for (const due of listDues(site, time, released, now)) {
      const { period } = due;
      if (period.endsAt > now || !hasBegun(period)) continue;
      const key = `${period.frequency} ${period.name}`;
      const issue = opened.get(key) ?? (await openIssue(services, site, period, now));
      opened.set(key, issue);
      if (issue.state === 'skipped') continue;
      if (issue.heldAt !== null) {
        if (due.at <= now && issue.scheduledAt === null) await warnHeld(services, site, issue);
        continue;
      }
      const readerFilter = and(
        eq(subscriptions.frequency, time.frequency),
        eq(subscriptions.timeZone, time.timeZone),
        eq(subscriptions.sendHour, time.hour),
        time.weekday === 0 ? undefined : eq(subscriptions.sendWeekday, time.weekday),
        // Readers confirmed after the hour get the next issue.
        sql`${subscriptions.confirmedAt} <= ${due.at.toISOString()}::timestamptz`,
        isNotPaused(due.at),
        time.frequency === 'daily' ? wantsDay(due.localDay) : undefined,
      );
      const marker = `${markers}${issue.id} ${time.timeZone} ${time.hour} ${time.weekday}`;
      if (resting.has(marker)) continue;
      const startedAt = performance.now();
      const count = await planDeliveries(services, site, issue, due, readerFilter, now);
      planned += count;
      const restMs = count === 0 ? findRestMs(performance.now() - startedAt) : 0;
      if (restMs > 0) await setMarker(db, marker, restMs);
    }
  }
  return planned;
}

async function readFirstPostTime(db: Db, siteId: string): Promise<Date | null> {
  const [first] = await db
    .select({ at: posts.createdAt })
    .from(posts)
    .where(and(eq(posts.siteId, siteId), eq(posts.isVisible, true)))
    .orderBy(posts.createdAt)
    .limit(1);
  return first?.at ?? null;
}

/** Logs once a day that digests wait for a postal address. */
async function warnAddress({ db, log }: Services, { id: siteId }: Site): Promise<void> {
  if (await setMarker(db, `postal-address-warned ${siteId}`, dayMs))
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
  if (await setMarker(db, `held-issue-warned ${siteId} ${id}`, dayMs))
    log.warn(
      { event: 'held_issue_due', job: 'schedule-digests', site: siteId, issue: period },
      'digest issue is due but on hold',
    );
}

/**
 * Plans an issue for all its readers at once, or for one email address. Returns the
 * number of emails. Null: the issue is held, or its site is paused or needs a postal address.
 */
export async function scheduleNow(
  services: Services,
  site: Site,
  issue: Issue,
  now: Date,
  to: string | null,
): Promise<number | null> {
  const [current] = await services.db
    .select({ heldAt: issues.heldAt })
    .from(issues)
    .where(own(issues, site.id, { id: issue.id }));
  if (!current || current.heldAt !== null || (await readPausedAt(services.db, site.id)) !== null)
    return null;
  if (await needsPostalAddress(services, site)) return null;
  const readerFilter = and(
    await matchRecipients(services.db, site, issue, now),
    to === null ? undefined : eq(subscriptions.email, to),
  );
  return planDeliveries(services, site, issue, { at: now, localDay: null }, readerFilter, now);
}
