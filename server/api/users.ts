import type { users as rows } from '#shared/contract/users.ts';
import { listCommentsOfUser } from '../domain/comments.ts';
import { listPostsOfUser } from '../domain/posts.ts';
import { readUser, toProfile } from '../domain/users.ts';
import type { Handler } from './handler.ts';

export const users: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/users/{username}': async (ctx, { path }) => toProfile(await readUser(ctx, path.username)),
  'GET /api/users/{username}/posts': async (ctx, { path, query }) => listPostsOfUser(ctx, await readUser(ctx, path.username), query),
  'GET /api/users/{username}/comments': async (ctx, { path, query }) => listCommentsOfUser(ctx, await readUser(ctx, path.username), query),
};
