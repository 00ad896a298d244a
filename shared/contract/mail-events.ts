import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { mailEventsLimit } from './rate-limit.ts';

export const mailEvents = {
  'POST /api/mail/events': endpoint({
    access: 'signed',
    limit: mailEventsLimit,
    summary:
      'Receives a bounce or complaint from the mail provider, for the site that sent the email.',
    body: z.strictObject({
      id: described(
        'ID of the event. Each event is processed once; duplicates are rejected for 7 days.',
        z
          .string('must be a text')
          .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 characters without spaces')),
      ),
      type: z.enum(['bounce', 'complaint'], 'must be bounce or complaint'),
      email: described(
        'The recipient of the email.',
        z
          .string('must be a text')
          .check(z.minLength(3, 'must be an address'), z.maxLength(320, 'must be an address')),
        'reader@example.org',
      ),
      permanent: described(
        'For a bounce: whether it is permanent.',
        z.optional(z.boolean('must be true or false')),
      ),
      messageId: described(
        'The `Message-ID` of the email, if known.',
        z.optional(
          z.string('must be a text').check(z.maxLength(500, 'must be the Message-ID of an email')),
        ),
        '<k3VwqZ1x8TfB@news.example.org>',
      ),
    }),
    reply: named(
      'MailEventTaken',
      z.object({
        outcome: described(
          '`suppressed`: only login codes are sent there from now on; a complaint also ' +
            'ends the subscription. `ignored`: no effect, or not one of our emails.',
          z.enum(['suppressed', 'ignored']),
        ),
      }),
    ),
    csrf: false,
    errorCodes: ['unauthorized', 'not_found', 'conflict'],
  }),
};
