import * as z from 'zod/mini';
import { webHookEvents } from '../web-hook-events.ts';
import { postingEvents, postingKinds, webHookKinds } from '../web-hook-kinds.ts';
import { byId, cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import * as limits from '../limits.ts';
import { link, ofOneLine } from './field-schemas.ts';
import { described, named } from './openapi-metadata.ts';
import { type Limit, hour } from './rate-limit.ts';

const kindText =
  '`signed`: a program of yours, which gets signed messages. The others are services to which ' +
  'issues and posts are posted.';
const events = z.array(z.enum(webHookEvents));
const webHook = named(
  'WebHook',
  z.object({
    id: z.string(),
    kind: described(kindText, z.enum(webHookKinds)),
    url: described('Of a service: its server.', z.string()),
    account: described('The chat, or the name of the account there.', z.nullable(z.string())),
    events,
    minPoints: described('Points from which a service is told of a post.', z.nullable(z.int())),
    isOn: described('False: paused.', z.boolean()),
    refusedStatus: described(
      'The status with which the service refused the key. It is paused since then.',
      z.nullable(z.int()),
    ),
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
    isUnsure: described(
      'The service may have posted it, although it did not respond.',
      z.boolean(),
    ),
    status: described('Of the last response. Null: nothing responded.', z.nullable(z.int())),
    createdAt: instant,
  }),
);
export type WebHookMessage = z.infer<typeof message>;

const line = (max: number) =>
  z
    .string('must be a text')
    .check(
      z.trim(),
      ...ofOneLine,
      z.minLength(1, 'must not be empty'),
      z.maxLength(max, `must be at most ${max} characters`),
    );
const keyText =
  'Of `slack` and `discord`: the URL of the incoming web-hook. Of `telegram`: the token of the ' +
  'bot. Of `mastodon`: an access token. Of `bluesky`: an app password.';
const maxPoints = limits.webHooks.minPoints;

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
    summary: 'Adds a web-hook. Only this reply has the signing secret.',
    body: z.strictObject({
      kind: z.optional(described(`${kindText} \`signed\` by default.`, z.enum(webHookKinds))),
      url: described(
        'Of `signed`: receives a POST for each event. Of `mastodon`: the server. Of `telegram` ' +
          'and `bluesky`: another server than the usual one.',
        z.optional(link),
        'https://example.org/hook',
      ),
      account: described(
        'Of `telegram`: the ID of the chat, or `@` and the name of a channel. Of `bluesky`: the ' +
          'handle.',
        z.optional(line(limits.webHooks.account)),
      ),
      key: described(keyText, z.optional(line(limits.url.max))),
      minPoints: described(
        'Of a service that is told of posts: the points that a post needs.',
        z.optional(
          z
            .int('must be a whole number')
            .check(
              z.minimum(1, 'must be at least 1'),
              z.maximum(maxPoints, `must be at most ${maxPoints}`),
            ),
        ),
      ),
      events: described(
        'What it is told. Services: `post.published` and `issue.sent`.',
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
        secret: described(
          'Verifies the signatures. It begins with `whsec_`. Null for a service.',
          z.nullable(z.string()),
        ),
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
  'PUT /api/admin/web-hooks/{id}/key': endpoint({
    access: 'admin',
    limit,
    requiresRecentLogin: true,
    summary: 'Replaces the key of a service and resumes it. What waits is posted.',
    path: byId,
    body: z.strictObject({ key: described(keyText, line(limits.url.max)) }),
    reply: webHook,
    errorCodes: ['conflict', 'too_many_requests'],
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
    summary: 'Sends a test. Mastodon and Bluesky only check the key, and nothing is posted.',
    path: byId,
    reply: message,
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'POST /api/admin/web-hook-messages/{id}/replay': endpoint({
    access: 'admin',
    limit,
    summary: 'Sends a message again, with the same ID. A service posts each message once.',
    path: byId,
    reply: message,
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'GET /api/admin/web-hook-previews/{kind}': endpoint({
    access: 'admin',
    summary: 'What the newest post and the newest issue look like at a service.',
    path: z.strictObject({ kind: z.enum(postingKinds, 'must be the name of a service') }),
    reply: named(
      'WebHookPreviews',
      z.object({
        max: described('The longest text that the service accepts.', z.int()),
        previews: z.array(
          z.object({
            event: z.enum(postingEvents),
            text: z.string(),
            length: described('As the service counts.', z.int()),
          }),
        ),
      }),
    ),
  }),
};
