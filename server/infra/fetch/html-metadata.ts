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
 * Decodes a page. Bytes that are valid UTF-8, and not only ASCII, are UTF-8 whatever a header says.
 * Otherwise the byte order mark decides, else the charset of `Content-Type`, else the declared
 * one. Bytes that are not UTF-8 where it is promised or nothing is, are windows-1252.
 * Decision 462.
 */
export function decodePage(bytes: Buffer, contentType: string): string {
  const mark = readByteOrderMark(bytes);
  const text = mark === null ? decodeUtf8(bytes) : null;
  // UTF-16 and ISO-2022 look like ASCII.
  if (text !== null && /[^\0-\x7f]/.test(text)) return text;
  const label = mark ?? parseCharset(contentType) ?? readDeclaredCharset(bytes);
  const decoder = label === null ? null : createDecoder(label);
  if (decoder && decoder.encoding !== 'utf-8') return decoder.decode(bytes);
  return text ?? decodeUtf8(bytes)?.replace(/^\ufeff/, '') ?? repairUtf8(bytes);
}

function decodeUtf8(bytes: Buffer): string | null {
  try {
    // The last character may be incomplete.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** Valid characters of several bytes, or one other byte. */
const utf8Characters = new RegExp(
  '(?:[\\xc2-\\xdf][\\x80-\\xbf]|\\xe0[\\xa0-\\xbf][\\x80-\\xbf]|[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]{2}|' +
    '\\xed[\\x80-\\x9f][\\x80-\\xbf]|\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2}|[\\xf1-\\xf3][\\x80-\\xbf]{3}|' +
    '\\xf4[\\x80-\\x8f][\\x80-\\xbf]{2})+|[\\x80-\\xff]',
  'g',
);
const windows1252 = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
);

/** Decodes UTF-8 with some bytes of windows-1252. */
function repairUtf8(bytes: Buffer): string {
  const start = bytes.subarray(0, 3).toString('hex') === 'efbbbf' ? 3 : 0;
  return bytes
    .subarray(start)
    .toString('latin1')
    .replace(utf8Characters, (found) =>
      found.length === 1
        ? (windows1252[found.charCodeAt(0)] ?? '')
        : Buffer.from(found, 'latin1').toString(),
    );
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
