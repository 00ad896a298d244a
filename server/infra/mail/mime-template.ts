import { randomUUID } from 'node:crypto';
import { encodeWord, isPlainText, quoteString } from 'nodemailer/lib/mime-funcs';
import MimeNode from 'nodemailer/lib/mime-node';
import { encode as encodeQuotedPrintable, wrap } from 'nodemailer/lib/qp';

type Mailbox = { name: string; address: string };
/** A value that needs no encoding by nodemailer. */
type PreparedHeader = { prepared: boolean; foldLines: boolean; value: string };
type HeaderValue = string | Mailbox | PreparedHeader;

/** The head of an email, as nodemailer takes it. */
export type MessageHead = {
  from: Mailbox;
  to: Mailbox;
  subject: string;
  messageId: string;
  headers: Record<string, string | PreparedHeader>;
};

/**
 * A text with values for one reader: `strings[0] values[0] strings[1] …`. Emails with the same
 * `strings` array share its encoding, which is most of the cost of an email.
 */
export type FilledTemplate = { strings: readonly string[]; values: readonly string[] };

/** Encoded parts that many emails share: header lines, and the body between the values. */
type SharedParts = { headKey: string; head: string; body: Buffer<ArrayBuffer>[] };
const sharedParts = new WeakMap<readonly string[], SharedParts>();

export const fillTemplate = (text: string | FilledTemplate): string =>
  typeof text === 'string'
    ? text
    : text.strings.map((string, i) => `${string}${text.values[i] ?? ''}`).join('');

/** Composes an email. Decoded, it equals what nodemailer composes of the filled texts. */
export function composeMail(
  { from, to, subject, messageId, headers }: MessageHead,
  { html, text }: { html: FilledTemplate; text: FilledTemplate },
): Buffer {
  const { 'List-Unsubscribe': unsubscribe, ...sharedHeaders } = headers;
  const headKey = JSON.stringify([from, subject, sharedHeaders]);
  let shared = sharedParts.get(html.strings);
  if (shared?.headKey !== headKey) {
    const allHeaders = { From: from, Subject: subject, ...sharedHeaders };
    shared = { headKey, ...encodeSharedParts(allHeaders, html.strings, text.strings) };
    sharedParts.set(html.strings, shared);
  }
  const lines = [
    // An ASCII address needs no encoding, and none has a character that would end the line.
    /^[!-~]+$/.test(to.address) ? `To: ${to.address}` : encodeHeaders({ To: to }),
    `Message-ID: ${messageId}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
  ];
  if (typeof unsubscribe === 'object') lines.push(`List-Unsubscribe: ${unsubscribe.value}`);
  const values = [...text.values, ...html.values].map((value) => encodeChunk(value));
  const { body } = shared;
  const head = `${shared.head}\r\n${lines.join('\r\n')}\r\n\r\n`;
  const bytes = allocate(
    Buffer.byteLength(head) +
      body.reduce((sum, chunk, i) => sum + chunk.length + (values[i]?.length ?? 0), 0),
  );
  let offset = bytes.write(head);
  body.forEach((chunk, i) => {
    offset += chunk.copy(bytes, offset);
    // Quoted-printable is ASCII: one byte per character.
    if (values[i]) offset += bytes.write(values[i], offset, 'latin1');
  });
  return bytes;
}

/** Encodes a name for a header. Splits words at the 75 characters that RFC 2047 allows. */
export const encodePhrase = (text: string) =>
  isPlainText(text) ? quoteString(text) : encodeWord(text, 'B', 52);

function encodeSharedParts(
  headers: Record<string, HeaderValue>,
  html: readonly string[],
  text: readonly string[],
): Omit<SharedParts, 'headKey'> {
  const boundary = `--_${randomUUID()}`;
  const encodePart = (type: string, strings: readonly string[]) => {
    const partHead =
      `--${boundary}\r\nContent-Type: text/${type}; charset=utf-8\r\n` +
      'Content-Transfer-Encoding: quoted-printable\r\n\r\n';
    return strings.map((string, i) => {
      const chunk = encodeChunk(string, i === strings.length - 1);
      return i === 0 ? partHead + chunk : chunk;
    });
  };
  const [plainPart, htmlPart] = [encodePart('plain', text), encodePart('html', html)];
  const body = [
    ...plainPart.slice(0, -1),
    `${plainPart.at(-1)}\r\n${htmlPart[0]}`,
    ...htmlPart.slice(1, -1),
    `${htmlPart.at(-1)}\r\n--${boundary}--\r\n`,
  ];
  return {
    head: encodeHeaders(headers, `multipart/alternative; boundary="${boundary}"`),
    body: body.map((chunk) => Buffer.from(chunk)),
  };
}

/**
 * Encodes a chunk as quoted-printable, in lines of at most 76 characters. A soft line break ends
 * each chunk but the last, so that chunks can be joined.
 */
function encodeChunk(chunk: string, isLast = false): string {
  const lines = wrap(encodeQuotedPrintable(chunk.replace(/\r?\n/g, '\r\n')), 75);
  return isLast || lines === '' || lines.endsWith('\n') ? lines : `${lines}=\r\n`;
}

/** Encodes header lines, without those that nodemailer adds by itself. */
function encodeHeaders(headers: Record<string, HeaderValue>, contentType?: string): string {
  const lines = new MimeNode(contentType ?? 'text/plain')
    .setHeader({ 'Message-ID': 'none', Date: 'none', ...headers })
    .buildHeaders();
  return lines
    .split(/\r\n(?![ \t])/)
    .filter(
      (line) =>
        !/^(?:Message-ID|Date):/.test(line) &&
        (contentType !== undefined || !/^(?:Content-|MIME-)/.test(line)),
    )
    .join('\r\n');
}

/** Free buffers. New ones for thousands of emails would pile up until a major collection. */
const freeBuffers: ArrayBuffer[] = [];
const maxFreeBuffers = 10;
const pageSize = 4_096;

function allocate(length: number): Buffer<ArrayBuffer> {
  const free = freeBuffers.pop();
  const buffer =
    free && free.byteLength >= length
      ? free
      : new ArrayBuffer(Math.ceil(length / pageSize + 1) * pageSize);
  return Buffer.from(buffer, 0, length);
}

/** Returns the memory of a composed email. Nothing may read it any more. */
export function releaseMail({ buffer }: Buffer): void {
  if (freeBuffers.length < maxFreeBuffers) freeBuffers.push(buffer as ArrayBuffer);
}
