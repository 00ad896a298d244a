import type { Request, Response } from 'express';
import type { Ctx } from '../../context.ts';

/** Streams a file as fast as the client reads it. An error closes the connection. */
export async function streamDownload(
  ctx: Ctx,
  chunks: AsyncIterable<string | Uint8Array> | Iterable<string>,
  { type, name, route }: { type: string; name: string; route: string },
  req: Request,
  res: Response,
): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', type);
  res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  if (req.method === 'HEAD') return void res.end();
  let goOn = () => {};
  res.on('drain', () => goOn());
  res.on('close', () => goOn());
  try {
    for await (const piece of chunks) {
      if (!res.write(piece) && !res.closed) await new Promise<void>((resolve) => (goOn = resolve));
      // The client may disconnect.
      if (res.closed) return;
    }
    res.end();
  } catch (error) {
    ctx.log.error(
      { event: 'request_failed', requestId: ctx.requestId, site: ctx.site.id, route, error },
      'request failed',
    );
    // Closed without an end, so that the client notices.
    res.destroy();
  }
}
