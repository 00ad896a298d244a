import type { comments as rows } from '#shared/contract/comments.ts';
import {
  deleteComment,
  editComment,
  setCommentVisibility,
  writeComment,
} from '../domain/authoring/write-comment.ts';
import { listComments } from '../domain/comments/comments.ts';
import { listCommentVersions } from '../domain/comments/text-versions.ts';
import type { Handler } from './handler-types.ts';

export const comments: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/posts/{id}/comments': (ctx, { path, query }) => listComments(ctx, path.id, query),
  'POST /api/posts/{id}/comments': (ctx, { path, body }) =>
    writeComment(ctx, ctx.viewer, path.id, body),
  'PATCH /api/comments/{id}': (ctx, { path, body }) => editComment(ctx, ctx.viewer, path.id, body),
  'GET /api/comments/{id}/versions': (ctx, { path }) => listCommentVersions(ctx, path.id),
  'DELETE /api/comments/{id}': (ctx, { path }) => deleteComment(ctx, ctx.viewer, path.id),
  'PUT /api/comments/{id}/visibility': (ctx, { path, body }) =>
    setCommentVisibility(ctx, ctx.viewer, path.id, body),
};
