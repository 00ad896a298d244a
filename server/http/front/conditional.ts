import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import type { Encoding } from '../../ssr/assets.ts';
import { negotiate, dynamicCompression } from './encoding.ts';

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, dynamicCompression.br),
  gzip: (body: Buffer) => promisify(gzip)(body, dynamicCompression.gzip),
};

/** A body and the encodings that it can be sent in. */
type Encoded = {
  offered: Partial<Record<Encoding, unknown>>;
  take(encoding: Encoding): Buffer | Promise<Buffer>;
};

/** A body in several encodings, each compressed once on demand. */
export class Encodings implements Encoded {
  readonly offered = compressors;
  readonly identity: Buffer;
  readonly #made: Partial<Record<Encoding, Buffer>>;
  readonly #making: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(identity: Buffer) {
    this.identity = identity;
    this.#made = { identity };
  }

  /** Bytes in memory. */
  get size(): number {
    return Object.values(this.#made).reduce((sum, body) => sum + body.length, 0);
  }

  /** Synchronous if it is cached. */
  take(encoding: Encoding): Buffer | Promise<Buffer> {
    return this.#made[encoding] ?? (this.#making[encoding] ??= this.#make(encoding));
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    return (this.#made[encoding] =
      encoding === 'identity' ? this.identity : await compressors[encoding](this.identity));
  }
}

/** A text of which only the compressed form is stored. Clients without gzip are few. */
export async function compressText(text: string): Promise<Encoded & { size: number }> {
  const compressed = await compressors.gzip(Buffer.from(text));
  return {
    offered: { gzip: compressed },
    take: (encoding) => (encoding === 'gzip' ? compressed : promisify(gunzip)(compressed)),
    size: compressed.length,
  };
}

/** The best encoding that a client accepts. */
export function chooseEncoding(req: Pick<Request, 'headers'>): Encoding {
  return negotiate(req, compressors);
}

/** Returns an ETag, weak because all encodings share it. */
export function createEtag(body: Buffer | string): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

/** Whether the client's `If-None-Match` matches (RFC 9110, 13.1.2). */
export function isFresh({ headers }: Pick<Request, 'headers'>, etag: string): boolean {
  // Ignores `Cache-Control: no-cache`: a 304 reply is as fresh and saves the body.
  return fresh({ 'if-none-match': headers['if-none-match'] }, { etag });
}

/**
 * Sends a text with an ETag, or 304. HEAD gets the headers of GET. Without `cacheControl` the
 * caller sets that header. The `compression` package would keep the text in memory until the next
 * full garbage collection.
 */
export function sendText(
  req: Request,
  res: Response,
  { body, ...rest }: { type: string; cacheControl?: string; body: string | Buffer },
): Promise<void> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return sendEncoded(req, res, { ...rest, etag: createEtag(body), body: new Encodings(bytes) });
}

/** Sends a body that is stored with its encodings and ETag. */
export async function sendEncoded(
  req: Request,
  res: Response,
  {
    type,
    cacheControl,
    etag,
    body,
  }: { type: string; cacheControl?: string; etag: string; body: Encoded },
): Promise<void> {
  if (cacheControl !== undefined) res.setHeader('Cache-Control', cacheControl);
  res.setHeader('ETag', etag);
  res.vary('Accept-Encoding');
  if (isFresh(req, etag)) return void res.writeHead(304).end();
  const encoding = negotiate(req, body.offered);
  const bytes = await body.take(encoding);
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Type', type);
  res.setHeader('Content-Length', bytes.length);
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
