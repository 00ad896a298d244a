import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { described, named } from './meanings.ts';
import { postPath } from './posts.ts';

const body = z.strictObject({ vote: described('1 up, -1 down, 0 takes the vote back.', z.literal([-1, 0, 1], 'must be -1, 0 or 1'), 1) });
const reply = named('Vote', z.object({
  score: described('With this vote.', z.int()),
  vote: described('What counts now. One\'s own posts and comments keep the 1 that came with them.', z.int()),
}));

/** A vote is idempotent: the same again changes nothing (product 14). */
export const votes = {
  'POST /api/posts/{id}/vote': endpoint({ access: 'member', summary: 'Votes on a post.', path: postPath, body, reply }),
  'POST /api/comments/{id}/vote': endpoint({
    access: 'member',
    summary: 'Votes on a comment.',
    path: z.strictObject({ id: described('Id of the comment.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB') }),
    body,
    reply,
  }),
};
