import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Returns the start of the decompressed body. Throws if it cannot be read. */
export async function readBody(
  answer: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // Limits the compressed bytes too, because they may expand to nothing.
  const taken = async function* (source: AsyncIterable<Buffer>) {
    let seen = 0;
    for await (const part of source) {
      yield part;
      seen += part.length;
      if (seen >= maxBytes) return;
    }
  };
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) {
      parts.push(part);
      size += part.length;
      if (size >= maxBytes) return;
    }
  };
  const decoder = createDecompressor(
    (answer.headers['content-encoding'] ?? '').trim().toLowerCase(),
  );
  try {
    await (decoder
      ? pipeline(answer, taken, decoder, collect, { signal })
      : pipeline(answer, collect, { signal }));
  } catch (error) {
    if (size < maxBytes) throw error;
  }
  return Buffer.concat(parts).subarray(0, maxBytes);
}

function createDecompressor(encoding: string) {
  // A truncated body has no proper end.
  const { Z_SYNC_FLUSH: finishFlush, BROTLI_OPERATION_FLUSH } = constants;
  switch (encoding) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip({ finishFlush });
    case 'deflate':
      return createInflate({ finishFlush });
    case 'br':
      return createBrotliDecompress({ finishFlush: BROTLI_OPERATION_FLUSH });
    default:
      throw new Error('an encoding that was not asked for');
  }
}
