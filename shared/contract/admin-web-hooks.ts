import * as z from 'zod/mini';
import { webHookEvents } from '../web-hook-events.ts';
import { byId, cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { link } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';
import { type Limit, hour } from './rate-limit.ts';

const events = z.array(z.enum(webHookEvents));
const webHook = named(
  'WebHook',
  z.object({
    id: z.string(),
    url: z.string(),
    events,
    isOn: described('False: paused.', z.boolean()),
    createdAt: instant,
  }),
);
export type WebHook = z.infer<typeof webHook>;

const message = named(
  'WebHookMessage',
  z.object({
    id: described('The `webhook-id` of its requests.', z.string()),
    event: z.enum([...webHookEvents, 'test']),
    state: described(
      '`waiting`: to be sent, perhaps again. `failed`: given up. `gone`: the subject was hidden ' +
        'or deleted before it was sent.',
      z.enum(['waiting', 'sent', 'failed', 'gone']),
    ),
    attempts: z.int(),
    status: described('Of the last response. Null: nothing responded.', z.nullable(z.int())),
    createdAt: instant,
  }),
);
export type WebHookMessage = z.infer<typeof message>;

const limit: Limit = {
  name: 'web-hooks',
  requests: 'changes',
  storage: 'process',
  seconds: hour,
  person: 60,
  network: 360,
};

/** Web-hooks: other programs that the site tells what happens. */
export const adminWebHooks = {
  'GET /api/admin/web-hooks': endpoint({
    access: 'admin',
    summary: 'Web-hooks of the site, the oldest first, without their secrets.',
    reply: named('WebHooks', z.object({ webHooks: z.array(webHook) })),
  }),
  'POST /api/admin/web-hooks': endpoint({
    access: 'admin',
    limit,
    requiresRecentLogin: true,
    status: 201,
    summary: 'Adds a web-hook. Only this reply has its secret.',
    body: z.strictObject({
      url: described('Receives a POST for each event.', link, 'https://example.org/hook'),
      events: described(
        'What it is told.',
        z
          .array(z.enum(webHookEvents, 'must be names of events'), 'must be a list')
          .check(z.minLength(1, 'must not be empty'), z.maxLength(webHookEvents.length)),
        ['post.published'],
      ),
    }),
    reply: named(
      'WebHookAdded',
      z.object({
        webHook,
        secret: described('Verifies the signatures. It begins with `whsec_`.', z.string()),
      }),
    ),
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'PATCH /api/admin/web-hooks/{id}': endpoint({
    access: 'admin',
    summary: 'Pauses or resumes a web-hook. What happens in a pause is not told later.',
    path: byId,
    body: z.strictObject({ isOn: z.boolean('must be true or false') }),
    reply: webHook,
  }),
  'DELETE /api/admin/web-hooks/{id}': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary: 'Deletes a web-hook and its messages.',
    path: byId,
    reply: named('WebHookDeleted', z.object({ deleted: z.boolean() })),
  }),
  'GET /api/admin/web-hooks/{id}/messages': endpoint({
    access: 'admin',
    summary: 'Messages of a web-hook of the last 30 days, newest first.',
    path: byId,
    query: z.strictObject({
      limit: described('Page size, 25 by default.', z.optional(integerParam(50)), 10),
      cursor: z.optional(cursorParam),
    }),
    reply: named(
      'WebHookMessages',
      z.object({ messages: z.array(message), nextCursor, hasNextPage: z.boolean() }),
    ),
  }),
  'POST /api/admin/web-hooks/{id}/test': endpoint({
    access: 'admin',
    limit,
    summary: 'Sends a test.',
    path: byId,
    reply: message,
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'POST /api/admin/web-hook-messages/{id}/replay': endpoint({
    access: 'admin',
    limit,
    summary: 'Sends a message again, with the same ID.',
    path: byId,
    reply: message,
    errorCodes: ['conflict', 'too_many_requests'],
  }),
};
