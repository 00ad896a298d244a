import { EventEmitter } from 'node:events';

/** The place of content that React has not rendered yet. */
type Hole = { id: string; fallback: Buffer };

const openHole = /<!--\$\?--><template id="B:(\w+)"><\/template>/g;
const segment = /<div hidden id="S:(\w+)">/y;
const failure = /<script>[^<]*\$RX\("B:(\w+)"/y;
const link = /<link [^>]*>/y;
const timing = '<script id="_R_">';
const closeScript = '</script>';
const close = Buffer.from('<!--/$-->');
const complete = Buffer.from('<!--$-->');
/** The header is sent, so the document has to ask search engines. */
const failed = Buffer.from('<!--$!--><template></template><meta name="robots" content="noindex">');

/**
 * The target of React's stream. Late content comes from React at the end, with a script that moves
 * it to its place. Here it takes its place, and what follows waits for it. So the page has the
 * bytes that it would have if all content had been ready. React's text has no `<`, so it cannot be
 * taken for a marker. It has only the few methods that React calls. Decision 13.
 */
export class OrderedHtml extends EventEmitter {
  #batch: Uint8Array[] = [];
  /** What is not sent yet. Null before the first batch. */
  #queue: (Buffer | Hole)[] | null = null;
  readonly #parts: Buffer[] = [];
  readonly #send: (part: Buffer) => void;
  readonly #settle: (result: Buffer | Error) => void;

  /** `send` gets the parts in order; `settle` gets the whole page. */
  constructor(send: (part: Buffer) => void, settle: (result: Buffer | Error) => void) {
    super();
    this.#send = send;
    this.#settle = settle;
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
    const queue = this.#queue === null ? findHoles(batch) : fillHoles(this.#queue, batch);
    const next = queue.findIndex((piece) => !Buffer.isBuffer(piece));
    const ready = queue.splice(0, next < 0 ? queue.length : next) as Buffer[];
    this.#queue = queue;
    if (ready.length === 0) return;
    const part = Buffer.concat(ready);
    this.#parts.push(part);
    this.#send(part);
  }

  end(): this {
    this.flush();
    this.#settle(
      this.#queue?.length === 0
        ? Buffer.concat(this.#parts)
        : new Error('React left a hole in the page'),
    );
    return this;
  }

  destroy(error?: Error): this {
    this.#settle(error ?? new Error('the page was given up'));
    return this;
  }
}

function findHoles(document: Buffer): (Buffer | Hole)[] {
  // One character per byte.
  const text = document.toString('latin1');
  const queue: (Buffer | Hole)[] = [];
  let at = 0;
  for (const { 0: marker, 1: id = '', index } of text.matchAll(openHole)) {
    const end = text.indexOf(close.toString(), index);
    queue.push(document.subarray(at, index));
    queue.push({ id, fallback: document.subarray(index + marker.length, end) });
    at = end + close.length;
  }
  const scriptAt = at === 0 ? -1 : text.indexOf(timing, at);
  queue.push(document.subarray(at, scriptAt < 0 ? undefined : scriptAt));
  if (scriptAt >= 0)
    queue.push(document.subarray(text.indexOf(closeScript, scriptAt) + closeScript.length));
  return queue;
}

function fillHoles(queue: (Buffer | Hole)[], batch: Buffer): (Buffer | Hole)[] {
  const text = batch.toString('latin1');
  let at = 0;
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const fill = (id: string | undefined, create: (hole: Hole) => Buffer[]) => {
    const index = queue.findIndex((piece) => !Buffer.isBuffer(piece) && piece.id === id);
    if (index < 0) throw new Error('late content has no place');
    queue.splice(index, 1, ...create(queue[index] as Hole));
  };
  for (;;) {
    const id = read(segment)?.[1];
    if (id !== undefined) {
      const call = `","S:${id}")${closeScript}`;
      const called = text.indexOf(call, at);
      // For example because it needs a stylesheet.
      if (called < 0) throw new Error('late content needs a script');
      const content = batch.subarray(at, text.lastIndexOf('</div><script>', called));
      fill(id, () => [complete, content, close]);
      at = called + call.length;
      continue;
    }
    const failedId = read(failure)?.[1];
    if (failedId !== undefined) {
      fill(failedId, ({ fallback }) => [failed, fallback, close]);
      at = text.indexOf(closeScript, at) + closeScript.length;
    } else if (!read(link)) return [...queue, batch.subarray(at)];
  }
}
