import type { votes as rows } from '#shared/contract/votes.ts';
import { readViewerVotes } from '../domain/posts/viewer-votes.ts';
import { voteComment, votePost } from '../domain/posts/votes.ts';
import type { Handler } from './handler-types.ts';

export const votes: { [K in keyof typeof rows]: Handler<K> } = {
  'POST /api/posts/{id}/vote': (ctx, { path, body }) =>
    votePost(ctx, ctx.viewer, path.id, body.vote),
  'POST /api/comments/{id}/vote': (ctx, { path, body }) =>
    voteComment(ctx, ctx.viewer, path.id, body.vote),
  'GET /api/me/votes': (ctx, { query }) => readViewerVotes(ctx, ctx.viewer, query),
};
