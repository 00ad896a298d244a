import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received email. `head` has one header per line. */
export type Delivered = { from: string; to: string[]; head: string; body: string; raw: string };

/**
 * A mail server that stores its mail. It offers no TLS, because its certificate would be invalid.
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<{ delivered: Delivered[]; url: string; close(): Promise<void> }> {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => (raw += chunk));
      stream.on('end', () => {
        const [head = '', ...rest] = raw.replaceAll('\r\n', '\n').split('\n\n');
        delivered.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          head: head.replace(/\n[ \t]+/g, ' '),
          body: rest.join('\n\n'),
          raw,
        });
        done();
      });
    },
    ...options,
  });
  // A client that disconnects is no server error.
  server.on('error', () => undefined);
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  return {
    delivered,
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The text and HTML parts of a `multipart/alternative` email. */
export function partsOfMail(raw: string): { text: string; html: string } {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  const part = (type: string) => {
    const found =
      raw
        .split(`--${boundary}`)
        .find((part) => new RegExp(`^\\s*Content-Type: ${type}`, 'i').test(part)) ?? '';
    const at = found.indexOf('\r\n\r\n');
    const body = found.slice(at + 4).replace(/\r\n$/, '');
    if (/quoted-printable/i.test(found.slice(0, at))) {
      return Buffer.from(
        body
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      )
        .toString('utf8')
        .replaceAll('\r\n', '\n');
    }
    return (
      /base64/i.test(found.slice(0, at)) ? Buffer.from(body, 'base64').toString('utf8') : body
    ).replaceAll('\r\n', '\n');
  };
  return { text: part('text/plain'), html: part('text/html') };
}
