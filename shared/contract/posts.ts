import * as z from 'zod/mini';
import { maxPageNumber, maxPageSize, maxRecentPageSize, pageSize, search } from '../limits.ts';
import { topPeriods } from '../paths.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './meanings.ts';
import { richTextSchema } from './rich-text.ts';

export const postSorts = ['hot', 'new', 'top', 'recent'] as const;

/** A post as lists show it: no body. */
export const postSummary = named('PostSummary', z.object({
  id: z.string(),
  // Product 11.
  slug: described('Words of the title, then the id.', z.string()),
  title: z.string(),
  url: described('Null for a text post.', z.nullable(z.string())),
  domain: described('Host of the link without `www.`.', z.nullable(z.string())),
  author: z.object({ username: z.string() }),
  score: z.int(),
  commentCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
}));
export type PostSummary = z.infer<typeof postSummary>;

export const post = named('Post', z.extend(postSummary, {
  text: described('Markdown, as written.', z.nullable(z.string())),
  content: z.nullable(richTextSchema),
  editedAt: described('Set when the text was changed by its author.', z.nullable(instant)),
}));
export type Post = z.infer<typeof post>;

export const postList = named('PostList', z.object({
  posts: z.array(postSummary),
  nextCursor,
  hasNextPage: z.boolean(),
  totalCount: described('All listed posts of the site, whatever the page.', z.int()),
}));
export type PostList = z.infer<typeof postList>;

/** The address of one post. */
export const postPath = z.strictObject({ id: described('Id or slug of the post.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB') });

export const posts = {
  'GET /api/posts': endpoint({
    access: 'anyone',
    summary: 'Posts by sort. `page` and `cursor` exclude each other; `sort` defaults to `top` with `page`, else to `hot`.',
    query: z.strictObject({
      sort: z.optional(z.enum(postSorts, 'must be hot, new, top or recent')),
      t: described('Period of `top`, `all` if not given.', z.optional(z.enum(topPeriods, 'must be day, week, month, year or all'))),
      page: z.optional(integerParam(1, maxPageNumber)),
      // Product 13.
      limit: described(`How many, ${pageSize} if not given; more than ${maxPageSize} only with \`sort=recent\`.`, z.optional(integerParam(1, maxRecentPageSize)), 10),
      cursor: z.optional(cursorParam),
      q: described(
        'Words of title and text, newest first: `"a phrase"`, `or`, `-without`, `author:name`, `domain:example.org`.',
        z.optional(z.string().check(z.maxLength(search.max, `must be at most ${search.max} characters`))), 'language models',
      ),
      feed: described('Only posts of people one follows.', z.optional(z.enum(['following'], 'must be following'))),
    }),
    reply: postList,
    refuses: ['unauthorized', 'too_many_requests'],
  }),
  'GET /api/posts/{id}': endpoint({
    access: 'anyone',
    summary: 'One post by its id or slug; the id at the end of a slug decides.',
    path: postPath,
    reply: post,
  }),
};
