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
import type {
  Arrangement,
  DigestEntry,
  DigestSentence,
  Passage,
} from '#shared/newsletter/digest-sentence.ts';
import type { DigestPreferences } from '#shared/newsletter/preferences.ts';
import type { IssueDraft, NewsletterDocument } from '#shared/newsletter/document.ts';
import type { SummaryKind } from '#shared/newsletter/summary-kinds.ts';
import { posts } from './posts.ts';
import { floats, instant } from './columns.ts';
import { siteId } from './sites.ts';

/**
 * Summaries by a model, one per post, language and style. Language `und`: sentences selected from
 * the source, whatever its language. Extracts without a model are not stored.
 */
export const summaries = pgTable(
  'summaries',
  {
    siteId: siteId(),
    postId: text('post_id').notNull(),
    language: text('language').notNull(),
    /** Level and length of written text, such as "plain-short". */
    style: text('style').notNull().default('standard'),
    text: text('text').notNull(),
    /** Selected, or written and endorsed, with their evidence; may be empty. */
    sentences:
      jsonb('sentences').$type<{ text: string; passages: Pick<Passage, 'post' | 'number'>[] }[]>(),
    model: text('model').notNull(),
    /** SHA-256 of the source text. A changed text is summarized again. */
    sourceHash: text('source_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.postId, t.language, t.style] }),
    foreignKey({
      columns: [t.siteId, t.postId],
      foreignColumns: [posts.siteId, posts.id],
    }).onDelete('cascade'),
  ],
);

/** Vectors of posts by a model, for comparing stories. */
export const embeddings = pgTable(
  'embeddings',
  {
    siteId: siteId(),
    postId: text('post_id').notNull(),
    model: text('model').notNull(),
    /** SHA-256 of the source text. A changed text is embedded again. */
    sourceHash: text('source_hash').notNull(),
    /** Has length 1. Null: claimed by a process, or the model did not answer. */
    vector: floats('vector'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.postId] }),
    foreignKey({
      columns: [t.siteId, t.postId],
      foreignColumns: [posts.siteId, posts.id],
    }).onDelete('cascade'),
    index('embeddings_created').on(t.createdAt),
  ],
);

/** Issues of the digest: one per site, frequency and period. */
export const issues = pgTable(
  'issues',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    /** `letter`: written by hand, and sent when an editor says so. */
    frequency: text('frequency').$type<'daily' | 'weekly' | 'letter'>().notNull(),
    /** Counts the issues of its frequency that were not skipped. */
    number: integer('number'),
    /** `2026-11-21`, `2026-w47`, or `letter-` and the id. */
    period: text('period').notNull(),
    /** Start of the period, inclusive. It equals the end of the previous issue. */
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
    /** Lease of the rendering process. After this time the process counts as dead. */
    leaseUntil: instant('lease_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    completedAt: instant('completed_at'),
    /** An editor's subject, and the plain text of the document above the posts. */
    intro: text('intro').notNull().default(''),
    subject: text('subject'),
    /** The line that inboxes show after the subject. Null: the one of the email. */
    preheader: text('preheader'),
    /** What an editor wrote. Null: nothing. */
    document: jsonb('document').$type<NewsletterDocument>(),
    /** Changes that an editor has not published yet. */
    draft: jsonb('draft').$type<IssueDraft>(),
    /** Counts the changes by editors, of drafts too. */
    revision: integer('revision').notNull().default(0),
    /** The member who saved the last of them, and when. */
    savedBy: text('saved_by'),
    savedAt: instant('saved_at'),
    /** A model ordered the posts. */
    isArranged: boolean('is_arranged').notNull().default(false),
    /** While set, nothing of the issue is planned or sent. */
    heldAt: instant('held_at'),
    /** When the issue is sent to all its readers; it is held until then. Null: not scheduled. */
    scheduledAt: instant('scheduled_at'),
    /** The audience of a letter. Null: all subscribers. */
    segmentId: text('segment_id'),
    /** Emails of the issue, once it is closed. The rows of its emails are deleted later. */
    sent: integer('sent'),
    failed: integer('failed'),
    /** Bounces and complaints that webhooks reported. */
    bounced: integer('bounced').notNull().default(0),
    complained: integer('complained').notNull().default(0),
    unsubscribed: integer('unsubscribed').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex('issues_period').on(t.siteId, t.frequency, t.period),
    check('issues_frequency', sql`${t.frequency} in ('daily', 'weekly', 'letter')`),
    check('issues_state', sql`${t.state} in ('preparing', 'sending', 'sent', 'skipped')`),
    check('issues_span', sql`${t.startsAt} < ${t.endsAt}`),
    index('issues_open')
      .on(t.createdAt)
      .where(sql`state in ('preparing', 'sending')`),
    index('issues_new').on(t.siteId, t.frequency, t.endsAt.desc().nullsFirst()),
  ],
);

