import { raw, type Request, type Response } from 'express';
import type { Needs } from '../../context.ts';
import { readHookRequest } from '../../domain/mail/hooks/read-request.ts';
import { getRequestContext } from '../front/request-context.ts';
import { parseBody } from './parse-body.ts';

/**
 * Returns a function that authenticates a request of a mail provider, and converts its body to that
 * of the contract. Errors: unauthorized, payload_too_large, bad_request.
 */
export function providerBodyReader(
  deps: Needs<'db' | 'secrets' | 'serviceFetcher' | 'clock'>,
  { bytes }: { bytes: number },
) {
  // Signatures cover the raw bytes.
  const parser = raw({ type: () => true, limit: bytes, inflate: false });
  return async (req: Request, res: Response): Promise<unknown> => {
    await parseBody(parser, req, res, { bytes });
    const { site } = getRequestContext(req).resolution;
    const address = `${req.headers.host ?? ''}${req.originalUrl}`;
    return readHookRequest(deps, site.id, String(req.params.provider), {
      header: (name) => req.get(name),
      body: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
      urls: [`https://${address}`, `http://${address}`],
      now: deps.clock.now(),
    });
  };
}
