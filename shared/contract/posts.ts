import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { topPeriods } from '../paths.ts';
import { tagPattern } from '../text-rules.ts';
import { foundText } from './found-text.ts';
import { link, note, postText, title } from './field-schemas.ts';
import {
  bodyLimitFor,
  cursorParam,
  endpoint,
  givenInstant,
  instant,
  integerParam,
  nextCursor,
} from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { richTextSchema } from './rich-text.ts';
import { frequencies } from './subscription-schemas.ts';
import { changesLimit, minutes, searchLimit } from './rate-limit.ts';

const postSorts = ['hot', 'new', 'top', 'recent', 'discussions', 'relevance'] as const;

/** A post in a list, without its body. */
export const postSummary = named(
  'PostSummary',
  z.object({
    id: z.string(),
    slug: described('The title in URL form, then the ID.', z.string()),
    title: z.string(),
    url: described('Null for a text post.', z.nullable(z.string())),
    domain: described("The link's host without `www.`.", z.nullable(z.string())),
    author: z.object({ username: z.string() }),
    score: z.int(),
    commentCount: z.int(),
    commentsElsewhere: described(
      'Of an imported post: comments at its source when it was imported, and the name of the ' +
        'source if it was given.',
      z.nullable(
        named('CommentsElsewhere', z.object({ count: z.int(), source: z.nullable(z.string()) })),
      ),
    ),
    tags: described("Tag names, in the site's order.", z.array(z.string())),
    thumbnail: described(
      'URL path of the picture of the linked page, 128 by 96 pixels. Only in lists, and only if the ' +
        'site shows such pictures and the page has one.',
      z.optional(z.string()),
    ),
    createdAt: instant,
    updatedAt: instant,
    found: described(
      'Only in a search: the title and an excerpt around the first match, with the matches ' +
        'marked.',
      z.optional(z.object({ title: foundText, excerpt: z.nullable(foundText) })),
    ),
  }),
);
export type PostSummary = z.infer<typeof postSummary>;

export const post = named(
  'Post',
  z.extend(postSummary, {
    author: described('Null for a deleted post.', z.nullable(postSummary.shape.author)),
    text: described('Markdown, as written.', z.nullable(z.string())),
    content: z.nullable(richTextSchema),
    editedAt: described(
      'Set when the author edited title, link or text more than 10 minutes after posting.',
      z.nullable(instant),
    ),
    summary: described('An AI summary in English, or null.', z.nullable(z.string())),
    linkedPage: described(
      'What the linked page says of itself. Omitted if it was not read.',
      z.optional(
        named(
          'LinkedPage',
          z.object({
            description: z.nullable(z.string()),
            minutes: described('Estimated reading time.', z.int()),
            language: described('A language tag, if known.', z.nullable(z.string())),
          }),
        ),
      ),
    ),
    issues: described(
      'Digest issues it was in, newest first.',
      z.array(
        named('IssueReference', z.object({ period: z.string(), frequency: z.enum(frequencies) })),
      ),
    ),
    related: described(
      'Posts that share the most of its tags, the newest first among equals.',
      z.array(z.pick(postSummary, { slug: true, title: true })),
    ),
    hidden: described('Only for the author, if the post is hidden.', z.optional(z.boolean())),
    hiddenBy: described(
      'Only with `hidden`. `hold`: waiting for review.',
      z.optional(z.enum(['author', 'moderator', 'removed', 'pending_review'])),
    ),
    locked: described('Comments are locked. Omitted otherwise.', z.optional(z.boolean())),
    pinnedUntil: described('It is pinned. Omitted otherwise.', z.optional(instant)),
    deleted: described(
      'Deleted by its author: only the discussion is left, without title, link, text and author. ' +
        'Replies to its comments are possible. Omitted otherwise.',
      z.optional(z.boolean()),
    ),
  }),
);
export type Post = z.infer<typeof post>;
/** A post that is not deleted. */
export type ShownPost = Post & { author: PostSummary['author'] };

export const postList = named(
  'PostList',
  z.object({
    posts: z.array(postSummary),
    pinned: described(
      'Only on the first page of `hot`, `new` and `top`: the pinned posts, by descending end. ' +
        'They are also in `posts`, in the place that the order gives them. Omitted without any.',
      z.optional(z.array(postSummary)),
    ),
    nextCursor,
    hasNextPage: z.boolean(),
    totalCount: described(
      'All posts of the list, across pages. The first page of a search counts at most ' +
        `${limits.search.posts} matches, its later pages none. Absent for tags, periods, ` +
        'discussions and followed users, where counting would cost more than the list.',
      z.optional(z.int()),
    ),
  }),
);
export type PostList = z.infer<typeof postList>;

