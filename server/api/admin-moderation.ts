import type { adminModeration as rows } from '#shared/contract/admin-moderation.ts';
import {
  decideHeld,
  dismissReports,
  moderateComment,
  moderateMany,
  moderatePost,
} from '../domain/moderation/moderate.ts';
import { listLog, redactEntry } from '../domain/moderation/log.ts';
import { listHeld, listReports } from '../domain/moderation/queue.ts';
import {
  addRule,
  changeRule,
  deleteRule,
  listRules,
  setFirstPosts,
} from '../domain/moderation/rules.ts';
import { memberOf, type Handler } from './handler-types.ts';

export const adminModeration: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/reports': (ctx, { query }) => listReports(ctx, query),
  'POST /api/admin/reports/{id}/dismiss': (ctx, { path, body }) =>
    dismissReports(ctx, memberOf(ctx), path.id, body.reason),
  'GET /api/admin/held': (ctx, { query }) => listHeld(ctx, query),
  'POST /api/admin/held/{id}/approve': (ctx, { path }) =>
    decideHeld(ctx, memberOf(ctx), path.id, 'show'),
  'POST /api/admin/held/{id}/refuse': (ctx, { path, body }) =>
    decideHeld(ctx, memberOf(ctx), path.id, 'remove', body.reason),
  'POST /api/admin/posts/{id}/moderate': (ctx, { path, body }) =>
    moderatePost(ctx, memberOf(ctx), path.id, body),
  'POST /api/admin/comments/{id}/moderate': (ctx, { path, body }) =>
    moderateComment(ctx, memberOf(ctx), path.id, body),
  'POST /api/admin/moderate': (ctx, { body }) => moderateMany(ctx, memberOf(ctx), body),
  'GET /api/admin/rules': (ctx, { query }) => listRules(ctx, query),
  'POST /api/admin/rules': (ctx, { body }) => addRule(ctx, memberOf(ctx), body),
  'PUT /api/admin/rules': (ctx, { body }) => setFirstPosts(ctx, memberOf(ctx), body.holdFirstPosts),
  'PUT /api/admin/rules/{id}': (ctx, { path, body }) =>
    changeRule(ctx, memberOf(ctx), path.id, body),
  'DELETE /api/admin/rules/{id}': (ctx, { path }) => deleteRule(ctx, memberOf(ctx), path.id),
  'GET /api/admin/log': (ctx, { query }) => listLog(ctx, query),
  'POST /api/admin/log/{id}/redact': (ctx, { path }) => redactEntry(ctx, memberOf(ctx), path.id),
};
