import * as z from 'zod/mini';
import { bounceCauses } from '../bounce-causes.ts';
import { mailProviders } from '../mail-providers.ts';
import { endpoint, instant } from './endpoint.ts';
import { note } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';
import { mailEventsLimit } from './rate-limit.ts';

const path = z.strictObject({
  provider: z.enum(mailProviders, `must be one of ${mailProviders.join(', ')}`),
});

const hookBody = z.strictObject({
  events: z
    .array(
      z.strictObject({
        id: z.string(),
        cause: z.enum(['complaint', ...bounceCauses]),
        email: z.string(),
        messageId: z.optional(z.string()),
      }),
    )
    .check(z.maxLength(20_000, 'must have fewer events')),
  confirmUrl: described(
    'Where Amazon SNS wants its subscription confirmed.',
    z.optional(z.string()),
  ),
});
export type MailHookBody = z.infer<typeof hookBody>;

/** Called by mail providers. The body is in the format of the provider, and is converted first. */
export const mailHooks = {
  'POST /api/mail/hooks/{provider}': endpoint({
    access: 'signed',
    limit: mailEventsLimit,
    signedBy: 'provider',
    summary:
      'Receives bounces and complaints from a mail provider, in its own format and with its own ' +
      'authentication. The body below is what is read from it. Repeated events have no effect.',
    path,
    body: hookBody,
    bodyLimit: { bytes: 1024 * 1024, keys: 200_000 },
    reply: named(
      'MailHookTaken',
      z.object({
        suppressed: described('Events that suppressed an address.', z.int()),
        ignored: described('Events without effect, or not about our emails.', z.int()),
      }),
    ),
    csrf: false,
    errorCodes: ['unauthorized'],
  }),
};

const hook = z.object({
  provider: z.enum(mailProviders),
  name: z.string(),
  url: described('To enter at the provider.', z.string()),
  isOn: z.boolean(),
  lastEventAt: described('The last request with valid authentication.', z.nullable(instant)),
});
const list = named('MailHooks', z.object({ hooks: z.array(hook) }));
export type AdminMailHook = z.infer<typeof hook>;

export const adminMailHooks = {
  'GET /api/admin/mail/hooks': endpoint({
    access: 'admin',
    summary: 'Mail providers, and whether their reports are accepted. Without secrets.',
    reply: list,
  }),
  'PUT /api/admin/mail/hooks/{provider}': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary: 'Accepts reports of a mail provider. The secret is never returned.',
    path,
    body: z.strictObject({
      secret: described(
        'What authenticates its requests: for Amazon SES the ARN of the SNS topic, for Postmark ' +
          'user and password of the URL, for the others the key of the webhook.',
        note(1_000),
        'arn:aws:sns:eu-west-1:123456789012:mail',
      ),
    }),
    reply: list,
  }),
  'DELETE /api/admin/mail/hooks/{provider}': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary: 'Rejects reports of a mail provider from now on. Safe to repeat.',
    path,
    reply: list,
  }),
};
