import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import { editions, type Edition } from '#shared/newsletter/editions.ts';
import type { Site } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { segments, subscriptions } from '../../db/schema.ts';
import { matchSegment } from '../subscriptions/match-segment.ts';
import { matchAnySection } from './issue-sections.ts';
import { isDigest, type Issue } from './issues.ts';
import { findEdition } from '../subscriptions/periods.ts';
import { readSendTime, readSendTimes } from './send-times.ts';
import type { IssueLine } from './selection/read-posts.ts';
import { own } from '../../db/own.ts';

/** Must match the condition of the partial index. */
export const isActive = sql`${subscriptions.state} = 'active'`;

/** Matches all readers of a frequency, for an issue that is sent at once. */
export const matchAllReaders = (frequency: Frequency, now: Date) =>
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
export async function matchEdition(
  db: Db,
  site: Site,
  { frequency, edition }: IssueLine,
): Promise<SQL> {
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
export async function matchLetter(db: Db, site: Site, issue: Issue, now: Date): Promise<SQL> {
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
    .where(own(segments, site.id, { id: issue.segmentId }));
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
