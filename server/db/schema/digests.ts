import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { posts } from './posts.ts';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/** Model summaries, one per post and language. Extracts are computed when needed and not stored. */
export const summaries = pgTable(
  'summaries',
  {
    siteId: siteId(),
    postId: text('post_id').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    model: text('model').notNull(),
    /** SHA-256 of what it was made of: another text is summarised anew. */
    sourceHash: text('source_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.postId, t.language] }),
    foreignKey({
      columns: [t.siteId, t.postId],
      foreignColumns: [posts.siteId, posts.id],
    }).onDelete('cascade'),
  ],
);

/** Issues of the digest: one per site, frequency and period. */
export const issues = pgTable(
  'issues',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    frequency: text('frequency').$type<'daily' | 'weekly'>().notNull(),
    /** `2026-11-21`, or `2026-w47`. */
    period: text('period').notNull(),
    /** Posts from here on, up to but without there: an issue begins where the one before ended. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** `skipped`: there were too few posts. */
    state: text('state')
      .$type<'preparing' | 'sending' | 'sent' | 'skipped'>()
      .notNull()
      .default('preparing'),
    modelCalls: integer('model_calls').notNull().default(0),
    tokensIn: integer('tokens_in').notNull().default(0),
    tokensOut: integer('tokens_out').notNull().default(0),
    /** Whoever writes what stands in it has until then; after it that process is believed dead. */
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
    /** An editor's own words: above the summary, and instead of the subject that it would have. */
    intro: text('intro').notNull().default(''),
    subject: text('subject'),
    /** Until an editor lets it go, nothing of it is planned or sent. */
    heldAt: instant('held_at'),
    /** What came back of it by web-hook. */
    bounced: integer('bounced').notNull().default(0),
    complained: integer('complained').notNull().default(0),
    unsubscribed: integer('unsubscribed').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex('issues_period').on(t.siteId, t.frequency, t.period),
    check('issues_frequency', sql`${t.frequency} in ('daily', 'weekly')`),
    check('issues_state', sql`${t.state} in ('preparing', 'sending', 'sent', 'skipped')`),
    check('issues_span', sql`${t.startsAt} < ${t.endsAt}`),
    index('issues_open')
      .on(t.createdAt)
      .where(sql`state in ('preparing', 'sending')`),
    index('issues_new').on(t.siteId, t.frequency, t.endsAt.desc().nullsFirst()),
  ],
);

/** The posts considered for an issue, and why each was selected or excluded. */
export const issuePosts = pgTable(
  'issue_posts',
  {
    siteId: siteId(),
    issueId: text('issue_id').notNull(),
    postId: text('post_id').notNull(),
    frequency: text('frequency').$type<'daily' | 'weekly'>().notNull(),
    /** From 1, of those that are in it. */
    position: smallint('position'),
    outcome: text('outcome').$type<'selected' | 'candidate' | 'excluded'>().notNull(),
    selectionReason: text('selection_reason').notNull(),
    rank: smallint('rank').notNull(),
    /** An editor's words instead of the summary. */
    note: text('note').notNull().default(''),
    /** An editor put it where it is: the rule does not move it. */
    isPinned: boolean('is_pinned').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.issueId, t.postId] }),
    foreignKey({ columns: [t.siteId, t.issueId], foreignColumns: [issues.siteId, issues.id] }),
    foreignKey({
      columns: [t.siteId, t.postId],
      foreignColumns: [posts.siteId, posts.id],
    }).onDelete('cascade'),
    // A post is in one issue of a frequency at the most.
    uniqueIndex('issue_posts_once')
      .on(t.siteId, t.frequency, t.postId)
      .where(sql`outcome = 'selected'`),
    index('issue_posts_post').on(t.siteId, t.postId),
  ],
);

/**
 * The content of an issue for one language and one prompt, shared by all subscribers with both. Each mail adds the
 * subscriber's own links.
 */
export const digestVariants = pgTable(
  'digest_variants',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    issueId: text('issue_id').notNull(),
    language: text('language').notNull(),
    /** Hash of the normalised prompt; empty for none. */
    promptKey: text('prompt_key').notNull(),
    prompt: text('prompt'),
    state: text('state').$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    /** When the first of its readers is due: by then it is written, with or without a model. */
    dueAt: instant('due_at').notNull(),
    summaryKind: text('summary_kind').$type<'ai' | 'extract'>(),
    /** In their order. And the comments that are quoted. */
    postIds: text('post_ids').array(),
    commentIds: text('comment_ids').array(),
    /** Sentences, each with the posts it rests on. */
    overview: jsonb('overview').$type<{ text: string; posts: string[] }[]>(),
    subject: text('subject'),
    html: text('html'),
    text: text('text'),
    renderedAt: instant('rendered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.issueId], foreignColumns: [issues.siteId, issues.id] }),
    uniqueIndex('digest_variants_key').on(t.siteId, t.issueId, t.language, t.promptKey),
    check('digest_variants_state', sql`${t.state} in ('waiting', 'ready', 'failed')`),
    index('digest_variants_due')
      .on(t.dueAt)
      .where(sql`state = 'waiting'`),
  ],
);

/** Model usage per site and day (UTC). The token budget is checked against it. */
export const llmUsage = pgTable(
  'llm_usage',
  {
    siteId: siteId(),
    day: text('day').notNull(),
    calls: integer('calls').notNull().default(0),
    tokens: integer('tokens').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.day] })],
);
