import type { adminNewsletter as rows } from '#shared/contract/admin-newsletter.ts';
import { listAdminIssues, listDeliveries, readAdminIssue } from '../domain/digests/admin-issues.ts';
import { editIssue } from '../domain/digests/edit-issue.ts';
import {
  holdIssue,
  prepareIssue,
  releaseIssue,
  sendIssue,
} from '../domain/digests/issue-lifecycle.ts';
import { previewIssue, sendTest } from '../domain/digests/admin-preview.ts';
import { pauseDigests, readNewsletterStatus, resumeDigests } from '../domain/digests/status.ts';
import { readCharts } from '../domain/digests/delivery-stats.ts';
import { requireMember, type Handler } from './handler-types.ts';

export const adminNewsletter: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/newsletter': (ctx) => readNewsletterStatus(ctx),
  'GET /api/admin/newsletter/charts': (ctx) => readCharts(ctx),
  'POST /api/admin/newsletter/pause': (ctx) => pauseDigests(ctx, requireMember(ctx)),
  'POST /api/admin/newsletter/resume': (ctx) => resumeDigests(ctx, requireMember(ctx)),
  'GET /api/admin/issues': (ctx, { query }) => listAdminIssues(ctx, query),
  'POST /api/admin/issues': (ctx, { body }) =>
    prepareIssue(ctx, requireMember(ctx), body.frequency),
  'GET /api/admin/issues/{id}': (ctx, { path }) => readAdminIssue(ctx, path.id),
  'GET /api/admin/issues/{id}/deliveries': (ctx, { path, query }) =>
    listDeliveries(ctx, path.id, query),
  'PUT /api/admin/issues/{id}': (ctx, { path, body }) =>
    editIssue(ctx, requireMember(ctx), path.id, body),
  'POST /api/admin/issues/{id}/hold': (ctx, { path }) =>
    holdIssue(ctx, requireMember(ctx), path.id),
  'POST /api/admin/issues/{id}/release': (ctx, { path }) =>
    releaseIssue(ctx, requireMember(ctx), path.id),
  'GET /api/admin/issues/{id}/preview': (ctx, { path, query }) => previewIssue(ctx, path.id, query),
  'POST /api/admin/issues/{id}/test': (ctx, { path, body }) =>
    sendTest(ctx, requireMember(ctx), path.id, body),
  'POST /api/admin/issues/{id}/send': (ctx, { path, body }) =>
    sendIssue(ctx, requireMember(ctx), path.id, body.confirm),
};
