import * as z from 'zod/mini';
import { summaryKinds } from '../newsletter/summary-kinds.ts';
import { instant } from './endpoint.ts';
import { newsletterDocument } from './newsletter-document.ts';
import { described, named } from './openapi-metadata.ts';
import { frequencies, frequency } from './subscription-schemas.ts';

/** `letter`: written by hand, without a period. */
export const issueKind = z.enum([...frequencies, 'letter'], 'must be daily, weekly or letter');
export const count = z.int();
export const day = z.string();
/** Characters in the editable texts of an issue, and its posts. */
export const issueLimits = {
  subject: 120,
  preheader: 180,
  intro: 1_000,
  note: 600,
  posts: 30,
} as const;

const counts = named(
  'IssueDeliveries',
  z.object({
    planned: count,
    sending: count,
    sent: count,
    failed: count,
    uncertain: described(
      "It's unknown whether they arrived. They aren't sent again automatically.",
      count,
    ),
  }),
);

export const issue = named(
  'AdminIssue',
  z.object({
    id: z.string(),
    frequency: issueKind,
    period: described(
      'A day, a week by its ISO number, or a letter.',
      z.string(),
      '2026-11-21',
      '2026-w47',
    ),
    firstDay: day,
    lastDay: described("First day of the period, in the site's time zone.", day),
    startsAt: described('Start of its period, inclusive.', instant),
    endsAt: described('End of its period, exclusive.', instant),
    state: described(
      '`preparing`: not fully rendered. `sending`: emails go out as they are due. ' +
        '`sent`: closed. `skipped`: too few posts.',
      z.enum(['preparing', 'sending', 'sent', 'skipped']),
    ),
    heldAt: described(
      'When an editor put it on hold: nothing is scheduled or sent until it is ' +
        'released. Null: not on hold.',
      z.nullable(instant),
    ),
    subject: described('Set by an editor; null: the default.', z.nullable(z.string())),
    preheader: described(
      'The preview text in inboxes, set by an editor; null: the default.',
      z.nullable(z.string()),
    ),
    intro: described('The text of the document above the posts, without formatting.', z.string()),
    scheduledAt: described(
      'When it is sent to all its readers. Null: not scheduled.',
      z.nullable(instant),
    ),
    createdAt: instant,
    completedAt: z.nullable(instant),
    deliveries: described('Emails, for 30 days.', counts),
    cost: described('Of the model.', z.object({ calls: count, tokensIn: count, tokensOut: count })),
    bounced: described('Bounces reported by the mail provider.', count),
    complained: count,
    unsubscribed: described(
      'Readers who unsubscribed through a link in an email, with this issue as their latest.',
      count,
    ),
  }),
);
export type AdminIssue = z.infer<typeof issue>;

const issuePost = named(
  'AdminIssuePost',
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    domain: z.nullable(z.string()),
    score: z.int(),
    commentCount: z.int(),
    listed: described('False: hidden or deleted since, so no longer sent.', z.boolean()),
    outcome: described(
      '`selected`: in the issue. `candidate`: for personalized variants. `reserve`: ' +
        'only for those that ask for its subject. `excluded`: not used.',
      z.enum(['selected', 'candidate', 'reserve', 'excluded']),
    ),
    position: described('Of those in it, from 1.', z.nullable(z.int())),
    rank: described('Rank by points within the period.', z.int()),
    reason: described('Why it is in it or not.', z.string()),
    note: described("An editor's words in place of the summary; empty: none.", z.string()),
    edited: described('An editor placed or removed it.', z.boolean()),
  }),
);
export type AdminIssuePost = z.infer<typeof issuePost>;
const draftPost = named(
  'AdminDraftPost',
  z.pick(issuePost, {
    id: true,
    slug: true,
    title: true,
    domain: true,
    score: true,
    commentCount: true,
    listed: true,
    note: true,
    reason: true,
  }),
);

const audience = named(
  'AdminAudience',
  z.object({
    id: z.string(),
    language: z.string(),
    hasPrompt: described('Whether it is personalized.', z.boolean()),
    state: z.enum(['waiting', 'ready', 'failed']),
    kind: described('Null until rendered.', z.nullable(z.enum(summaryKinds))),
    readers: described('Emails scheduled or sent.', count),
    dueAt: described('When its first email is due.', instant),
    renderedAt: z.nullable(instant),
  }),
);

