import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../ssr/assets.ts';

/** What is made on the fly must not cost more to compress than to make. */
export const onTheFly = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  gzip: { level: 4 },
};

/**
 * Between React and the socket. React hands over pieces of 2 KB; what comes in one turn of the event loop is sent as one. A page that is
 * all there goes out compressed, in a single write with its length; one that is not goes on streaming as it is. Measured: a fifth of the page's
 * cost.
 *
 * It has the few methods of a stream that React calls: a real one costs 0.05 ms a page.
 * What is sent is sent in the context of the request, not in React's: the socket's keep-alive timer remembers the context it was set in, and
 * would hold everything that React made of the page until the next one (0.3 MB for each open connection).
 */
export class Gathering extends EventEmitter {
  readonly #to: ServerResponse;
  readonly #encoding: Encoding;
  readonly #outside = AsyncLocalStorage.snapshot();
  #pieces: Uint8Array[] = [];
  #ended = false;

  constructor(to: ServerResponse, encoding: Encoding) {
    super();
    this.#to = to;
    this.#encoding = encoding;
    // A reader who left ends the rendering too.
    to.once('close', () => {
      if (!this.#ended) this.destroy();
    });
  }

  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  /** React calls this when it has written all it has for now. What has not ended by the end of the turn goes out as it is. */
  flush(): void {
    queueMicrotask(() => {
      if (!this.#ended && this.#pieces.length > 0) this.#outside(() => this.#to.write(this.#take()));
    });
  }

  end(): this {
    if (this.#ended) return this;
    this.#ended = true;
    const all = this.#take();
    const to = this.#to;
    const encoding = to.headersSent ? 'identity' : this.#encoding;
    this.#outside(() => {
      if (encoding === 'identity') send(to, all);
      else if (encoding === 'br') brotliCompress(all, onTheFly.br, (error, bytes) => (error ? send(to, all) : send(to, bytes, encoding)));
      else gzip(all, onTheFly.gzip, (error, bytes) => (error ? send(to, all) : send(to, bytes, encoding)));
    });
    this.emit('finish');
    return this;
  }

  destroy(error?: Error): this {
    if (this.#ended) return this;
    this.#ended = true;
    this.#pieces = [];
    if (error) this.#to.destroy(error);
    this.emit('close');
    return this;
  }

  #take(): Buffer {
    const pieces = this.#pieces;
    this.#pieces = [];
    return Buffer.concat(pieces);
  }
}

/** Ends the answer. The length is set by hand, for Node leaves it out of an answer to HEAD. */
function send(to: ServerResponse, bytes: Buffer, encoding?: Encoding): void {
  if (!to.headersSent) {
    if (encoding) to.setHeader('Content-Encoding', encoding);
    to.setHeader('Content-Length', bytes.length);
  }
  to.end(bytes);
}
