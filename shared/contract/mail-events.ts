import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

export const mailEvents = {
  'POST /api/mail/events': endpoint({
    access: 'signed',
    summary:
      'A bounce or a complaint, as the service that passes mail on tells it. For the site that sent the mail.',
    body: z.strictObject({
      id: described(
        'Of the event: it is taken once, and refused for 7 days when it comes again.',
        z
          .string('must be a text')
          .check(z.regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 characters without spaces')),
      ),
      type: z.enum(['bounce', 'complaint'], 'must be bounce or complaint'),
      email: described(
        'To whom the mail went.',
        z
          .string('must be a text')
          .check(z.minLength(3, 'must be an address'), z.maxLength(320, 'must be an address')),
        'reader@example.org',
      ),
      permanent: described(
        'Of a bounce: nothing will ever arrive there.',
        z.optional(z.boolean('must be true or false')),
      ),
      messageId: described(
        'The `Message-ID` of the mail, where it is known.',
        z.optional(
          z.string('must be a text').check(z.maxLength(500, 'must be the Message-ID of a mail')),
        ),
        '<k3VwqZ1x8TfB@news.example.org>',
      ),
    }),
    reply: named(
      'MailEventTaken',
      z.object({
        outcome: described(
          '`suppressed`: nothing but login codes is mailed there any more; after a complaint the subscription has ended too. `ignored`: it changes nothing, or is of no mail of ours.',
          z.enum(['suppressed', 'ignored']),
        ),
      }),
    ),
    csrf: false,
    refuses: ['unauthorized', 'not_found', 'conflict'],
  }),
};
