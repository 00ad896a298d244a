import type { Request, Response } from 'express';
import { requireMember } from '../../api/handler-types.ts';
import type { Ctx } from '../../context.ts';
import { exportSubscribers } from '../../domain/subscriptions/export.ts';
import { streamDownload } from './stream-download.ts';

/** Sends all subscribers as a CSV file, piece by piece as fast as it is read. */
export async function sendSubscribers(
  ctx: Ctx,
  { prompts }: { prompts?: 'true' | 'false' | undefined },
  req: Request,
  res: Response,
): Promise<void> {
  // Who only asks for the headers has exported nothing.
  const pieces =
    req.method === 'HEAD'
      ? []
      : await exportSubscribers(ctx, requireMember(ctx), { prompts: prompts === 'true' });
  await streamDownload(
    ctx,
    pieces,
    {
      type: 'text/csv; charset=utf-8',
      name: `${ctx.site.id}-subscribers-${ctx.clock.now().toISOString().slice(0, 10)}.csv`,
      route: '/api/admin/subscribers/export',
    },
    req,
    res,
  );
}