/** Texts that letters begin with. */
export const letterTemplates = pgTable(
  'letter_templates',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    subject: text('subject'),
    preheader: text('preheader'),
    document: jsonb('document').$type<NewsletterDocument>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex('letter_templates_name').on(t.siteId, sql`lower(${t.name})`),
  ],
);

/** An earlier issue by its period. */
type StoryUpdate = { period: string };

/** Posts considered for an issue, each with the reason for its selection or exclusion. */
export const issuePosts = pgTable(
  'issue_posts',
  {
    siteId: siteId(),
    issueId: text('issue_id').notNull(),
    postId: text('post_id').notNull(),
    frequency: text('frequency').$type<'daily' | 'weekly'>().notNull(),
    /** From 1; null for excluded posts. A model may change it, unless an editor set it. */
    position: smallint('position'),
    /** `reserve`: only for readers who prefer its subject. */
    outcome: text('outcome').$type<'selected' | 'candidate' | 'reserve' | 'excluded'>().notNull(),
    /** It has a placeholder for the title of `storyPostId`. */
    selectionReason: text('selection_reason').notNull(),
    rank: smallint('rank').notNull(),
    /** An editor's text that replaces the summary. */
    note: text('note').notNull().default(''),
    /** The post of this issue that tells the same story, for an excluded post. */
    sameStoryAs: text('same_story_as'),
    /** The post that told the story before. Its title is not stored, so that it can be erased. */
    storyPostId: text('story_post_id'),
    /** The earlier issue of whose story this post tells news. */
    updates: jsonb('updates').$type<StoryUpdate>(),
    /** An editor set the position, so the ranking does not change it. */
    isPinned: boolean('is_pinned').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.issueId, t.postId] }),
    foreignKey({ columns: [t.siteId, t.issueId], foreignColumns: [issues.siteId, issues.id] }),
    foreignKey({
      columns: [t.siteId, t.postId],
      foreignColumns: [posts.siteId, posts.id],
    }).onDelete('cascade'),
    // A post is in at most one issue of each frequency.
    uniqueIndex('issue_posts_once')
      .on(t.siteId, t.frequency, t.postId)
      .where(sql`outcome = 'selected'`),
    index('issue_posts_post').on(t.siteId, t.postId),
  ],
);

/**
 * Content of an issue for one language and one set of preferences, shared by subscribers. Each
 * email adds the subscriber's own links.
 */
export const digestVariants = pgTable(
  'digest_variants',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    issueId: text('issue_id').notNull(),
    language: text('language').notNull(),
    /**
     * Hash of the understood prompt; empty when nothing was understood. With sections, a slash and
     * a hash of `segmentIds` follow. So only the version of all readers has an empty key.
     */
    promptKey: text('prompt_key').notNull(),
    /** Segments whose sections it has. Null: none. */
    segmentIds: text('segment_ids').array(),
    /** What was understood; null when nothing was, and in closed issues. */
    preferences: jsonb('preferences').$type<DigestPreferences>(),
    state: text('state').$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
    attempts: smallint('attempts').notNull().default(0),
    /** When the first email is due, or was planned if later. The wait for the model begins then. */
    dueAt: instant('due_at').notNull(),
    summaryKind: text('summary_kind').$type<SummaryKind>(),
    /** How many posts are about the requested topics, in words; null in closed issues. */
    lead: text('lead'),
    /** Posts in their order, and quoted comments. */
    postIds: text('post_ids').array(),
    commentIds: text('comment_ids').array(),
    /** Posts in the text of an editor, and other sources of the entries. */
    documentPostIds: text('document_post_ids').array(),
    /** What was published, with the passages that it rests on. */
    overview: jsonb('overview').$type<DigestSentence[]>(),
    entries: jsonb('entries').$type<DigestEntry[]>(),
    /** Order, headings and lines by a model. Null: none. */
    arrangement: jsonb('arrangement').$type<Arrangement>(),
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

/** Model usage per site and UTC day, for the token budget. */
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
