import type { adminStatistics as rows } from '#shared/contract/admin-statistics.ts';
import { readIssueReads, readIssueStatistics } from '../domain/digests/issue-statistics.ts';
import { readSubscriberStatistics } from '../domain/subscriptions/subscriber-days.ts';
import type { DownloadKey, Handler } from './handler-types.ts';

export const adminStatistics: {
  [K in Exclude<keyof typeof rows, DownloadKey>]: Handler<K>;
} = {
  'GET /api/admin/statistics/issues': (ctx, { query }) => readIssueStatistics(ctx, query),
  'GET /api/admin/statistics/issues/{id}': (ctx, { path }) => readIssueReads(ctx, path.id),
  'GET /api/admin/statistics/subscribers': (ctx, { query }) => readSubscriberStatistics(ctx, query),
};
