import { MIMEType } from 'node:util';
import { Parser } from 'htmlparser2';

/**
 * `meta`: the first value by `name` or `property` in lower case. `canonical`: the link that the
 * head names as the page's own, as written.
 */
type PageHead = {
  title: string | null;
  meta: ReadonlyMap<string, string>;
  canonical: string | null;
};

/** Limits that bound the CPU time of a hostile page. `piece` and `title` in characters. */
const max = { tags: 2_000, piece: 16_384, title: 4_000 };

const foreign = new Set(['svg', 'noscript']);

/** Reads the head, and the start of the body if the head has no title. Never throws. */
export function readHead(html: string): PageHead {
  const meta = new Map<string, string>();
  let [title, canonical]: [string | null, string | null] = [null, null];
  let tags = 0;
  let inTitle = false;
  let inBody = false;
  /** Elements whose titles are not the page's. */
  let inside = 0;
  let done = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      tags += 1;
      if (tags >= max.tags || (name === 'body' && (title !== null || meta.has('og:title'))))
        done = true;
      if (done) return;
      if (name === 'body') inBody = true;
      if (foreign.has(name)) inside += 1;
      if (name === 'title' && title === null && inside === 0) inTitle = true;
      if (name === 'meta') addMeta(meta, attributes);
      if (name === 'link' && !inBody && /(?:^|\s)canonical(?:\s|$)/i.test(attributes.rel ?? ''))
        canonical ??= attributes.href?.trim() || null;
    },
    ontext(text) {
      if (inTitle && !done && (title ?? '').length < max.title)
        title = ((title ?? '') + text).slice(0, max.title);
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      if (foreign.has(name)) inside -= 1;
    },
  });
  for (let at = 0; at < html.length; at += max.piece) {
    if (done) break;
    parser.write(html.slice(at, at + max.piece));
  }
  parser.end();
  return { title, meta, canonical };
}

function addMeta(
  meta: Map<string, string>,
  { name, property, content, charset, 'http-equiv': header }: Record<string, string>,
): void {
  const set = (key: string | undefined, value: string | undefined) => {
    const plain = key?.trim().toLowerCase();
    if (plain && value?.trim() && !meta.has(plain)) meta.set(plain, value.slice(0, max.title));
  };
  set('charset', charset);
  if (header?.trim().toLowerCase() === 'content-type') set('content-type', content);
  set(property, content);
  set(name, content);
}

/**
 * Decodes a page. The byte order mark decides, else the charset of `Content-Type`, else the
 * declared one. Without these, it is UTF-8 if valid, else windows-1252.
 */
export function decodePage(bytes: Buffer, contentType: string): string {
  const label = readByteOrderMark(bytes) ?? parseCharset(contentType) ?? readDeclaredCharset(bytes);
  const decoder = label === null ? null : createDecoder(label);
  if (decoder) return decoder.decode(bytes);
  try {
    // The last character may be incomplete.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readByteOrderMark(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 3).toString('hex');
  return start === 'efbbbf'
    ? 'utf-8'
    : start.startsWith('feff')
      ? 'utf-16be'
      : start.startsWith('fffe')
        ? 'utf-16le'
        : null;
}

/** Bytes in which a page must declare its charset. */
const maxCharsetOffset = 4_096;

function readDeclaredCharset(bytes: Buffer): string | null {
  const { meta } = readHead(bytes.subarray(0, maxCharsetOffset).toString('latin1'));
  const label = meta.get('charset')?.trim() ?? parseCharset(meta.get('content-type') ?? '');
  // In UTF-16 the declaration would not be ASCII.
  return label !== null && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function parseCharset(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get('charset');
  } catch {
    return null;
  }
}

function createDecoder(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
