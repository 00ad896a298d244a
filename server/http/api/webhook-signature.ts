import { createHmac } from 'node:crypto';
import { raw, type Request, type Response } from 'express';
import { signatureHeader } from '#shared/http-names.ts';
import * as limits from '#shared/limits.ts';
import type { Needs } from '../../context.ts';
import { AppError } from '../../infra/app-error.ts';
import { equalInConstantTime } from '../../infra/signing.ts';
import { parseJson } from './json-body.ts';
import { parseBody } from './parse-body.ts';

// The signature covers the raw bytes.
const parser = raw({ type: () => true, limit: limits.body.bytes, inflate: false });

/**
 * Returns a function that reads a JSON body signed with `MAIL_WEBHOOK_SECRET`. The header is
 * `X-Signature: t={seconds},v1={hex}`: the HMAC-SHA-256 of `{t}.{body}`. The clock skew limit
 * prevents replays: event ids are stored for longer. Errors: unauthorized (also without a secret),
 * payload_too_large, bad_request.
 */
export function signedBodyReader({ config, clock }: Needs<'config' | 'clock'>) {
  return async (req: Request, res: Response): Promise<unknown> => {
    const secret = config.mailWebhookSecret;
    const [, time = '', signatures = ''] =
      /^t=(\d{1,12})((?:,v1=[0-9a-f]{64}){1,5})$/.exec(req.get(signatureHeader) ?? '') ?? [];
    const skew = Math.abs(clock.now().getTime() - Number(time) * 1_000);
    if (secret === null || signatures === '' || skew > limits.mailEvents.maxSkewMs)
      throw signatureError();
    await parseBody(parser, req, res, limits.body);
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
    // Compares all of them, so that the time does not depend on which one matches.
    const matches = signatures
      .split(',v1=')
      .filter((signature) => equalInConstantTime(expected, signature));
    if (matches.length === 0) throw signatureError();
    return parseJson(body.toString('utf8'));
  };
}

const signatureError = () =>
  new AppError(
    'unauthorized',
    'This endpoint needs a valid, recent signature ({header}).',
    undefined,
    { header: signatureHeader },
  );