/** Tag names in a post's body. */
const tagNames = described(
  `Names of the site's tags, at most ${limits.tags.max}.`,
  z
    .array(
      z.string('must be names of tags').check(z.maxLength(40, 'must be names of tags')),
      'must be a list of names of tags',
    )
    .check(
      z.refine((names) => names.length <= limits.tags.max, `must be at most ${limits.tags.max}`),
    ),
  ['research'],
);

export const newPost = named(
  'NewPost',
  z.strictObject({
    title,
    url: z.optional(z.nullable(link)),
    text: z.optional(z.nullable(postText)),
    tags: z.optional(tagNames),
  }),
  { examples: [{ title: 'A survey of small language models', url: 'https://example.org/survey' }] },
);

export const postPath = z.strictObject({
  id: described('ID or slug of the post.', z.string().check(z.maxLength(200)), 'k3VwqZ1x8TfB'),
});

/** Whether a post or a comment is hidden from others. */
export const visibility = named('Visibility', z.object({ is_hidden: z.boolean() }));

export const deleted = named('Deleted', z.object({ deleted: z.boolean() }));

const pin = named(
  'Pin',
  z.object({ pinnedUntil: described('Null: not pinned.', z.nullable(instant)) }),
);

/** What an edited post or comment said before. */
export const versionList = named(
  'VersionList',
  z.object({
    versions: z.array(
      named(
        'Version',
        z.object({
          title: described('Null for a comment.', z.nullable(z.string())),
          url: z.nullable(z.string()),
          content: z.nullable(richTextSchema),
          replacedAt: instant,
        }),
      ),
    ),
  }),
);

