import type { Request, Response } from 'express';
import type { MemberCtx, StatisticsDownloadKey } from '../../api/handler-types.ts';
import type { Ctx } from '../../context.ts';
import { exportIssueReads, exportIssueStatistics } from '../../domain/digests/issue-statistics.ts';
import { exportSubscriberDays } from '../../domain/subscriptions/subscriber-days.ts';
import { streamDownload } from './stream-download.ts';

const files: Record<
  StatisticsDownloadKey,
  { name: string; read: (ctx: Ctx) => AsyncIterable<string> }
> = {
  'GET /api/admin/statistics/issues/export': { name: 'issues', read: exportIssueStatistics },
  'GET /api/admin/statistics/reads/export': { name: 'reads', read: exportIssueReads },
  'GET /api/admin/statistics/subscribers/export': {
    name: 'subscriber-days',
    read: exportSubscriberDays,
  },
};

export const isStatisticsDownload = (key: string): key is StatisticsDownloadKey =>
  Object.hasOwn(files, key);

/** Streams counts as a CSV file. It names nobody, so it is not logged. */
export async function sendStatistics(
  ctx: MemberCtx,
  key: StatisticsDownloadKey,
  req: Request,
  res: Response,
): Promise<void> {
  const { name, read } = files[key];
  await streamDownload(
    ctx,
    req.method === 'HEAD' ? [] : read(ctx),
    {
      type: 'text/csv; charset=utf-8',
      name: `${ctx.site.id}-${name}-${ctx.clock.now().toISOString().slice(0, 10)}.csv`,
      route: key.replace(/^GET /, ''),
    },
    req,
    res,
  );
}
