import * as z from 'zod/mini';
import { maxPageSize } from '../limits.ts';
import { comment } from './comments.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { postList } from './posts.ts';

/** A profile. The email is in no reply about another person. */
export const user = z.object({
  username: z.string(),
  name: z.string(),
  about: z.string(),
  website: z.nullable(z.string()),
  karma: z.int(),
  postCount: z.int(),
  commentCount: z.int(),
  createdAt: instant,
});
export type User = z.infer<typeof user>;

export const userComment = z.extend(comment, { post: z.object({ slug: z.string(), title: z.string() }) });
export type UserComment = z.infer<typeof userComment>;

export const userCommentList = z.object({
  comments: z.array(userComment),
  nextCursor,
  hasNextPage: z.boolean(),
  totalCount: z.int(),
});
export type UserCommentList = z.infer<typeof userCommentList>;

const path = z.strictObject({ username: z.string().check(z.maxLength(100)) });
const query = z.strictObject({ limit: z.optional(integerParam(1, maxPageSize)), cursor: z.optional(cursorParam) });

export const users = {
  'GET /api/users/{username}': endpoint({ access: 'anyone', summary: 'A profile.', path, reply: user }),
  'GET /api/users/{username}/posts': endpoint({
    access: 'anyone',
    summary: 'Posts of a person, newest first; `totalCount` counts theirs.',
    path,
    query,
    reply: postList,
  }),
  'GET /api/users/{username}/comments': endpoint({
    access: 'anyone',
    summary: 'Comments of a person, newest first, each with its post.',
    path,
    query,
    reply: userCommentList,
  }),
};
