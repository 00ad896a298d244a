import type { ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from '../../ssr/assets.ts';
import type { SendPart } from '../../ssr/render.tsx';
import { dynamicCompression } from '../front/encoding.ts';

/**
 * Returns a function that sends a body in parts: the first at once, the others with the last. A
 * client that reads slowly or has left does not delay the page: at most the page is in memory, as
 * with a reply that is sent whole.
 */
export function sendParts(res: ServerResponse, encoding: Encoding): SendPart {
  if (encoding === 'identity')
    return (part, isLast) => {
      if (isLast) res.end(part);
      else if (!res.destroyed) res.write(part);
    };
  res.setHeader('Content-Encoding', encoding);
  res.flushHeaders();
  const [compressor, flush] =
    encoding === 'br'
      ? [createBrotliCompress(dynamicCompression.br), constants.BROTLI_OPERATION_FLUSH]
      : [createGzip(dynamicCompression.gzip), constants.Z_SYNC_FLUSH];
  compressor.on('data', (bytes) => res.write(bytes)).once('end', () => res.end());
  res.once('close', () => compressor.destroy());
  let isFirst = true;
  return (part, isLast) => {
    if (compressor.destroyed) return;
    if (isLast) return void compressor.end(part);
    compressor.write(part);
    if (isFirst) compressor.flush(flush);
    isFirst = false;
  };
}
