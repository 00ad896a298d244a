import type { Request, Response } from 'express';
import type { MemberCtx } from '../../api/handler-types.ts';
import { exportSubscribers } from '../../domain/subscriptions/export.ts';
import { streamDownload } from './stream-download.ts';

/** Streams all subscribers as a CSV file. */
export async function sendSubscriberExport(
  ctx: MemberCtx,
  { prompts }: { prompts?: 'true' | 'false' | undefined },
  req: Request,
  res: Response,
): Promise<void> {
  // A HEAD request exports nothing, so it is not logged as an export.
  const chunks =
    req.method === 'HEAD'
      ? []
      : await exportSubscribers(ctx, ctx.viewer, { prompts: prompts === 'true' });
  await streamDownload(
    ctx,
    chunks,
    {
      type: 'text/csv; charset=utf-8',
      name: `${ctx.site.id}-subscribers-${ctx.clock.now().toISOString().slice(0, 10)}.csv`,
      route: '/api/admin/subscribers/export',
    },
    req,
    res,
  );
}
