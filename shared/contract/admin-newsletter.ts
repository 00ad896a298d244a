import * as z from 'zod/mini';
import { isWellFormed, oneLine } from '../text-rules.ts';
import * as limits from '../limits.ts';
import { digestLanguages } from '../paths.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { frequencies, previewPreferences } from './subscription-schemas.ts';

const frequency = z.enum(frequencies, 'must be daily or weekly');
const byId = z.strictObject({ id: z.string().check(z.maxLength(40)) });
const count = z.int();
const day = z.string();
const textField = (max: number) =>
  z.string('must be a text').check(
    z.trim(),
    z.refine((value) => [...value].length <= max, `must be at most ${max} characters`),
    z.refine((value) => !/[^\P{Cc}\n]/u.test(value), 'must not contain control characters'),
    z.refine(isWellFormed, 'must not contain an incomplete character'),
  );
/** Characters in the editable texts of an issue, and its posts. */
export const issueLimits = { subject: 120, intro: 1_000, note: 600, posts: 30 } as const;

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

const issue = named(
  'AdminIssue',
  z.object({
    id: z.string(),
    frequency,
    period: described('A day, or a week by its ISO number.', z.string(), '2026-11-21', '2026-w47'),
    firstDay: day,
    lastDay: described("First day of the period, in the site's time zone.", day),
    startsAt: described('Start of its period, inclusive.', instant),
    endsAt: described('up to but without then.', instant),
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
    intro: described("An editor's words above the summary.", z.string()),
    createdAt: instant,
    completedAt: z.nullable(instant),
    deliveries: described('Mails, for 30 days.', counts),
    cost: described('Of the model.', z.object({ calls: count, tokensIn: count, tokensOut: count })),
    bounced: described('Bounces reported by the mail provider.', count),
    complained: count,
    unsubscribed: described("Readers who left by a mail's link, and had this issue last.", count),
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
      '`chosen`: in the issue. `candidate`: for personalized versions. `excluded`: not used.',
      z.enum(['selected', 'candidate', 'excluded']),
    ),
    position: described('Of those in it, from 1.', z.nullable(z.int())),
    rank: described('Rank by points within the period.', z.int()),
    reason: described('Why it is in it or not.', z.string()),
    note: described("An editor's words in place of the summary; empty: none.", z.string()),
    edited: described('An editor placed or removed it.', z.boolean()),
  }),
);
export type AdminIssuePost = z.infer<typeof issuePost>;

const audience = named(
  'AdminAudience',
  z.object({
    id: z.string(),
    language: z.string(),
    hasPrompt: described('Whether it is personalized.', z.boolean()),
    state: z.enum(['waiting', 'ready', 'failed']),
    kind: described('Null until rendered.', z.nullable(z.enum(['ai', 'extract']))),
    readers: described('Emails scheduled or sent.', count),
    dueAt: described('When its first email is due.', instant),
    renderedAt: z.nullable(instant),
  }),
);

