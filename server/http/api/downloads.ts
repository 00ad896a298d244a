import type { Request, Response } from 'express';
import type { Key } from '#shared/contract/index.ts';
import type { DownloadKey, MemberCtx } from '../../domain/core/handler.ts';
import { exportAccount } from '../../domain/account-lifecycle/export-account.ts';
import {
  exportIssueReads,
  exportIssueStatistics,
} from '../../domain/digests/editing/issue-statistics.ts';
import { downloadArchive } from '../../domain/site-admin/archive/download-archive.ts';
import { exportConsents } from '../../domain/subscriptions/consent-export.ts';
import { exportSubscribers } from '../../domain/subscriptions/export.ts';
import { exportSubscriberDays } from '../../domain/subscriptions/subscriber-days.ts';
import { exportSuppressions } from '../../domain/subscriptions/suppression-files.ts';
import { streamDownload } from './stream-download.ts';

type Query = Record<string, unknown>;
type Path = Record<string, string>;
type Chunks = AsyncIterable<string | Uint8Array>;
type Download = {
  /** Part of the file name. */
  name?: string;
  extension: 'csv' | 'json' | 'tar.gz';
  read(ctx: MemberCtx, query: Query, path: Path): Chunks | Promise<Chunks>;
};

const types = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  'tar.gz': 'application/gzip',
};

const downloads: Record<DownloadKey, Download> = {
  'GET /api/account/export': {
    extension: 'json',
    read: (ctx) => exportAccount(ctx, ctx.viewer),
  },
  'GET /api/admin/sites/{site}/archive': {
    name: 'site',
    extension: 'tar.gz',
    read: (ctx, _query, { site = '' }) => downloadArchive(ctx, ctx.viewer, site),
  },
  'GET /api/admin/subscribers/export': {
    name: 'subscribers',
    extension: 'csv',
    read: (ctx, { prompts }) => exportSubscribers(ctx, ctx.viewer, { prompts: prompts === 'true' }),
  },
  'GET /api/admin/subscribers/consents/export': {
    name: 'consents',
    extension: 'csv',
    read: (ctx) => exportConsents(ctx, ctx.viewer),
  },
  'GET /api/admin/subscribers/suppressed/export': {
    name: 'suppressed',
    extension: 'csv',
    read: (ctx) => exportSuppressions(ctx, ctx.viewer),
  },
  'GET /api/admin/statistics/issues/export': {
    name: 'issues',
    extension: 'csv',
    read: exportIssueStatistics,
  },
  'GET /api/admin/statistics/reads/export': {
    name: 'reads',
    extension: 'csv',
    read: exportIssueReads,
  },
  'GET /api/admin/statistics/subscribers/export': {
    name: 'subscriber-days',
    extension: 'csv',
    read: exportSubscriberDays,
  },
};

export const isDownload = (key: Key): key is DownloadKey => Object.hasOwn(downloads, key);

/** Streams a file. A HEAD request exports nothing, so it is not counted or logged as an export. */
export async function sendDownload(
  ctx: MemberCtx,
  key: DownloadKey,
  { query, path }: { query: Query; path: Path },
  req: Request,
  res: Response,
): Promise<void> {
  const { name, extension, read } = downloads[key];
  const day = ctx.clock.now().toISOString().slice(0, 10);
  await streamDownload(
    ctx,
    req.method === 'HEAD' ? [] : await read(ctx, query, path),
    {
      type: types[extension],
      name: `${[path.site ?? ctx.site.id, ...(name === undefined ? [] : [name]), day].join('-')}.${extension}`,
      route: key.replace(/^GET /, ''),
    },
    req,
    res,
  );
}
