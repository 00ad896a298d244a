import { once } from 'node:events';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { connect } from 'node:net';
import { afterAll } from 'vitest';
import { listen } from '../../server/http/listen.ts';
import { createHttpServer, drain } from '../../server/http/server.ts';

/**
 * Serves an application on a free port with the HTTP server of the program, until the file ends.
 */
export async function serve(app: RequestListener): Promise<number> {
  const server = createHttpServer(app, () => false);
  const port = await listen(server, 0, '127.0.0.1');
  afterAll(() => drain([server]));
  return port;
}

/** The bytes received on one socket until the server closed it. */
type Exchange = {
  text: string;
  /** Status of every answer, in order. */
  statuses: number[];
  head: string;
  body: string;
};

/**
 * Sends raw bytes and reads until the server closes the connection. Keep-alive runs into the time
 * limit of the test.
 */
export async function exchange(port: number, ...parts: (string | Buffer)[]): Promise<Exchange> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A reset by a server with unread bytes counts as closed.
  socket.on('error', () => undefined);
  const over = new Promise<void>((resolve) => {
    socket.once('end', resolve);
    socket.once('close', () => resolve());
  });
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  await over;
  socket.destroy();
  const text = Buffer.concat(chunks).toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  return {
    text,
    statuses: [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)),
    head: end === -1 ? text : text.slice(0, end),
    body: end === -1 ? '' : text.slice(end + 4),
  };
}

/** Lines of a request with their ends. */
export function request(...lines: string[]): string {
  return `${[...lines, '', ''].join('\r\n')}`;
}

/** A response with raw bytes: no decompression, no redirects. */
type RawAnswer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

export async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const call = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) };
}
