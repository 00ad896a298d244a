import { EventEmitter } from 'node:events';

/** HTML, or the ID of content that React has not rendered yet. */
type Piece = Buffer | string;

const openHole = /<!--\$\?--><template id="B:(\w+)"><\/template>/g;
const segment = /<div hidden id="S:(\w+)">/y;
const failure = /<script>[^<]*\$RX\("B:(\w+)"/y;
const link = /<link [^>]*>/y;
const timing = '<script id="_R_">';
const closeScript = '</script>';
const close = Buffer.from('<!--/$-->');
const complete = Buffer.from('<!--$-->');
const failed = Buffer.from('<!--$!--><template></template>');

type Receiver = {
  /** Gets the parts in order. */
  send(part: Buffer, isLast: boolean): void;
  /** Gets the whole page. */
  settle(result: Buffer | Error): void;
  /** Returns what takes the place of content that failed. */
  renderError(): Buffer;
};

/**
 * The target of React's stream. Late content comes from React at the end, with a script that moves
 * it to its place. Here it takes its place, and what follows waits for it. So the page has the
 * bytes that it would have if all content had been ready. React's text has no `<`, so it cannot be
 * taken for a marker. It has only the few methods that React calls. Decision 13.
 */
export class OrderedHtml extends EventEmitter {
  #batch: Uint8Array[] = [];
  /** What is not sent yet. Null before the first batch. */
  #queue: Piece[] | null = null;
  readonly #parts: Buffer[] = [];
  readonly #receiver: Receiver;

  constructor(receiver: Receiver) {
    super();
    this.#receiver = receiver;
  }

  write(piece: Uint8Array | string): boolean {
    this.#batch.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  /** Ends a batch: first the document with holes, later their content. */
  flush(): void {
    if (this.#batch.length === 0) return;
    const batch = Buffer.concat(this.#batch);
    this.#batch = [];
    this.#queue =
      this.#queue === null
        ? findHoles(batch)
        : fillHoles(this.#queue, batch, this.#receiver.renderError);
    const next = this.#queue.findIndex((piece) => typeof piece === 'string');
    // The end is sent by `end`.
    if (next > 0) this.#take(this.#queue.splice(0, next) as Buffer[], false);
  }

  #take(ready: Buffer[], isLast: boolean): void {
    const part = ready.length === 1 && ready[0] ? ready[0] : Buffer.concat(ready);
    this.#parts.push(part);
    this.#receiver.send(part, isLast);
  }

  end(): this {
    this.flush();
    const end = this.#queue ?? [];
    if (!end.every((piece) => Buffer.isBuffer(piece)))
      return this.destroy(new Error('late content is missing'));
    this.#take(end, true);
    const [whole] = this.#parts;
    this.#receiver.settle(this.#parts.length === 1 && whole ? whole : Buffer.concat(this.#parts));
    return this;
  }

  destroy(error?: Error): this {
    this.#receiver.settle(error ?? new Error('the page was given up'));
    return this;
  }
}

function findHoles(document: Buffer): Piece[] {
  // One character per byte.
  const text = document.toString('latin1');
  const queue: Piece[] = [];
  let at = 0;
  for (const { 1: id = '', index } of text.matchAll(openHole)) {
    queue.push(document.subarray(at, index), id);
    at = text.indexOf(close.toString(), index) + close.length;
  }
  const scriptAt = at === 0 ? -1 : text.indexOf(timing, at);
  queue.push(document.subarray(at, scriptAt < 0 ? undefined : scriptAt));
  if (scriptAt >= 0)
    queue.push(document.subarray(text.indexOf(closeScript, scriptAt) + closeScript.length));
  return queue;
}

function fillHoles(queue: Piece[], batch: Buffer, renderError: () => Buffer): Piece[] {
  const text = batch.toString('latin1');
  let at = 0;
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const fill = (id: string, ...content: Buffer[]) => {
    const index = queue.indexOf(id);
    if (index < 0) throw new Error('late content has no place');
    queue.splice(index, 1, ...content, close);
  };
  for (;;) {
    const id = read(segment)?.[1];
    if (id !== undefined) {
      const call = `","S:${id}")${closeScript}`;
      const called = text.indexOf(call, at);
      // For example because it needs a stylesheet.
      if (called < 0) throw new Error('late content needs a script');
      const content = batch.subarray(at, text.lastIndexOf('</div><script>', called));
      fill(id, complete, content);
      at = called + call.length;
      continue;
    }
    const failedId = read(failure)?.[1];
    if (failedId !== undefined) {
      fill(failedId, failed, renderError());
      at = text.indexOf(closeScript, at) + closeScript.length;
    } else if (!read(link)) return [...queue, batch.subarray(at)];
  }
}
