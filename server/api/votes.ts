import type { votes as rows } from '#shared/contract/votes.ts';
import { readOwnVotes } from '../domain/posts/viewer-votes.ts';
import { voteComment, votePost } from '../domain/posts/votes.ts';
import { memberOf, type Handler } from './handler-types.ts';

export const votes: { [K in keyof typeof rows]: Handler<K> } = {
  'POST /api/posts/{id}/vote': (ctx, { path, body }) =>
    votePost(ctx, memberOf(ctx), path.id, body.vote),
  'POST /api/comments/{id}/vote': (ctx, { path, body }) =>
    voteComment(ctx, memberOf(ctx), path.id, body.vote),
  'GET /api/votes': (ctx, { query }) => readOwnVotes(ctx, memberOf(ctx), query),
};
