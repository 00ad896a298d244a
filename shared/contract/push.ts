import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { inboxLimit } from './rate-limit.ts';

const key = (bytes: number) =>
  z
    .string('must be a key')
    .check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), 'must be base64url'));

const pushState = named('PushState', z.object({ subscribed: z.boolean() }));

export const push = {
  'GET /api/push': endpoint({
    access: 'member',
    summary: 'The key for push messages, and whether this session gets them.',
    reply: named(
      'PushKey',
      z.object({
        publicKey: described('The public VAPID key.', z.string()),
        subscribed: z.boolean(),
      }),
    ),
  }),
  'PUT /api/push': endpoint({
    access: 'member',
    limit: inboxLimit,
    allowBanned: true,
    summary:
      'Sends push messages about replies and mentions to the browser of this session, until ' +
      'it logs out. Safe to repeat.',
    body: z.strictObject({
      endpoint: described(
        'URL of a known push service.',
        z.string('must be a URL').check(z.maxLength(1_000, 'must be at most 1000 characters')),
        'https://updates.push.services.mozilla.com/wpush/v2/x',
      ),
      p256dh: key(65),
      auth: key(16),
    }),
    reply: pushState,
  }),
  'DELETE /api/push': endpoint({
    access: 'member',
    limit: inboxLimit,
    allowBanned: true,
    summary: 'Ends push messages to the browser of this session. Safe to repeat.',
    reply: pushState,
  }),
};
