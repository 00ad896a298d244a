import type { adminModeration as rows } from '#shared/contract/admin-moderation.ts';
import {
  reviewItem,
  dismissReports,
  moderateComment,
  moderateMany,
  moderatePost,
} from '../domain/moderation/moderate.ts';
import { listLog, redactEntry } from '../domain/moderation/log.ts';
import { listReviewQueue, listReports } from '../domain/moderation/queue.ts';
import {
  addRule,
  changeRule,
  deleteRule,
  listRules,
  setNewMemberHold,
} from '../domain/moderation/rules.ts';
import type { Handler } from './handler-types.ts';

export const adminModeration: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/reports': (ctx, { query }) => listReports(ctx, query),
  'POST /api/admin/reports/{id}/dismiss': (ctx, { path, body }) =>
    dismissReports(ctx, ctx.viewer, path.id, body.reason),
  'GET /api/admin/review-queue': (ctx, { query }) => listReviewQueue(ctx, query),
  'POST /api/admin/review-queue/{id}/approve': (ctx, { path }) =>
    reviewItem(ctx, ctx.viewer, path.id, 'show'),
  'POST /api/admin/review-queue/{id}/reject': (ctx, { path, body }) =>
    reviewItem(ctx, ctx.viewer, path.id, 'remove', body.reason),
  'POST /api/admin/posts/{id}/moderate': (ctx, { path, body }) =>
    moderatePost(ctx, ctx.viewer, path.id, body),
  'POST /api/admin/comments/{id}/moderate': (ctx, { path, body }) =>
    moderateComment(ctx, ctx.viewer, path.id, body),
  'POST /api/admin/moderate': (ctx, { body }) => moderateMany(ctx, ctx.viewer, body),
  'GET /api/admin/rules': (ctx, { query }) => listRules(ctx, query),
  'POST /api/admin/rules': (ctx, { body }) => addRule(ctx, ctx.viewer, body),
  'PUT /api/admin/rules': (ctx, { body }) => setNewMemberHold(ctx, ctx.viewer, body.holdFirstPosts),
  'PATCH /api/admin/rules/{id}': (ctx, { path, body }) =>
    changeRule(ctx, ctx.viewer, path.id, body),
  'DELETE /api/admin/rules/{id}': (ctx, { path }) => deleteRule(ctx, ctx.viewer, path.id),
  'GET /api/admin/log': (ctx, { query }) => listLog(ctx, query),
  'POST /api/admin/log/{id}/redact': (ctx, { path }) => redactEntry(ctx, ctx.viewer, path.id),
};
