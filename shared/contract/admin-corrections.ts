import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { count } from './admin-newsletter-schemas.ts';
import { byId, cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { textField } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';

const states = ['reported', 'dismissed', 'struck'] as const;
const deliveries = ['next', 'now'] as const;

const correction = named(
  'AdminCorrection',
  z.object({
    id: z.string(),
    sentence: described('ID of the sentence in the issues.', z.string()),
    text: described('The sentence. Empty: erased with its post.', z.string()),
    language: described('If known.', z.nullable(z.string())),
    state: z.enum(states),
    reports: count,
    notes: described('The last texts of readers.', z.array(z.string())),
    firstReportedAt: instant,
    period: described('The issue in which it was reported first.', z.string()),
    posts: z.array(z.object({ slug: z.string(), title: z.string() })),
    passages: described(
      'Sentences of the sources that it rests on, with links to the sources.',
      z.array(z.object({ text: z.string(), url: z.string() })),
    ),
    correction: described("The editor's text; null unless struck.", z.nullable(z.string())),
    delivery: described('Of the correction.', z.nullable(z.enum(deliveries))),
    decidedAt: z.nullable(instant),
    decidedBy: z.nullable(z.string()),
    readers: described('Subscriptions that received it, for 30 days.', count),
    corrected: described('Subscriptions that received the correction.', count),
  }),
);
export type AdminCorrection = z.infer<typeof correction>;

export const adminCorrections = {
  'GET /api/admin/corrections': endpoint({
    access: 'admin',
    summary: 'Digest sentences that readers reported as wrong, the last first.',
    query: z.strictObject({
      state: described(
        '`reported` by default.',
        z.optional(z.enum(states, `must be one of ${states.join(', ')}`)),
      ),
      limit: described('How many, 10 by default.', z.optional(integerParam(limits.pageSize))),
      cursor: z.optional(cursorParam),
    }),
    reply: named(
      'AdminCorrectionList',
      z.object({
        corrections: z.array(correction),
        open: described('Number of reported ones.', count),
        nextCursor,
        hasNextPage: z.boolean(),
      }),
    ),
  }),
  'POST /api/admin/corrections/{id}/dismiss': endpoint({
    access: 'admin',
    summary: 'Dismisses the reports of a sentence. Safe to repeat.',
    path: byId,
    reply: correction,
    errorCodes: ['not_found', 'conflict'],
  }),
  'POST /api/admin/corrections/{id}/strike': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary:
      'Strikes a sentence in every issue. All subscribers who received it get the ' +
      'correction once. Safe to repeat.',
    path: byId,
    body: z.strictObject({
      correction: described(
        `Plain text for readers, at most ${limits.correction.max} characters.`,
        textField(limits.correction.max).check(z.minLength(1, 'must not be empty')),
      ),
      delivery: described(
        '`next`: with the next digest of each. `now`: in an email of its own.',
        z.enum(deliveries, 'must be next or now'),
      ),
    }),
    reply: correction,
    errorCodes: ['not_found', 'conflict'],
  }),
};
