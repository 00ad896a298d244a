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
  `Posts of one reading at the most, ${min} to ${max}.`,
  z
    .int('must be a whole number')
    .check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`)),
  10,
);
const tags = described(
  'Names of tags that its posts are filed under.',
  z
    .array(z.string('must be names of tags'), 'must be a list')
    .check(z.maxLength(limits.tags.most, `must be at most ${limits.tags.most}`)),
  ['research'],
);
const username = described(
  'A member whose posts they are.',
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
    title: described('As the feed says.', z.string()),
    username: described('Whose posts they are.', z.string()),
    state: described(
      'What is `paused` is not read, because somebody said so or it failed for too long.',
      z.enum(['active', 'paused']),
    ),
    mostPosts: z.int(),
    tags: z.array(z.string()),
    problem: described(
      'What went wrong the last time, in a sentence. Null: nothing did.',
      z.nullable(z.string()),
    ),
    failures: described('In a row.', z.int()),
    postCount: described('Posts that it made.', z.int()),
    dueAt: described('When it is read next, if it is active.', instant),
    readAt: described('When it was read with success. Null: never.', z.nullable(instant)),
    createdAt: instant,
  }),
);
export type Source = z.infer<typeof source>;

/** Feeds of others whose items become posts (features 3.6). */
export const adminSources = {
  'GET /api/admin/sources': endpoint({
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
  'POST /api/admin/sources': endpoint({
    access: 'admin',
    status: 201,
    refuses: ['conflict', 'too_many_requests'],
    summary:
      'Connects a feed: RSS, Atom or JSON Feed, or the first feed that a page names. It is read once, and its newest ten items of the last thirty days become posts.',
    body: z.strictObject({
      url: described(
        'Of the feed, or of a page that names one.',
        link,
        'https://example.org/feed.xml',
      ),
      username: described(
        'A member whose posts they are. Without one they are those of an account made for the feed.',
        z.optional(username),
      ),
      tags: z.optional(tags),
      mostPosts: z.optional(mostPosts),
    }),
    reply: named(
      'SourceConnected',
      z.object({
        source,
        titles: described('Of its first items.', z.array(z.string())),
        posted: described('Posts that were made.', z.int()),
      }),
    ),
  }),
  'PUT /api/admin/sources/{id}': endpoint({
    access: 'admin',
    summary: 'Changes what becomes of its items from now on. Omitted fields stay the same.',
    path,
    body: z.strictObject({
      username: z.optional(username),
      tags: z.optional(tags),
      mostPosts: z.optional(mostPosts),
    }),
    reply: source,
  }),
  'DELETE /api/admin/sources/{id}': endpoint({
    access: 'admin',
    summary: 'Takes a feed away. Its posts stay.',
    path,
    reply: named('SourceDeleted', z.object({ deleted: z.boolean() })),
  }),
  'POST /api/admin/sources/{id}/pause': endpoint({
    access: 'admin',
    summary: 'Reads nothing more of it until it is resumed. Safe to repeat.',
    path,
    reply: source,
  }),
  'POST /api/admin/sources/{id}/resume': endpoint({
    access: 'admin',
    summary: 'Reads it again, as if it had never failed. Safe to repeat.',
    path,
    reply: source,
  }),
  'POST /api/admin/sources/{id}/read': endpoint({
    access: 'admin',
    summary: 'Reads it now. What went wrong stands in `problem`.',
    path,
    refuses: ['conflict', 'too_many_requests'],
    reply: named(
      'SourceRead',
      z.object({ source, posted: described('Posts that were made.', z.int()) }),
    ),
  }),
};
