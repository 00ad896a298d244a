import type { Request, Response } from 'express';
import type { MemberCtx } from '../../api/handler-types.ts';
import { exportAccount } from '../../domain/account-lifecycle/export-account.ts';
import { streamDownload } from './stream-download.ts';

/** Streams everything stored about the caller as a JSON file. Decision 63. */
export async function sendAccountExport(
  ctx: MemberCtx,
  req: Request,
  res: Response,
): Promise<void> {
  const chunks = await exportAccount(ctx, ctx.viewer);
  await streamDownload(
    ctx,
    chunks,
    {
      type: 'application/json; charset=utf-8',
      name: `${ctx.site.id}-${ctx.clock.now().toISOString().slice(0, 10)}.json`,
      route: '/api/account/export',
    },
    req,
    res,
  );
}
