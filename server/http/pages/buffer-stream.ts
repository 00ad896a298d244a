import { EventEmitter } from 'node:events';
import type { Page } from '../../ssr/render.tsx';

/**
 * Collects React's output in one buffer, so that a page has a length and can be cached. All data is
 * loaded before, so streaming would save no time. A real stream would keep pages in memory until
 * the next full garbage collection. Decision 13.
 */
class Collector extends EventEmitter {
  readonly #pieces: Uint8Array[] = [];
  readonly #settle: (result: Buffer | Error) => void;

  constructor(settle: (result: Buffer | Error) => void) {
    super();
    this.#settle = settle;
  }

  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  end(): this {
    this.emit('finish');
    this.#settle(Buffer.concat(this.#pieces));
    return this;
  }

  destroy(error?: Error): this {
    this.emit('close');
    this.#settle(error ?? new Error('the page was given up'));
    return this;
  }
}

/** Returns the bytes of a page. Rejects when React aborts it. */
export function bufferStream(pipe: NonNullable<Page['pipe']>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    pipe(new Collector((result) => (result instanceof Error ? reject(result) : resolve(result))));
  });
}