export const posts = {
  'GET /api/posts': endpoint({
    access: 'anyone',
    limit: searchLimit,
    summary:
      'Lists posts. Use `page` or `cursor`, not both. Default `sort`: `top` with `page`, ' +
      'otherwise `hot`.',
    query: z.strictObject({
      sort: described(
        '`discussions`: the latest comment first, without `page`.',
        z.optional(z.enum(postSorts, `must be one of ${postSorts.join(', ')}`)),
      ),
      t: described(
        'Period of `top`, `all` by default.',
        z.optional(z.enum(topPeriods, 'must be day, week, month, year or all')),
      ),
      page: z.optional(integerParam(limits.maxPageNumber)),
      limit: described(
        `Page size, ${limits.pageSize} by default; ` +
          `more than ${limits.maxPageSize} only with \`sort=recent\`.`,
        z.optional(integerParam(limits.maxRecentPageSize)),
        10,
      ),
      cursor: z.optional(cursorParam),
      q: described(
        'Searches title and text: `"a phrase"`, `or`, `-without`, `author:name`, ' +
          '`domain:example.org`. `sort` is `relevance` (default), `new` or `top`.',
        z.optional(
          z.string().check(
            z.maxLength(limits.search.max, `must be at most ${limits.search.max} characters`),
            z.refine((value) => !value.includes('\0'), 'must not contain the character NUL'),
          ),
        ),
        'language models',
      ),
      feed: described(
        'Only posts from people you follow, newest first.',
        z.optional(z.enum(['following'], 'must be following')),
      ),
      tag: described(
        'Only posts with this tag, newest first.',
        z.optional(
          z
            .string()
            .check(
              z.refine(
                (name) => name.length <= 40 && tagPattern.test(name),
                'must be the name of a tag',
              ),
            ),
        ),
      ),
    }),
    reply: postList,
    apiKey: 'read',
    errorCodes: ['unauthorized', 'too_many_requests'],
  }),
  'GET /api/posts/{id}': endpoint({
    access: 'anyone',
    summary: 'A post by ID or slug; the ID at the end of the slug counts.',
    path: postPath,
    reply: post,
    apiKey: 'read',
  }),
  'GET /api/posts/{id}/versions': endpoint({
    access: 'anyone',
    summary:
      'What an edited post said before, the latest first. Edits in the first 10 minutes ' +
      'have none.',
    path: postPath,
    reply: versionList,
    apiKey: 'read',
  }),
  'POST /api/posts': endpoint({
    access: 'member',
    limit: {
      name: 'posts',
      requests: 'posts',
      storage: 'database',
      seconds: minutes(10),
      person: 10,
      network: 60,
      attempts: 6,
    },
    summary: "Creates a post with a link, a text, or both. The author's upvote is counted.",
    body: newPost,
    bodyLimit: bodyLimitFor(limits.postText.max),
    reply: post,
    status: 201,
    apiKey: 'write',
    idempotent: true,
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'PATCH /api/posts/{id}': endpoint({
    access: 'member',
    limit: changesLimit,
    summary:
      'Edits your post: title and link for 6 hours, text and tags at any time. ' +
      'Omitted fields stay the same.',
    path: postPath,
    body: named('PostChanges', z.partial(newPost), {
      examples: [{ text: 'What I **learned** from it.' }],
    }),
    bodyLimit: bodyLimitFor(limits.postText.max),
    reply: post,
    apiKey: 'write',
    errorCodes: ['conflict', 'too_many_requests'],
  }),
  'DELETE /api/posts/{id}': endpoint({
    access: 'member',
    limit: changesLimit,
    summary: "Deletes your post. Comments stay on their authors' profiles.",
    path: postPath,
    reply: deleted,
    apiKey: 'write',
  }),
  'PUT /api/posts/{id}/visibility': endpoint({
    access: 'member',
    limit: changesLimit,
    summary: 'Hides or shows a post. Authors can hide their own, moderators any.',
    path: postPath,
    body: z.strictObject({
      is_hidden: z.boolean('must be true or false'),
      reason: z.optional(note(limits.reason.max)),
    }),
    reply: visibility,
    apiKey: 'never',
    errorCodes: ['conflict'],
  }),
  'PUT /api/posts/{id}/pin': endpoint({
    access: 'member',
    limit: changesLimit,
    summary:
      'Pins a post to the top of the lists until a time, or changes that time. For moderators; ' +
      'others get 404.',
    path: postPath,
    body: z.strictObject({
      until: described(`Within ${limits.pins.days} days.`, givenInstant, '2026-12-05T08:00:00Z'),
    }),
    reply: pin,
    apiKey: 'never',
    errorCodes: ['conflict'],
  }),
  'DELETE /api/posts/{id}/pin': endpoint({
    access: 'member',
    limit: changesLimit,
    summary: 'Unpins a post. For moderators; others get 404.',
    path: postPath,
    reply: pin,
    apiKey: 'never',
  }),
  'GET /api/link-check': endpoint({
    access: 'member',
    limit: {
      name: 'link-checks',
      requests: 'links',
      storage: 'process',
      seconds: minutes(10),
      person: 100,
      network: 600,
    },
    summary: 'Checks whether a link was posted within the last 30 days, also in equivalent forms.',
    query: z.strictObject({ url: link }),
    reply: named(
      'LinkCheck',
      z.object({ post: described('The earlier post.', z.nullable(postSummary)) }),
    ),
    apiKey: 'read',
    errorCodes: ['too_many_requests'],
  }),
  'GET /api/link-preview': endpoint({
    access: 'member',
    // Each request makes this server call another.
    limit: {
      name: 'link-previews',
      requests: 'links',
      storage: 'database',
      seconds: minutes(10),
      person: 30,
      network: 180,
    },
    summary: "Fetches a link's metadata. All fields are null if the page couldn't be read.",
    query: z.strictObject({ url: link }),
    reply: named(
      'LinkPreview',
      z.object({
        title: z.nullable(z.string()),
        description: z.nullable(z.string()),
        siteName: z.nullable(z.string()),
        post: described(
          'The earlier post with the link that the page names as its own.',
          z.nullable(postSummary),
        ),
      }),
    ),
    errorCodes: ['too_many_requests'],
  }),
  'POST /api/markdown/preview': endpoint({
    access: 'member',
    limit: {
      name: 'text-previews',
      requests: 'previews',
      storage: 'process',
      seconds: minutes(10),
      person: 300,
      network: 1_800,
    },
    summary: 'Renders Markdown.',
    body: z.strictObject({ text: postText }),
    bodyLimit: bodyLimitFor(limits.postText.max),
    reply: named('Rendered', z.object({ content: richTextSchema })),
    errorCodes: ['too_many_requests'],
  }),
  'GET /api/tags': endpoint({
    access: 'anyone',
    summary: "Lists the site's tags, in its order.",
    reply: named(
      'TagList',
      z.object({
        tags: z.array(named('Tag', z.object({ name: z.string(), description: z.string() }))),
      }),
    ),
    apiKey: 'read',
  }),
};