const nextRun = named(
  'NextRun',
  z.object({
    frequency,
    period: described('The one that runs.', z.string()),
    opensAt: described('When the period ends and its issue opens automatically.', instant),
    issueId: described('The issue if it was opened early, else null.', z.nullable(z.string())),
    firstDueAt: described('When the first emails are due; null: none.', z.nullable(instant)),
    readers: described('Recipients if sent to everyone now.', count),
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

const issueDetail = named(
  'AdminIssueDetail',
  z.extend(issue, {
    readers: described(
      'Recipients if sent to everyone now: confirmed and not paused, including ' +
        'those who already have it. The value `confirm` needs for sending.',
      count,
    ),
    dueAt: described(
      'When its first emails are or were due; null: none. An issue on hold waits past that time.',
      z.nullable(instant),
    ),
    editable: described('Null if editable, else the reason.', z.nullable(z.string())),
    posts: described(
      'All posts considered: selected ones by position, the others by rank.',
      z.array(issuePost),
    ),
    audiences: described('The 50 versions with the most readers.', z.array(audience)),
    audienceCount: count,
    reasons: described(
      'Delivery results with the last server response, most frequent first.',
      z.array(z.object({ state: z.string(), reason: z.string(), count })),
    ),
    next: nextRun,
    budget,
  }),
);
export type AdminIssueDetail = z.infer<typeof issueDetail>;

const deliveryStates = ['planned', 'sending', 'sent', 'failed', 'uncertain'] as const;

const status = named(
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

export const adminNewsletter = {
  'GET /api/admin/newsletter': endpoint({
    access: 'admin',
    summary: 'Newsletter status: pauses and their reasons, upcoming issues, and model usage today.',
    reply: status,
  }),
  'GET /api/admin/newsletter/charts': endpoint({
    access: 'admin',
    summary: 'Delivery statistics per day, at most a minute old.',
    reply: named(
      'NewsletterCharts',
      z.object({
        days: described(
          "The last 30 by the site's calendar, oldest first, today last.",
          z.array(
            z.object({
              day,
              sent: count,
              failed: count,
              bounced: count,
              complained: count,
              unsubscribed: count,
            }),
          ),
        ),
      }),
    ),
  }),
  'POST /api/admin/newsletter/pause': endpoint({
    access: 'admin',
    summary: 'Pauses all digests of the site until resumed. Safe to repeat.',
    reply: status,
  }),
  'POST /api/admin/newsletter/resume': endpoint({
    access: 'admin',
    summary: 'Resumes digests; anything not too old is sent. Safe to repeat.',
    reply: status,
  }),
  'GET /api/admin/issues': endpoint({
    access: 'admin',
    summary: 'Issues of the digest, newest first.',
    query: z.strictObject({
      frequency: z.optional(frequency),
      limit: described('How many, 10 by default.', z.optional(integerParam(1, limits.pageSize))),
      cursor: z.optional(cursorParam),
    }),
    reply: named(
      'AdminIssueList',
      z.object({ issues: z.array(issue), nextCursor, hasNextPage: z.boolean() }),
    ),
  }),
  'POST /api/admin/issues': endpoint({
    access: 'admin',
    summary:
      'Opens the issue of the current period now and puts it on hold; later posts ' +
      'go in the next issue. An existing issue is unchanged.',
    body: z.strictObject({ frequency }),
    reply: issueDetail,
    status: 201,
    refuses: ['conflict'],
  }),
  'GET /api/admin/issues/{id}': endpoint({
    access: 'admin',
    summary: 'An issue: its posts, versions and delivery results.',
    path: byId,
    reply: issueDetail,
  }),
  'GET /api/admin/issues/{id}/deliveries': endpoint({
    access: 'admin',
    summary: 'Deliveries of an issue, with masked addresses.',
    path: byId,
    query: z.strictObject({
      state: z.optional(z.enum(deliveryStates, `must be one of ${deliveryStates.join(', ')}`)),
      cursor: z.optional(cursorParam),
    }),
    reply: named(
      'AdminDeliveryList',
      z.object({
        deliveries: z.array(
          z.object({
            to: described('Masked; empty: purged.', z.string(), 'r•••r@example.org'),
            state: z.enum(deliveryStates),
            reason: z.string(),
            attempts: count,
            language: z.string(),
            hasPrompt: z.boolean(),
            dueAt: instant,
            sentAt: z.nullable(instant),
          }),
        ),
        nextCursor,
        hasNextPage: z.boolean(),
      }),
    ),
  }),
  'PATCH /api/admin/issues/{id}': endpoint({
    access: 'admin',
    summary: 'Edits an issue before anything is sent. All versions are rendered again.',
    path: byId,
    body: z.strictObject({
      subject: described(
        `At most ${issueLimits.subject} characters. ` +
          'Null or empty: the default. Omitted: unchanged.',
        z.optional(
          z.nullable(
            textField(issueLimits.subject).check(
              z.refine((value) => oneLine.test(value), 'must be one line'),
            ),
          ),
        ),
      ),
      intro: described(
        `At most ${issueLimits.intro} characters, untranslated in every language. ` +
          'Omitted: unchanged.',
        z.optional(textField(issueLimits.intro)),
      ),
      posts: described(
        `All posts of the issue, 1 to ${issueLimits.posts}; others are removed, also from ` +
          'personalized versions. Any post from its period is allowed.',
        z
          .array(
            z.strictObject({
              postId: z
                .string('must be the id of a post')
                .check(z.maxLength(40, 'must be the id of a post')),
              position: z
                .int('must be a whole number')
                .check(z.gte(1, 'must be at least 1'), z.lte(1_000, 'must be at most 1000')),
              note: described(
                `Replaces its summary in every language, at most ${issueLimits.note} characters. ` +
                  'Empty: the summary. Omitted: unchanged.',
                z.optional(textField(issueLimits.note)),
              ),
            }),
            'must be a list',
          )
          .check(
            z.minLength(1, 'must have a post'),
            z.maxLength(issueLimits.posts, `must have at most ${issueLimits.posts} posts`),
          ),
      ),
    }),
    reply: issueDetail,
    refuses: ['not_found', 'conflict'],
  }),
  'POST /api/admin/issues/{id}/hold': endpoint({
    access: 'admin',
    summary:
      "Puts an issue on hold: nothing is scheduled or sent, and it isn't in the " +
      'archive, until released. Safe to repeat.',
    path: byId,
    reply: issueDetail,
    refuses: ['not_found', 'conflict'],
  }),
  'POST /api/admin/issues/{id}/release': endpoint({
    access: 'admin',
    summary:
      'Releases an issue: readers get it at their delivery time; those whose time ' +
      'was within the last 12 hours, immediately. Safe to repeat.',
    path: byId,
    reply: issueDetail,
    refuses: ['not_found', 'conflict'],
  }),
  'GET /api/admin/issues/{id}/preview': endpoint({
    access: 'admin',
    summary:
      'Previews the email of an issue in a language and with a prompt. Personal ' +
      'links go to the newsletter page.',
    path: byId,
    query: z.strictObject({
      language: described(
        '`en` by default. The prompt may ask for another.',
        z.optional(z.enum(digestLanguages, `must be one of ${digestLanguages.join(', ')}`)),
      ),
      prompt: previewPreferences.custom_prompt,
      part: described(
        'Return only this part; the other is null.',
        z.optional(z.enum(['html', 'text'], 'must be html or text')),
      ),
    }),
    reply: named(
      'IssuePreview',
      z.object({
        subject: z.string(),
        preheader: described('The preview text in the inbox.', z.string()),
        html: described('An HTML page for a sandboxed frame.', z.nullable(z.string())),
        text: z.nullable(z.string()),
        kind: z.enum(['ai', 'extract']),
        language: described('The language it is written in.', z.enum(digestLanguages)),
      }),
    ),
    refuses: ['not_found', 'conflict', 'too_many_requests'],
  }),
  'POST /api/admin/issues/{id}/test': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary: 'Emails the preview of an issue to yourself only. The subject starts with "[Test]".',
    path: byId,
    body: z.strictObject({
      language: z.optional(z.enum(digestLanguages, `must be one of ${digestLanguages.join(', ')}`)),
      prompt: previewPreferences.custom_prompt,
    }),
    reply: named('TestMail', z.object({ to: z.string(), subject: z.string() })),
    refuses: ['not_found', 'conflict'],
  }),
  'POST /api/admin/issues/{id}/send': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary:
      'Releases an issue and sends it to all readers now, ignoring delivery times. ' +
      'Each reader gets it once. Safe to repeat.',
    path: byId,
    body: z.strictObject({
      confirm: described(
        'Number of recipients: `readers` of the issue.',
        z.int('must be a whole number').check(z.gte(0, 'must be at least 0')),
      ),
    }),
    reply: named(
      'IssueSent',
      z.object({ planned: described('By this call.', count), issue: issueDetail }),
    ),
    refuses: ['not_found', 'conflict'],
  }),
};
