import * as z from 'zod/mini';
import { maxPageNumber, maxRecentPageSize } from '../limits.ts';
import { topPeriods } from '../paths.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { richTextSchema } from './rich-text.ts';

export const postSorts = ['hot', 'new', 'top', 'recent'] as const;

/** A post as lists show it: no body. */
export const postSummary = z.object({
  id: z.string(),
  /** Words of the title, then the id (product 11). */
  slug: z.string(),
  title: z.string(),
  /** Null for a text post. */
  url: z.nullable(z.string()),
  /** Host of the link without `www.`. */
  domain: z.nullable(z.string()),
  author: z.object({ username: z.string() }),
  score: z.int(),
  commentCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
});
export type PostSummary = z.infer<typeof postSummary>;

export const post = z.extend(postSummary, {
  /** Markdown, as written. */
  text: z.nullable(z.string()),
  content: z.nullable(richTextSchema),
  /** Set when the text was changed by its author. */
  editedAt: z.nullable(instant),
});
export type Post = z.infer<typeof post>;

export const postList = z.object({
  posts: z.array(postSummary),
  nextCursor,
  hasNextPage: z.boolean(),
  /** All listed posts of the tenant, whatever the page. */
  totalCount: z.int(),
});
export type PostList = z.infer<typeof postList>;

export const posts = {
  'GET /api/posts': endpoint({
    access: 'anyone',
    summary: 'Posts by sort. `page` and `cursor` exclude each other; `sort` defaults to `top` with `page`, else to `hot`.',
    query: z.strictObject({
      sort: z.optional(z.enum(postSorts, 'must be hot, new, top or recent')),
      /** Period of `top`. */
      t: z.optional(z.enum(topPeriods, 'must be day, week, month, year or all')),
      page: z.optional(integerParam(1, maxPageNumber)),
      /** 1-100; up to 1,000 with `sort=recent` (product 13). */
      limit: z.optional(integerParam(1, maxRecentPageSize)),
      cursor: z.optional(cursorParam),
      /** Posts of people one follows. */
      feed: z.optional(z.enum(['following'], 'must be following')),
    }),
    reply: postList,
  }),
  'GET /api/posts/{id}': endpoint({
    access: 'anyone',
    summary: 'One post by its id or slug; the id at the end of a slug decides.',
    path: z.strictObject({ id: z.string().check(z.maxLength(200)) }),
    reply: post,
  }),
};
