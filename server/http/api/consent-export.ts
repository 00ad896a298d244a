import type { Request, Response } from 'express';
import type { MemberCtx } from '../../api/handler-types.ts';
import { exportConsents } from '../../domain/subscriptions/consent-export.ts';
import { streamDownload } from './stream-download.ts';

/** Streams the proof of consent of all subscribers as a CSV file. */
export async function sendConsentExport(
  ctx: MemberCtx,
  req: Request,
  res: Response,
): Promise<void> {
  // A HEAD request exports nothing, so it is not logged as an export.
  const chunks = req.method === 'HEAD' ? [] : await exportConsents(ctx, ctx.viewer);
  await streamDownload(
    ctx,
    chunks,
    {
      type: 'text/csv; charset=utf-8',
      name: `${ctx.site.id}-consents-${ctx.clock.now().toISOString().slice(0, 10)}.csv`,
      route: '/api/admin/subscribers/consents/export',
    },
    req,
    res,
  );
}
