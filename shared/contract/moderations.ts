import * as z from 'zod/mini';
import { maxPageSize, pageSize } from '../limits.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';

const moderation = named(
  'Moderation',
  z.object({
    action: described(
      'The action.',
      z.enum(['hide', 'show', 'remove', 'lock', 'unlock', 'pin', 'unpin', 'ban', 'unban']),
    ),
    kind: z.enum(['post', 'comment', 'member']),
    post: described(
      'The post, or the post of the comment, if public.',
      z.nullable(z.object({ slug: z.string(), title: z.string() })),
    ),
    commentId: described('ID of the comment, if public.', z.nullable(z.string())),
    member: described(
      'For a ban: the banned member, unless the account was deleted.',
      z.nullable(z.string()),
    ),
    until: described(
      'For a ban or a pin: its end; null if permanent, and for other actions.',
      z.nullable(instant),
    ),
    reason: described('Null if redacted.', z.nullable(z.string())),
    by: described('The kind of actor, not the person.', z.string(), 'a moderator'),
    createdAt: instant,
  }),
);
export type Moderation = z.infer<typeof moderation>;

/** The public moderation log. */
export const moderations = {
  'GET /api/moderations': endpoint({
    access: 'anyone',
    summary: 'Moderator actions on content and members, newest first.',
    query: z.strictObject({
      limit: described(
        `Page size, ${pageSize} by default.`,
        z.optional(integerParam(maxPageSize)),
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
