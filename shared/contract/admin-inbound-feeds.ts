import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { link } from './field-schemas.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

const { min, max } = limits.feeds.posts;
const path = z.strictObject({
  id: described('ID of the source.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});
const mostPosts = described(
  `Maximum posts per poll, ${min} to ${max}.`,
  z
    .int('must be a whole number')
    .check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`)),
  10,
);
const tags = described(
  'Tags for its posts.',
  z
    .array(z.string('must be names of tags'), 'must be a list')
    .check(z.maxLength(limits.tags.most, `must be at most ${limits.tags.most}`)),
  ['research'],
);
const username = described(
  'The member to post as.',
  z
    .string('must be a username')
    .check(z.regex(/^[A-Za-z0-9_-]{1,30}$/, 'must be a member of this site')),
  'ada',
);

const source = named(
  'Source',
  z.object({
    id: z.string(),
    url: z.string(),
    title: described('From the feed.', z.string()),
    username: described('The account it posts as.', z.string()),
    state: described(
      '`paused` feeds are not polled, because staff paused them or they failed too long.',
      z.enum(['active', 'paused']),
    ),
    mostPosts: z.int(),
    tags: z.array(z.string()),
    problem: described('The last error, as a sentence. Null: none.', z.nullable(z.string())),
    failures: described('Consecutive failures.', z.int()),
    postCount: described('Posts created.', z.int()),
    dueAt: described('Next poll, if active.', instant),
    readAt: described('Last successful poll. Null: never.', z.nullable(instant)),
    createdAt: instant,
  }),
);
export type Source = z.infer<typeof source>;

/** External feeds whose items become posts. */
export const adminSources = {
  'GET /api/admin/inbound-feeds': endpoint({
    access: 'admin',
    summary: 'Feeds that become posts, newest first.',
    query: z.strictObject({
      limit: described('Page size, 25 by default.', z.optional(integerParam(1, 50)), 10),
      cursor: z.optional(cursorParam),
    }),
    reply: named(
      'Sources',
      z.object({ sources: z.array(source), nextCursor, hasNextPage: z.boolean() }),
    ),
  }),
  'POST /api/admin/inbound-feeds': endpoint({
    access: 'admin',
    status: 201,
    refuses: ['conflict', 'too_many_requests'],
    summary:
      'Connects a feed: RSS, Atom or JSON Feed, or the first feed a page links to. ' +
      'It is polled once, and its newest ten items of the last 30 days become ' +
      'posts.',
    body: z.strictObject({
      url: described(
        'URL of the feed or of a page that links to one.',
        link,
        'https://example.org/feed.xml',
      ),
      username: described(
        'The member to post as. If omitted, an account is created for the feed.',
        z.optional(username),
      ),
      tags: z.optional(tags),
      mostPosts: z.optional(mostPosts),
    }),
    reply: named(
      'SourceConnected',
      z.object({
        source,
        titles: described('Titles of its first items.', z.array(z.string())),
        posted: described('Posts created.', z.int()),
      }),
    ),
  }),
  'PUT /api/admin/inbound-feeds/{id}': endpoint({
    access: 'admin',
    summary: 'Changes how new items are posted. Omitted fields stay the same.',
    path,
    body: z.strictObject({
      username: z.optional(username),
      tags: z.optional(tags),
      mostPosts: z.optional(mostPosts),
    }),
    reply: source,
  }),
  'DELETE /api/admin/inbound-feeds/{id}': endpoint({
    access: 'admin',
    summary: 'Deletes a feed. Its posts stay.',
    path,
    reply: named('SourceDeleted', z.object({ deleted: z.boolean() })),
  }),
  'POST /api/admin/inbound-feeds/{id}/pause': endpoint({
    access: 'admin',
    summary: 'Pauses a feed until it is resumed. Safe to repeat.',
    path,
    reply: source,
  }),
  'POST /api/admin/inbound-feeds/{id}/resume': endpoint({
    access: 'admin',
    summary: 'Resumes a feed and clears its failures. Safe to repeat.',
    path,
    reply: source,
  }),
  'POST /api/admin/inbound-feeds/{id}/poll': endpoint({
    access: 'admin',
    summary: 'Polls a feed now. Errors are in `problem`.',
    path,
    refuses: ['conflict', 'too_many_requests'],
    reply: named('SourceRead', z.object({ source, posted: described('Posts created.', z.int()) })),
  }),
};
