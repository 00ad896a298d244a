import type { adminNewsletter as rows } from '#shared/contract/admin-newsletter.ts';
import { listAdminIssues, readAdminIssue } from '../domain/digests/admin-issues.ts';
import { listDeliveries } from '../domain/digests/issue-deliveries.ts';
import { saveDraft } from '../domain/digests/issue-draft.ts';
import { editIssue } from '../domain/digests/edit-issue.ts';
import {
  holdIssue,
  prepareIssue,
  releaseIssue,
  sendIssue,
} from '../domain/digests/issue-lifecycle.ts';
import { createLetter, deleteLetter, setAudience } from '../domain/digests/letters.ts';
import { previewIssue, sendTest } from '../domain/digests/admin-preview.ts';
import { pauseDigests, readNewsletterStatus, resumeDigests } from '../domain/digests/status.ts';
import { readCharts } from '../domain/digests/delivery-stats.ts';
import type { Handler } from './handler-types.ts';

export const adminNewsletter: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/admin/newsletter': (ctx) => readNewsletterStatus(ctx),
  'GET /api/admin/newsletter/charts': (ctx) => readCharts(ctx),
  'POST /api/admin/newsletter/pause': (ctx) => pauseDigests(ctx, ctx.viewer),
  'POST /api/admin/newsletter/resume': (ctx) => resumeDigests(ctx, ctx.viewer),
  'GET /api/admin/issues': (ctx, { query }) => listAdminIssues(ctx, query),
  'POST /api/admin/issues': (ctx, { body }) => prepareIssue(ctx, ctx.viewer, body),
  'POST /api/admin/letters': (ctx) => createLetter(ctx, ctx.viewer),
  'PUT /api/admin/issues/{id}/audience': (ctx, { path, body }) =>
    setAudience(ctx, ctx.viewer, path.id, body.segmentId),
  'GET /api/admin/issues/{id}': (ctx, { path }) => readAdminIssue(ctx, path.id),
  'DELETE /api/admin/issues/{id}': (ctx, { path }) => deleteLetter(ctx, ctx.viewer, path.id),
  'GET /api/admin/issues/{id}/deliveries': (ctx, { path, query }) =>
    listDeliveries(ctx, path.id, query),
  'PATCH /api/admin/issues/{id}': (ctx, { path, body }) =>
    editIssue(ctx, ctx.viewer, path.id, body),
  'PUT /api/admin/issues/{id}/draft': (ctx, { path, body }) =>
    saveDraft(ctx, ctx.viewer, path.id, body),
  'POST /api/admin/issues/{id}/hold': (ctx, { path }) => holdIssue(ctx, ctx.viewer, path.id),
  'POST /api/admin/issues/{id}/release': (ctx, { path }) => releaseIssue(ctx, ctx.viewer, path.id),
  'GET /api/admin/issues/{id}/preview': (ctx, { path, query }) =>
    previewIssue(ctx, ctx.viewer, path.id, query),
  'POST /api/admin/issues/{id}/test': (ctx, { path, body }) =>
    sendTest(ctx, ctx.viewer, path.id, body),
  'POST /api/admin/issues/{id}/send': (ctx, { path, body }) =>
    sendIssue(ctx, ctx.viewer, path.id, body),
};
