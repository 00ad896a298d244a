import * as z from 'zod/mini';
import { reason, threadSize } from '../limits.ts';
import { commentSorts } from '../paths.ts';
import { commentText, note } from './field-schemas.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { deleted, postPath, versionList, visibility } from './posts.ts';
import { richTextSchema } from './rich-text.ts';
import { changesLimit, minutes } from './rate-limit.ts';

export const comment = named(
  'Comment',
  z.object({
    id: z.string(),
    parentId: described('Null for a top-level comment.', z.nullable(z.string())),
    author: described(
      'Null once deleted; the comment stays as a placeholder.',
      z.nullable(
        z.object({
          username: z.string(),
          picture: described(
            'URL path of the picture on the site, if there is one.',
            z.optional(z.string()),
          ),
        }),
      ),
    ),
    text: described('Markdown, as written.', z.nullable(z.string())),
    content: z.nullable(richTextSchema),
    deleted: described('Deleted or hidden, so that only its place is left.', z.boolean()),
    hiddenBy: described(
      'Only with `deleted`, if its author did not delete it. `pending_review`: waiting for review.',
      z.optional(z.enum(['moderator', 'removed', 'pending_review'])),
    ),
    held: described(
      'Only for the author, after posting or editing: waiting for review and hidden from others.',
      z.optional(z.boolean()),
    ),
    score: z.int(),
    depth: described('0 for a top-level comment.', z.int()),
    createdAt: instant,
    editedAt: z.nullable(instant),
    moreReplies: described(
      'Replies below this comment, at any depth, omitted from this response; fetch ' +
        'them with `root={id}`. 0 for the root itself, which has a cursor.',
      z.int(),
    ),
  }),
);
export type Comment = z.infer<typeof comment>;

export const thread = named(
  'Thread',
  z.object({
    comments: described('Flat; parents before their replies, siblings in order.', z.array(comment)),
    nextCursor: described(
      'Continues with the next top-level comments; with `root`, with the next replies to ' +
        'it. Null on the last page.',
      nextCursor,
    ),
    hasNextPage: z.boolean(),
    totalCount: described('All comments of the post.', z.int()),
  }),
);
export type Thread = z.infer<typeof thread>;

const commentId = z
  .string('must be the ID of a comment')
  .check(z.regex(/^[A-Za-z0-9]{1,32}$/, 'must be the ID of a comment'));
export const commentPath = z.strictObject({
  id: described('ID of the comment.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});

export const newComment = z.strictObject({
  text: commentText,
  parentId: described('ID of the comment it replies to.', z.optional(z.nullable(commentId))),
});

export const comments = {
  'GET /api/posts/{id}/comments': endpoint({
    access: 'anyone',
    summary: 'The comments of a post: the highest ranked first, never a reply without its parent.',
    path: postPath,
    query: z.strictObject({
      sort: described(
        '`best` by default.',
        z.optional(z.enum(commentSorts, 'must be best, new or old')),
      ),
      root: described('ID of a comment: only this comment and its replies.', z.optional(commentId)),
      limit: described(
        `Page size, ${threadSize} by default.`,
        z.optional(integerParam(threadSize)),
        50,
      ),
      cursor: z.optional(cursorParam),
    }),
    reply: thread,
    apiKey: 'read',
  }),
  'POST /api/posts/{id}/comments': endpoint({
    access: 'member',
    limit: {
      name: 'comments',
      requests: 'comments',
      storage: 'database',
      seconds: minutes(10),
      person: 30,
      network: 180,
      attempts: 6,
    },
    summary: "Comments on a post, or answers a comment. It comes with the author's own vote.",
    path: postPath,
    body: newComment,
    reply: comment,
    status: 201,
    apiKey: 'write',
    idempotent: true,
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'PATCH /api/comments/{id}': endpoint({
    access: 'member',
    limit: changesLimit,
    summary: 'Edits your comment.',
    path: commentPath,
    body: z.strictObject({ text: commentText }),
    reply: comment,
    apiKey: 'write',
    errorCodes: ['too_many_requests'],
  }),
  'GET /api/comments/{id}/versions': endpoint({
    access: 'anyone',
    summary: 'What an edited comment said before, the latest first, as for posts.',
    path: commentPath,
    reply: versionList,
    apiKey: 'read',
  }),
  'DELETE /api/comments/{id}': endpoint({
    access: 'member',
    limit: changesLimit,
    summary: 'Deletes your comment. Replies stay.',
    path: commentPath,
    reply: deleted,
    apiKey: 'write',
  }),
  'PUT /api/comments/{id}/visibility': endpoint({
    access: 'member',
    limit: changesLimit,
    summary: 'Hides or shows a comment. Moderators only.',
    path: commentPath,
    body: z.strictObject({
      is_hidden: z.boolean('must be true or false'),
      reason: z.optional(note(reason.max)),
    }),
    reply: visibility,
  }),
};
