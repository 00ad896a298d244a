import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import * as limits from '#shared/limits.ts';
import { createProxyCheck, type TrustedProxies } from '../infra/client-address.ts';
import { closeIdleConnections, limitConnections } from './connections.ts';

/** Creates a server with `limits.http`. While `isStopping`, replies close their connections. */
export function createHttpServer(
  listener: RequestListener,
  isStopping: () => boolean,
  trustedProxies: TrustedProxies = 0,
): Server {
  const latest = new WeakMap<object, ServerResponse>();
  const server = createServer(
    {
      maxHeaderSize: limits.http.headerBytes,
      headersTimeout: limits.http.headersTimeoutMs,
      requestTimeout: limits.http.requestTimeoutMs,
      keepAliveTimeout: limits.http.keepAliveTimeoutMs,
      connectionsCheckingInterval: 1_000,
      requireHostHeader: true,
    },
    (req, res) => {
      latest.set(req.socket, res);
      if (isStopping()) res.setHeader('Connection', 'close');
      listener(req, res);
    },
  );
  limitConnections(server, createProxyCheck(trustedProxies));
  server.timeout = limits.http.stallTimeoutMs;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    // A second reply would be taken for the reply to the next request.
    const answer = latest.get(socket);
    if (answer?.headersSent && !(answer.writableFinished && answer.req.complete))
      return void socket.end(() => socket.destroy());
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? '408 Request Timeout'
          : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  // CONNECT and upgrades are not supported.
  server.on('connect', (_req, socket) =>
    socket.end(
      'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\n' +
        'Connection: close\r\nContent-Length: 0\r\n\r\n',
    ),
  );
  return server;
}

/** Accepts no new connections, and closes those still in use after `closeAfterMs`. */
export async function drain(servers: Server[]): Promise<void> {
  // Keep-alive connections become idle one by one.
  const idle = setInterval(() => servers.forEach(closeIdleConnections), 100);
  const cut = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, limits.stop.closeAfterMs);
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          // `close` of the HTTP server would also close connections that are not idle.
          TcpServer.prototype.close.call(server, () => resolve());
          closeIdleConnections(server);
        }),
    ),
  );
  clearTimeout(cut);
  clearInterval(idle);
}
