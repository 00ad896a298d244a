import { constants } from 'node:zlib';
import type { Request } from 'express';
import Negotiator from 'negotiator';
import type { Encoding } from '../../ssr/assets.ts';

/** Compression of dynamic replies must not cost more than rendering them. */
export const dynamicCompression = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  gzip: { level: 4 },
};

/** By preference, where a client accepts several equally. */
const preferred = ['br', 'gzip', 'identity'] as const satisfies Encoding[];

/** `@types/negotiator` does not know `preferred`. */
type Preferring = {
  encoding(available: string[], options: { preferred: readonly string[] }): string | undefined;
};

/** Results by header and offer. Browsers send few different headers; a long one is not stored. */
const negotiated = new Map<string, Encoding>();
const maxNegotiated = 200;
const maxHeaderLength = 100;

/** Returns the best available encoding that a client accepts. */
export function negotiate(
  req: Pick<Request, 'headers'>,
  available: Partial<Record<Encoding, unknown>>,
): Encoding {
  const header = String(req.headers['accept-encoding'] ?? '*absent');
  // Bodies are compressed when they are read.
  const key = `${header} ${'br' in available ? 'br' : ''} ${'gzip' in available ? 'gzip' : ''}`;
  const stored = negotiated.get(key);
  if (stored) return stored;
  const offered = preferred.filter((name) => name === 'identity' || name in available);
  const negotiator: Preferring = new Negotiator(req);
  const accepted = negotiator.encoding(offered, { preferred });
  const encoding = offered.find((name) => name === accepted) ?? 'identity';
  if (header.length <= maxHeaderLength) {
    if (negotiated.size >= maxNegotiated) negotiated.clear();
    negotiated.set(key, encoding);
  }
  return encoding;
}
