import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import type { Site } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { segments, subscriptions } from '../../../db/schema.ts';
import { matchSegment } from '../../subscriptions/match-segment.ts';
import { matchAnySection } from './issue-sections.ts';
import { isDigest, type Issue } from './issues.ts';
import { own } from '../../../db/own.ts';

/** Must match the condition of the partial index. */
export const isActive = sql`${subscriptions.state} = 'active'`;

export const isNotPaused = (at: Date): SQL =>
  or(isNull(subscriptions.pausedUntil), lte(subscriptions.pausedUntil, at)) as SQL;

/** Matches the readers of a frequency, for an issue that is sent at once. */
export const matchReaders = ({ id }: Site, frequency: Frequency, now: Date): SQL =>
  and(
    eq(subscriptions.siteId, id),
    isActive,
    eq(subscriptions.frequency, frequency),
    isNotPaused(now),
  ) as SQL;

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
  if (issue.segmentId === null) return isNotPaused(now);
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
  isDigest(issue)
    ? matchReaders(site, issue.frequency, now)
    : and(eq(subscriptions.siteId, site.id), isActive, await matchLetter(db, site, issue, now));
