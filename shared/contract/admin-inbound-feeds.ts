import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { link, wholeNumber } from './field-schemas.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { type Limit, hour } from './rate-limit.ts';

const { min, max } = limits.feeds.posts;
const path = z.strictObject({
  id: described('ID of the feed.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});
const maxPostsPerFetch = described(
  `Maximum posts per poll, ${min} to ${max}.`,
  wholeNumber(min, max),
  10,
);
const tags = described(
  'Tags for its posts.',
  z
    .array(z.string('must be names of tags'), 'must be a list')
    .check(z.maxLength(limits.tags.max, `must be at most ${limits.tags.max}`)),
  ['research'],
);
const username = described(
  'The member to post as.',
  z
    .string('must be a username')
    .check(z.regex(/^[A-Za-z0-9_-]{1,30}$/, 'must be a member of this site')),
  'ada',
);

const feed = named(
  'InboundFeed',
  z.object({
    id: z.string(),
    url: z.string(),
    title: described('From the feed.', z.string()),
    username: described('The account it posts as.', z.string()),
    state: described(
      '`paused` feeds are not polled, because staff paused them or they failed too long.',
      z.enum(['active', 'paused']),
    ),
    maxPostsPerFetch: z.int(),
    tags: z.array(z.string()),
    lastError: described('The last error, as a sentence. Null: none.', z.nullable(z.string())),
    failures: described('Consecutive failures.', z.int()),
    postCount: described('Posts created.', z.int()),
    nextFetchAt: described('Next poll, if active.', instant),
    lastFetchedAt: described('Last successful poll. Null: never.', z.nullable(instant)),
    createdAt: instant,
  }),
);
export type InboundFeed = z.infer<typeof feed>;

/** Each request makes this server call another. A file of feeds is connected at once. */
const feedsLimit: Limit = {
  name: 'feeds',
  requests: 'feeds',
  storage: 'database',
  seconds: hour,
  person: limits.feeds.ofSite,
  network: 6 * limits.feeds.ofSite,
};

/** External feeds whose items become posts. */
export const adminInboundFeeds = {
  'GET /api/admin/inbound-feeds': endpoint({
    access: 'admin',
    summary: 'Feeds that become posts, newest first.',
    query: z.strictObject({
      limit: described('Page size, 25 by default.', z.optional(integerParam(50)), 10),
      cursor: z.optional(cursorParam),
    }),
    reply: named(
      'InboundFeeds',
      z.object({ feeds: z.array(feed), nextCursor, hasNextPage: z.boolean() }),
    ),
  }),
  'POST /api/admin/inbound-feeds': endpoint({
    access: 'admin',
    limit: feedsLimit,
    requiresRecentLogin: true,
    status: 201,
    errorCodes: ['conflict', 'too_many_requests'],
    summary:
      'Connects a feed: RSS, Atom or JSON Feed, or the feed of a page. ' +
      'It is polled once, and its newest ten items of the last 30 days become ' +
      'posts.',
    body: z.strictObject({
      url: described(
        'URL of the feed, or of a page that links to one or has one in a usual place.',
        link,
        'https://example.org/feed.xml',
      ),
      username: described(
        'An account without login, of an import or a feed. ' +
          'If omitted, one is created for the feed.',
        z.optional(username),
      ),
      tags: z.optional(tags),
      maxPostsPerFetch: z.optional(maxPostsPerFetch),
    }),
    reply: named(
      'InboundFeedConnected',
      z.object({
        feed,
        titles: described('Titles of its first items.', z.array(z.string())),
        posted: described('Posts created.', z.int()),
      }),
    ),
  }),
  'PATCH /api/admin/inbound-feeds/{id}': endpoint({
    access: 'admin',
    requiresRecentLogin: true,
    summary: 'Changes how new items are posted. Omitted fields stay the same.',
    path,
    body: z.strictObject({
      username: z.optional(username),
      tags: z.optional(tags),
      maxPostsPerFetch: z.optional(maxPostsPerFetch),
    }),
    reply: feed,
  }),
  'DELETE /api/admin/inbound-feeds/{id}': endpoint({
    access: 'admin',
    summary: 'Deletes a feed. Its posts stay.',
    path,
    reply: named('InboundFeedDeleted', z.object({ deleted: z.boolean() })),
  }),
  'POST /api/admin/inbound-feeds/{id}/pause': endpoint({
    access: 'admin',
    summary: 'Pauses a feed until it is resumed. Safe to repeat.',
    path,
    reply: feed,
  }),
  'POST /api/admin/inbound-feeds/{id}/resume': endpoint({
    access: 'admin',
    summary: 'Resumes a feed and clears its failures. Safe to repeat.',
    path,
    reply: feed,
  }),
  'POST /api/admin/inbound-feeds/{id}/poll': endpoint({
    access: 'admin',
    limit: feedsLimit,
    summary: 'Polls a feed now. Errors are in `lastError`.',
    path,
    errorCodes: ['conflict', 'too_many_requests'],
    reply: named(
      'InboundFeedPolled',
      z.object({ feed, posted: described('Posts created.', z.int()) }),
    ),
  }),
};
