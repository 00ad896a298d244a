import type { votes as rows } from '#shared/contract/votes.ts';
import { readViewerVotes } from '../domain/posts/viewer-votes.ts';
import { voteComment, votePost } from '../domain/posts/votes.ts';
import { requireMember, type Handler } from './handler-types.ts';

export const votes: { [K in keyof typeof rows]: Handler<K> } = {
  'POST /api/posts/{id}/vote': (ctx, { path, body }) =>
    votePost(ctx, requireMember(ctx), path.id, body.vote),
  'POST /api/comments/{id}/vote': (ctx, { path, body }) =>
    voteComment(ctx, requireMember(ctx), path.id, body.vote),
  'GET /api/votes': (ctx, { query }) => readViewerVotes(ctx, requireMember(ctx), query),
};
