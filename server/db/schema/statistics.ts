import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { issues } from './digests.ts';
import { siteId } from './sites.ts';

/**
 * Visits by the links of an issue: counts per place and day. No row belongs to a reader, a variant
 * or a post, because both may have a single reader.
 */
export const issueReads = pgTable(
  'issue_reads',
  {
    siteId: siteId(),
    issueId: text('issue_id').notNull(),
    /** A place in `shared/newsletter/issue-places.ts`, such as `page` or `discussion-3`. */
    place: text('place').notNull(),
    /** By the calendar of the site, such as `2026-11-21`. */
    day: text('day').notNull(),
    /** Visits by people. */
    reads: integer('reads').notNull().default(0),
    /** Requests by machines, which are no reads. */
    automated: integer('automated').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.issueId, t.place, t.day] }),
    foreignKey({ columns: [t.siteId, t.issueId], foreignColumns: [issues.siteId, issues.id] }),
    check('issue_reads_counts', sql`${t.reads} >= 0 and ${t.automated} >= 0`),
  ],
);

/** Subscribers of a site at the end of a day, and what happened on it. */
export const subscriberDays = pgTable(
  'subscriber_days',
  {
    siteId: siteId(),
    /** By the calendar of the site, such as `2026-11-21`. */
    day: text('day').notNull(),
    source: text('source').notNull(),
    language: text('language').notNull(),
    /** New addresses of the day, and how many of them have confirmed so far. */
    requested: integer('requested').notNull().default(0),
    confirmed: integer('confirmed').notNull().default(0),
    unsubscribed: integer('unsubscribed').notNull().default(0),
    /** At the end of the day. */
    active: integer('active').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.day, t.source, t.language] })],
);
