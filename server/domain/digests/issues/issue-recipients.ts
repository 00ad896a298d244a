import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Frequency } from '#shared/contract/subscription-schemas.ts';
import type { Site } from '../../../context.ts';
import type { Db } from '../../../db/client.ts';
import { subscriptions } from '../../../db/schema.ts';
import { matchAudience } from './issue-sections.ts';
import { isDigest, type Issue } from './issues.ts';

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

/** Matches the recipients of a digest or a letter, including those already served. */
export const matchRecipients = async (
  db: Db,
  site: Site,
  issue: Issue,
  now: Date,
): Promise<SQL | undefined> =>
  isDigest(issue)
    ? matchReaders(site, issue.frequency, now)
    : and(
        eq(subscriptions.siteId, site.id),
        isActive,
        isNotPaused(now),
        await matchAudience(db, issue),
      );
