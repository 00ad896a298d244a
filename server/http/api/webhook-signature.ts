import { createHmac } from 'node:crypto';
import { raw, type Request, type RequestHandler } from 'express';
import { signatureHeader } from '#shared/http-names.ts';
import * as limits from '#shared/limits.ts';
import type { Deps } from '../../context.ts';
import { AppError } from '../../infra/app-error.ts';
import { equalInConstantTime } from '../../infra/signing.ts';
import { parseJson, toBodyError } from './json-body.ts';

// As it came: it is signed byte for byte.
const read = raw({ type: () => true, limit: limits.body.bytes, inflate: false });

/**
 * Reads JSON that somebody has signed who shares a secret with us (reliability H10): `X-Signature: t={seconds},v1={hex}`, the HMAC-SHA-256 of `{t}.{body}` under `MAIL_WEBHOOK_SECRET`. A time that is
 * far from ours is refused, so that nothing can be sent again later than events are remembered. Errors: unauthorized, also where there is no secret; payload_too_large; bad_request.
 */
export function webhookSignature({
  config,
  clock,
}: Pick<Deps, 'config' | 'clock'>): RequestHandler {
  return (req, res, next) => {
    const secret = config.mailWebhookSecret;
    const [, time = '', given = ''] =
      /^t=(\d{1,12})((?:,v1=[0-9a-f]{64}){1,5})$/.exec(req.get(signatureHeader) ?? '') ?? [];
    if (
      secret === null ||
      given === '' ||
      Math.abs(clock.now().getTime() - Number(time) * 1_000) > limits.mailEvents.skew
    )
      throw wrong();
    read(req, res, (error?: unknown) => {
      if (error) return next(toBodyError(error));
      try {
        const sent: unknown = req.body;
        const body = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0);
        const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
        // All are compared, whichever is right.
        if (given.split(',v1=').filter((one) => equalInConstantTime(expected, one)).length === 0)
          throw wrong();
        (req as Request).body = parseJson(body.toString('utf8'));
        next();
      } catch (problem) {
        next(problem);
      }
    });
  };
}

const wrong = () =>
  new AppError(
    'unauthorized',
    `This endpoint needs a valid, recent signature (${signatureHeader}).`,
  );
