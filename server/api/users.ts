import type { users as rows } from '#shared/contract/users.ts';
import { listCommentsOfUser } from '../domain/comments/comments.ts';
import { readFollow, setFollow } from '../domain/accounts/follows.ts';
import { listPostsOfUser } from '../domain/posts/post-lists.ts';
import { updateProfile } from '../domain/accounts/profile.ts';
import { readUser, toProfile } from '../domain/accounts/users.ts';
import type { Handler } from './handler-types.ts';

export const users: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/users/{username}': async (ctx, { path }) =>
    toProfile(await readUser(ctx, path.username)),
  'GET /api/users/{username}/posts': async (ctx, { path, query }) =>
    listPostsOfUser(ctx, await readUser(ctx, path.username), query),
  'GET /api/users/{username}/comments': async (ctx, { path, query }) =>
    listCommentsOfUser(ctx, await readUser(ctx, path.username), query),
  'PUT /api/users/profile': (ctx, { body }) => updateProfile(ctx, ctx.viewer, body),
  'GET /api/users/{username}/follow': (ctx, { path }) => readFollow(ctx, ctx.viewer, path.username),
  'POST /api/users/{username}/follow': (ctx, { path }) =>
    setFollow(ctx, ctx.viewer, path.username, true),
  'DELETE /api/users/{username}/follow': (ctx, { path }) =>
    setFollow(ctx, ctx.viewer, path.username, false),
};
