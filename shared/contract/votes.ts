import * as z from 'zod/mini';
import { endpoint, instant } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { choiceKinds } from '../choices.ts';
import * as limits from '../limits.ts';
import { commentPath } from './comments.ts';
import { idsParam } from './field-schemas.ts';
import { postPath } from './posts.ts';
import { minutes, type Limit } from './rate-limit.ts';

const body = z.strictObject({
  vote: described(
    '1 up, -1 down, 0 removes the vote.',
    z.literal([-1, 0, 1], 'must be -1, 0 or 1'),
    1,
  ),
});
const reply = named(
  'Vote',
  z.object({
    score: described('Score with this vote.', z.int()),
    vote: described(
      'The vote that counts now. Your own posts and comments always have 1.',
      z.int(),
    ),
  }),
);

const votesLimit: Limit = {
  name: 'votes',
  requests: 'votes',
  storage: 'process',
  seconds: minutes(10),
  person: 200,
  network: 1_200,
};

/** Votes are idempotent. */
export const votes = {
  'POST /api/posts/{id}/vote': endpoint({
    access: 'member',
    limit: votesLimit,
    summary: 'Votes on a post.',
    path: postPath,
    body,
    reply,
    apiKey: 'write',
    errorCodes: ['too_many_requests'],
  }),
  'POST /api/comments/{id}/vote': endpoint({
    access: 'member',
    limit: votesLimit,
    summary: 'Votes on a comment.',
    path: commentPath,
    body,
    reply,
    apiKey: 'write',
    errorCodes: ['too_many_requests'],
  }),
  'GET /api/me/votes': endpoint({
    access: 'member',
    summary:
      'Your votes on the given posts and comments, which of the posts you saved, followed or ' +
      'muted, and which threads you visited. Items not listed have no vote.',
    query: z.strictObject({
      posts: described(
        'IDs of posts.',
        z.optional(idsParam(limits.voteStates.posts)),
        'k3VwqZ1x8TfB',
      ),
      comments: described(
        'IDs of comments.',
        z.optional(idsParam(limits.voteStates.comments)),
        'k3VwqZ1x8TfB',
      ),
    }),
    reply: named(
      'OwnVotes',
      z.object({
        posts: described('1 or -1 by ID.', z.record(z.string(), z.int())),
        comments: described('1 or -1 by ID.', z.record(z.string(), z.int())),
        saved: described('IDs of posts.', z.array(z.string())),
        followed: described('IDs of posts.', z.array(z.string())),
        muted: described(
          'By post ID: what you muted. If several apply, a person takes precedence over a ' +
            'domain, and a domain over a tag. Also IDs of comments by muted people.',
          z.object({
            posts: z.record(
              z.string(),
              z.object({ kind: z.enum(choiceKinds), subject: z.string() }),
            ),
            comments: z.array(z.string()),
          }),
        ),
        visits: described(
          'By post ID: how far you have read, and how many new comments others have written, ' +
            `at most ${limits.newComments.max}.`,
          z.record(z.string(), z.object({ seenAt: instant, newComments: z.int() })),
        ),
      }),
    ),
    apiKey: 'read',
  }),
};
