import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { documentLimits } from '../newsletter/document.ts';
import { summaryKinds } from '../newsletter/summary-kinds.ts';
import { digestLanguages } from '../paths.ts';
import { issueSentence } from './archive.ts';
import {
  byId,
  cursorParam,
  endpoint,
  givenInstant,
  instant,
  integerParam,
  nextCursor,
} from './endpoint.ts';
import { idsParam, ofOneLine, textField, wholeNumber } from './field-schemas.ts';
import { documentBody, editedDocument } from './newsletter-document.ts';
import { described, named } from './openapi-metadata.ts';
import { frequency, previewPreferences } from './subscription-schemas.ts';
import {
  issueKind,
  count,
  day,
  issue,
  issueDetail,
  deliveryStates,
  status,
  issueLimits,
} from './admin-newsletter-schemas.ts';
import { hour, minutes } from './rate-limit.ts';

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
      frequency: z.optional(issueKind),
      limit: described('How many, 10 by default.', z.optional(integerParam(limits.pageSize))),
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
    errorCodes: ['conflict'],
  }),
  'POST /api/admin/letters': endpoint({
    access: 'admin',
    summary: 'Creates a letter: an issue that is written by hand. It is on hold until it is sent.',
    reply: issueDetail,
    status: 201,
  }),
  'POST /api/admin/issues/{id}/copy': endpoint({
    access: 'admin',
    summary: 'Creates a letter with the texts and the audience of another letter.',
    path: byId,
    reply: issueDetail,
    status: 201,
    errorCodes: ['not_found', 'conflict'],
  }),
  'PUT /api/admin/issues/{id}/audience': endpoint({
    access: 'admin',
    summary: 'Sets the audience of a letter that is not sent yet.',
    path: byId,
    body: z.strictObject({
      segmentId: described(
        'The ID of a segment. Null: all subscribers. Letters to a segment are not in the archive.',
        z.nullable(z.string('must be the ID of a segment').check(z.maxLength(40))),
      ),
    }),
    reply: issueDetail,
    errorCodes: ['not_found', 'conflict'],
  }),
  'GET /api/admin/issues/{id}': endpoint({
    access: 'admin',
    summary: 'An issue: its posts, variants and delivery results.',
    path: byId,
    reply: issueDetail,
  }),
  'DELETE /api/admin/issues/{id}': endpoint({
    access: 'admin',
    summary: 'Deletes a letter that was never sent, with its draft.',
    path: byId,
    reply: named('IssueDeleted', z.object({ deleted: z.literal(true) })),
    errorCodes: ['not_found', 'conflict'],
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
    summary: 'Edits an issue before anything is sent. All variants are rendered again.',
    path: byId,
    body: z.strictObject({
      subject: described(
        `At most ${issueLimits.subject} characters. ` +
          'Null or empty: the default. Omitted: unchanged.',
        z.optional(z.nullable(textField(issueLimits.subject).check(...ofOneLine))),
      ),
      preheader: described(
        `The preview text in inboxes, at most ${issueLimits.preheader} characters. ` +
          'Null or empty: the default. Omitted: unchanged.',
        z.optional(z.nullable(textField(issueLimits.preheader).check(...ofOneLine))),
      ),
      document: described(
        'Blocks around the posts, untranslated in every language. Those after `digest` are ' +
          'below the posts; those of a `section` are for a segment. Omitted: unchanged.',
        z.optional(editedDocument),
      ),
      intro: described(
        `At most ${issueLimits.intro} characters of plain text, which replace the document. ` +
          'Omitted: unchanged.',
        z.optional(textField(issueLimits.intro)),
      ),
      revision: described(
        'The revision that was edited. A conflict if another was saved since. ' +
          'Omitted: the current one.',
        z.optional(z.int('must be a whole number')),
      ),
      posts: described(
        `All posts of the issue, 1 to ${issueLimits.posts}; others are removed, also from ` +
          'personalized variants. Any post from its period is allowed. Empty for letters.',
        z
          .array(
            z.strictObject({
              postId: z
                .string('must be the ID of a post')
                .check(z.maxLength(40, 'must be the ID of a post')),
              position: wholeNumber(1, 1_000),
              note: described(
                `Replaces its summary in every language, at most ${issueLimits.note} characters. ` +
                  'Empty: the summary. Omitted: unchanged.',
                z.optional(textField(issueLimits.note)),
              ),
            }),
            'must be a list',
          )
          .check(z.maxLength(issueLimits.posts, `must have at most ${issueLimits.posts} posts`)),
      ),
    }),
    bodyLimit: documentBody,
    reply: issueDetail,
    errorCodes: ['not_found', 'conflict'],
  }),
  'PUT /api/admin/issues/{id}/draft': endpoint({
    access: 'admin',
    summary:
      'Saves unfinished changes of an issue, which are in no mail until it is edited. ' +
      'Those of a letter are saved in the letter itself.',
    path: byId,
    body: z.strictObject({
      draft: described(
        'Null discards the changes.',
        z.nullable(
          z.strictObject({
            subject: textField(issueLimits.subject),
            preheader: z.optional(textField(issueLimits.preheader)),
            document: editedDocument,
            posts: z
              .array(
                z.strictObject({
                  postId: z
                    .string('must be the ID of a post')
                    .check(
                      z.maxLength(40, 'must be the ID of a post'),
                      z.regex(/^[^\0]*$/, 'must be the ID of a post'),
                    ),
                  note: textField(issueLimits.note),
                }),
                'must be a list',
              )
              .check(
                z.maxLength(issueLimits.posts, `must have at most ${issueLimits.posts} posts`),
              ),
          }),
        ),
      ),
      revision: described(
        'The revision that was edited. A conflict if another was saved since.',
        z.int('must be a whole number'),
      ),
    }),
    bodyLimit: documentBody,
    reply: named('IssueDraftSaved', z.object({ revision: count })),
    errorCodes: ['not_found', 'conflict'],
  }),
  'POST /api/admin/issues/{id}/hold': endpoint({
    access: 'admin',
    summary:
      "Puts an issue on hold: nothing is scheduled or sent, and it isn't in the " +
      'archive, until released. Safe to repeat.',
    path: byId,
    reply: issueDetail,
    errorCodes: ['not_found', 'conflict'],
  }),
  'POST /api/admin/issues/{id}/release': endpoint({
    access: 'admin',
    summary:
      'Releases an issue: readers get it at their delivery time; those whose time ' +
      'was within the last 12 hours, immediately. Safe to repeat.',
    path: byId,
    reply: issueDetail,
    errorCodes: ['not_found', 'conflict'],
  }),
  'GET /api/admin/issues/{id}/preview': endpoint({
    access: 'admin',
    limit: {
      name: 'issue-previews',
      requests: 'previews',
      storage: 'database',
      seconds: minutes(10),
      // That of a letter follows typing.
      person: 600,
      network: 3_600,
    },
    summary:
      'Previews the email of an issue in a language and with a prompt. Personal ' +
      'links go to the newsletter page. Also returns its sentences with their passages.',
    path: byId,
    query: z.strictObject({
      language: described(
        '`en` by default. The prompt may ask for another.',
        z.optional(z.enum(digestLanguages, `must be one of ${digestLanguages.join(', ')}`)),
      ),
      prompt: previewPreferences.custom_prompt,
      segments: described(
        'Segments of the reader, of those that the issue has sections for.',
        z.optional(idsParam(documentLimits.segments)),
      ),
      draft: described(
        '`true`: with the changes that are saved as a draft. No model is asked: sentences are those ' +
          'that are stored, else excerpts.',
        z.optional(z.enum(['true'], 'must be true or omitted')),
      ),
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
        kind: z.enum(summaryKinds),
        language: described('The language it is written in.', z.enum(digestLanguages)),
        overview: described(
          'Sentences with the posts and passages they rest on.',
          z.array(issueSentence),
        ),
        items: z.array(
          z.object({
            slug: z.string(),
            title: z.string(),
            domain: z.nullable(z.string()),
            language: described('Language of the linked page, if known.', z.nullable(z.string())),
            sentences: z.array(issueSentence),
          }),
        ),
      }),
    ),
    errorCodes: ['not_found', 'conflict', 'too_many_requests'],
  }),
  'POST /api/admin/issues/{id}/test': endpoint({
    access: 'admin',
    limit: {
      name: 'test-mails',
      requests: 'test emails',
      storage: 'database',
      seconds: hour,
      person: 10,
      network: 60,
    },
    requiresRecentLogin: true,
    summary: 'Emails the preview of an issue to yourself only. The subject starts with "[Test]".',
    path: byId,
    body: z.strictObject({
      language: z.optional(z.enum(digestLanguages, `must be one of ${digestLanguages.join(', ')}`)),
      prompt: previewPreferences.custom_prompt,
      segments: z.optional(
        z
          .array(z.string('must be IDs').check(z.maxLength(40)), 'must be a list of IDs')
          .check(z.maxLength(documentLimits.segments)),
      ),
    }),
    reply: named('TestMail', z.object({ to: z.string(), subject: z.string() })),
    errorCodes: ['not_found', 'conflict'],
  }),
  'POST /api/admin/issues/{id}/send': endpoint({
    access: 'admin',
    limit: {
      name: 'issue-sends',
      requests: 'calls',
      storage: 'database',
      seconds: hour,
      person: 30,
      network: 180,
    },
    requiresRecentLogin: true,
    summary:
      'Releases an issue and sends it to all its readers now, ignoring delivery times. ' +
      'Each reader gets it once. Safe to repeat.',
    path: byId,
    body: z.strictObject({
      confirm: described(
        'Number of recipients: `readers` of the issue.',
        z.int('must be a whole number').check(z.gte(0, 'must be at least 0')),
      ),
      at: described(
        'When to send it: in the future, at most a year ahead. Until then it is on hold. ' +
          'Omitted: now.',
        z.optional(givenInstant),
      ),
    }),
    reply: named(
      'IssueSent',
      z.object({ planned: described('By this call.', count), issue: issueDetail }),
    ),
    errorCodes: ['not_found', 'conflict'],
  }),
};
