import type { archive as rows } from '#shared/contract/archive.ts';
import { listArchive, readIssue } from '../domain/digests/archive.ts';
import {
  reportArchivedSentence,
  reportMailedSentence,
} from '../domain/digests/corrections/report-sentence.ts';
import { readDigestView } from '../domain/digests/view.ts';
import type { Handler } from './handler-types.ts';

export const archive: { [K in keyof typeof rows]: Handler<K> } = {
  'GET /api/newsletter/archive': (ctx, { query }) => listArchive(ctx, query),
  'GET /api/newsletter/archive/{period}': (ctx, { path }) => readIssue(ctx, path.period),
  'POST /api/newsletter/archive/{period}/reports': (ctx, { path, body }) =>
    reportArchivedSentence(ctx, path.period, body),
  'GET /api/newsletter/view/{token}': (ctx, { path }) => readDigestView(ctx, path.token),
  'POST /api/newsletter/view/{token}/reports': (ctx, { path, body }) =>
    reportMailedSentence(ctx, path.token, body),
};
