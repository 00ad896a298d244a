import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { idempotencyHeader } from '#shared/http-names.ts';
import * as limits from '#shared/limits.ts';
import { badRequest } from '../../infra/app-error.ts';

/** Returns the idempotency key; null without one. Error: bad_request. */
export function readIdempotencyKey(req: Request): string | null {
  const key = req.headers[idempotencyHeader.toLowerCase()];
  if (key === undefined) return null;
  if (
    typeof key !== 'string' ||
    !/^[\x20-\x7e]+$/.test(key) ||
    key.length > limits.idempotencyKey.max
  ) {
    throw badRequest([
      {
        field: idempotencyHeader,
        message: `must be 1 to ${limits.idempotencyKey.max} printable ASCII characters`,
      },
    ]);
  }
  return key;
}

/** Returns a hash that is the same for the same request. */
export function requestFingerprint(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
