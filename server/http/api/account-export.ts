import type { Request, Response } from 'express';
import { requireMember } from '../../api/handler-types.ts';
import type { Ctx } from '../../context.ts';
import { exportAccount } from '../../domain/account-lifecycle/export-account.ts';
import { streamDownload } from './stream-download.ts';

/**
 * Sends all that is stored about who asks, as a file, piece by piece as fast as it is read.
 * Decision 63.
 */
export async function sendExport(ctx: Ctx, req: Request, res: Response): Promise<void> {
  const pieces = await exportAccount(ctx, requireMember(ctx));
  await streamDownload(
    ctx,
    pieces,
    {
      type: 'application/json; charset=utf-8',
      name: `${ctx.site.id}-${ctx.clock.now().toISOString().slice(0, 10)}.json`,
      route: '/api/account/export',
    },
    req,
    res,
  );
}
