import type { searches as rows } from '#shared/contract/search.ts';
import { searchUsers } from '../domain/accounts/search-users.ts';
import { searchComments } from '../domain/comments/search-comments.ts';
import type { Handler } from './handler-types.ts';

export const searches: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/search/comments': (ctx, { query }) => searchComments(ctx, query),
  'GET /api/search/users': (ctx, { query }) => searchUsers(ctx, query.q ?? ''),
};
