import type { reports as rows } from '#shared/contract/reports.ts';
import { reportComment, reportPost } from '../domain/moderation/reports.ts';
import type { Handler } from './handler-types.ts';

export const reports: { [K in keyof typeof rows]: Handler<K> } = {
  'POST /api/posts/{id}/report': (ctx, { path, body }) =>
    reportPost(ctx, ctx.viewer, path.id, body),
  'POST /api/comments/{id}/report': (ctx, { path, body }) =>
    reportComment(ctx, ctx.viewer, path.id, body),
};
