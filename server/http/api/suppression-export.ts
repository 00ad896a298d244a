import type { Request, Response } from 'express';
import type { MemberCtx } from '../../api/handler-types.ts';
import { exportSuppressions } from '../../domain/subscriptions/suppression-files.ts';
import { streamDownload } from './stream-download.ts';

/** Streams all suppressed addresses as a CSV file. */
export async function sendSuppressionExport(
  ctx: MemberCtx,
  req: Request,
  res: Response,
): Promise<void> {
  // A HEAD request exports nothing, so it is not logged as an export.
  const chunks = req.method === 'HEAD' ? [] : await exportSuppressions(ctx, ctx.viewer);
  await streamDownload(
    ctx,
    chunks,
    {
      type: 'text/csv; charset=utf-8',
      name: `${ctx.site.id}-suppressed-${ctx.clock.now().toISOString().slice(0, 10)}.csv`,
      route: '/api/admin/subscribers/suppressed/export',
    },
    req,
    res,
  );
}
