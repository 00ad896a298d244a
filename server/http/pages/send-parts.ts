import type { ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from '../../ssr/assets.ts';
import { dynamicCompression } from './encoding.ts';

/**
 * Sends a body in parts. The first is sent at once; the others may wait for the end. A client that
 * reads slowly or has left does not delay the page, which its response buffers up to its end.
 */
export function sendParts(
  res: ServerResponse,
  encoding: Encoding,
): { send(part: Buffer): void; end(): void } {
  const write = (bytes: Buffer) => void (res.destroyed || res.write(bytes));
  if (encoding === 'identity') return { send: write, end: () => void res.end() };
  res.setHeader('Content-Encoding', encoding);
  res.flushHeaders();
  const [compressor, flush] =
    encoding === 'br'
      ? [createBrotliCompress(dynamicCompression.br), constants.BROTLI_OPERATION_FLUSH]
      : [createGzip(dynamicCompression.gzip), constants.Z_SYNC_FLUSH];
  compressor.on('data', write).once('end', () => res.end());
  res.once('close', () => compressor.destroy());
  let isFirst = true;
  return {
    send(part) {
      if (compressor.destroyed) return;
      compressor.write(part);
      if (isFirst) compressor.flush(flush);
      isFirst = false;
    },
    end: () => void compressor.end(),
  };
}
