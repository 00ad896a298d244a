import * as z from 'zod/mini';
import { maxPageSize, pageSize } from '../limits.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

const moderation = named(
  'Moderation',
  z.object({
    action: described(
      'What was done.',
      z.enum(['hide', 'show', 'remove', 'lock', 'unlock', 'ban', 'unban']),
    ),
    kind: z.enum(['post', 'comment', 'member']),
    post: described(
      'The post, or the one that the comment is on, where everybody may see it.',
      z.nullable(z.object({ slug: z.string(), title: z.string() })),
    ),
    commentId: described('Of a comment that everybody may see.', z.nullable(z.string())),
    member: described(
      'Of a ban: who is banned, unless the account is gone.',
      z.nullable(z.string()),
    ),
    until: described(
      'For a ban: its end; null if permanent, and for other actions.',
      z.nullable(instant),
    ),
    reason: described('Null where it was taken out.', z.nullable(z.string())),
    by: described('Not who, but what.', z.string(), 'a moderator'),
    createdAt: instant,
  }),
);
export type Moderation = z.infer<typeof moderation>;

/** What moderators did, as everybody may read it (product 37). */
export const moderations = {
  'GET /api/moderations': endpoint({
    access: 'anyone',
    summary: 'What moderators did to content and members, newest first.',
    query: z.strictObject({
      limit: described(
        `Page size, ${pageSize} by default.`,
        z.optional(integerParam(1, maxPageSize)),
        10,
      ),
      cursor: z.optional(cursorParam),
    }),
    reply: named(
      'Moderations',
      z.object({ moderations: z.array(moderation), nextCursor, hasNextPage: z.boolean() }),
    ),
    apiKey: 'read',
  }),
};
