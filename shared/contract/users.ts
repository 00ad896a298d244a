import * as z from 'zod/mini';
import { maxPageSize, pageSize } from '../limits.ts';
import { comment } from './comments.ts';
import { imageFile, imageRules, imageUploads } from './admin-images.ts';
import { picture } from './auth.ts';
import { about, link, name } from './field-schemas.ts';
import { cursorParam, endpoint, instant, integerParam, nextCursor } from './endpoint.ts';
import { described, named } from './openapi-metadata.ts';
import { postList } from './posts.ts';
import { type Limit, hour, minutes, settingsLimit } from './rate-limit.ts';

/** A public profile, without the email. */
export const user = named(
  'User',
  z.object({
    username: z.string(),
    name: described('Display name.', z.string()),
    about: described('Plain text.', z.string()),
    website: z.nullable(z.string()),
    picture,
    imported: described(
      'Whether it has no login: its posts come from an import or a feed.',
      z.boolean(),
    ),
    karma: z.int(),
    postCount: z.int(),
    commentCount: z.int(),
    followerCount: z.int(),
    followingCount: z.int(),
    createdAt: instant,
  }),
);
export type User = z.infer<typeof user>;

export const userComment = named(
  'UserComment',
  z.extend(comment, { post: z.object({ slug: z.string(), title: z.string() }) }),
);
export type UserComment = z.infer<typeof userComment>;

export const userCommentList = named(
  'UserCommentList',
  z.object({
    comments: z.array(userComment),
    nextCursor,
    hasNextPage: z.boolean(),
    totalCount: described('All published comments of the user, across pages.', z.int()),
  }),
);
export type UserCommentList = z.infer<typeof userCommentList>;

export const byUsername = z.strictObject({
  username: described('Case-insensitive.', z.string().check(z.maxLength(100)), 'ada'),
});
const query = z.strictObject({
  limit: described(`Page size, ${pageSize} by default.`, z.optional(integerParam(maxPageSize)), 10),
  cursor: z.optional(cursorParam),
});

const following = named('Following', z.object({ following: z.boolean(), followerCount: z.int() }));

const followsLimit: Limit = {
  name: 'follows',
  requests: 'follows',
  storage: 'process',
  seconds: minutes(10),
  person: 100,
  network: 600,
};

export const users = {
  'GET /api/users/{username}': endpoint({
    access: 'anyone',
    summary: 'A profile.',
    path: byUsername,
    reply: user,
    apiKey: 'read',
  }),
  'GET /api/users/{username}/posts': endpoint({
    access: 'anyone',
    summary: "A user's posts, newest first; `totalCount` counts them.",
    path: byUsername,
    query,
    reply: postList,
    apiKey: 'read',
  }),
  'GET /api/users/{username}/comments': endpoint({
    access: 'anyone',
    summary: "A user's comments, newest first, each with its post.",
    path: byUsername,
    query,
    reply: userCommentList,
    apiKey: 'read',
  }),
  'PUT /api/users/profile': endpoint({
    access: 'member',
    limit: settingsLimit,
    summary: 'Changes your profile. Omitted fields stay the same.',
    body: z.strictObject({
      name: z.optional(name),
      about: z.optional(about),
      website: described(
        'Null or empty for none.',
        z.optional(
          z.nullable(
            z.union([z.literal(''), link], 'must be a link that begins with http:// or https://'),
          ),
        ),
      ),
    }),
    reply: user,
    errorCodes: ['conflict'],
  }),
  'PUT /api/users/picture': endpoint({
    access: 'member',
    limit: {
      name: 'pictures',
      requests: 'uploads',
      storage: 'process',
      seconds: hour,
      person: 20,
      network: 200,
    },
    bodyLimit: imageUploads.bodyLimit,
    summary:
      'Sets your picture: PNG, JPEG, WebP, AVIF or GIF. The square in its middle is encoded again, ' +
      'without metadata.',
    body: z.strictObject({ image: described(`The file in base64, ${imageRules}`, imageFile) }),
    reply: user,
  }),
  'DELETE /api/users/picture': endpoint({
    access: 'member',
    limit: settingsLimit,
    summary: 'Deletes your picture.',
    reply: user,
  }),
  'GET /api/users/{username}/follow': endpoint({
    access: 'member',
    summary: 'Whether you follow a user.',
    path: byUsername,
    reply: following,
    apiKey: 'read',
  }),
  'POST /api/users/{username}/follow': endpoint({
    access: 'member',
    limit: followsLimit,
    summary: 'Follows a user. Safe to repeat.',
    path: byUsername,
    reply: following,
    apiKey: 'write',
    errorCodes: ['too_many_requests'],
  }),
  'DELETE /api/users/{username}/follow': endpoint({
    access: 'member',
    limit: followsLimit,
    summary: 'Unfollows a user. Safe to repeat.',
    path: byUsername,
    reply: following,
    apiKey: 'write',
  }),
};