const nextRun = named(
  'NextRun',
  z.object({
    frequency,
    period: described('The current period.', z.string()),
    opensAt: described('When the period ends and its issue opens automatically.', instant),
    issueId: described('The issue if it was opened early, else null.', z.nullable(z.string())),
    firstDueAt: described('When the first emails are due; null: none.', z.nullable(instant)),
    readers: described('Recipients if sent now to all readers.', count),
  }),
);

const budget = named(
  'ModelBudget',
  z.object({
    model: described('Null: none configured; digests use excerpts.', z.nullable(z.string())),
    day: described('In UTC.', day),
    calls: count,
    tokens: count,
    most: described('Daily token budget; beyond it digests use excerpts.', count),
  }),
);

export const issueDetail = named(
  'AdminIssueDetail',
  z.extend(issue, {
    readers: described(
      'Recipients if sent now: all readers, confirmed and not paused, including those who ' +
        'already have it. The value `confirm` needs for sending.',
      count,
    ),
    isSentToAll: described(
      'Whether each of `readers` has it or is about to get it, so that sending does nothing.',
      z.boolean(),
    ),
    dueAt: described(
      'When its first emails are or were due; null: none. An issue on hold waits past that time.',
      z.nullable(instant),
    ),
    hoursPassed: described(
      'Whether it is on hold, and the next issue of all its readers was due. Then a release ' +
        'sends no email.',
      z.boolean(),
    ),
    document: described('What an editor wrote.', newsletterDocument),
    references: described(
      'Names of the posts, comments and segments in the document and the draft.',
      z.array(z.object({ id: z.string(), name: z.string() })),
    ),
    sections: described(
      'Segments for which the document has sections, and how many of `readers` are in each. ' +
        'Which readers are in a segment is decided when emails are planned.',
      z.array(z.object({ segmentId: z.string(), readers: count })),
    ),
    draft: described(
      'Changes that were saved automatically and are in no mail yet. Null: none.',
      z.nullable(
        z.object({
          subject: z.string(),
          preheader: z.optional(z.string()),
          document: newsletterDocument,
          posts: described('Visible posts in their order.', z.array(draftPost)),
        }),
      ),
    ),
    revision: described('Incremented by each change, including changes to drafts.', count),
    saved: described(
      'Username of the editor who saved the last change, and when. Null: none.',
      z.nullable(z.object({ by: z.string(), at: instant })),
    ),
    arranged: described(
      'Whether a model ordered the posts, and no editor has changed them since. `rank` is their ' +
        'order by points.',
      z.boolean(),
    ),
    editable: described('Null if editable, else the reason.', z.nullable(z.string())),
    posts: described(
      'All posts considered: selected ones by position, the others by rank.',
      z.array(issuePost),
    ),
    audiences: described('The 50 variants with the most readers.', z.array(audience)),
    audienceCount: count,
    reasons: described(
      'Delivery results with the last server response, most frequent first.',
      z.array(z.object({ state: z.string(), reason: z.string(), count })),
    ),
    next: described('Null for letters.', z.nullable(nextRun)),
    budget,
    segmentId: described(
      'The audience of a letter. Null: all subscribers.',
      z.nullable(z.string()),
    ),
  }),
);
export type AdminIssueDetail = z.infer<typeof issueDetail>;

export const deliveryStates = ['planned', 'sending', 'sent', 'failed', 'uncertain'] as const;

export const status = named(
  'NewsletterStatus',
  z.object({
    pausedAt: described('When staff paused all digests. Null: not paused.', z.nullable(instant)),
    automaticPause: described(
      'Automatic pause after too many complaints or bounces in a day. Null: not paused.',
      z.nullable(
        z.object({
          reason: z.enum(['complaints', 'bounces']),
          count: described('Number at the time.', count),
          endsAt: instant,
        }),
      ),
    ),
    thresholds: described(
      'Thresholds: share of the digests of 24 hours, and minimum count.',
      z.object({
        complaints: z.object({ share: z.number(), minCount: count }),
        bounces: z.object({ share: z.number(), minCount: count }),
      }),
    ),
    lastDay: described(
      'The last 24 hours: digests sent or rejected, bounces, and complaints about any email.',
      z.object({ sent: count, bounced: count, complained: count }),
    ),
    waiting: described(
      'Issues on hold although their first emails were due.',
      z.array(z.object({ id: z.string(), frequency, period: z.string(), dueAt: instant })),
    ),
    next: z.array(nextRun),
    budget,
    mails: described(
      'False: no mail server is configured; emails stay in the outbox.',
      z.boolean(),
    ),
  }),
);
export type NewsletterStatus = z.infer<typeof status>;
