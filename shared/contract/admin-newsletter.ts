import * as z from 'zod/mini';
import { isWellFormed, oneLine } from '../text-rules.ts';
import * as limits from '../limits.ts';
import { digestLanguages } from '../paths.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { frequencies, previewWishes } from './subscriptions.ts';

const frequency = z.enum(frequencies, 'must be daily or weekly');
const byId = z.strictObject({ id: z.string().check(z.maxLength(40)) });
const count = z.int();
const day = z.string();
const words = (most: number) =>
  z.string('must be a text').check(
    z.trim(),
    z.refine((value) => [...value].length <= most, `must be at most ${most} characters`),
    z.refine((value) => !/[^\P{Cc}\n]/u.test(value), 'must not contain control characters'),
    z.refine(isWellFormed, 'must not contain an incomplete character'),
  );
/** Of an issue's own words: characters. */
export const issueLimits = { subject: 120, intro: 1_000, note: 600, posts: 30 } as const;

const counts = named(
  'IssueDeliveries',
  z.object({
    planned: count,
    sending: count,
    sent: count,
    failed: count,
    uncertain: described(
      'Nobody knows whether they arrived: they are not sent again by themselves.',
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
    startsAt: described('Its posts are from then on,', instant),
    endsAt: described('up to but without then.', instant),
    state: described(
      '`preparing`: not all of it is written. `sending`: its mails go as they are due. `sent`: it is over. `skipped`: there were too few posts.',
      z.enum(['preparing', 'sending', 'sent', 'skipped']),
    ),
    heldAt: described(
      'Since when an editor holds it: nothing of it is planned or sent until it is let go. Null: nobody does.',
      z.nullable(instant),
    ),
    subject: described("An editor's; null: the one that it has by itself.", z.nullable(z.string())),
    intro: described("An editor's words above the summary.", z.string()),
    createdAt: instant,
    doneAt: z.nullable(instant),
    deliveries: described('Mails, for 30 days.', counts),
    cost: described('Of the model.', z.object({ calls: count, tokensIn: count, tokensOut: count })),
    bounced: described('What came back of it, as the service that passes mail on tells.', count),
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
    listed: described(
      'False: it was hidden or deleted since, and is in no mail that goes now.',
      z.boolean(),
    ),
    outcome: described(
      '`chosen`: in it. `candidate`: for readers who wish for its subject. `left_out`: in none.',
      z.enum(['chosen', 'candidate', 'left_out']),
    ),
    position: described('Of those in it, from 1.', z.nullable(z.int())),
    rank: described('By points, among the posts of the period.', z.int()),
    reason: described('Why it is in it or not.', z.string()),
    note: described("An editor's words in place of the summary; empty: none.", z.string()),
    edited: described('An editor put it where it is, or took it out.', z.boolean()),
  }),
);
export type AdminIssuePost = z.infer<typeof issuePost>;

const audience = named(
  'AdminAudience',
  z.object({
    id: z.string(),
    language: z.string(),
    hasPrompt: described("It is written to a wish in readers' own words.", z.boolean()),
    state: z.enum(['waiting', 'ready', 'failed']),
    kind: described('Null until it is written.', z.nullable(z.enum(['ai', 'extract']))),
    readers: described('Mails that are planned or sent.', count),
    neededAt: described('When the first of its readers is due.', instant),
    madeAt: z.nullable(instant),
  }),
);

const nextRun = named(
  'NextRun',
  z.object({
    frequency,
    period: described('The one that runs.', z.string()),
    opensAt: described('When it is over, and its issue is opened by itself.', instant),
    issueId: described(
      'Of the issue that was opened early; null: there is none yet.',
      z.nullable(z.string()),
    ),
    firstDueAt: described(
      'When the first readers are due; null: there is none.',
      z.nullable(instant),
    ),
    readers: described('Who would get it if it were sent to all at once.', count),
  }),
);

const budget = named(
  'ModelBudget',
  z.object({
    model: described('Null: none is configured, and digests are extracts.', z.nullable(z.string())),
    day: described('In UTC.', day),
    calls: count,
    tokens: count,
    most: described('Tokens of a day; above it digests are extracts.', count),
  }),
);

const issueDetail = named(
  'AdminIssueDetail',
  z.extend(issue, {
    readers: described(
      'Who gets it if it is sent to all at once: confirmed, not paused, those included who have it already. What `confirm` of sending has to be.',
      count,
    ),
    dueAt: described(
      'When its first readers are due, or were; null: it has none. A held one waits beyond that.',
      z.nullable(instant),
    ),
    editable: described(
      'Null: it can be edited. Else why not, in a sentence.',
      z.nullable(z.string()),
    ),
    posts: described(
      'All that were looked at: those in it by position, the others by rank.',
      z.array(issuePost),
    ),
    audiences: described('The fifty with most readers.', z.array(audience)),
    audienceCount: count,
    reasons: described(
      'What became of mails, with what mail servers said last: a number, or a word of ours. The most first.',
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
    pausedAt: described(
      'Since when all digests rest, because somebody said so. Null: they do not.',
      z.nullable(instant),
    ),
    rest: described(
      'They rest by themselves: too many complaints, or bounces, for the digests of a day. Null: they do not.',
      z.nullable(
        z.object({
          why: z.enum(['complaints', 'bounces']),
          count: described('How many there were then.', count),
          until: instant,
        }),
      ),
    ),
    thresholds: described(
      'At which they do: shares of the digests of 24 hours, and how many at the least.',
      z.object({
        complaints: z.object({ share: z.number(), least: count }),
        bounces: z.object({ share: z.number(), least: count }),
      }),
    ),
    lastDay: described(
      'The last 24 hours: digests that went or were refused, addresses that they did not get to, and complaints about any mail.',
      z.object({ sent: count, bounced: count, complained: count }),
    ),
    waiting: described(
      'Issues that an editor holds though their first readers were due.',
      z.array(z.object({ id: z.string(), frequency, period: z.string(), dueAt: instant })),
    ),
    next: z.array(nextRun),
    budget,
    mails: described(
      'False: no mail server is configured, and mails stay in the outbox.',
      z.boolean(),
    ),
  }),
);
export type NewsletterStatus = z.infer<typeof status>;

export const adminNewsletter = {
  'GET /api/admin/newsletter': endpoint({
    access: 'admin',
    summary:
      'How it stands with the digest: whether it rests and why, what comes next, and what the model has cost today.',
    reply: status,
  }),
  'GET /api/admin/newsletter/charts': endpoint({
    access: 'admin',
    summary: 'What became of digests, day by day. At most a minute old.',
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
    summary: 'No digest of the site is planned or sent until it goes on. Safe to repeat.',
    reply: status,
  }),
  'POST /api/admin/newsletter/resume': endpoint({
    access: 'admin',
    summary: 'Digests go on: what is not too old is sent. Safe to repeat.',
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
      'Opens the issue of the running period now, and holds it: posts that come later are for the next. If it is there already it stays as it is.',
    body: z.strictObject({ frequency }),
    reply: issueDetail,
    status: 201,
    refuses: ['conflict'],
  }),
  'GET /api/admin/issues/{id}': endpoint({
    access: 'admin',
    summary: 'One issue: its posts, whom it was written for, and what became of its mails.',
    path: byId,
    reply: issueDetail,
  }),
  'GET /api/admin/issues/{id}/deliveries': endpoint({
    access: 'admin',
    summary: 'Mails of an issue, one by one, with masked addresses.',
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
            to: described(
              'With all but its ends left out; empty: forgotten.',
              z.string(),
              'r•••r@example.org',
            ),
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
  'PUT /api/admin/issues/{id}': endpoint({
    access: 'admin',
    summary:
      'Edits an issue of which nothing was sent. All who read it get it as it is then: what was written is written anew.',
    path: byId,
    body: z.strictObject({
      subject: described(
        `At most ${issueLimits.subject} characters. Null or empty: the one that it has by itself. Not given: as it is.`,
        z.optional(
          z.nullable(
            words(issueLimits.subject).check(
              z.refine((value) => oneLine.test(value), 'must be one line'),
            ),
          ),
        ),
      ),
      intro: described(
        `At most ${issueLimits.intro} characters, as they are, in all languages. Not given: as it is.`,
        z.optional(words(issueLimits.intro)),
      ),
      posts: described(
        `All that are in it, 1 to ${issueLimits.posts}: those not named are taken out, for readers with wishes too. Candidates, and whatever was posted in its time.`,
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
                `In place of its summary, at most ${issueLimits.note} characters, in all languages. Empty: the summary. Not given: as it is.`,
                z.optional(words(issueLimits.note)),
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
      'Holds an issue: nothing more of it is planned or sent, and it is in no archive, until it is let go. Safe to repeat.',
    path: byId,
    reply: issueDetail,
    refuses: ['not_found', 'conflict'],
  }),
  'POST /api/admin/issues/{id}/release': endpoint({
    access: 'admin',
    summary:
      'Lets an issue go: its readers get it at their hours, those whose hour was within the last twelve at once. Safe to repeat.',
    path: byId,
    reply: issueDetail,
    refuses: ['not_found', 'conflict'],
  }),
  'GET /api/admin/issues/{id}/preview': endpoint({
    access: 'admin',
    summary:
      "The mail of an issue as a reader of that language, with that wish, would get it now. Its links for one reader lead to the newsletter's page.",
    path: byId,
    query: z.strictObject({
      language: described(
        '`en` by default. The wish may ask for another.',
        z.optional(z.enum(digestLanguages, `must be one of ${digestLanguages.join(', ')}`)),
      ),
      prompt: previewWishes.custom_prompt,
      part: described(
        'Only this of the mail; the other is null.',
        z.optional(z.enum(['html', 'text'], 'must be html or text')),
      ),
    }),
    reply: named(
      'IssuePreview',
      z.object({
        subject: z.string(),
        preheader: described('What lists of mails show behind the subject.', z.string()),
        html: described(
          'A page of HTML, for a frame in which nothing runs.',
          z.nullable(z.string()),
        ),
        text: z.nullable(z.string()),
        kind: z.enum(['ai', 'extract']),
        language: described('The one that it is written in.', z.enum(digestLanguages)),
      }),
    ),
    refuses: ['not_found', 'conflict', 'too_many_requests'],
  }),
  'POST /api/admin/issues/{id}/test': endpoint({
    access: 'admin',
    fresh: true,
    summary:
      'Mails the issue, as it would be in a preview, to whoever asks and nobody else. Its subject begins with "[Test]".',
    path: byId,
    body: z.strictObject({
      language: z.optional(z.enum(digestLanguages, `must be one of ${digestLanguages.join(', ')}`)),
      prompt: previewWishes.custom_prompt,
    }),
    reply: named('TestMail', z.object({ to: z.string(), subject: z.string() })),
    refuses: ['not_found', 'conflict'],
  }),
  'POST /api/admin/issues/{id}/send': endpoint({
    access: 'admin',
    fresh: true,
    summary:
      'Lets an issue go and plans it for all its readers at once, whatever their hours. Each gets it once, however often this is called and whatever else runs. Safe to repeat.',
    path: byId,
    body: z.strictObject({
      confirm: described(
        'How many readers get it: `readers` of the issue.',
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
