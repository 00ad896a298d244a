import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Passage } from '#shared/newsletter/digest-sentence.ts';
import { instant } from './columns.ts';
import { digestVariants, issues } from './digests.ts';
import { siteId } from './sites.ts';
import { subscriptions } from './subscriptions.ts';

/** Sentences in the email of a variant, per rendering, so that each reader's email is known. */
export const digestSentences = pgTable(
  'digest_sentences',
  {
    siteId: siteId(),
    variantId: text('variant_id').notNull(),
    renderedAt: instant('rendered_at').notNull(),
    /** `toSentenceId`. */
    sentenceId: text('sentence_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.variantId, t.renderedAt, t.sentenceId] }),
    foreignKey({
      columns: [t.siteId, t.variantId],
      foreignColumns: [digestVariants.siteId, digestVariants.id],
    }).onDelete('cascade'),
    index('digest_sentences_id').on(t.siteId, t.sentenceId),
  ],
);

/** Sentences that readers reported as wrong, and what the editors decided. */
export const corrections = pgTable(
  'corrections',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    sentenceId: text('sentence_id').notNull(),
    /** The issue in which it was reported first. */
    issueId: text('issue_id').notNull(),
    /** The sentence, what it rests on, its posts, and its language if known. */
    text: text('text').notNull(),
    passages: jsonb('passages').$type<Passage[]>().notNull(),
    postIds: text('post_ids').array().notNull(),
    language: text('language'),
    state: text('state').$type<'reported' | 'dismissed' | 'struck'>().notNull().default('reported'),
    reportCount: integer('report_count').notNull().default(1),
    /** The last texts of readers. */
    notes: text('notes').array().notNull(),
    firstReportedAt: instant('first_reported_at').notNull(),
    /** An editor's text. */
    correction: text('correction').notNull().default(''),
    /** When recipients of the sentence get the correction: with their next digest, or at once. */
    delivery: text('delivery').$type<'next' | 'now'>(),
    decidedAt: instant('decided_at'),
    /** Username. */
    decidedBy: text('decided_by'),
    /** When the recipients were complete: emails may be in transfer when a sentence is struck. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({ columns: [t.siteId, t.issueId], foreignColumns: [issues.siteId, issues.id] }),
    uniqueIndex('corrections_sentence').on(t.siteId, t.sentenceId),
    check('corrections_state', sql`${t.state} in ('reported', 'dismissed', 'struck')`),
    check(
      'corrections_struck',
      sql`${t.state} <> 'struck' or ${t.correction} <> '' and ${t.delivery} in ('next', 'now')`,
    ),
    index('corrections_new').on(
      t.siteId,
      t.state,
      t.firstReportedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('corrections_unsettled')
      .on(t.decidedAt)
      .where(sql`state = 'struck' and settled_at is null`),
  ],
);

/** Subscriptions that received a struck sentence. Each gets the correction once. */
export const correctionRecipients = pgTable(
  'correction_recipients',
  {
    siteId: siteId(),
    correctionId: text('correction_id').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    /** The email that carries the correction. */
    mailId: text('mail_id'),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.correctionId, t.subscriptionId] }),
    foreignKey({
      columns: [t.siteId, t.correctionId],
      foreignColumns: [corrections.siteId, corrections.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.siteId, t.subscriptionId],
      foreignColumns: [subscriptions.siteId, subscriptions.id],
    }).onDelete('cascade'),
    index('correction_recipients_open')
      .on(t.siteId, t.subscriptionId)
      .where(sql`sent_at is null`),
    index('correction_recipients_mail')
      .on(t.siteId, t.mailId)
      .where(sql`mail_id is not null`),
  ],
);
