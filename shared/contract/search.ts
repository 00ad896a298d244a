import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { cursorParam, endpoint, integerParam, nextCursor } from './endpoint.ts';
import { foundText } from './found-text.ts';
import { described, named } from './openapi-metadata.ts';
import { user, userComment } from './users.ts';
import { searchLimit } from './rate-limit.ts';

const q = z.optional(
  z.string().check(
    z.maxLength(limits.search.max, `must be at most ${limits.search.max} characters`),
    z.refine((value) => !value.includes('\0'), 'must not contain the character NUL'),
  ),
);

const foundComments = named(
  'FoundComments',
  z.object({
    comments: z.array(
      z.extend(userComment, {
        found: described('Text around the first match.', z.nullable(foundText)),
      }),
    ),
    nextCursor,
    hasNextPage: z.boolean(),
    totalCount: described(
      `On the first page: the number of matches, at most ${limits.search.comments}.`,
      z.optional(z.int()),
    ),
  }),
);
export type FoundComments = z.infer<typeof foundComments>;
export type FoundComment = FoundComments['comments'][number];

export const searches = {
  'GET /api/search/comments': endpoint({
    access: 'anyone',
    limit: searchLimit,
    summary: 'Comments with all words, each with its post.',
    query: z.strictObject({
      q: described(
        'As for posts, but without `domain:`. Without it nothing is found.',
        q,
        'tokenizer',
      ),
      sort: described(
        '`relevance` (default): comments with more of the words as typed first, then by ' +
          'frequency. `relevance` and `top` order only the newest ' +
          `${limits.search.comments} matches.`,
        z.optional(z.enum(['relevance', 'new', 'top'], 'must be one of: relevance, new, top')),
        'new',
      ),
      limit: described(
        `Page size, ${limits.pageSize} by default.`,
        z.optional(integerParam(limits.maxPageSize)),
        10,
      ),
      cursor: z.optional(cursorParam),
    }),
    reply: foundComments,
    apiKey: 'read',
    errorCodes: ['too_many_requests'],
  }),
  'GET /api/search/users': endpoint({
    access: 'anyone',
    limit: searchLimit,
    summary: `Members whose username or name begins with a text: at most ${limits.search.users}.`,
    query: z.strictObject({ q: described('Case-insensitive.', q, 'ada') }),
    reply: named('FoundUsers', z.object({ users: z.array(user) })),
    apiKey: 'read',
    errorCodes: ['too_many_requests'],
  }),
};
