import * as z from 'zod/mini';
import { threadSize } from '../limits.ts';
import { commentSorts } from '../paths.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { richTextSchema } from './rich-text.ts';

export const comment = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  /** Null once deleted: the comment keeps its place, not its words. */
  author: z.nullable(z.object({ username: z.string() })),
  text: z.nullable(z.string()),
  content: z.nullable(richTextSchema),
  deleted: z.boolean(),
  score: z.int(),
  /** 0 for a comment on the post itself. */
  depth: z.int(),
  createdAt: instant,
  editedAt: z.nullable(instant),
  /** Replies below this one, at any depth, that this reply leaves out; `root={id}` reads them. 0 for the root itself: its cursor does. */
  moreReplies: z.int(),
});
export type Comment = z.infer<typeof comment>;

export const thread = z.object({
  /** Flat; parents before their replies, siblings in order. */
  comments: z.array(comment),
  /** Goes on with the next comments on the post itself; with `root`, with the next replies to it. */
  nextCursor,
  hasNextPage: z.boolean(),
  /** All comments of the post. */
  totalCount: z.int(),
});
export type Thread = z.infer<typeof thread>;

export const comments = {
  'GET /api/posts/{id}/comments': endpoint({
    access: 'anyone',
    summary: 'The comments of a post: the highest ranked first, never a reply without its parent.',
    path: z.strictObject({ id: z.string().check(z.maxLength(200)) }),
    query: z.strictObject({
      sort: z.optional(z.enum(commentSorts, 'must be best, new or old')),
      /** Only this comment and what answers it. */
      root: z.optional(z.string('must be the id of a comment').check(z.regex(/^[A-Za-z0-9]{1,32}$/, 'must be the id of a comment'))),
      limit: z.optional(integerParam(1, threadSize)),
      cursor: z.optional(cursorParam),
    }),
    reply: thread,
  }),
};
