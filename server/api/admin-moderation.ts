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
import { requireMember, type Handler } from './handler-types.ts';

export const adminModeration: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/reports': (ctx, { query }) => listReports(ctx, query),
  'POST /api/admin/reports/{id}/dismiss': (ctx, { path, body }) =>
    dismissReports(ctx, requireMember(ctx), path.id, body.reason),
  'GET /api/admin/held': (ctx, { query }) => listReviewQueue(ctx, query),
  'POST /api/admin/held/{id}/approve': (ctx, { path }) =>
    reviewItem(ctx, requireMember(ctx), path.id, 'show'),
  'POST /api/admin/held/{id}/refuse': (ctx, { path, body }) =>
    reviewItem(ctx, requireMember(ctx), path.id, 'remove', body.reason),
  'POST /api/admin/posts/{id}/moderate': (ctx, { path, body }) =>
    moderatePost(ctx, requireMember(ctx), path.id, body),
  'POST /api/admin/comments/{id}/moderate': (ctx, { path, body }) =>
    moderateComment(ctx, requireMember(ctx), path.id, body),
  'POST /api/admin/moderate': (ctx, { body }) => moderateMany(ctx, requireMember(ctx), body),
  'GET /api/admin/rules': (ctx, { query }) => listRules(ctx, query),
  'POST /api/admin/rules': (ctx, { body }) => addRule(ctx, requireMember(ctx), body),
  'PUT /api/admin/rules': (ctx, { body }) =>
    setNewMemberHold(ctx, requireMember(ctx), body.holdFirstPosts),
  'PUT /api/admin/rules/{id}': (ctx, { path, body }) =>
    changeRule(ctx, requireMember(ctx), path.id, body),
  'DELETE /api/admin/rules/{id}': (ctx, { path }) => deleteRule(ctx, requireMember(ctx), path.id),
  'GET /api/admin/log': (ctx, { query }) => listLog(ctx, query),
  'POST /api/admin/log/{id}/redact': (ctx, { path }) =>
    redactEntry(ctx, requireMember(ctx), path.id),
};
