import type { Request, Response } from 'express';
import { memberOf } from '../api/handler.ts';
import type { Ctx } from '../context.ts';
import { exportAccount } from '../domain/account-export.ts';

/** Sends all that is stored about who asks, as a file, piece by piece as fast as it is read. */
export async function sendExport(ctx: Ctx, req: Request, res: Response): Promise<void> {
  const pieces = await exportAccount(ctx, memberOf(ctx));
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Disposition', `attachment; filename="${ctx.site.id}-${ctx.clock.now().toISOString().slice(0, 10)}.json"`);
  if (req.method === 'HEAD') return void res.end();
  let goOn = () => {};
  res.on('drain', () => goOn());
  res.on('close', () => goOn());
  try {
    for await (const piece of pieces) {
      if (!res.write(piece) && !res.closed) await new Promise<void>((resolve) => (goOn = resolve));
      // Whoever reads may stop reading.
      if (res.closed) return;
    }
    res.end();
  } catch (error) {
    ctx.log.error({ requestId: ctx.requestId, site: ctx.site.id, route: '/api/account/export', error }, 'a request failed');
    // Cut off, so that nobody takes it for the whole.
    res.destroy();
  }
}
